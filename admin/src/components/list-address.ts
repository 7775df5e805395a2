/** The panel's address of a resource's list, narrowed to what fits the filter. */
export function listAddress(resource: string, filter: Record<string, unknown> = {}): string {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  return `/${resource}?${query.toString()}`;
}
