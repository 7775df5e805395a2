import type { secondFactorHr } from '../../hr/general/second-factor';

export const secondFactorEn: typeof secondFactorHr = {
  title: 'Second factor',
  text: 'After the password you also enter a code from an app on your phone, so nobody can sign in with your password alone. Signing in with a passkey needs no code.',
  off: 'The second factor is off.',
  on: 'The second factor has been on since %{date}.',
  left: 'Unused recovery codes: %{count}.',
  start: 'Turn the second factor on',
  scan: 'Scan this QR code with an app for codes (such as Google Authenticator, Aegis or 2FAS), then enter the code that it shows.',
  qrCode: 'QR code for the app',
  secret: 'If you cannot scan it, enter this key in the app:',
  code: 'Code from the app',
  codeOrRecovery: 'Code from the app, or a recovery code',
  required: 'The code is required',
  confirm: 'Confirm and turn on',
  added: 'The second factor is on',
  recovery: {
    title: 'Recovery codes',
    text: 'Keep them in a safe place: they are shown only now. Each replaces a code from the app once, should you lose your phone.',
    done: 'I have saved them',
    renew: 'Make new recovery codes',
    renewed: 'New codes were made. The earlier ones no longer work.',
  },
  remove: 'Turn the second factor off',
  confirmRemoval: 'Confirm and turn off',
  removed: 'The second factor is off',
};
