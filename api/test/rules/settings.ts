import { settingsBody } from '../factories/settings.factory.js';
import type { Rule, RuleTable } from './rule-table.js';
import { NOT_HTTPS, NOT_LINKS, NOT_TEXTS, text, tooLong } from './shared.js';

const REQUIRED = { hr: 'Podatak je obavezan', en: 'This is required' };
const NO_TEXT = { hr: 'Upišite tekst', en: 'Enter a text' };
const LENGTHS: Record<string, number> = {
  name: 70,
  nameEn: 70,
  coastalStreet: 100,
  coastalStreetEn: 100,
  coastalCity: 60,
  coastalCityEn: 60,
  registryNumber: 40,
};

const EFFECTS = [10, 20, 50, 100].flatMap((euros) => [`effectOf${euros}`, `effectOf${euros}En`]);

const onSlip = (field: string, max: number): Rule => ({
  field,
  values: [text(max + 1), `${text(max - 1)}ž`, `${text(max - 3)}ČĐ`],
  hr: `Na uplatnicu stane najviše ${max === 21 ? '21 znak' : `${max} znakova`}, a č, ć, đ, š i ž broje se kao dva`,
  en: `A payment slip holds at most ${max} characters, and č, ć, đ, š and ž count as two`,
});

const whole = (field: string, min: number, max: number): Rule => ({
  field,
  values: [null, '', '10', min + 0.5, min - 1, max + 1, 2 ** 53, {}],
  hr: `Upišite cijeli broj od ${min} do ${max}`,
  en: `Enter a whole number from ${min} to ${max}`,
});

const year = (field: string): Rule => ({
  field,
  values: [null, '', '2009', 2009.5, 1899, new Date().getUTCFullYear() + 1, {}],
  hr: 'Upišite godinu od 1900. do tekuće',
  en: 'Enter a year from 1900 to the current one',
});

const POLICE = { number: '192', name: 'Policija', nameEn: 'Police' };

const EMERGENCY_NUMBERS: Rule[] = [
  {
    field: 'emergencyNumbers',
    values: [null, '112', 112],
    hr: 'Brojevi moraju biti popis',
    en: 'Numbers must be a list',
  },
  {
    field: 'emergencyNumbers',
    values: [[]],
    hr: 'Upišite barem jedan broj za hitnu pomoć',
    en: 'Enter at least one emergency number',
  },
  {
    field: 'emergencyNumbers',
    values: [Array.from({ length: 9 }, (_, last) => ({ ...POLICE, number: `19${last}` }))],
    hr: 'Dopušteno je najviše 8 brojeva',
    en: 'At most 8 numbers are allowed',
  },
  {
    field: 'emergencyNumbers',
    values: [[POLICE, { ...POLICE, number: '1 92' }]],
    hr: 'Isti je broj upisan dvaput',
    en: 'A number is entered twice',
  },
  {
    field: 'emergencyNumbers.0',
    values: [['112'], [null]],
    hr: 'Uz svaki broj mora stajati i njegov naziv',
    en: 'Every number must have its name',
  },
  {
    field: 'emergencyNumbers.0.number',
    values: ['', '11', 'policija', '1'.repeat(16), '116 006.', null, 112].map((number) => [
      { ...POLICE, number },
    ]),
    hr: 'Upišite broj telefona, na primjer 112 ili 116 006',
    en: 'Enter a phone number, for example 112 or 116 006',
  },
  {
    field: 'emergencyNumbers.0.name',
    values: [[{ ...POLICE, name: ' ' }]],
    hr: 'Naziv uz broj je obavezan',
    en: 'The name of the number is required',
  },
  {
    field: 'emergencyNumbers.0.nameEn',
    values: [[{ number: '192', name: 'Policija' }]],
    hr: 'Engleski naziv uz broj je obavezan',
    en: 'The English name of the number is required',
  },
  ...['name', 'nameEn'].map((name) => ({
    field: `emergencyNumbers.0.${name}`,
    values: [[{ ...POLICE, [name]: text(81) }]],
    ...tooLong(80),
  })),
  ...['note', 'noteEn'].map((name) => ({
    field: `emergencyNumbers.0.${name}`,
    values: [[{ ...POLICE, [name]: text(121) }]],
    ...tooLong(120),
  })),
];

