import { useRemoveFromStore } from 'react-admin';

/** The panel's address of a resource's list, narrowed to what fits the filter. */
export function listAddress(resource: string, filter: Record<string, unknown> = {}): string {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  return `/${resource}?${query.toString()}`;
}

/**
 * Forgets what the list of a resource was narrowed to and sorted by last, so that whoever goes to it
 * afresh sees all of it. A list keeps both while one opens and closes its rows.
 */
export function useForgetList(): (resource: string) => void {
  const forget = useRemoveFromStore();
  return (resource) => forget(`${resource}.listParams`);
}
