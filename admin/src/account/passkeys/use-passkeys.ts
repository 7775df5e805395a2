import { useQuery } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import type { Schemas } from '../../api/schemas';
import { apiUrl, httpClient } from '../../providers/http-client';
import { useChange } from '../../providers/use-change';

export type Passkey = Schemas['PasskeyDto'];

const texts = 'admin.account.passkeys';
/** The field of a passkey's name. */
export const nameField = { missing: `${texts}.required`, maxLength: 80 };

const queryKey = ['auth', 'passkeys'];
const url = `${apiUrl}/auth/passkeys`;

/** The names of errors in the Web Authentication standard, and their texts. */
const FAILURES: Partial<Record<string, string>> = {
  AbortError: 'stopped',
  NotAllowedError: 'stopped',
  InvalidStateError: 'known',
  SecurityError: 'address',
};

/** Why no passkey was added: the sentence of the API, or the key of one of the panel. */
function failureOf(error: Error): string {
  if (error instanceof HttpError) return error.message;
  return `${texts}.failed.${FAILURES[error.name] ?? 'other'}`;
}

export const usePasskeys = () => useQuery<Passkey[]>({ queryKey });

const reads = [queryKey, ['auth', 'me']];

export const useAdd = () =>
  useChange(
    async (name: string) => {
      const { addPasskey } = await import('../../providers/passkeys/ceremonies');
      await addPasskey(name).catch((error: Error) => {
        throw new Error(failureOf(error), { cause: error });
      });
    },
    { done: `${texts}.added`, reads },
  );

export const useRename = (id: number) =>
  useChange(
    (name: string) =>
      httpClient(`${url}/${id}`, { method: 'PATCH', body: JSON.stringify({ name }) }),
    { done: `${texts}.renamed`, reads },
  );

export const useRemove = (id: number) =>
  useChange(() => httpClient(`${url}/${id}`, { method: 'DELETE' }), {
    done: `${texts}.removed`,
    reads,
  });
