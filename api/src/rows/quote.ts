/** Quotes an identifier for SQL. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
