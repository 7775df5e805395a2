import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError, useNotify } from 'react-admin';
import type { Schemas } from '../../api/schemas';
import { apiUrl, httpClient } from '../../providers/http-client';

export type Passkey = Schemas['PasskeyDto'];

const texts = 'admin.account.passkeys';
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

export const usePasskeys = () =>
  useQuery<Passkey[]>({ queryKey, queryFn: async () => (await httpClient(url)).json });

/** A change of the passkeys, after which the list is read anew. */
function useChange<Values>(
  change: (values: Values) => Promise<unknown>,
  done: string,
  failure: (error: Error) => string = ({ message }) => message || 'admin.status.notChanged',
) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => notify(`${texts}.${done}`, { type: 'success' }),
    onError: (error) => notify(failure(error), { type: 'error' }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey }),
        queryClient.invalidateQueries({ queryKey: ['auth', 'me'] }),
      ]),
  });
}

export const useAdd = () =>
  useChange(
    async (name: string) => (await import('../../providers/passkeys/ceremonies')).addPasskey(name),
    'added',
    failureOf,
  );

export const useRename = (id: number) =>
  useChange(
    (name: string) =>
      httpClient(`${url}/${id}`, { method: 'PATCH', body: JSON.stringify({ name }) }),
    'renamed',
  );

export const useRemove = (id: number) =>
  useChange(() => httpClient(`${url}/${id}`, { method: 'DELETE' }), 'removed');
