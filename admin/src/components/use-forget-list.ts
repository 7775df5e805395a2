import { useRemoveFromStore } from 'react-admin';

/**
 * Forgets what the list of a resource was narrowed to and sorted by last, so that whoever goes to it
 * afresh sees all of it. A list keeps both while one opens and closes its rows.
 */
export function useForgetList(): (resource: string) => void {
  const forget = useRemoveFromStore();
  return (resource) => forget(`${resource}.listParams`);
}
