import type { Node } from '@tiptap/pm/model';
import { useMemo } from 'react';
import { useRecordContext } from 'react-admin';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { asText } from '../../inputs/text';
import { fieldIn, type TextLanguage } from '../../inputs/text-languages';
import {
  formatField,
  formattedTexts,
  markdownText,
  readText,
  textFormat,
  type TextFormat,
} from '../document/formatted-texts';

/**
 * The document of a text of the form, that of the other language, and a function to change it.
 * @param fixed the format of a text whose record has no field for it
 */
export function useFormattedText(
  source: string,
  language: TextLanguage,
  change: (text: unknown) => void,
  fixed?: TextFormat,
) {
  const { getValues, setValue } = useFormContext();
  const saved = useRecordContext<Record<string, unknown>>();
  const own = fieldIn(language, source);
  const other = fieldIn(language === 'hr' ? 'en' : 'hr', source);
  const text = asText(useWatch({ name: own }));
  const chosen = textFormat(useWatch({ name: formatField }));
  const format = fixed ?? chosen;
  const doc = useMemo(() => readText(text, format), [text, format]);

  const formatNow = () => fixed ?? textFormat(getValues(formatField));
  const otherDoc = () => readText(asText(getValues(other)), formatNow());
  const write = (written: Node) => {
    if (fixed === 'markdown') {
      const stored: unknown = get(saved, own);
      const next = markdownText(written, asText(stored));
      if (asText(getValues(own)) !== next) change(next);
      return;
    }
    const texts = formattedTexts({ [own]: written, [other]: otherDoc() }, saved ?? {});
    const set = (field: string) =>
      setValue(field, texts[field], { shouldDirty: true, shouldTouch: true });
    if (textFormat(getValues(formatField)) !== texts[formatField]) set(formatField);
    if (asText(getValues(other)) !== texts[other]) set(other);
    // Last, as the rules read the format.
    if (asText(getValues(own)) !== texts[own]) change(texts[own]);
  };
  return { doc, otherDoc, write };
}