const SETTINGS: Rule[] = [
  ...EMERGENCY_NUMBERS,
  {
    field: 'photoStyle',
    values: [null, '', 'sepia', 1, []],
    hr: 'Fotografije mogu biti duotone (u dva tona) ili colour (u boji)',
    en: 'Photos must be duotone or colour',
  },
  ...['homeImageUrl', 'aboutImageUrl'].map((field) => ({
    field,
    values: [
      '/images/terapija-opustanja.svg',
      'https://drugdje.example/media/9f86d081884c7d659a2feaa0c55ad015.webp',
      '/media/9f86d081884c7d659a2feaa0c55ad015',
      1,
      [],
    ],
    hr: 'Odaberite sliku iz zbirke',
    en: 'Choose an image from the library',
  })),
  ...[...Object.keys(LENGTHS), 'street', 'city', 'bankRecipient'].flatMap((field) => [
    { field, values: ['', '  '], ...REQUIRED },
    { field, values: [null, ...NOT_TEXTS], ...NO_TEXT },
  ]),
  ...Object.entries(LENGTHS).map(([field, max]) => ({
    field,
    values: [text(max + 1)],
    ...tooLong(max),
  })),
  onSlip('street', 25),
  onSlip('city', 21),
  onSlip('bankRecipient', 25),
  {
    field: 'email',
    values: [
      null,
      '',
      'ana',
      'ana@',
      'a b@udruga.example',
      '"a b"@udruga.example',
      `${text(250)}@udruga.example`,
      1,
    ],
    hr: 'Upišite ispravnu adresu e-pošte',
    en: 'Please enter a valid email address.',
  },
  {
    field: 'phone',
    values: [null, '', '01 555 0100', '+385', '+385 1 nula', '+3851234567890123', '+385\n15550100'],
    hr: 'Upišite broj telefona s pozivnim brojem države, na primjer +385 1 555 0100',
    en: 'Enter a phone number with its country code, for example +385 1 555 0100',
  },
  ...['postalCode', 'coastalPostalCode', 'coastalPostalCodeEn'].map((field) => ({
    field,
    values: [null, '', '1000', '100000', '00000', 'HR-10', 10000],
    hr: 'Poštanski broj ima pet znamenki',
    en: 'A postal code has five digits',
  })),
  {
    field: 'taxId',
    values: [null, '', '94577403193', '9457740319', '945774031940', '12345678901', 94577403194],
    hr: 'OIB nije ispravan: ima 11 znamenki, a zadnja je kontrolna',
    en: 'The tax ID (OIB) is not valid: it has 11 digits, the last of which is a check digit',
  },
  {
    field: 'iban',
    values: [
      null,
      '',
      'HR1210010051863000161',
      'HR1310010051863000160',
      'HR121001005186300016',
      'DE89370400440532013000',
      1210010051863000,
    ],
    hr: 'IBAN nije ispravan: HR i 19 znamenki, od kojih su prve dvije kontrolne',
    en: 'The IBAN is not valid: HR and 19 digits, the first two of which are check digits',
  },
  {
    field: 'socialLinks',
    values: [null, '', 'https://x.com/a', 1, []],
    hr: 'Poveznice moraju biti adrese po mrežama, na primjer {"facebook":"https://…"}',
    en: 'Links must be addresses by network, for example {"facebook":"https://…"}',
  },
  {
    field: 'socialLinks.facebook',
    values: NOT_HTTPS.map((facebook) => ({ facebook })),
    hr: 'Poveznica mora biti adresa https://',
    en: 'The link must be an https:// address',
  },
  ...EFFECTS.flatMap((field) => [
    { field, values: [text(91)], ...tooLong(90) },
    { field, values: NOT_TEXTS, ...NO_TEXT },
  ]),
  {
    field: 'financialReportUrl',
    values: NOT_LINKS,
    hr: 'Poveznica mora biti putanja na ovoj stranici (/…) ili adresa https://',
    en: 'The link must be a path on this site (/…) or an https:// address',
  },
  { field: 'financialReportUrl', values: [`/${text(500)}`], ...tooLong(500) },
  year('foundingYear'),
  year('foundingYearEn'),
  whole('yearsOfExperience', 0, 200),
  whole('projectsCompleted', 0, 1_000_000),
  whole('participantsEducated', 0, 10_000_000),
  whole('partnerOrganizations', 0, 1_000_000),
  whole('accountChangeHours', 0, 72),
  whole('secondFactorGraceDays', 0, 30),
  {
    field: 'requireSecondFactor',
    values: [null, 'true', 1],
    hr: 'Vrijednost mora biti da ili ne',
    en: 'The value must be yes or no',
  },
  whole('contactRetentionMonths', 1, 120),
  whole('unconfirmedRetentionDays', 7, 365),
  whole('donationRetentionYears', 7, 30),
  whole('auditRetentionMonths', 6, 120),
];

const STOP: Rule[] = [
  {
    field: 'token',
    values: [undefined, null, '', 'x'.repeat(42), 'x'.repeat(44), ...NOT_TEXTS],
    hr: 'Poveznica nije potpuna. Otvorite je izravno iz poruke.',
    en: 'The link is not complete. Open it straight from the message.',
  },
];

export const TABLES: RuleTable[] = [
  ...(['put', 'patch'] as const).map((method) => ({
    name: `settings ${method}`,
    method,
    path: '/api/settings/1',
    body: settingsBody,
    rules: SETTINGS,
  })),
  {
    name: 'stopping a change of the account',
    path: '/api/settings/account-change/stop',
    body: (fields) => ({ token: 'x'.repeat(43), ...fields }),
    rules: STOP,
    changes: false,
  },
];
