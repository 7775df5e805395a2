import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { MailAttachmentsService } from './mail-attachments.service.js';
import { MailDeliveryService } from './mail-delivery.service.js';
import { MailQueueService } from './mail-queue.service.js';
import { MailRecipientsService } from './mail-recipients.service.js';
import { Mail } from './mail.entity.js';
import { MailsPersonalDataService } from './mails-personal-data.service.js';
import { MailsController } from './mails.controller.js';
import { MailsService } from './mails.service.js';
import { MailPicturesService } from './pictures/mail-pictures.service.js';
import { RefusedAddressesController } from './refused/refused-emails.controller.js';
import { RefusedEmailsService } from './refused/refused-emails.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Mail]), JobsModule, PersonalDataModule],
  controllers: [MailsController, RefusedAddressesController],
  providers: [
    MailQueueService,
    MailAttachmentsService,
    MailRecipientsService,
    MailPicturesService,
    MailDeliveryService,
    MailsService,
    MailsPersonalDataService,
    RefusedEmailsService,
  ],
  exports: [
    MailQueueService,
    MailAttachmentsService,
    MailPicturesService,
    MailRecipientsService,
    MailsService,
  ],
})
export class MailModule {}
