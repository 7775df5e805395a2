import type { Text } from '../i18n/language.js';
import {
  ACTION_TEXTS,
  endingOf,
  pageName,
  RESOURCES,
  type Action,
  type NamedResource,
} from './audit-actions.js';
import type { AuditEntry } from './audit-entry.entity.js';

const NUMBERS = { hr: new Intl.NumberFormat('hr-HR'), en: new Intl.NumberFormat('en-GB') };

const KNOWN: Partial<Record<string, NamedResource>> = RESOURCES;

/** A resource that a direct change of the table named, or that no longer exists. */
const unknown = (name: string): NamedResource => ({
  hr: `zapis „${name}”`,
  gender: 'm',
  en: `“${name}”`,
  many: { hr: name, en: name },
});

/** Actions whose sentence names no row. */
const WITHOUT_ROW: ReadonlySet<Action> = new Set(['imported', 'exported']);

const map = (text: (language: 'hr' | 'en') => string): Text => ({ hr: text('hr'), en: text('en') });

/** The line as the service read it, with a current name where its title is not stored. */
type Line = Pick<
  AuditEntry,
  'action' | 'resource' | 'rowId' | 'rowCount' | 'title' | 'titleEn' | 'actorKind'
> & { actorName: string | null; tokenName: string | null };

/** What was done, as a sentence without its subject: „promijenjen članak „Naslov””. */
export function describeAct(line: Line): Text {
  const { action, resource, rowId, rowCount } = line;
  const named = KNOWN[resource] ?? unknown(resource);
  if (action === 'sign-in-failed') return describeFailedSignIns(line);
  const text: Text & { many?: Text } = ACTION_TEXTS[action];
  const isMany = rowId === null && rowCount > 1;
  const pattern = isMany && text.many ? text.many : text;
  const page = resource === 'page-texts' && rowId !== null ? pageName(rowId) : undefined;
  const title = {
    hr: page?.hr ?? (line.title || line.titleEn),
    en: page?.en ?? (line.titleEn || line.title),
  };
  return map((language) => {
    const quoted = language === 'hr' ? `„${title.hr}”` : `“${title.en}”`;
    const number = language === 'hr' ? `br. ${rowId}` : `no. ${rowId}`;
    const hasNumber = rowId !== null && resource !== 'settings';
    const what = title[language] ? ` ${quoted}` : hasNumber ? ` ${number}` : '';
    const count = isMany ? ` (${NUMBERS[language].format(rowCount)})` : '';
    const ofMany =
      WITHOUT_ROW.has(action) && resource === 'bank-payments'
        ? { hr: 'bankovni izvod', en: 'bank statement' }[language]
        : named.many[language];
    return pattern[language]
      .replace('%p', endingOf(named.gender))
      .replace('%r', () => `${named[language]}${what}`)
      .replace('%m', () => `${ofMany}${count}`);
  });
}

function describeFailedSignIns({ rowId, rowCount, title }: Line): Text {
  const known = title === null ? { hr: `br. ${rowId}`, en: `no. ${rowId}` } : quotedName(title);
  const account =
    rowId === null
      ? { hr: 'nepostojećim korisničkim imenom', en: 'with a username that does not exist' }
      : { hr: `na račun ${known.hr}`, en: `to the account ${known.en}` };
  const count = map((language) => (rowCount > 1 ? ` (${NUMBERS[language].format(rowCount)})` : ''));
  const hr = rowCount > 1 ? 'neuspjele prijave' : 'neuspjela prijava';
  return {
    hr: `${hr} ${rowId === null ? 's ' : ''}${account.hr}${count.hr}`,
    en: `${rowCount > 1 ? 'failed sign-ins' : 'failed sign-in'} ${account.en}${count.en}`,
  };
}

const quotedName = (name: string): Text => ({ hr: `„${name}”`, en: `“${name}”` });

/** Who acted, for reading. */
export function describeActor({ actorKind, actorName, tokenName }: Line): Text {
  if (actorKind === 'visitor') return { hr: 'Posjetitelj', en: 'A visitor' };
  if (actorKind === 'site') return { hr: 'Sustav', en: 'The system' };
  if (actorKind === 'database') return { hr: 'Baza podataka', en: 'The database' };
  if (actorKind === 'command') {
    return { hr: `Naredba ${actorName}`, en: `The command ${actorName}` };
  }
  const name = actorName ?? '';
  if (tokenName === null) return { hr: name, en: name };
  return { hr: `${name} (token „${tokenName}”)`, en: `${name} (token “${tokenName}”)` };
}
