import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '../api/schemas';
import { apiUrl, httpClient, post } from '../providers/http-client';
import { useChange } from '../providers/use-change';

export type ApiToken = Schemas['ApiTokenDto'];
export type NewApiToken = Schemas['NewApiTokenDto'];
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

export const useApiTokens = () => useQuery<ApiToken[]>({ queryKey });

/** Creates a token; errors of fields are shown by the form. */
export function useCreate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (fields: Schemas['CreateApiTokenDto']) => post<NewApiToken>('api-tokens', fields),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

export const useRevoke = (id: number) =>
  useChange(() => httpClient(`${apiUrl}/api-tokens/${id}`, { method: 'DELETE' }), {
    done: 'admin.api-tokens.revoked',
    reads: [queryKey],
  });
