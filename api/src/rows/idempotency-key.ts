import { createHmac } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { documented } from '../openapi/documented.js';
import { ApiProblems } from '../openapi/problems.js';
import { GoneError, InvalidInputError, KeyReusedError } from '../problems/domain-errors.js';
import {
  earlierSubmission,
  deleteExpiredSubmissions,
  recordSubmission,
  submissionKey,
} from './recent-submissions.js';

/** How long a key is stored, in seconds: long enough for a browser that is closed overnight. */
const KEY_TTL_S = 48 * 3600;

/** A String of RFC 8941 without escapes, or the same without its quotes, such as a UUID. */
const KEY = /^(?:"(?<quoted>[\w.:=+/-]{8,128})"|(?<bare>[\w.:=+/-]{8,128}))$/;

/** A request that may be repeated: its key, who sent it, and a hash of its content. */
export interface RepeatableRequest {
  key: string;
  /** The signed-in user; null for visitors. */
  callerId: number | null;
  /** An HMAC with `key`, which is not stored: without it, the content cannot be guessed. */
  fingerprint: string;
}

const IDEMPOTENCY_KEY = ApiHeader({
  name: 'Idempotency-Key',
  required: false,
  description:
    'A random value, such as a UUID, of the client’s choice. A repeated request with the same key within 48 hours stores nothing and returns the current row, also when both arrive at the same time. It is rejected if its content differs (422) or if the row has been deleted (410). Keys are specific to the user and the operation. A rejected request does not use its key.',
  schema: { type: 'string' },
  examples: {
    'left out': { value: '' },
    example: { value: '"8e03978e-40d5-43dd-bc93-6894a57f9324"' },
  },
});

/**
 * Passes the `Idempotency-Key` of a request to a controller's method, and
 * documents it (draft-ietf-httpapi-idempotency-key-header-07); undefined where there is none.
 * @throws InvalidInputError when the header is not a valid key
 */
export const Repeatable = createParamDecorator(
  (_: unknown, context: ExecutionContext): RepeatableRequest | undefined => {
    const request = context.switchToHttp().getRequest<Request & { user?: { id: number } }>();
    const header = request.get('idempotency-key');
    if (header === undefined) return undefined;
    const { quoted, bare } = KEY.exec(header.trim())?.groups ?? {};
    const key = quoted ?? bare;
    if (key === undefined) {
      throw InvalidInputError.of('Idempotency-Key', {
        hr: 'Idempotency-Key mora imati 8 do 128 znakova: slova bez kvačica, znamenke i . : = + / _ -',
        en: 'Idempotency-Key must have 8 to 128 characters: unaccented letters, digits and . : = + / _ -',
      });
    }
    const content = JSON.stringify(request.body ?? null);
    const fingerprint = createHmac('sha256', key).update(content).digest('base64url');
    return { key, callerId: request.user?.id ?? null, fingerprint };
  },
  [documented(IDEMPOTENCY_KEY, ApiProblems(410, 422))],
);

/**
 * Creates a row in a transaction, only once for repeated requests; concurrent repeats wait for the
 * first request.
 *
 * @param entity of the row
 * @param request undefined where the request has no key
 * @param create creates the row and returns its id; not called when the row exists already
 * @returns the id of the row, which an earlier request may have created
 * @throws KeyReusedError when the earlier request under this key had other content
 * @throws GoneError when the row that it created was deleted
 */
export async function createOnce<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  request: RepeatableRequest | undefined,
  create: (manager: EntityManager) => Promise<number>,
): Promise<number> {
  if (!request) return manager.transaction(create);
  const { tableName } = manager.connection.getMetadata(entity);
  const { key: requestKey, callerId, fingerprint } = request;
  const key = submissionKey([tableName, 'Idempotency-Key', callerId, requestKey]);
  await deleteExpiredSubmissions(manager);
  return manager.transaction(async (transaction) => {
    const earlier = await earlierSubmission(transaction, key);
    if (earlier) {
      const { rowId: id } = earlier;
      const row = transaction.createQueryBuilder(entity, 'row').where('row.id = :id', { id });
      if (!(await row.getExists())) throw new GoneError(DELETED);
      if (earlier.fingerprint !== fingerprint) throw new KeyReusedError(id);
      return id;
    }
    const rowId = await create(transaction);
    await recordSubmission(transaction, key, { rowId, fingerprint }, KEY_TTL_S);
    return rowId;
  });
}

const DELETED = {
  hr: 'Ovo je već bilo spremljeno, a zatim obrisano. Želite li to ponovno dodati, spremite još jednom.',
  en: 'This was saved before, and then deleted. To add it again, save once more.',
};
