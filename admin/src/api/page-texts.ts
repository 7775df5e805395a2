import { fieldsOf, isRecord } from 'shared/is-record';
import type { PageTextKind } from 'shared/page-text';
import type { Values } from './form-rules';

/** An editable text as in a new installation. */
export interface OriginalText {
  key: string;
  kind: PageTextKind;
  original: string;
  originalEn: string;
}

/** The name of a text's field in the form, which has no dots; English ends with `En`. */
export const fieldOf = (key: string): string => key.replaceAll('.', '_');

function isOriginal(value: unknown): value is OriginalText {
  const { key, kind, original, originalEn } = fieldsOf(value);
  return [key, kind, original, originalEn].every((one) => typeof one === 'string');
}

export const originalsOf = (record: unknown): OriginalText[] => {
  const { originals } = fieldsOf(record);
  return Array.isArray(originals) ? originals.filter(isOriginal) : [];
};

/** The record of a page with each of its texts as a field, as forms and drafts need them. */
export function pageRecord(answer: unknown): Values & { id: number } {
  const { id, page, version, texts } = fieldsOf(answer);
  const rows = Array.isArray(texts) ? texts.filter(isRecord) : [];
  const fields = rows.flatMap(({ key, text, textEn }) =>
    typeof key === 'string'
      ? [[fieldOf(key), text] as const, [`${fieldOf(key)}En`, textEn] as const]
      : [],
  );
  return {
    id: Number(id),
    page,
    version,
    originals: rows.filter(isOriginal).map(({ key, kind, original, originalEn }) => ({
      key,
      kind,
      original,
      originalEn,
    })),
    ...Object.fromEntries(fields),
  };
}

/** The body of a change with the texts in the form; what equals the original is restored. */
export function pageBody(originals: readonly OriginalText[], values: Values): Values {
  return {
    texts: originals.map(({ key }) => ({
      key,
      text: values[fieldOf(key)],
      textEn: values[`${fieldOf(key)}En`],
    })),
    version: values.version,
  };
}

/** The messages of the API by the fields of the form. */
export function pageErrors(
  originals: readonly OriginalText[],
  errors: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const [, index, name] = /^texts\.(\d+)\.(text|textEn)$/.exec(path) ?? [];
      const text = index === undefined ? undefined : originals[Number(index)];
      if (text === undefined) return [path, message];
      return [name === 'textEn' ? `${fieldOf(text.key)}En` : fieldOf(text.key), message];
    }),
  );
}
