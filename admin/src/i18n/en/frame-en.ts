import englishReactAdmin from 'ra-language-english';
import type { FrameCatalogue } from '../hr/hr';
import { dashboardEn } from './dashboard';
import { failuresEn } from './general/failures';

export const frameEn = {
  ra: {
    ...englishReactAdmin.ra,
    // The button shows the current sort order, while “Sort by” reads like a command.
    sort: { ...englishReactAdmin.ra.sort, sort_by: 'Sorted: %{field_lower_first}, %{order}' },
    navigation: {
      ...englishReactAdmin.ra.navigation,
      page_range_info: '%{offsetBegin}–%{offsetEnd} of %{total}',
      partial_page_range_info: '%{offsetBegin}–%{offsetEnd} of more than %{offsetEnd}',
    },
  },
  admin: {
    title: 'Content management',
    association: 'Quality of Living',
    site: 'Open the public site',
    language: 'Language',
    theme: { light: 'Switch to light mode', dark: 'Switch to dark mode' },
    messages: 'Notifications (F8)',
    menu: {
      label: 'Menu',
      content: 'Content',
      people: 'People and messages',
      money: 'Money',
      system: 'System',
    },
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
        'Your account has no access to the panel. If you need it, ask an administrator of the association.',
      typedStays:
        'What you wrote and did not save stays in this browser until you are given access again.',
      help: 'Only people to whom an administrator of the association has given access can sign in.',
      backToSite: 'Back to the public site',
      forgotten: 'Forgot your password?',
      passkey: {
        button: 'Use a passkey',
        refused: 'Signing in with a passkey failed.',
        none: 'Signing in with a passkey was not completed. Try again, or sign in with your password.',
      },
      code: {
        label: 'Code',
        help: 'Six digits from the app on your phone, or a recovery code.',
        lost: 'Lost your device?',
        required: 'The password is right. Please enter the code, too.',
        refused: 'Signing in did not succeed.',
        missing: 'The code is required',
        remember: 'Do not ask for a code on this device for 30 days',
      },
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
    notAllowed: {
      title: 'This screen is not for your role',
      text: 'Your role (%{role}) does not open the screen “%{screen}”.',
      ask: 'If you need it, ask an administrator to change your role, or to do what you need.',
    },
    role: { admin: 'administrator', editor: 'editor', accountant: 'accountant' },
    broken: failuresEn.broken,
    status: { ...failuresEn.status, copied: 'Copied' },
    account: { title: 'My account', menu: 'User menu' },
    blog: { title: 'Blog' },
    projects: { title: 'Projects' },
    events: { title: 'Events' },
    'public-calls': { title: 'Public calls' },
    team: { title: 'Team' },
    partners: { title: 'Partners' },
    documents: { title: 'Documents' },
    'page-texts': {
      title: 'Pages',
      pages: {
        home: 'Home',
        about: 'About',
        donate: 'Donate',
        documents: 'Project documents',
        contact: 'Contact',
        footer: 'Footer',
        legal: 'Legal pages',
      },
    },
    pages: { title: 'Own pages' },
    media: { title: 'Pictures' },
    contact: { title: 'Messages' },
    donations: { title: 'Donations' },
    'bank-payments': { title: 'Bank statements' },
    newsletter: { title: 'Subscribers' },
    issues: { title: 'Newsletter' },
    mails: {
      title: 'Email',
      noServer: {
        text: 'No mail server is set, so nobody receives the emails this site sends: they are written to files.',
        see: 'More on the screen Email',
      },
    },
    users: { title: 'Users' },
    redirects: { title: 'Redirects' },
    trash: { title: 'Bin' },
    settings: { title: 'Settings' },
    privacy: { title: 'Privacy' },
    'api-tokens': { title: 'API tokens' },
    'audit-log': { title: 'Change log' },
    backups: { title: 'Backups' },
    health: { title: 'Health' },
  },
} satisfies FrameCatalogue & { ra: unknown };
