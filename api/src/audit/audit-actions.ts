import type { Text } from '../i18n/language.js';

/** Genders and numbers of Croatian nouns, with the endings of participles that agree with them. */
const ENDINGS = { m: '', f: 'a', n: 'o', mp: 'i', fp: 'e' } as const;
type Gender = keyof typeof ENDINGS;

/** A kind of row, as sentences name it. */
export interface NamedResource extends Text {
  gender: Gender;
  /** Several rows. */
  many: Text;
}

const named = (hr: string, gender: Gender, en: string, many: Text): NamedResource => ({
  hr,
  gender,
  en,
  many,
});

export const RESOURCES = {
  blog: named('članak', 'm', 'post', { hr: 'članci', en: 'posts' }),
  projects: named('projekt', 'm', 'project', { hr: 'projekti', en: 'projects' }),
  events: named('događaj', 'm', 'event', { hr: 'događaji', en: 'events' }),
  'public-calls': named('javni poziv', 'm', 'public call', {
    hr: 'javni pozivi',
    en: 'public calls',
  }),
  team: named('podaci osobe u timu', 'mp', 'team member', {
    hr: 'podaci osoba u timu',
    en: 'team members',
  }),
  partners: named('partner', 'm', 'partner', { hr: 'partneri', en: 'partners' }),
  documents: named('dokument', 'm', 'document', { hr: 'dokumenti', en: 'documents' }),
  media: named('slika', 'f', 'picture', { hr: 'slike', en: 'pictures' }),
  'page-texts': named('tekstovi stranice', 'mp', 'the texts of the page', {
    hr: 'tekstovi stranica',
    en: 'texts of pages',
  }),
  pages: named('stranica', 'f', 'page', { hr: 'stranice', en: 'pages' }),
  settings: named('postavke', 'fp', 'the settings', { hr: 'postavke', en: 'settings' }),
  redirects: named('preusmjeravanje', 'n', 'redirect', {
    hr: 'preusmjeravanja',
    en: 'redirects',
  }),
  issues: named('broj newslettera', 'm', 'newsletter issue', {
    hr: 'brojevi newslettera',
    en: 'newsletter issues',
  }),
  newsletter: named('pretplata', 'f', 'subscription', { hr: 'pretplate', en: 'subscriptions' }),
  contact: named('poruka', 'f', 'message', { hr: 'poruke', en: 'messages' }),
  'saved-replies': named('spremljeni odgovor', 'm', 'saved reply', {
    hr: 'spremljeni odgovori',
    en: 'saved replies',
  }),
  donations: named('donacija', 'f', 'donation', { hr: 'donacije', en: 'donations' }),
  'bank-payments': named('uplata', 'f', 'payment', { hr: 'uplate', en: 'payments' }),
  mails: named('poruka e-pošte', 'f', 'mail', { hr: 'poruke e-pošte', en: 'mails' }),
  'refused-addresses': named('odbijena adresa', 'f', 'refused address', {
    hr: 'odbijene adrese',
    en: 'refused addresses',
  }),
  'api-tokens': named('veza s drugim programom', 'f', 'link to another program', {
    hr: 'veze s drugim programima',
    en: 'links to other programs',
  }),
  users: named('korisnički račun', 'm', 'user account', {
    hr: 'korisnički računi',
    en: 'user accounts',
  }),
  privacy: named('osobni podaci', 'mp', 'personal data', {
    hr: 'osobni podaci',
    en: 'personal data',
  }),
  trash: named('sadržaj koša', 'm', 'content of the bin', {
    hr: 'sadržaj koša',
    en: 'content of the bin',
  }),
  'audit-log': named('dnevnik promjena', 'm', 'change log', {
    hr: 'dnevnik promjena',
    en: 'change log',
  }),
  backups: named('sigurnosna kopija', 'f', 'backup', {
    hr: 'sigurnosne kopije',
    en: 'backups',
  }),
  database: named('baza podataka', 'f', 'database', { hr: 'baza podataka', en: 'database' }),
} satisfies Record<string, NamedResource>;

