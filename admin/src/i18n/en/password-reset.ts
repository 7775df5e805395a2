import type { passwordResetHr } from '../hr/password-reset';

export const passwordResetEn: typeof passwordResetHr = {
  request: {
    title: 'Forgotten password',
    lead: 'We will send a link for a new password to the email address of your account.',
    identity: 'Username or email',
    identityRequired: 'Enter a username or an email address',
    submit: 'Send the link',
    sent: 'If there is such an account, the link is on its way. It works for 30 minutes. If it does not arrive within a few minutes, look among the junk mail.',
    noMail:
      'This site sends no email, so that no link can arrive. Another administrator can set a new password, or repeat an invitation, on the screen Users, or whoever maintains the server by the command npm run admin:password.',
    failed: 'The request was not sent. Check your connection and try again.',
  },
  reset: {
    title: 'New password',
    lead: 'All your devices are signed out after the change.',
    submit: 'Save the new password',
    saved: 'The password was changed. Sign in with the new one.',
    incomplete: 'The link is incomplete. Open it from the email, or request a new one.',
    failed: 'The password was not changed. Check your connection and try again.',
    again: 'Request a new link',
  },
  invitation: {
    title: 'Welcome',
    lead: 'Set the password with which you will sign in.',
    submit: 'Save the password',
    saved: 'The password is set. Sign in with the username that came with the invitation.',
    incomplete:
      'The link is incomplete. Open it straight from the invitation, or request a new one.',
    failed: 'The password was not set. Check your connection and try again.',
    again: 'Request a new link',
  },
  toLogin: 'To the login page',
};
