import { AuditEntry } from '../audit/audit-entry.entity.js';
import { ApiToken } from '../auth/api-tokens/api-token.entity.js';
import { Passkey } from '../auth/passkeys/passkey.entity.js';
import { SecondFactor } from '../auth/second-factor/second-factor.entity.js';
import { StoredSession } from '../auth/sessions/stored-session.entity.js';
import { Autosave } from '../autosaves/autosave.entity.js';
import { Backup } from '../backups/backup.entity.js';
import { Restore } from '../backups/restore.entity.js';
import { BankPayment } from '../bank-payments/bank-payment.entity.js';
import { BankStatement } from '../bank-payments/statements-list/bank-statement.entity.js';
import { BlogPostVersion } from '../blog/blog-post-version.entity.js';
import { BlogPost } from '../blog/blog-post.entity.js';
import { ContactMessage } from '../contact/contact-message.entity.js';
import { ContactReply } from '../contact/contact-reply.entity.js';
import { RecordedChange } from '../dashboard/recorded-change.entity.js';
import { DocumentFile } from '../documents/document-file.entity.js';
import { Document } from '../documents/document.entity.js';
import { Donation } from '../donations/donation.entity.js';
import { DraftLink } from '../draft-links/draft-link.entity.js';
import { Event } from '../events/event.entity.js';
import { HealthReport } from '../health-report/health-report.entity.js';
import { Mail } from '../mail/mail.entity.js';
import { RefusedEmail } from '../mail/refused/refused-email.entity.js';
import { MediaFile } from '../media/media-file.entity.js';
import { Media } from '../media/media.entity.js';
import { Issue } from '../newsletter/issues/issue.entity.js';
import { Subscriber } from '../newsletter/subscriber.entity.js';
import { OpenForm } from '../open-forms/open-form.entity.js';
import { EditedPage } from '../page-texts/edited-page.entity.js';
import { PageText } from '../page-texts/page-text.entity.js';
import { SitePage } from '../pages/site-page.entity.js';
import { Partner } from '../partners/partner.entity.js';
import { Erasure } from '../privacy/erasure.entity.js';
import { RetentionRun } from '../privacy/retention-run.entity.js';
import { Project } from '../projects/project.entity.js';
import { PublicCall } from '../public-calls/public-call.entity.js';
import { Redirect } from '../redirects/redirect.entity.js';
import { SavedReply } from '../saved-replies/saved-reply.entity.js';
import { AccountChange } from '../settings/account/account-change.entity.js';
import { Settings } from '../settings/settings.entity.js';
import { TeamMember } from '../team/team-member.entity.js';
import { TrashItem } from '../trash/trash-item.entity.js';
import { User } from '../users/user.entity.js';

/** Every entity the application maps; a new one is added here and in a migration. */
export const ENTITIES = [
  User,
  Project,
  BlogPost,
  BlogPostVersion,
  Event,
  PublicCall,
  TeamMember,
  Partner,
  Media,
  MediaFile,
  Document,
  DocumentFile,
  Subscriber,
  Issue,
  ContactMessage,
  ContactReply,
  SavedReply,
  Donation,
  BankPayment,
  BankStatement,
  AccountChange,
  Settings,
  EditedPage,
  PageText,
  SitePage,
  Mail,
  RefusedEmail,
  Erasure,
  RetentionRun,
  Redirect,
  TrashItem,
  RecordedChange,
  Autosave,
  OpenForm,
  StoredSession,
  Passkey,
  SecondFactor,
  ApiToken,
  DraftLink,
  AuditEntry,
  Backup,
  Restore,
  HealthReport,
];
