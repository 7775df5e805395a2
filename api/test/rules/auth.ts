import { PASSWORD } from '../factories/user.factory.js';
import type { Rule, RuleTable } from './rule-table.js';
import { NOT_TEXTS, text, tooLong } from './shared.js';

const LOGIN: Rule[] = [
  {
    field: 'username',
    values: [undefined, null, '', '  ', ...NOT_TEXTS],
    hr: 'Korisničko ime je obavezno',
    en: 'Username is required',
  },
  { field: 'username', values: [text(255)], ...tooLong(254) },
  {
    field: 'password',
    values: [undefined, null, '', ...NOT_TEXTS],
    hr: 'Lozinka je obavezna',
    en: 'Password is required',
  },
  { field: 'password', values: [text(257)], ...tooLong(256) },
  {
    field: 'token',
    values: [null, 'true', 1],
    hr: 'Vrijednost mora biti da ili ne',
    en: 'The value must be yes or no',
  },
];

const LOGIN_CODE: Rule[] = [
  {
    field: 'code',
    values: [null, 1],
    hr: 'Kod mora biti tekst',
    en: 'The code must be a text',
  },
  { field: 'code', values: [text(41)], ...tooLong(40) },
  {
    field: 'rememberDevice',
    values: [null, 'true', 1],
    hr: 'Vrijednost mora biti da ili ne',
    en: 'The value must be yes or no',
  },
];

const CODE: Rule[] = [
  {
    field: 'code',
    values: [undefined, null, '', '  ', ...NOT_TEXTS],
    hr: 'Kod je obavezan',
    en: 'The code is required',
  },
  { field: 'code', values: [text(41)], ...tooLong(40) },
];

const NEW_SECOND_FACTOR: Rule[] = [
  ...CODE,
  {
    field: 'setup',
    values: [undefined, null, '', ...NOT_TEXTS],
    hr: 'Postavljanje je obavezno',
    en: 'The setup is required',
  },
  { field: 'setup', values: [text(401)], ...tooLong(400) },
];

const CONFIRMATION = LOGIN.filter(({ field }) => field === 'password');

const PASSWORDS: Rule[] = [
  {
    field: 'currentPassword',
    values: [undefined, null, '', ...NOT_TEXTS],
    hr: 'Trenutačna lozinka je obavezna',
    en: 'Current password is required',
  },
  { field: 'currentPassword', values: [text(257)], ...tooLong(256) },
  {
    field: 'newPassword',
    values: [undefined, null, ...NOT_TEXTS],
    hr: 'Lozinka je obavezna',
    en: 'Password is required',
  },
  {
    field: 'newPassword',
    values: ['', text(11)],
    hr: 'Lozinka mora imati barem 12 znakova',
    en: 'Password must have at least 12 characters',
  },
  {
    field: 'newPassword',
    values: ['aaaaaaaaaaaa', 'Password2026!', 'LOZINKA123456', 'qwertzuiop12'],
    hr: 'Ova se lozinka lako pogađa. Upotrijebite barem tri riječi koje nisu povezane',
    en: 'This password is easy to guess. Use at least three words that do not belong together',
  },
  {
    field: 'newPassword',
    values: [text(257)],
    hr: 'Lozinka smije imati najviše 256 znakova',
    en: 'Password may have at most 256 characters',
  },
];

const INVALID = {
  hr: 'Podatak koji je poslao preglednik nije ispravan',
  en: 'What the browser sent is not valid',
};

/** Rules of bytes in base64url. */
const bytes = (field: string, max: number): Rule[] => [
  { field, values: [undefined, null, '', 'a b', 'a+b/', ...NOT_TEXTS], ...INVALID },
  { field, values: [text(max + 1)], ...tooLong(max) },
];

const PASSKEY_NAME: Rule[] = [
  {
    field: 'name',
    values: [undefined, null, '', '  ', ...NOT_TEXTS],
    hr: 'Naziv je obavezan',
    en: 'Name is required',
  },
  { field: 'name', values: [text(81)], ...tooLong(80) },
];

const NEW_PASSKEY: Rule[] = [
  ...PASSKEY_NAME,
  ...bytes('credentialId', 1364),
  ...bytes('clientDataJSON', 4096),
  ...bytes('attestationObject', 16_384),
  {
    field: 'transports',
    values: [null, 'usb', ['USB'], [1], Array(9).fill('usb')],
    ...INVALID,
  },
];

