import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useResourceContext, useTranslate, useTranslateLabel } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { focusPlace } from '../../form/focus-place';
import { pictureGaps } from '../../image/picture-gaps';
import { libraryHash } from '../../image/picture-url';
import { usePicture } from '../../image/use-picture';
import { asText } from '../../inputs/text';
import { translationGaps } from '../../inputs/translation-gaps';
import { useNeededNotes } from './use-needed-notes';
import { useTextNotes, type Note } from './use-text-notes';

/** What the translation lacks: texts that one language has, or that are the same in both. */
function useTranslationNotes() {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const resource = useResourceContext() ?? '';
  const gaps = translationGaps(resource, useWatch());
  const noted = (kind: 'missing' | 'same') =>
    gaps[kind].map((source) => {
      const field = String(labelOf({ source, resource }));
      return {
        text: translate(`admin.richText.notes.${kind}`, { field }),
        place: { field: source },
      };
    });
  return [...noted('missing'), ...noted('same')];
}

/** What the form's picture lacks: it is not published without. */
function usePictureNotes(): Note[] {
  const translate = useTranslate();
  const picture = usePicture(libraryHash(asText(useWatch({ name: 'imageUrl' }))));
  const croatianOnly = useWatch({ name: 'croatianOnly' }) === true;
  if (!picture) return [];
  return pictureGaps(picture, croatianOnly).map((gap) => ({
    text: translate(`admin.richText.notes.mainPicture.${gap}`),
    place: { field: 'imageUrl' },
  }));
}

function NoteList({ notes }: { notes: readonly Note[] }) {
  return (
    <Box component="ul" sx={{ m: 0, my: 1, pl: 2.5 }}>
      {notes.map(({ text, place }, index) => (
        <li key={index}>
          {place ? (
            <Link
              component="button"
              type="button"
              color="inherit"
              variant="body1"
              sx={{ textAlign: 'left', '@media (pointer: coarse)': { minHeight: 44 } }}
              onClick={({ currentTarget: { form } }) => form && focusPlace(form, place)}
            >
              {text}
            </Link>
          ) : (
            text
          )}
        </li>
      ))}
    </Box>
  );
}

export interface PublishingNotesProps {
  /** The fields of the formatted texts in Croatian. */
  sources: readonly string[];
  /** Whether these are Markdown in every record; by default `contentFormat` says so. */
  markdown?: boolean;
  /** Further notes of the form. */
  more?: readonly string[];
}

/** What a form needs before it is published, and what its readers may miss. */
export function PublishingNotes({ sources, markdown = false, more = [] }: PublishingNotesProps) {
  const translate = useTranslate();
  const id = useId();
  const needed = [...useNeededNotes(), ...usePictureNotes()];
  const gaps = useTranslationNotes();
  const inTexts = useTextNotes(sources, markdown);
  const named = new Set(needed.map(({ place }) => place?.field));
  const optional = gaps.filter(({ place }) => !named.has(place.field));
  const hints: Note[] = [...optional, ...more.map((text) => ({ text })), ...inTexts];
  if (needed.length + hints.length === 0) return null;
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
      {needed.length > 0 ? (
        <>
          <Typography variant="body2">{translate('admin.richText.notes.needed')}</Typography>
          <NoteList notes={needed} />
        </>
      ) : null}
      {hints.length > 0 ? (
        <>
          <Typography variant="body2">{translate('admin.richText.notes.intro')}</Typography>
          <NoteList notes={hints} />
        </>
      ) : null}
    </Alert>
  );
}
