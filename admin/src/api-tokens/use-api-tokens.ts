import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Schemas } from '../api/schemas';
import { apiUrl, httpClient } from '../providers/http-client';

export type ApiToken = Schemas['ApiTokenDto'];
export type NewApiToken = Schemas['NewApiTokenDto'];
export type ApiTokenFields = Schemas['CreateApiTokenDto'];
export type Scope = ApiToken['scopes'][number];

/** What tokens may be for, in the order of the form. */
export const SCOPES: readonly Scope[] = [
  'content:read',
  'content:write',
  'events:read',
  'donations:read',
  'statements:import',
  'metrics:read',
];

const queryKey = ['api-tokens'];
const url = `${apiUrl}/api-tokens`;

export const useApiTokens = () =>
  useQuery<ApiToken[]>({ queryKey, queryFn: async () => (await httpClient(url)).json });

/** Creates a token; errors of fields are shown by the form. */
export function useCreate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (fields: ApiTokenFields): Promise<NewApiToken> =>
      (await httpClient(url, { method: 'POST', body: JSON.stringify(fields) })).json,
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

export function useRevoke(id: number) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => httpClient(`${url}/${id}`, { method: 'DELETE' }),
    onSuccess: () => notify('admin.api-tokens.revoked', { type: 'success' }),
    onError: ({ message }) => notify(message || 'admin.status.notChanged', { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