const ASSERTION: Rule[] = [
  ...bytes('credentialId', 1364),
  ...bytes('clientDataJSON', 4096),
  ...bytes('authenticatorData', 4096),
  ...bytes('signature', 2048),
  ...bytes('userHandle', 86),
];

const IDENTITY: Rule[] = [
  {
    field: 'identity',
    values: [undefined, null, '', '  ', ...NOT_TEXTS],
    hr: 'Upišite korisničko ime ili adresu e-pošte',
    en: 'Enter a username or an email address',
  },
  { field: 'identity', values: [text(255)], ...tooLong(254) },
];

const LOST_DEVICE_TOKEN: Rule[] = [
  {
    field: 'token',
    values: [undefined, null, '', 'x'.repeat(42), 'x'.repeat(44), ...NOT_TEXTS],
    hr: 'Poveznica nije potpuna. Otvorite je izravno iz poruke.',
    en: 'The link is not complete. Open it straight from the message.',
  },
];

const RESET_TOKEN: Rule[] = [
  {
    field: 'token',
    values: [undefined, null, '', '  ', ...NOT_TEXTS],
    hr: 'Poveznica nije potpuna',
    en: 'The link is incomplete',
  },
  { field: 'token', values: [text(101)], ...tooLong(100) },
];

export const TABLES: RuleTable[] = [
  {
    name: 'signing in',
    path: '/api/auth/login',
    body: (fields) => ({ username: 'ana.horvat', password: PASSWORD, ...fields }),
    rules: [...LOGIN, ...LOGIN_CODE],
    changes: false,
  },
  {
    name: 'entering the password again',
    path: '/api/auth/confirm',
    body: (fields) => ({ password: PASSWORD, ...fields }),
    rules: CONFIRMATION,
    changes: false,
  },
  {
    name: 'changing the password',
    path: '/api/auth/password',
    body: (fields) => ({
      currentPassword: PASSWORD,
      newPassword: 'nova fraza za prijavu',
      ...fields,
    }),
    rules: PASSWORDS,
    changes: false,
  },
  {
    name: 'turning the second factor on',
    path: '/api/auth/second-factor',
    body: (fields) => ({ setup: 'AAAA', code: '123456', ...fields }),
    rules: NEW_SECOND_FACTOR,
    changes: false,
  },
  {
    name: 'turning the second factor off',
    path: '/api/auth/second-factor/remove',
    body: (fields) => ({ code: '123456', ...fields }),
    rules: CODE,
    changes: false,
  },
  {
    name: 'adding a passkey',
    path: '/api/auth/passkeys',
    body: (fields) => ({
      name: 'Mobitel',
      credentialId: 'AAAA',
      clientDataJSON: 'AAAA',
      attestationObject: 'AAAA',
      ...fields,
    }),
    rules: NEW_PASSKEY,
    changes: false,
  },
  {
    name: 'renaming a passkey',
    method: 'patch',
    path: '/api/auth/passkeys/1',
    body: (fields) => ({ name: 'Mobitel', ...fields }),
    rules: PASSKEY_NAME,
    changes: false,
  },
  {
    name: 'signing in with a passkey',
    path: '/api/auth/passkeys/sign-in',
    body: (fields) => ({
      credentialId: 'AAAA',
      clientDataJSON: 'AAAA',
      authenticatorData: 'AAAA',
      signature: 'AAAA',
      userHandle: 'AAAA',
      ...fields,
    }),
    rules: ASSERTION,
    changes: false,
  },
  {
    name: 'asking for a new password',
    path: '/api/auth/password-resets',
    body: (fields) => ({ identity: 'nitko', ...fields }),
    rules: IDENTITY,
    changes: false,
  },
  {
    name: 'setting a new password by a link',
    path: '/api/auth/password-resets/complete',
    body: (fields) => ({ token: 'nepoznat', newPassword: 'nova fraza za prijavu', ...fields }),
    rules: [...RESET_TOKEN, ...PASSWORDS.filter(({ field }) => field === 'newPassword')],
    changes: false,
  },
  {
    name: 'a lost device',
    path: '/api/auth/lost-device',
    body: (fields) => ({ username: 'nitko', password: PASSWORD, ...fields }),
    rules: LOGIN.filter(({ field }) => field !== 'token'),
    changes: false,
  },
  ...['complete', 'stop'].map((action) => ({
    name: `a link of a lost device: ${action}`,
    path: `/api/auth/lost-device/${action}`,
    body: (fields: object = {}) => ({ token: 'x'.repeat(43), ...fields }),
    rules: LOST_DEVICE_TOKEN,
    changes: false,
  })),
];
