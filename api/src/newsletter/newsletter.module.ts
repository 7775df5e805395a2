import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { NewsletterController } from './newsletter.controller.js';
import { Newsletter } from './newsletter.entity.js';
import { NewsletterService } from './newsletter.service.js';
import { SubscriptionController } from './subscription.controller.js';
import { SubscriptionService } from './subscription.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Newsletter]), JobsModule, MailModule, SettingsModule],
  controllers: [SubscriptionController, NewsletterController],
  providers: [NewsletterService, SubscriptionService],
})
export class NewsletterModule {}
