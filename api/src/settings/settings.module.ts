import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountChange } from './account/account-change.entity.js';
import { AccountChangesController } from './account/account-changes.controller.js';
import { AccountChangesService } from './account/account-changes.service.js';
import { NoticeEmailsService } from './account/notice-emails.service.js';
import { SettingsController } from './settings.controller.js';
import { Settings } from './settings.entity.js';
import { SettingsService } from './settings.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Settings, AccountChange]),
    MailModule,
    PersonalDataModule,
    UsersModule,
  ],
  controllers: [AccountChangesController, SettingsController],
  providers: [AccountChangesService, NoticeEmailsService, SettingsService],
  exports: [AccountChangesService, NoticeEmailsService, SettingsService],
})
export class SettingsModule {}
