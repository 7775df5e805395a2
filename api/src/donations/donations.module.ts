import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { DonationLinksService } from './donation-links.service.js';
import { DonationPaymentsService } from './donation-payments.service.js';
import { DonationStatusController } from './donation-status.controller.js';
import { DonationStatusService } from './donation-status.service.js';
import { DonationTotalsService } from './donation-totals.service.js';
import { Donation } from './donation.entity.js';
import { DonationsPersonalDataService } from './donations-personal-data.service.js';
import { DonationsController } from './donations.controller.js';
import { DonationsService } from './donations.service.js';
import { DonorMailsService } from './donor-mails.service.js';
import { GivenReferencesService } from './given-references.service.js';
import { SlipsController } from './slips/slips.controller.js';
import { SlipsService } from './slips/slips.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Donation]),
    JobsModule,
    MailModule,
    PersonalDataModule,
    SettingsModule,
  ],
  controllers: [SlipsController, DonationStatusController, DonationsController],
  providers: [
    DonationLinksService,
    DonationStatusService,
    DonationsPersonalDataService,
    DonationsService,
    DonorMailsService,
    DonationPaymentsService,
    DonationTotalsService,
    GivenReferencesService,
    SlipsService,
  ],
  exports: [DonationsService, DonationTotalsService, DonationPaymentsService],
})
export class DonationsModule {}
