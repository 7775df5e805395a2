import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import type { Schemas } from '../api/schemas';
import { getAdminSession } from './admin-session';
import { apiUrl, backgroundClient } from './http-client';

type Autosave = Schemas['AutosaveDto'];

/** What was typed in a form. */
export interface TypedWork {
  changed: Record<string, unknown>;
  /** The version of the record that it is based on; none for a new one. */
  version?: number;
}

/** The resources with content. Forms with personal data of others are not stored on the server. */
export const contentResources = [
  'blog',
  'projects',
  'events',
  'public-calls',
  'team',
  'partners',
  'documents',
  'pages',
  'media',
  'issues',
];

export const isAutosaved = (resource: string): boolean => contentResources.includes(resource);

/** By person: another one who signs in on this page has their own. */
const queryKey = () => ['autosaves', getAdminSession()?.id];
const recordOf = (id: Identifier | undefined) => String(id ?? 'new');
const urlOf = (resource: string, id: Identifier | undefined) =>
  `${apiUrl}/autosaves/${resource}/${recordOf(id)}`;

async function list(): Promise<Autosave[]> {
  const { json }: { json: Autosave[] } = await backgroundClient(`${apiUrl}/autosaves`);
  return json;
}

/**
 * Whether this person has unsaved work in the form of a record, or of a new one, here or on another
 * computer.
 */
export function useIsUnfinished(resource: string, id: Identifier | undefined): boolean {
  const { data = [] } = useQuery({
    queryKey: queryKey(),
    queryFn: list,
    enabled: isAutosaved(resource),
    staleTime: 30_000,
  });
  return data.some((one) => one.resource === resource && one.record === recordOf(id));
}

/** This person's unsaved work in a form, as the server has it; undefined where it has none. */
export async function findAutosave(
  queryClient: QueryClient,
  resource: string,
  id: Identifier | undefined,
): Promise<Schemas['AutosavedDto'] | undefined> {
  const all = await queryClient.fetchQuery({ queryKey: queryKey(), queryFn: list });
  if (!all.some((one) => one.resource === resource && one.record === recordOf(id))) {
    return undefined;
  }
  const { json }: { json: Schemas['AutosavedDto'] } = await backgroundClient(urlOf(resource, id));
  return json;
}

/** Changes what the lists show, without a request. */
function update(queryClient: QueryClient, change: (all: Autosave[]) => Autosave[]): void {
  queryClient.setQueryData<Autosave[]>(queryKey(), (all) => all && change(all));
}

const others = (all: Autosave[], resource: string, id: Identifier | undefined) =>
  all.filter((one) => one.resource !== resource || one.record !== recordOf(id));

export async function storeAutosave(
  queryClient: QueryClient,
  resource: string,
  id: Identifier | undefined,
  { changed, version }: TypedWork,
): Promise<void> {
  const body = JSON.stringify({ changed, ...(version !== undefined && { version }) });
  const { json }: { json: Autosave } = await backgroundClient(urlOf(resource, id), {
    method: 'PUT',
    body,
  });
  update(queryClient, (all) => [json, ...others(all, resource, id)]);
}

export async function deleteAutosave(
  queryClient: QueryClient,
  resource: string,
  id: Identifier | undefined,
): Promise<void> {
  await backgroundClient(urlOf(resource, id), { method: 'DELETE' });
  update(queryClient, (all) => others(all, resource, id));
}
