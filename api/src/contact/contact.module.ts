import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactPersonalDataService } from './contact-personal-data.service.js';
import { ContactController } from './contact.controller.js';
import { ContactService } from './contact.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ContactMessage]),
    MailModule,
    PersonalDataModule,
    SettingsModule,
  ],
  controllers: [ContactController],
  providers: [ContactService, ContactPersonalDataService],
})
export class ContactModule {}
