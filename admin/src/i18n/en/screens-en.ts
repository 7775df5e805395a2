import type { ScreensCatalogue } from '../hr/hr';
import { apiTokensEn } from './api-tokens';
import { auditLogEn } from './audit-log';
import { backupsEn } from './backups';
import { bankPaymentsEn } from './bank-payments';
import { blogEn } from './blog';
import { contactEn } from './contact';
import { documentsEn } from './documents';
import { donationsEn } from './donations';
import { eventsEn } from './events';
import { bulkEn } from './general/bulk';
import { conflictEn } from './general/conflict';
import { draftLinkEn } from './general/draft-link';
import { imageEn } from './general/image';
import { passkeysEn } from './general/passkeys';
import { passwordAgainEn } from './general/password-again';
import { publishingEn } from './general/publishing';
import { richTextEn } from './general/rich-text';
import { secondFactorEn } from './general/second-factor';
import { slugEn } from './general/slug';
import { healthEn } from './health';
import { issuesEn } from './issues';
import { mailsEn } from './mails';
import { mediaEn } from './media';
import { newsletterEn } from './newsletter';
import { pageTextsEn } from './page-texts';
import { pagesEn } from './pages';
import { partnersEn } from './partners';
import { passwordResetEn } from './password-reset';
import { privacyEn } from './privacy';
import { projectsEn } from './projects';
import { publicCallsEn } from './public-calls';
import { redirectsEn } from './redirects';
import { settingsEn } from './settings';
import { teamEn } from './team';
import { trashEn } from './trash';
import { usersEn } from './users';

export const screensEn = {
  admin: {
    help: 'What is this screen for?',
    export: 'Export CSV',
    filter: {
      filters: 'Filters',
      all: 'All',
      translation: 'Translation',
      untranslated: 'Missing',
      translated: 'Complete',
      outdated: 'Older than the other',
      gaps: {
        missing: 'The translation lacks: %{fields}.',
        same: 'The same in both languages: %{fields}.',
      },
    },
    list: {
      state: 'State',
      remark: 'Remark',
      view: 'View of the list',
      cards: 'Cards',
      table: 'Table',
      page: 'Page',
      of: 'of %{pages}',
      noSuchPage: 'Enter a number from 1 to %{pages}.',
    },
    form: {
      save: 'Save',
      saving: 'Saving…',
      cancel: 'Cancel',
      more: 'More',
      close: 'Close',
      closedUnsaved: 'The form is closed, and what you typed was not saved.',
      bringBack: 'Bring it back',
      arrived:
        'The first save had arrived after all. This is the saved record with what you changed since; save it once more.',
      openElsewhere: {
        others: '%{names} also has this record open. |||| %{names} also have this record open.',
        since: '%{name} (since %{time})',
        second: 'Whoever saves it second is shown what the first one changed.',
        own: 'You have it open on another device or in another tab, too (since %{time}).',
      },
      draftWork: {
        found: 'There is unsaved work in this browser: %{date}.',
        foundElsewhere: 'There is unsaved work of yours from another device or browser: %{date}.',
        unfinished: 'Unfinished',
        continueNew: 'Continue unfinished work',
        overtaken:
          'The record has been saved since. If you restore what you typed, your changes replace newer ones; look them over before you save.',
        restore: 'Restore unsaved work',
        discard: 'Discard',
        restored: 'The unsaved work is back in the form.',
        kept: 'Not saved; kept in this browser (%{time}).',
        keptWithoutFile: 'Not saved; kept in this browser (%{time}), but without the chosen file.',
        full: 'This browser cannot keep unsaved work. Save the form before you close it.',
      },
      deletion: {
        title: 'Delete “%{name}”?',
        text: 'Visitors will no longer see this. It is kept in the bin for 30 days and can be restored from there.',
        forGood: 'It cannot be restored after that.',
        toBin:
          'It is kept in the bin for 30 days and can be restored from there. After that it is deleted for good.',
      },
      croatian: 'Croatian',
      length: {
        left: '%{smart_count} more character fits. |||| %{smart_count} more characters fit.',
        over: 'Too long: %{smart_count} character, and at most %{max} fit. |||| Too long: %{smart_count} characters, and at most %{max} fit.',
      },
      croatianOnly: {
        badge: 'Croatian only',
        help: 'The English site shows the Croatian text, marked as such. No English text is needed; one that exists is kept, and shown again when this is switched off.',
      },
      english: 'English',
      /** The message of an API rule, which has both languages as arguments. */
      rule: '%{en}',
      number: {
        understood: 'Read as %{amount}',
        notAmount: 'This cannot be read as an amount. Enter it in figures, for example 1,234.56.',
        notWhole: 'Enter a whole number, in figures only.',
      },
      slug: slugEn,
      completed: 'Entered as %{text}.',
      required: 'Fields marked with an asterisk (*) are required.',
      requiredToPublish:
        'Fields marked with an asterisk (*) are required to publish. A title in one language is enough for a draft.',
      publishing: publishingEn,
      draftLink: draftLinkEn,
      copied: 'This is a copy, saved as a draft.',
    },
    bulk: bulkEn,
    conflict: conflictEn,
    image: imageEn,
    order: {
      up: 'Move up',
      down: 'Move down',
      drag: 'Drag to another place',
      moved: '%{name}: now in place %{place} of %{total}',
      failed: 'The order was not saved. Please try again.',
    },
    blog: blogEn.admin,
    projects: projectsEn.admin,
    events: eventsEn.admin,
    'public-calls': publicCallsEn.admin,
    team: teamEn.admin,
    partners: partnersEn.admin,
    documents: documentsEn.admin,
    'page-texts': pageTextsEn.admin,
    pages: pagesEn.admin,
    media: mediaEn.admin,
    contact: contactEn.admin,
    donations: donationsEn.admin,
    'bank-payments': bankPaymentsEn.admin,
    newsletter: newsletterEn.admin,
    issues: issuesEn.admin,
    mails: mailsEn.admin,
    'refused-addresses': mailsEn.refused,
    'api-tokens': apiTokensEn.admin,
    users: usersEn.admin,
    redirects: redirectsEn.admin,
    trash: trashEn.admin,
    'audit-log': auditLogEn.admin,
    settings: settingsEn.admin,
    privacy: privacyEn.admin,
    backups: backupsEn.admin,
    health: healthEn.admin,
    account: { ...usersEn.account, passkeys: passkeysEn, secondFactor: secondFactorEn },
    passwordAgain: passwordAgainEn,
    passwordReset: passwordResetEn,
    richText: richTextEn,
  },
  resources: {
    blog: blogEn.resource,
    projects: projectsEn.resource,
    events: eventsEn.resource,
    'public-calls': publicCallsEn.resource,
    team: teamEn.resource,
    partners: partnersEn.resource,
    documents: documentsEn.resource,
    'page-texts': pageTextsEn.resource,
    pages: pagesEn.resource,
    media: mediaEn.resource,
    contact: contactEn.resource,
    donations: donationsEn.resource,
    'bank-payments': bankPaymentsEn.resource,
    newsletter: newsletterEn.resource,
    issues: issuesEn.resource,
    mails: mailsEn.resource,
    'api-tokens': apiTokensEn.resource,
    users: usersEn.resource,
    redirects: redirectsEn.resource,
    trash: trashEn.resource,
    'audit-log': auditLogEn.resource,
    'saved-replies': { name: 'Saved reply |||| Saved replies' },
    settings: settingsEn.resource,
    privacy: privacyEn.resource,
    backups: backupsEn.resource,
    health: healthEn.resource,
  },
} satisfies ScreensCatalogue;
