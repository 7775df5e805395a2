import { useQueries } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Place } from '../../form/focus-place';
import { useTextLanguages } from '../../inputs/language-columns';
import { asText } from '../../inputs/text';
import { fieldIn } from '../../inputs/text-languages';
import { textFormat } from '../document/formatted-texts';
import { checkText, type OwnLink, type TextNote } from './text-notes';

/** Something that may be done before a form is published, and where. */
export interface Note {
  text: string;
  place?: Place;
}

const languageNames = { hr: 'admin.form.croatian', en: 'admin.form.english' } as const;

/** Whether visitors find no page at a path; unknown where the site does not answer. */
async function leadsNowhere(path: string): Promise<boolean> {
  const { status } = await fetch(path, { method: 'HEAD', credentials: 'omit' });
  return status === 404 || status === 410;
}

/** The links that lead to no page of this site. */
function useDeadLinks(links: readonly OwnLink[]): OwnLink[] {
  const paths = [...new Set(links.map(({ path }) => path))];
  const dead = useQueries({
    queries: paths.map((path) => ({
      queryKey: ['own-link', path],
      queryFn: () => leadsNowhere(path),
      staleTime: 60_000,
      retry: false,
    })),
    combine: (results) => paths.filter((_path, index) => results[index]?.data === true),
  });
  return links.filter(({ path }) => dead.includes(path));
}

/** The element of a text that a note is about. */
function partOf(note: TextNote): Place['within'] {
  if (note.kind === 'picture') return { selector: 'figure', number: note.number };
  const selector = note.kind === 'heading' ? 'h1, h2, h3, h4, h5, h6' : 'a';
  return { selector, text: note.text };
}

/**
 * What readers may miss in the formatted texts of a form.
 * @param sources the fields of the Croatian texts
 * @param markdown whether they are Markdown in every record
 */
export function useTextNotes(sources: readonly string[], markdown: boolean): Note[] {
  const translate = useTranslate();
  const languages = useTextLanguages();
  const fields = useMemo(
    () =>
      sources.flatMap((source) =>
        languages.map((language) => ({ language, field: fieldIn(language, source) })),
      ),
    [sources, languages],
  );
  const values = useDeferredValue(
    useWatch({ name: [...fields.map(({ field }) => field), 'contentFormat'] }),
  );
  const checked = useMemo(() => {
    const format = markdown ? 'markdown' : textFormat(values[fields.length]);
    return fields.map((_one, index) => checkText(asText(values[index]), format));
  }, [fields, markdown, values]);
  const dead = useDeadLinks(checked.flatMap(({ ownLinks }) => ownLinks));
  return checked.flatMap(({ notes, ownLinks }, index) => {
    const { language = 'hr', field = '' } = fields[index] ?? {};
    const noted = (text: string, within: Place['within']): Note => ({
      text: `${translate(languageNames[language])}: ${text}`,
      place: { field, within },
    });
    return [
      ...notes.map((note) => {
        const { kind, ...details } = note;
        return noted(translate(`admin.richText.notes.${kind}`, details), partOf(note));
      }),
      ...ownLinks
        .filter((link) => dead.includes(link))
        .map(({ text, path }) =>
          noted(translate('admin.richText.notes.deadLink', { text, path }), {
            selector: 'a',
            text,
          }),
        ),
    ];
  });
}
