import { CreatePublicCallDto } from '../../src/public-calls/dto/public-call.dto.js';
import { createPublicCall, publicCallBody } from '../factories/public-call.factory.js';
import { derivedRules } from './derived.js';
import type { Rule, RuleTable } from './rule-table.js';
import { text, tooLong } from './shared.js';

const PART = { heading: 'Uvjeti', headingEn: 'Conditions', text: 'Svi.', textEn: 'All.' };

const fromList = { hr: 'Odaberite s popisa', en: 'Choose from the list' };

const RULES: Rule[] = [
  ...derivedRules(CreatePublicCallDto, [
    'parts',
    'documentIds',
    'resultDocumentIds',
    'projectId',
    'contactEmail',
  ]),
  {
    field: 'parts',
    values: [undefined, null, 'dio', 1],
    hr: 'Dijelovi moraju biti popis',
    en: 'Parts must be a list',
  },
  {
    field: 'parts',
    values: [[]],
    hr: 'Poziv mora imati barem jedan dio',
    en: 'A call needs at least one part',
  },
  {
    field: 'parts',
    values: [Array.from({ length: 31 }, () => PART)],
    hr: 'Dopušteno je najviše 30 dijelova',
    en: 'At most 30 parts are allowed',
  },
  {
    field: 'parts.0',
    values: [['dio'], [null]],
    hr: 'Dijelovi moraju imati naslov i tekst',
    en: 'Parts must have a heading and a text',
  },
  ...['heading', 'headingEn'].map((name) => ({
    field: `parts.0.${name}`,
    values: [[{ ...PART, [name]: text(201) }]],
    ...tooLong(200),
  })),
  ...['text', 'textEn'].map((name) => ({
    field: `parts.0.${name}`,
    values: [[{ ...PART, [name]: text(20_001) }]],
    ...tooLong(20_000),
  })),
  {
    field: 'parts.0.heading',
    values: [[{ ...PART, heading: ' ' }]],
    hr: 'Naslov dijela je obavezan',
    en: 'The heading of the part is required',
  },
  {
    field: 'parts.0.headingEn',
    values: [[{ ...PART, headingEn: '' }]],
    hr: 'Engleski naslov dijela je obavezan',
    en: 'The English heading of the part is required',
  },
  {
    field: 'parts.0.text',
    values: [[{ ...PART, text: '' }]],
    hr: 'Tekst dijela je obavezan',
    en: 'The text of the part is required',
  },
  {
    field: 'parts.0.textEn',
    values: [[{ ...PART, textEn: '' }]],
    hr: 'Engleski tekst dijela je obavezan',
    en: 'The English text of the part is required',
  },
  ...['documentIds', 'resultDocumentIds'].flatMap((field): Rule[] => [
    {
      field,
      values: [null, 'letak', [0], ['1'], [1.5], [2_147_483_648]],
      ...fromList,
    },
    {
      field,
      values: [[1, 1]],
      hr: 'Isti dokument odabran je dvaput',
      en: 'The same document is chosen twice',
    },
    {
      field,
      values: [Array.from({ length: 21 }, (_, index) => index + 1)],
      hr: 'Dopušteno je najviše 20 dokumenata',
      en: 'At most 20 documents are allowed',
    },
  ]),
  {
    field: 'contactEmail',
    values: ['ana', 'ana@', 'a b@udruga.example', `${text(250)}@udruga.example`],
    hr: 'Upišite ispravnu adresu e-pošte',
    en: 'Please enter a valid email address.',
  },
  { field: 'projectId', values: [0, 'a', 1.5, 2_147_483_648], ...fromList },
];

const CHANGE_RULES: Rule[] = ['reason', 'reasonEn'].map((field) => ({
  field,
  values: [text(1001)],
  ...tooLong(1000),
}));

export const TABLES: RuleTable[] = [
  { name: 'public calls', path: '/api/public-calls', body: publicCallBody, rules: RULES },
  {
    name: 'a changed public call',
    path: async ({ dataSource }) => `/api/public-calls/${(await createPublicCall(dataSource)).id}`,
    method: 'put',
    body: (fields = {}) => fields,
    rules: CHANGE_RULES,
  },
];
