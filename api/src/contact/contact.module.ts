import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactPersonalDataService } from './contact-personal-data.service.js';
import { ContactRepliesController } from './contact-replies.controller.js';
import { ContactRepliesService } from './contact-replies.service.js';
import { ContactReply } from './contact-reply.entity.js';
import { ContactController } from './contact.controller.js';
import { ContactService } from './contact.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ContactMessage, ContactReply]),
    MailModule,
    PersonalDataModule,
    SettingsModule,
  ],
  controllers: [ContactController, ContactRepliesController],
  providers: [ContactService, ContactRepliesService, ContactPersonalDataService],
  exports: [ContactService],
})
export class ContactModule {}
