import type { Text } from '../../i18n/language.js';

export interface FindingText {
  text: Text;
  /** What to do. */
  advice?: Text;
}

export interface CheckTexts {
  title: Text;
  findings: Record<string, FindingText>;
}

/** What to do where only the log says more. */
export const SERVER_LOG: Text = {
  hr: 'Razlog piše u zapisniku poslužitelja; pošaljite ga osobi koja održava stranicu.',
  en: 'The reason is in the log of the server; send it to the person who maintains the site.',
};
