import { fieldRules, translatedFields, type FieldRules, type Values } from '../../api/form-rules';
import { isNeeded } from './checks';
import { asText } from './text';
import { fieldIn } from './text-languages';

/** Texts of at least this length say something else in the other language; names may be equal. */
const longText = 1000;

export interface TranslationGaps {
  /** The empty fields whose counterpart in the other language has a text. */
  missing: string[];
  /** The fields with the same text in both languages. */
  same: string[];
}

/** Whether the field has words, and not an address of a fixed form. */
const hasWords = ({ checks = [] }: FieldRules) => checks.every(({ check }) => check !== 'matches');

const isLong = ({ checks = [] }: FieldRules) =>
  checks.some(({ check, limit }) => check === 'maxLength' && Number(limit) >= longText);

/** What the translation of a record lacks, as the filter of the lists finds it. */
export function translationGaps(resource: string, values: Values): TranslationGaps {
  const gaps: TranslationGaps = { missing: [], same: [] };
  if (values.croatianOnly === true) return gaps;
  for (const field of translatedFields(resource)) {
    const english = fieldIn('en', field);
    const rules = fieldRules(resource, field);
    if (!hasWords(rules)) continue;
    const [hr, en] = [asText(values[field]).trim(), asText(values[english]).trim()];
    // Names of places and partners may have no English text.
    const mayLackEnglish = rules.empty !== fieldRules(resource, english).empty;
    if (hr === '' && en !== '') gaps.missing.push(field);
    else if (hr !== '' && en === '' && !mayLackEnglish) gaps.missing.push(english);
    else if (hr !== '' && hr === en && isLong(rules) && isNeeded(rules)) gaps.same.push(field);
  }
  return gaps;
}
