import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DonationsModule } from '../donations/donations.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { BankPayment } from './bank-payment.entity.js';
import { BankPaymentsController } from './bank-payments.controller.js';
import { BankPaymentsService } from './bank-payments.service.js';
import { StatementImport } from './statement-import.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([BankPayment]), DonationsModule, JobsModule, SettingsModule],
  controllers: [BankPaymentsController],
  providers: [BankPaymentsService, StatementImport],
})
export class BankPaymentsModule {}
