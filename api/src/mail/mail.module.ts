import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailDelivery } from './mail-delivery.service.js';
import { MailFiles } from './mail-files.service.js';
import { MailQueue } from './mail-queue.service.js';
import { Mail } from './mail.entity.js';
import { MailsController } from './mails.controller.js';
import { MailsService } from './mails.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Mail]), JobsModule],
  controllers: [MailsController],
  providers: [MailQueue, MailFiles, MailDelivery, MailsService],
  exports: [MailQueue, MailFiles],
})
export class MailModule {}
