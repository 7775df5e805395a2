import { Module, type DynamicModule } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { AccountNoticesModule } from './account-notices/account-notices.module.js';
import { ApiTokensModule } from './api-tokens/api-tokens.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { PasskeysModule } from './auth/passkeys/passkeys.module.js';
import { AutosavesModule } from './autosaves/autosaves.module.js';
import { BackupsModule } from './backups/backups.module.js';
import { BankPaymentsModule } from './bank-payments/bank-payments.module.js';
import { BlogModule } from './blog/blog.module.js';
import type { Config } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import { ContactModule } from './contact/contact.module.js';
import { ContentModule } from './content/content.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { DatabaseModule } from './database/database.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { DonationsModule } from './donations/donations.module.js';
import { DraftLinksModule } from './draft-links/draft-links.module.js';
import { EventsModule } from './events/events.module.js';
import { FeedsModule } from './feeds/feeds.module.js';
import { HealthModule } from './health/health.module.js';
import { HealthReportModule } from './health-report/health-report.module.js';
import { InterceptorChain } from './http/interceptor-chain.js';
import { MailModule } from './mail/mail.module.js';
import { MediaModule } from './media/media.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { OpenFormsModule } from './open-forms/open-forms.module.js';
import { PageTextsModule } from './page-texts/page-texts.module.js';
import { PagesModule } from './pages/pages.module.js';
import { PartnersModule } from './partners/partners.module.js';
import { PasswordResetsModule } from './password-resets/password-resets.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { ProjectsModule } from './projects/projects.module.js';
import { PublicCallsModule } from './public-calls/public-calls.module.js';
import { RedirectsModule } from './redirects/redirects.module.js';
import { SavedRepliesModule } from './saved-replies/saved-replies.module.js';
import { SearchModule } from './search/search.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { TeamModule } from './team/team.module.js';
import { TestMailsModule } from './test-mails/test-mails.module.js';
import { TrashModule } from './trash/trash.module.js';
import { UsersModule } from './users/users.module.js';

@Module({})
export class AppModule {
  /** @param jwtSecret the key that signs sessions and hashes erased email addresses */
  static forRoot(config: Config, dataSource: DataSource, jwtSecret: string): DynamicModule {
    return {
      module: AppModule,
      providers: [InterceptorChain],
      imports: [
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot(dataSource),
        ContentModule,
        AuthModule.forRoot(jwtSecret),
        PasskeysModule,
        PasswordResetsModule,
        AccountNoticesModule,
        ApiTokensModule,
        AuditModule,
        DraftLinksModule,
        UsersModule,
        BlogModule,
        ProjectsModule,
        EventsModule,
        PublicCallsModule,
        TeamModule,
        TestMailsModule,
        PartnersModule,
        MailModule,
        MediaModule,
        DocumentsModule,
        NewsletterModule,
        ContactModule,
        SavedRepliesModule,
        DonationsModule,
        BankPaymentsModule,
        SettingsModule,
        RedirectsModule,
        PageTextsModule,
        PagesModule,
        TrashModule,
        AutosavesModule,
        OpenFormsModule,
        PrivacyModule.forRoot(jwtSecret),
        FeedsModule,
        SearchModule,
        BackupsModule,
        HealthModule,
        HealthReportModule,
        DashboardModule,
      ],
    };
  }
}
