import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { UsersModule } from '../users/users.module.js';
import { LostDevicesController } from './lost-devices.controller.js';
import { LostDevicesService } from './lost-devices.service.js';
import { PendingLostDevicesController } from './pending-lost-devices.controller.js';

@Module({
  imports: [MailModule, SettingsModule, UsersModule],
  controllers: [LostDevicesController, PendingLostDevicesController],
  providers: [LostDevicesService],
})
export class LostDevicesModule {}
