import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BankPaymentsModule } from '../bank-payments/bank-payments.module.js';
import { BlogModule } from '../blog/blog.module.js';
import { ContactModule } from '../contact/contact.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { DonationsModule } from '../donations/donations.module.js';
import { EventsModule } from '../events/events.module.js';
import { HealthReportModule } from '../health-report/health-report.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MediaModule } from '../media/media.module.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { PartnersModule } from '../partners/partners.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { PublicCallsModule } from '../public-calls/public-calls.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { TeamModule } from '../team/team.module.js';
import { UsersModule } from '../users/users.module.js';
import { ChangeRecorder } from './change-recorder.js';
import { ChangesService } from './changes.service.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';
import { RecordedChange } from './recorded-change.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([RecordedChange]),
    HealthReportModule,
    BankPaymentsModule,
    BlogModule,
    ContactModule,
    DocumentsModule,
    DonationsModule,
    EventsModule,
    MailModule,
    MediaModule,
    NewsletterModule,
    PagesModule,
    PartnersModule,
    ProjectsModule,
    PublicCallsModule,
    SettingsModule,
    TeamModule,
    UsersModule,
  ],
  controllers: [DashboardController],
  providers: [ChangesService, DashboardService, ChangeRecorder],
})
export class DashboardModule {}
