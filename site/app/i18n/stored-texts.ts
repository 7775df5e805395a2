/** Texts that replace those of the catalogue, by key: the namespace and the path in it. */
export type StoredTexts = Readonly<Record<string, string>>;

/** What a document knows about the stored texts of its language. */
export interface PageTexts {
  /** Those of the namespaces of the page. */
  stored: StoredTexts;
  /** The other namespaces that have some. */
  elsewhere: readonly string[];
}

const namespaceOf = (key: string): string => key.slice(0, key.indexOf('.'));

/** Splits the stored texts of a language for a page; undefined where there are none. */
export function pageTexts(all: StoredTexts, namespaces: readonly string[]): PageTexts | undefined {
  const keys = Object.keys(all);
  if (keys.length === 0) return undefined;
  const ofPage = Object.entries(all).filter(([key]) => namespaces.includes(namespaceOf(key)));
  const stored = new Set(keys.map(namespaceOf));
  return {
    stored: Object.fromEntries(ofPage),
    elsewhere: [...stored].filter((namespace) => !namespaces.includes(namespace)),
  };
}

/**
 * A copy of a part of the catalogue with the stored texts in place of its own. Keys that the
 * catalogue does not have are ignored.
 * @param path of the part: its namespace, and the path in it
 */
export function withStoredTexts(path: string, part: unknown, stored: StoredTexts): unknown {
  if (typeof part === 'string') return Object.hasOwn(stored, path) ? stored[path] : part;
  if (Array.isArray(part)) {
    return part.map((inner, index) => withStoredTexts(`${path}.${index}`, inner, stored));
  }
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, inner]) => [
      key,
      withStoredTexts(`${path}.${key}`, inner, stored),
    ]),
  );
}
