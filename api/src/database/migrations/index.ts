import { AddNewsletterConsent1700000000004 } from './add-newsletter-consent.js';
import { AddPartnerKind1700000000006 } from './add-partner-kind.js';
import { AddProjectIcons1700000000042 } from './add-project-icons.js';
import { AddRowVersions1700000000012 } from './add-row-versions.js';
import { AddSearch1700000000007 } from './add-search.js';
import { AddSubmissionFingerprints1700000000037 } from './add-submission-fingerprints.js';
import { CompletePublicForms1700000000010 } from './complete-public-forms.js';
import { ConfirmNewsletterAddresses1700000000018 } from './confirm-newsletter-addresses.js';
import { CreateBankPayments1700000000023 } from './create-bank-payments.js';
import { CreateContent1700000000001 } from './create-content.js';
import { CreateDocuments1700000000009 } from './create-documents.js';
import { CreateMails1700000000014 } from './create-mails.js';
import { CreateMedia1700000000008 } from './create-media.js';
import { CreateNewsletterIssues1700000000021 } from './create-newsletter-issues.js';
import { CreatePrivacyRecords1700000000024 } from './create-privacy-records.js';
import { CreatePublicForms1700000000002 } from './create-public-forms.js';
import { CreateRateLimits1700000000003 } from './create-rate-limits.js';
import { CreateRecentSubmissions1700000000015 } from './create-recent-submissions.js';
import { CreateSettings1700000000011 } from './create-settings.js';
import { DatePostsByPublication1700000000040 } from './date-posts-by-publication.js';
import { IndexEventsByPassing1700000000005 } from './index-events-by-passing.js';
import { KeepBlogVersions1700000000013 } from './keep-blog-versions.js';
import { KeepPaidCents1700000000033 } from './keep-paid-cents.js';
import { MailDonors1700000000019 } from './mail-donors.js';
import { NamePlacesInEnglish1700000000016 } from './name-places-in-english.js';
import { NoteAgreeingTexts1700000000025 } from './note-agreeing-texts.js';
import { ReverseBankPayments1700000000034 } from './reverse-bank-payments.js';
import { TellWrittenMailsApart1700000000041 } from './tell-written-mails-apart.js';
import { VersionUsersAndDonations1700000000017 } from './version-users-and-donations.js';

/** Every migration, oldest first. One that was released is never changed again. */
export const MIGRATIONS = [
  CreateContent1700000000001,
  CreatePublicForms1700000000002,
  CreateRateLimits1700000000003,
  AddNewsletterConsent1700000000004,
  IndexEventsByPassing1700000000005,
  AddPartnerKind1700000000006,
  AddSearch1700000000007,
  CreateMedia1700000000008,
  CreateDocuments1700000000009,
  CompletePublicForms1700000000010,
  CreateSettings1700000000011,
  AddRowVersions1700000000012,
  KeepBlogVersions1700000000013,
  CreateMails1700000000014,
  CreateRecentSubmissions1700000000015,
  NamePlacesInEnglish1700000000016,
  VersionUsersAndDonations1700000000017,
  ConfirmNewsletterAddresses1700000000018,
  MailDonors1700000000019,
  CreateNewsletterIssues1700000000021,
  CreateBankPayments1700000000023,
  CreatePrivacyRecords1700000000024,
  NoteAgreeingTexts1700000000025,
  KeepPaidCents1700000000033,
  ReverseBankPayments1700000000034,
  AddSubmissionFingerprints1700000000037,
  DatePostsByPublication1700000000040,
  TellWrittenMailsApart1700000000041,
  AddProjectIcons1700000000042,
];
