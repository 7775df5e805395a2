import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BlogModule } from '../blog/blog.module.js';
import { EventsModule } from '../events/events.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { IssueArchiveController } from './archive/issue-archive.controller.js';
import { IssueArchiveService } from './archive/issue-archive.service.js';
import { ImportedInvitationsService } from './import/imported-invitations.service.js';
import { SubscriberImportController } from './import/subscriber-import.controller.js';
import { SubscriberImportService } from './import/subscriber-import.service.js';
import { IssueSendingService } from './issues/issue-sending.service.js';
import { IssuesController } from './issues/issues.controller.js';
import { IssuesService } from './issues/issues.service.js';
import { NewsletterPersonalDataService } from './newsletter-personal-data.service.js';
import { NewsletterRecipientsService } from './newsletter-recipients.service.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterService } from './newsletter.service.js';
import { Subscriber } from './subscriber.entity.js';
import { SubscriptionController } from './subscription.controller.js';
import { SubscriptionService } from './subscription.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Subscriber]),
    BlogModule,
    EventsModule,
    JobsModule,
    MailModule,
    PersonalDataModule,
    SettingsModule,
  ],
  controllers: [
    SubscriptionController,
    SubscriberImportController,
    IssueArchiveController,
    NewsletterController,
    IssuesController,
  ],
  providers: [
    NewsletterService,
    SubscriptionService,
    NewsletterPersonalDataService,
    NewsletterRecipientsService,
    IssueSendingService,
    IssuesService,
    SubscriberImportService,
    IssueArchiveService,
    ImportedInvitationsService,
  ],
  exports: [IssuesService],
})
export class NewsletterModule {}
