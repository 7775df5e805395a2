import { useRemoveFromStore } from 'react-admin';

/** The panel's path of a resource's list with a filter. */
export function listPath(resource: string, filter: Record<string, unknown> = {}): string {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  return `/${resource}?${query.toString()}`;
}

/**
 * Resets the filter and sort order of a resource's list, so that it shows all rows when it is
 * opened from the menu. Both are retained while its rows are opened and closed.
 */
export function useResetList(): (resource: string) => void {
  const removeFromStore = useRemoveFromStore();
  return (resource) => removeFromStore(`${resource}.listParams`);
}
