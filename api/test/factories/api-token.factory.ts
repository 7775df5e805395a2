import { isoDate } from 'shared/croatian-time';
import type { DataSource } from 'typeorm';
import { TOKEN_PREFIX, TOKEN_SCOPES } from '../../src/access/token-scopes.js';
import { createToken, hashOfToken } from '../../src/access/tokens.js';
import { ApiToken } from '../../src/auth/api-tokens/api-token.entity.js';
import { createUser } from './user.factory.js';

/** The day a number of days from today, in Croatian time. */
export const dayIn = (days: number): string => isoDate(Date.now() + days * 86_400_000);

/** The body that creates a token. */
export const apiTokenBody = (fields: object = {}) => ({
  name: 'Kalendar grada',
  scopes: ['events:read'],
  endsOn: dayIn(30),
  ...fields,
});

/** A token in the database, by default with all scopes, of a new administrator. */
export async function createApiToken(
  dataSource: DataSource,
  fields: Partial<ApiToken> = {},
): Promise<ApiToken & { token: string }> {
  const token = TOKEN_PREFIX + createToken();
  const tokens = dataSource.getRepository(ApiToken);
  const userId = fields.userId ?? (await createUser(dataSource, { role: 'admin' })).id;
  const row = await tokens.save(
    tokens.create({
      name: 'Program',
      prefix: token.slice(0, 11),
      hash: hashOfToken(token),
      scopes: [...TOKEN_SCOPES],
      endsOn: dayIn(30),
      ...fields,
      userId,
    }),
  );
  return { ...row, token };
}
