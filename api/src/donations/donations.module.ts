import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../settings/settings.module.js';
import { Donation } from './donation.entity.js';
import { DonationsController } from './donations.controller.js';
import { DonationsService } from './donations.service.js';
import { SlipsController } from './slips.controller.js';
import { SlipsService } from './slips.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Donation]), SettingsModule],
  controllers: [SlipsController, DonationsController],
  providers: [DonationsService, SlipsService],
})
export class DonationsModule {}
