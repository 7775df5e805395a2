import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import type { Schemas } from '../../api/schemas';
import { apiUrl, httpClient } from '../../providers/http-client';

type Link = Schemas['DraftLinkDto'];

/** The link of a stored draft, and what can be done with it. */
export function useDraftLink(resource: string, id: number | string) {
  const [locale] = useLocaleState();
  const queries = useQueryClient();
  const path = `${apiUrl}/draft-links/${resource}/${id}`;
  const queryKey = ['draft-links', resource, String(id), locale];
  const send = async (to: string, method: 'GET' | 'POST'): Promise<Link> =>
    (await httpClient(`${to}?lang=${locale}`, { method })).json;
  const onSuccess = (link: Link) => queries.setQueryData(queryKey, link);

  const { data } = useQuery<Link>({ queryKey, queryFn: () => send(path, 'GET') });
  const create = useMutation({ mutationFn: () => send(path, 'POST'), onSuccess });
  const withdraw = useMutation({ mutationFn: () => send(`${path}/withdraw`, 'POST'), onSuccess });
  return { expiresAt: data?.expiresAt ?? null, create, withdraw };
}
