import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { TestMailsController } from './test-mails.controller.js';
import { TestMailsService } from './test-mails.service.js';

/** Test mails, by which administrators see whether mails are delivered. */
@Module({
  imports: [MailModule, SettingsModule],
  controllers: [TestMailsController],
  providers: [TestMailsService],
})
export class TestMailsModule {}
