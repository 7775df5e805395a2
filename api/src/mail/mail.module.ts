import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { MailDelivery } from './mail-delivery.service.js';
import { MailFiles } from './mail-files.service.js';
import { MailQueue } from './mail-queue.service.js';
import { Mail } from './mail.entity.js';
import { MailsPersonalData } from './mails-personal-data.service.js';
import { MailsController } from './mails.controller.js';
import { MailsService } from './mails.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Mail]), JobsModule, PersonalDataModule],
  controllers: [MailsController],
  providers: [MailQueue, MailFiles, MailDelivery, MailsService, MailsPersonalData],
  exports: [MailQueue, MailFiles],
})
export class MailModule {}
