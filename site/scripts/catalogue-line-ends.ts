import { fieldsOf, isRecord } from 'shared/is-record';
import type { Language } from 'shared/language';
import { withLineEnds } from 'shared/line-ends';
import type { Plugin } from 'vite';

const CATALOGUE = /\/app\/i18n\/(hr|en)\/[a-z-]+\.ts$/;

/** Texts that stand in fields, from which they are sent. */
const IN_FIELDS = new Set(['placeholder', 'subjects']);

interface Text {
  start: number;
  end: number;
  value: string;
}

/** The texts below a node of a syntax tree (ESTree), in their order. */
function textsIn(node: unknown): Text[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (!isRecord(node)) return [];
  const { type, start, end, value, key } = node;
  if (type === 'Property') {
    const { name, value: quoted } = fieldsOf(key);
    return IN_FIELDS.has(String(name ?? quoted)) ? [] : textsIn(value);
  }
  if (type === 'Literal' && typeof value === 'string') {
    return [{ start: Number(start), end: Number(end), value }];
  }
  return Object.values(node).flatMap(textsIn);
}

/**
 * A module of the catalogues with its line ends.
 * @param tree its syntax tree
 */
export function catalogueWithLineEnds(code: string, tree: unknown, language: Language): string {
  return textsIn(tree).reduceRight((result, { start, end, value }) => {
    const text = JSON.stringify(withLineEnds(value, language));
    return result.slice(0, start) + text + result.slice(end);
  }, code);
}

/** Sets the line ends of the catalogues, so that no browser has to. */
export function catalogueLineEnds(): Plugin {
  return {
    name: 'catalogue-line-ends',
    transform(code, id) {
      const language = CATALOGUE.exec(id)?.[1];
      if (language !== 'hr' && language !== 'en') return undefined;
      return { code: catalogueWithLineEnds(code, this.parse(code), language), map: null };
    },
  };
}