export const RESOURCE_NAMES = Object.keys(RESOURCES) as (keyof typeof RESOURCES)[];

/**
 * The sentence of an action. `%p` stands for the ending of a participle that agrees with the row,
 * `%r` for the row with its title or number, `%n` for its noun and `%m` for several of them.
 */
interface ActionText extends Text {
  /** Where several rows were concerned; by default the action with `%m` and their number. */
  many?: Text;
}

export const ACTION_TEXTS = {
  added: { hr: 'dodan%p %r', en: 'added %r', many: { hr: 'dodano: %m', en: 'added: %m' } },
  changed: {
    hr: 'promijenjen%p %r',
    en: 'changed %r',
    many: { hr: 'promijenjeno: %m', en: 'changed: %m' },
  },
  deleted: {
    hr: 'obrisan%p %r',
    en: 'deleted %r',
    many: { hr: 'obrisano: %m', en: 'deleted: %m' },
  },
  restored: {
    hr: 'iz koša vraćen%p %r',
    en: 'restored %r from the bin',
    many: { hr: 'iz koša vraćeno: %m', en: 'restored from the bin: %m' },
  },
  purged: {
    hr: 'iz koša trajno obrisan%p %r',
    en: 'deleted %r from the bin for good',
    many: { hr: 'iz koša trajno obrisano: %m', en: 'deleted from the bin for good: %m' },
  },
  'account-change-requested': {
    hr: 'zatražena promjena računa za donacije',
    en: 'asked to change the account for donations',
  },
  'account-change-stopped': {
    hr: 'zaustavljena promjena računa za donacije',
    en: 'stopped the change of the account for donations',
  },
  'file-changed': { hr: 'postavljena datoteka: %r', en: 'uploaded a file: %r' },
  'file-removed': { hr: 'uklonjena datoteka: %r', en: 'removed a file: %r' },
  'link-created': { hr: 'izrađena poveznica na skicu: %r', en: 'created a draft link: %r' },
  'link-withdrawn': { hr: 'povučena poveznica na skicu: %r', en: 'withdrew a draft link: %r' },
  scheduled: { hr: 'zakazano slanje: %r', en: 'scheduled sending: %r' },
  sent: { hr: 'pokrenuto slanje: %r', en: 'started sending: %r' },
  paused: { hr: 'zaustavljeno slanje: %r', en: 'paused sending: %r' },
  cancelled: { hr: 'otkazano slanje: %r', en: 'cancelled sending: %r' },
  'test-sent': { hr: 'poslana probna poruka: %r', en: 'sent a test mail: %r' },
  'sent-again': { hr: 'ponovno zatraženo slanje: %r', en: 'asked to send again: %r' },
  replied: { hr: 'poslan odgovor: %r', en: 'sent a reply: %r' },
  'reply-withdrawn': { hr: 'povučen odgovor: %r', en: 'withdrew a reply: %r' },
  imported: { hr: 'uvezeno iz datoteke: %m', en: 'imported from a file: %m' },
  exported: { hr: 'preuzeto u datoteci: %m', en: 'downloaded in a file: %m' },
  searched: { hr: 'pretraženi osobni podaci', en: 'searched personal data' },
  erased: {
    hr: 'izbrisani osobni podaci jedne osobe',
    en: 'erased the personal data of one person',
  },
  'signed-in': { hr: 'prijava', en: 'signed in' },
  'signed-in-by-passkey': {
    hr: 'prijava pristupnim ključem',
    en: 'signed in with a passkey',
  },
  'passkey-added': { hr: 'dodan pristupni ključ: %r', en: 'added a passkey: %r' },
  'passkey-changed': { hr: 'promijenjen pristupni ključ: %r', en: 'changed a passkey: %r' },
  'passkey-removed': { hr: 'uklonjen pristupni ključ: %r', en: 'removed a passkey: %r' },
  'passkey-refused': {
    hr: 'odbijen pristupni ključ koji je možda kopiran: %r',
    en: 'refused a passkey that may have been copied: %r',
  },
  'second-factor-added': { hr: 'uključen drugi faktor: %r', en: 'turned the second factor on: %r' },
  'recovery-codes-changed': {
    hr: 'iskorišten ili obnovljen kod za oporavak: %r',
    en: 'used or renewed recovery codes: %r',
  },
  'second-factor-removed': {
    hr: 'isključen drugi faktor: %r',
    en: 'turned the second factor off: %r',
  },
  'factors-removed': {
    hr: 'uklonjeni drugi faktor i pristupni ključevi: %r',
    en: 'removed the second factor and the passkeys: %r',
  },
  // Of former versions, which removed a lost device by a mailed link.
  'lost-device-requested': {
    hr: 'zatraženo uklanjanje drugog faktora zbog izgubljenog uređaja: %r',
    en: 'asked to remove the second factor of a lost device: %r',
  },
  'lost-device-stopped': {
    hr: 'zaustavljeno uklanjanje drugog faktora: %r',
    en: 'stopped the removal of a second factor: %r',
  },
  'lost-device-completed': {
    hr: 'poveznicom iz e-pošte uklonjeni drugi faktor i pristupni ključevi: %r',
    en: 'removed the second factor and the passkeys by a mailed link: %r',
  },
  'signed-out': { hr: 'odjava', en: 'signed out' },
  'signed-out-everywhere': { hr: 'odjava sa svih uređaja', en: 'signed out on all devices' },
  'signed-out-another': { hr: 'odjava drugog uređaja', en: 'signed out another device' },
  'signed-out-others': { hr: 'odjava svih ostalih uređaja', en: 'signed out all other devices' },
  'signed-user-out': {
    hr: 'na svim uređajima odjavljen%p %r',
    en: 'signed out on all devices: %r',
  },
  'sign-in-confirmed': { hr: 'ponovni upis lozinke', en: 'entered the password again' },
  'password-reset-sent': {
    hr: 'poslana poveznica za novu lozinku: %r',
    en: 'sent a link to set a new password: %r',
  },
  'password-reset': {
    hr: 'postavljena nova lozinka poveznicom iz e-pošte: %r',
    en: 'set a new password by a mailed link: %r',
  },
  invited: {
    hr: 'izdan poziv s poveznicom za lozinku: %r',
    en: 'issued an invitation with a link to set a password: %r',
  },
  'invitation-accepted': {
    hr: 'prihvaćen poziv i postavljena lozinka: %r',
    en: 'accepted the invitation and set a password: %r',
  },
  'sign-in-failed': { hr: 'neuspjela prijava', en: 'failed sign-in' },
  installed: { hr: 'postavljen početni sadržaj', en: 'installed the first content' },
  'backup-requested': {
    hr: 'zatražena izrada sigurnosne kopije',
    en: 'asked for a backup',
  },
  'restore-begun': {
    hr: 'započeto vraćanje podataka iz sigurnosne kopije',
    en: 'began to restore a backup',
  },
  'restored-backup': {
    hr: 'vraćeni podaci iz sigurnosne kopije',
    en: 'restored the data from a backup',
  },
} satisfies Record<string, ActionText>;

export type Action = keyof typeof ACTION_TEXTS;
export const ACTIONS = Object.keys(ACTION_TEXTS) as Action[];

/** The pages with editable texts, by id. */
const PAGE_NAMES: readonly Text[] = [
  { hr: 'Naslovnica', en: 'Home' },
  { hr: 'O nama', en: 'About us' },
  { hr: 'Doniranje', en: 'Donate' },
  { hr: 'Dokumenti projekta', en: 'Project documents' },
  { hr: 'Kontakt', en: 'Contact' },
  { hr: 'Podnožje', en: 'Footer' },
  { hr: 'Pravne stranice', en: 'Legal pages' },
];

export const pageName = (id: number): Text | undefined => PAGE_NAMES[id - 1];

/** The participle’s ending that agrees with a noun. */
export const endingOf = (gender: Gender): string => ENDINGS[gender];
