import englishReactAdmin from 'ra-language-english';
import type { AppCatalogue } from '../hr/hr';
import { bankPaymentsEn } from './bank-payments';
import { blogEn } from './blog';
import { contactEn } from './contact';
import { dashboardEn } from './dashboard';
import { documentsEn } from './documents';
import { donationsEn } from './donations';
import { eventsEn } from './events';
import { conflictEn } from './general/conflict';
import { failuresEn } from './general/failures';
import { imageEn } from './general/image';
import { issuesEn } from './issues';
import { mailsEn } from './mails';
import { mediaEn } from './media';
import { newsletterEn } from './newsletter';
import { pageTextsEn } from './page-texts';
import { pagesEn } from './pages';
import { partnersEn } from './partners';
import { privacyEn } from './privacy';
import { projectsEn } from './projects';
import { publicCallsEn } from './public-calls';
import { redirectsEn } from './redirects';
import { settingsEn } from './settings';
import { teamEn } from './team';
import { usersEn } from './users';

export const en = {
  ra: {
    ...englishReactAdmin.ra,
    // The button shows the current sort order, while “Sort by” reads like a command.
    sort: { ...englishReactAdmin.ra.sort, sort_by: 'Sorted: %{field_lower_first}, %{order}' },
  },
  admin: {
    title: 'Content management',
    association: 'Quality of Living',
    site: 'Open the public site',
    language: 'Language',
    theme: { light: 'Switch to light mode', dark: 'Switch to dark mode' },
    back: 'Back to the dashboard',
    export: 'Export CSV',
    filter: {
      all: 'All',
      translation: 'Translation',
      untranslated: 'Missing',
      translated: 'Complete',
    },
    form: {
      save: 'Save',
      saving: 'Saving…',
      cancel: 'Cancel',
      close: 'Close',
      closedUnsaved: 'The form is closed, and what you typed was not saved.',
      bringBack: 'Bring it back',
      arrived:
        'The first save had arrived after all. This is the saved record with what you changed since; save it once more.',
      draftWork: {
        found: 'There is unsaved work in this browser: %{date}.',
        overtaken:
          'The record has been saved since. If you restore what you typed, your changes replace newer ones; look them over before you save.',
        restore: 'Restore unsaved work',
        discard: 'Discard',
        restored: 'The unsaved work is back in the form.',
        kept: 'Not saved; kept in this browser (%{time}).',
        keptWithoutFile: 'Not saved; kept in this browser (%{time}), but without the chosen file.',
        full: 'This browser cannot keep unsaved work. Save the form before you close it.',
      },
      croatian: 'Croatian',
      english: 'English',
      /** The message of an API rule, which has both languages as arguments. */
      rule: '%{en}',
      slugFromTitle: 'Suggest from the title',
    },
    messages: 'Notifications (F8)',
    login: {
      heading: 'Sign in',
      lead: 'Edit posts, projects and other content.',
      username: 'Username',
      password: 'Password',
      submit: 'Sign in',
      submitting: 'Signing in…',
      error: 'Sign-in failed. Check the username and the password.',
      expired: 'Your session has ended. Sign in again to continue where you left off.',
      noAccess:
        'Your account has no access to the panel: only administrators do. If you need it, ask an administrator of the association.',
      typedStays:
        'What you wrote and did not save stays in this browser until you are given access again.',
      help: 'Only the association’s administrators have access. If you have forgotten the password, contact the person who maintains the site.',
      backToSite: 'Back to the public site',
      validation: {
        username: 'Username is required',
        password: 'Password is required',
      },
    },
    logout: {
      button: 'Sign out',
      pending: 'Signing out…',
      error: 'Signing out failed. Check your connection and try again.',
    },
    dashboard: dashboardEn,
    notFound: {
      title: 'There is no such page',
      text: 'There is nothing at %{path}. The address may be mistyped, or the page may have moved.',
      back: 'To the dashboard',
    },
    broken: failuresEn.broken,
    status: { ...failuresEn.status, copied: 'Copied' },
    conflict: conflictEn,
    contact: contactEn.admin,
    'page-texts': pageTextsEn.admin,
    pages: pagesEn.admin,
    settings: settingsEn.admin,
    donations: donationsEn.admin,
    'bank-payments': bankPaymentsEn.admin,
    newsletter: newsletterEn.admin,
    issues: issuesEn.admin,
    mails: mailsEn.admin,
    privacy: privacyEn.admin,
    projects: projectsEn.admin,
    'public-calls': publicCallsEn.admin,
    redirects: redirectsEn.admin,
    users: usersEn.admin,
    account: usersEn.account,
    events: eventsEn.admin,
    documents: documentsEn.admin,
    partners: partnersEn.admin,
    team: teamEn.admin,
    image: imageEn,
    media: mediaEn.admin,
    order: {
      up: 'Move up',
      down: 'Move down',
      drag: 'Drag to another place',
      moved: '%{name}: now in place %{place} of %{total}',
      failed: 'The order was not saved. Please try again.',
    },
    blog: blogEn.admin,
  },
  resources: {
    contact: contactEn.resource,
    'page-texts': pageTextsEn.resource,
    pages: pagesEn.resource,
    settings: settingsEn.resource,
    donations: donationsEn.resource,
    'bank-payments': bankPaymentsEn.resource,
    newsletter: newsletterEn.resource,
    issues: issuesEn.resource,
    mails: mailsEn.resource,
    privacy: privacyEn.resource,
    projects: projectsEn.resource,
    'public-calls': publicCallsEn.resource,
    redirects: redirectsEn.resource,
    users: usersEn.resource,
    events: eventsEn.resource,
    documents: documentsEn.resource,
    partners: partnersEn.resource,
    team: teamEn.resource,
    media: mediaEn.resource,
    blog: blogEn.resource,
  },
} satisfies AppCatalogue & { ra: unknown };
