import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueries } from '@tanstack/react-query';
import { useDeferredValue, useId, useMemo } from 'react';
import { useResourceContext, useTranslate, useTranslateLabel } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { libraryHash } from '../../image/picture-url';
import { usePicture } from '../../image/use-picture';
import { asText } from '../../inputs/text';
import { fieldIn, textLanguages } from '../../inputs/text-languages';
import { translationGaps } from '../../inputs/translation-gaps';
import { textFormat } from '../document/formatted-texts';
import { checkText, type OwnLink } from './text-notes';

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

/** What readers may miss in the texts of a form, as sentences. */
function useTextNotes(source: string): string[] {
  const translate = useTranslate();
  const texts = useDeferredValue(
    useWatch({ name: [...textLanguages.map((one) => fieldIn(one, source)), 'contentFormat'] }),
  );
  const checked = useMemo(() => {
    const format = textFormat(texts[textLanguages.length]);
    return textLanguages.map((_one, index) => checkText(asText(texts[index]), format));
  }, [texts]);
  const dead = useDeadLinks(checked.flatMap(({ ownLinks }) => ownLinks));
  return checked.flatMap(({ notes, ownLinks }, index) => {
    const found = [
      ...notes.map(({ kind, ...values }) => translate(`admin.richText.notes.${kind}`, values)),
      ...ownLinks
        .filter((link) => dead.includes(link))
        .map(({ text, path }) => translate('admin.richText.notes.deadLink', { text, path })),
    ];
    const language = translate(languageNames[textLanguages[index] ?? 'hr']);
    return found.map((note) => `${language}: ${note}`);
  });
}

/** What the translation lacks: texts that one language has, or that are the same in both. */
function useTranslationGaps(): string[] {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const resource = useResourceContext() ?? '';
  const gaps = translationGaps(resource, useWatch());
  const noted = (kind: 'missing' | 'same') =>
    gaps[kind].map((source) => {
      const field = String(labelOf({ source, resource }));
      return translate(`admin.richText.notes.${kind}`, { field });
    });
  return [...noted('missing'), ...noted('same')];
}

/** Whether the form's picture lacks a description in either language. */
function useUndescribedPicture(): boolean {
  const picture = usePicture(libraryHash(asText(useWatch({ name: 'imageUrl' }))));
  return picture !== undefined && !(picture.alt && picture.altEn);
}

export interface PublishingNotesProps {
  /** The field of the formatted text in Croatian. */
  source: string;
  /** Further notes of the form. */
  more?: readonly string[];
}

/** What may be done before the form is published; nothing of it prevents that. */
export function PublishingNotes(props: PublishingNotesProps) {
  const { source, more = [] } = props;
  const translate = useTranslate();
  const id = useId();
  const gaps = useTranslationGaps();
  const inTexts = useTextNotes(source);
  const inPicture = useUndescribedPicture() ? [translate('admin.richText.notes.mainPicture')] : [];
  const notes = [...gaps, ...more, ...inTexts, ...inPicture];
  if (notes.length === 0) return null;
  return (
    <Alert
      severity="info"
      variant="outlined"
      role="region"
      aria-labelledby={id}
      sx={{ mt: 2, '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
    >
      <Typography id={id} variant="h3" component="h3">
        {translate('admin.richText.notes.title')}
      </Typography>
      <Typography variant="body2">{translate('admin.richText.notes.intro')}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {notes.map((note, index) => (
          <li key={index}>{note}</li>
        ))}
      </Box>
    </Alert>
  );
}
