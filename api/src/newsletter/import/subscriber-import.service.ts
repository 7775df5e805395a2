import { Injectable } from '@nestjs/common';
import { isEmail } from 'class-validator';
import { DataSource, type EntityManager } from 'typeorm';
import { emailKey, sameEmail } from '../../emails/email-key.js';
import { PLAIN_EMAIL } from '../../fields/form-rules.js';
import type { Upload } from '../../http/bodies/upload.js';
import type { Language, Text } from '../../i18n/language.js';
import { isolated } from '../../isolation/isolated.js';
import { addJob } from '../../jobs/job-queue.js';
import type { User } from '../../users/user.entity.js';
import { hashOfEmail } from '../newsletter-tokens.js';
import { SubscriptionService } from '../subscription.service.js';
import { INVALID_EMAIL, NO_EMAIL } from './import-texts.js';
import type { ImportDto, ImportResultDto } from './import.dto.js';
import { ASK_IMPORTED, ASKED_PER_MINUTE } from './imported-invitations.service.js';
import type { EmailCell, readEmails } from './read-emails.js';

const MAX_EMAIL_LENGTH = 254;
const SHOWN_INVALID_ROWS = 100;
/** The first key of PostgreSQL's advisory lock (two integers) for imports of subscribers. */
const IMPORT_LOCK = 3;

const readInProcess = isolated<typeof readEmails>(
  new URL('./read-emails.js', import.meta.url),
  'readEmails',
  { seconds: 20, megabytes: 300, heapMegabytes: 200 },
);

const read = ({ bytes, name }: Upload): Promise<EmailCell[]> => readInProcess(bytes, name);

/** The rows of a file, sorted by what becomes of them. */
interface SortedRows {
  added: string[];
  /** Those of whom only the file says that they left. */
  remembered: string[];
  known: number;
  unsubscribed: number;
  refused: number;
  duplicates: number;
  invalid: { cell: EmailCell; reason: Text }[];
}

/** Imports lists of addresses, whose owners are then asked to confirm. */
@Injectable()
export class SubscriberImportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly subscriptions: SubscriptionService,
  ) {}

  /**
   * Tells what an import would do.
   * @throws InvalidInputError naming `file`, when it cannot be read
   * @throws UnsupportedMediaTypeError when it is no text
   */
  async preview(file: Upload, language: Language): Promise<ImportResultDto> {
    const rows = await sortRows(this.dataSource.manager, await read(file));
    return describe(rows, language);
  }

  /**
   * Stores the new addresses of a file, active and unconfirmed. Their owners are asked by mail, a
   * few each minute. Who left, as only the file knows, is remembered and not asked by a later one.
   * @param newsletterLanguage of all
   * @param language of the reasons
   * @throws as `preview`
   */
  async import(
    file: Upload,
    newsletterLanguage: Language,
    by: Pick<User, 'id' | 'fullName'>,
    language: Language,
  ): Promise<ImportResultDto> {
    const cells = await read(file);
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1, 0)', [IMPORT_LOCK]);
      const rows = await sortRows(manager, cells);
      await this.subscriptions.end(manager, rows.remembered);
      if (rows.added.length > 0) {
        const [stored]: { id: number }[] = await manager.query(
          `INSERT INTO newsletter_imports (language, imported_by, user_id, added)
           VALUES ($1, $2, $3, $4) RETURNING id`,
          [newsletterLanguage, by.fullName, by.id, rows.added.length],
        );
        await manager.query(
          `INSERT INTO newsletters (email, language, import_id)
           SELECT unnest($1::citext[]), $2, $3 ON CONFLICT DO NOTHING`,
          [rows.added, newsletterLanguage, stored?.id],
        );
        await addJob(manager, ASK_IMPORTED, {}, { key: ASK_IMPORTED });
      }
      return describe(rows, language);
    });
  }

  /** The imports, newest first, with what became of their addresses. */
  list(): Promise<ImportDto[]> {
    return this.dataSource.query(
      `SELECT list.id, imported_at AS "importedAt", imported_by AS "importedBy", list.language,
         added, count(asked_at)::integer AS asked, count(confirmed_at)::integer AS confirmed
       FROM newsletter_imports AS list LEFT JOIN newsletters ON import_id = list.id
       GROUP BY list.id ORDER BY list.id DESC LIMIT 100`,
    );
  }
}

function describe(rows: SortedRows, language: Language): ImportResultDto {
  const { added, remembered, invalid, ...counts } = rows;
  return {
    ...counts,
    added: added.length,
    remembered: remembered.length,
    invalid: invalid.length,
    invalidRows: invalid.slice(0, SHOWN_INVALID_ROWS).map(({ cell: { row, text }, reason }) => ({
      row,
      text,
      reason: reason[language],
    })),
    minutes: Math.ceil(added.length / ASKED_PER_MINUTE),
  };
}

const isValid = (text: string): boolean =>
  text.length <= MAX_EMAIL_LENGTH && PLAIN_EMAIL.test(text) && isEmail(text);

async function sortRows(manager: EntityManager, cells: EmailCell[]): Promise<SortedRows> {
  const emails = new Map<string, string>();
  const left = new Set<string>();
  const invalid: SortedRows['invalid'] = [];
  for (const cell of cells) {
    const key = emailKey(cell.text);
    if (isValid(cell.text)) {
      emails.set(key, cell.text);
      if (cell.left) left.add(key);
    } else invalid.push({ cell, reason: cell.text === '' ? NO_EMAIL : INVALID_EMAIL });
  }
  const keys = [...emails.keys()];
  const hashes = keys.map(hashOfEmail);
  const states: {
    key: string;
    state: 'unsubscribed' | 'remembered' | 'known' | 'refused' | null;
  }[] = await manager.query(
    `SELECT asked.key, CASE
         WHEN suppression.address_hash IS NOT NULL OR NOT subscriber.is_active THEN 'unsubscribed'
         WHEN asked.key = ANY ($3) AND subscriber.confirmed_at IS NULL THEN 'remembered'
         WHEN subscriber.id IS NOT NULL THEN 'known'
         WHEN refused.stopped_at IS NOT NULL THEN 'refused' END AS state
       FROM unnest($1::text[], $2::text[]) AS asked (key, hash)
       LEFT JOIN newsletters AS subscriber ON ${sameEmail('subscriber.email', 'asked.key')}
       LEFT JOIN newsletter_suppressions AS suppression ON suppression.address_hash = asked.hash
       LEFT JOIN refused_addresses AS refused ON ${sameEmail('refused.email', 'asked.key')}`,
    [keys, hashes, [...left]],
  );
  const count = (wanted: string) => states.filter(({ state }) => state === wanted).length;
  const inState = (wanted: string | null) =>
    states.flatMap(({ key, state }) => (state === wanted ? (emails.get(key) ?? []) : []));
  const remembered = inState('remembered');
  return {
    added: inState(null),
    remembered,
    known: count('known'),
    unsubscribed: count('unsubscribed') + remembered.length,
    refused: count('refused'),
    duplicates: cells.length - invalid.length - keys.length,
    invalid,
  };
}
