import { formatDateTime } from 'shared/croatian-time';
import { escapeHtml } from '../http/escape-html.js';
import type { Language } from '../i18n/language.js';

const TITLE = {
  hr: 'Osobni podaci koje čuvamo o Vama',
  en: 'The personal data that we store about you',
};
const NONE = { hr: 'Ne čuvamo ništa.', en: 'We store nothing.' };
const WHOLE = { hr: 'Pokaži cijeli tekst', en: 'Show the whole text' };
const YES = { hr: 'da', en: 'yes' };
const NO = { hr: 'ne', en: 'no' };

const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 1.05rem/1.55 system-ui, sans-serif; margin: 2rem auto; max-width: 46rem; padding: 0 1rem; }
  h1 { font-size: 1.7rem; line-height: 1.2; }
  h2 { border-bottom: 2px solid; font-size: 1.25rem; margin: 2.5rem 0 1rem; padding-bottom: .25rem; }
  section section { border: 1px solid; border-radius: .6rem; break-inside: avoid; margin: 1rem 0; padding: .25rem 1rem; }
  dl { display: grid; gap: .4rem 1.2rem; grid-template-columns: minmax(8rem, 13rem) minmax(0, 1fr); }
  dt { font-weight: 600; }
  dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
  @media (max-width: 34rem) { dl { grid-template-columns: minmax(0, 1fr); } dd { margin-bottom: .6rem; } }
`;

/** Some kinds export their times as text. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** Longer texts, such as the source of a stored mail, are folded. */
const LONG = 6000;

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Date);
}

function asWords(value: unknown, language: Language): string {
  if (value instanceof Date) return formatDateTime(value.toISOString(), language);
  if (typeof value === 'string' && INSTANT.test(value)) return formatDateTime(value, language);
  if (typeof value === 'boolean') return (value ? YES : NO)[language];
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A value as HTML: fields as a list, rows one below the other, anything else in words. */
function asHtml(value: unknown, language: Language): string {
  if (Array.isArray(value)) {
    const rows = value.map((row: unknown) =>
      isFields(row) ? `<section>${asHtml(row, language)}</section>` : asHtml(row, language),
    );
    return rows.join('\n');
  }
  if (!isFields(value)) {
    const words = escapeHtml(asWords(value, language));
    return words.length > LONG
      ? `<details><summary>${WHOLE[language]}</summary>${words}</details>`
      : words;
  }
  const fields = Object.entries(value).filter(
    ([, field]) => field !== null && field !== undefined && field !== '' && !isEmptyList(field),
  );
  const lines = fields.map(
    ([label, field]) => `<dt>${escapeHtml(label)}</dt><dd>${asHtml(field, language)}</dd>`,
  );
  return `<dl>${lines.join('\n')}</dl>`;
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** An export as a page to read and to print, which needs nothing but itself. */
export function exportPage(all: Record<string, unknown>, language: Language): string {
  const single = Object.entries(all).filter(([, value]) => !Array.isArray(value));
  const kinds = Object.entries(all).filter(([, value]) => Array.isArray(value) && value.length > 0);
  const sections = kinds.map(
    ([title, rows]) =>
      `<section>\n<h2>${escapeHtml(title)}</h2>\n${asHtml(rows, language)}\n</section>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${TITLE[language]}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${TITLE[language]}</h1>
${asHtml(Object.fromEntries(single), language)}
${sections.length > 0 ? sections.join('\n') : `<p>${NONE[language]}</p>`}
</main>
</body>
</html>
`;
}
