import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DonationsModule } from '../donations/donations.module.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { BankPayment } from './bank-payment.entity.js';
import { BankPaymentsPersonalDataService } from './bank-payments-personal-data.service.js';
import { BankPaymentsController } from './bank-payments.controller.js';
import { BankPaymentsService } from './bank-payments.service.js';
import { PaymentReversalsService } from './payment-reversals.service.js';
import { StatementImportService } from './statement-import.service.js';
import { BankStatement } from './statements-list/bank-statement.entity.js';
import { BankStatementsController } from './statements-list/bank-statements.controller.js';
import { BankStatementsService } from './statements-list/bank-statements.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([BankPayment, BankStatement]),
    DonationsModule,
    PersonalDataModule,
    SettingsModule,
  ],
  controllers: [BankPaymentsController, BankStatementsController],
  providers: [
    BankPaymentsPersonalDataService,
    BankPaymentsService,
    BankStatementsService,
    PaymentReversalsService,
    StatementImportService,
  ],
  exports: [BankPaymentsService],
})
export class BankPaymentsModule {}
