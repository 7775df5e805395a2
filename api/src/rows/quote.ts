/** A name of the schema as SQL takes it, whatever characters are in it. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
