import type { Text } from '../i18n/language.js';
import type { CheckTexts, FindingText } from './texts/check-texts.js';
import { MACHINE_TEXTS } from './texts/machine-texts.js';
import { MAIL_TEXTS } from './texts/mail-texts.js';
import { SITE_TEXTS } from './texts/site-texts.js';

/** What is said of any check that did not end. */
const UNCHECKED: FindingText = {
  text: {
    hr: 'Nije se moglo provjeriti.',
    en: 'It could not be checked.',
  },
};

/**
 * Texts of findings, by check and code. Placeholders are names of values: `{free:bytes}`,
 * `{day:date}`, `{since:time}`, `{version}`.
 */
export const HEALTH_TEXTS = { ...SITE_TEXTS, ...MAIL_TEXTS, ...MACHINE_TEXTS };

export type CheckName = keyof typeof HEALTH_TEXTS;
export type FindingCode<Check extends CheckName> =
  (keyof (typeof HEALTH_TEXTS)[Check]['findings'] & string) | 'unchecked';

export const CHECKS = Object.keys(HEALTH_TEXTS) as CheckName[];

/** The texts of a check's finding; of one that this version does not know, that it is unknown. */
export function textsOf(check: CheckName, code: string): { title: Text } & FindingText {
  const { title, findings }: CheckTexts = HEALTH_TEXTS[check];
  return { title, ...(findings[code] ?? UNCHECKED) };
}
