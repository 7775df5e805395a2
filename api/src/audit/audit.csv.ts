import type { Text } from '../i18n/language.js';
import type { CsvColumn } from '../lists/csv.js';
import type { AuditEntryDto } from './dto/audit-entry.dto.js';

export const AUDIT_FILE = { hr: 'dnevnik-promjena', en: 'change-log' };

const both = (text: string): Text => ({ hr: text, en: text });

const facts = (line: AuditEntryDto, pick: 'before' | 'after'): Text =>
  both(line.facts.map((fact) => `${fact.field}: ${fact[pick] ?? ''}`).join('; '));

export const AUDIT_COLUMNS: CsvColumn<AuditEntryDto>[] = [
  { title: { hr: 'Broj', en: 'Number' }, value: ({ id }) => id },
  { title: { hr: 'Vrijeme', en: 'Time' }, value: ({ at }) => at },
  { title: { hr: 'Posljednji put', en: 'Last time' }, value: ({ lastAt }) => lastAt },
  { title: { hr: 'Tko', en: 'Who' }, value: ({ by, byEn }) => ({ hr: by, en: byEn }) },
  { title: { hr: 'Što', en: 'What' }, value: ({ text, textEn }) => ({ hr: text, en: textEn }) },
  { title: { hr: 'Polja', en: 'Fields' }, value: ({ fields }) => fields.join(', ') },
  { title: { hr: 'Prije', en: 'Before' }, value: (line) => facts(line, 'before') },
  { title: { hr: 'Poslije', en: 'After' }, value: (line) => facts(line, 'after') },
  { title: { hr: 'Koliko', en: 'How many' }, value: ({ rowCount }) => rowCount },
];
