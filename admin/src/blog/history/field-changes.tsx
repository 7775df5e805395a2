import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate, useTranslateLabel } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import { isOwnUrl } from '../../components/image/picture-url';
import { textLanguages } from '../../components/inputs/text-languages';
import { visuallyHidden } from '../../components/screen/visually-hidden';
import { radii } from '../../theme/tokens';
import { languageFields, formFields, type BlogFields } from '../blog-post';
import { diffWords, type Run } from './word-diff';

/** Number of characters of unchanged text shown before and after a change. */
const contextLength = 90;

/** The language of a field's text; undefined for fields without a language. */
const languageOf = (field: string) =>
  textLanguages.find((language) => languageFields[language].includes(field));

/** Shortens unchanged text between two changes to its beginning and end. */
function shorten(text: string, first: boolean, last: boolean, gap: string): string {
  if (text.length <= 2 * contextLength) return text;
  const begin = first ? '' : text.slice(0, contextLength).replace(/\S*$/, '');
  const end = last ? '' : text.slice(-contextLength).replace(/^\S*/, '');
  return `${begin}${gap}${end}`;
}

function ChangedText({ runs, lang }: { runs: Run[]; lang?: string }) {
  const translate = useTranslate();
  return (
    <Box
      lang={lang}
      sx={{
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        '& del, & ins': { px: 0.25, borderRadius: 0.5, bgcolor: 'action.selected' },
        '& del': { color: 'error.main' },
        '& ins': { color: 'success.main', fontWeight: 650 },
      }}
    >
      {runs.map(({ kind, text }, index) =>
        kind === 'same' ? (
          <span key={index}>
            {shorten(
              text,
              index === 0,
              index === runs.length - 1,
              translate('admin.blog.history.gap'),
            )}
          </span>
        ) : (
          <Box component={kind === 'removed' ? 'del' : 'ins'} key={index}>
            <Box component="span" sx={visuallyHidden}>
              {translate(`admin.blog.history.${kind}`)}{' '}
            </Box>
            {text}
          </Box>
        ),
      )}
    </Box>
  );
}

type FieldValue = string | boolean | null;

/** Whether the value of the picture's field can be shown as a picture. */
const isPictureOrNone = (value: FieldValue): boolean =>
  value === null || value === '' || (typeof value === 'string' && isOwnUrl(value));

interface ChangedPictureProps {
  previous: FieldValue;
  later: FieldValue;
  /** Whether it is a change, and not a picture of the first version. */
  isChange: boolean;
}

/** The removed picture and the added one. */
function ChangedPicture({ previous, later, isChange }: ChangedPictureProps) {
  const translate = useTranslate();
  const pictures = [
    { kind: 'removed', url: previous, borderColor: 'error.main' },
    { kind: 'added', url: later, borderColor: 'success.main' },
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {pictures.map(({ kind, url, borderColor }) =>
        typeof url === 'string' && url !== '' ? (
          <Box component="figure" key={kind} sx={{ m: 0 }}>
            {isChange ? (
              <Typography component="figcaption" variant="body2" color={borderColor}>
                {translate(`admin.blog.history.${kind}`)}
              </Typography>
            ) : null}
            <Box
              component="img"
              src={url}
              alt={translate('admin.blog.history.picture')}
              sx={{
                display: 'block',
                maxWidth: '100%',
                maxHeight: 180,
                borderRadius: radii.small,
                ...(isChange ? { border: 2, borderColor } : {}),
              }}
            />
          </Box>
        ) : null,
      )}
    </Box>
  );
}

/** Formats a field's value. */
function useFormatValue() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (field: keyof BlogFields, value: FieldValue): string => {
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
    if (value === null || value === '') return '';
    if (field === 'publishDate') return formatDateTime(value, locale);
    if (field === 'contentFormat') return translate(`admin.blog.contentFormat.${value}`);
    if (field === 'category') return translate(`admin.blog.category.${value}`, { _: value });
    return value.replace(/^(#{2,4}) (?=\S)/gm, (_, { length }: string) => {
      return `${translate(`admin.richText.tool.heading${length}`)}: `;
    });
  };
}

interface FieldChangesProps {
  /** The version to compare with; undefined where the later one is shown as it is. */
  previous?: BlogFields;
  later: BlogFields;
}

interface FieldChangeProps extends FieldChangesProps {
  field: keyof BlogFields;
}

function FieldChange({ field, previous, later }: FieldChangeProps) {
  const formatValue = useFormatValue();
  const [from, to] = [previous?.[field] ?? null, later[field] ?? null];
  if (field === 'imageUrl' && [from, to].every(isPictureOrNone)) {
    return <ChangedPicture previous={from} later={to} isChange={previous !== undefined} />;
  }
  const text = formatValue(field, to);
  return previous ? (
    <ChangedText lang={languageOf(field)} runs={diffWords(formatValue(field, from), text)} />
  ) : (
    <Box lang={languageOf(field)} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {text}
    </Box>
  );
}

/** The differences between two versions of a post, or all of one, field by field. */
export function FieldChanges({ previous, later }: FieldChangesProps) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const fields = formFields.filter((field) => (previous?.[field] ?? '') !== (later[field] ?? ''));
  if (fields.length === 0) return <Typography>{translate('admin.blog.history.none')}</Typography>;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {fields.map((field) => (
        <div key={field}>
          <Typography component="dt" sx={{ fontWeight: 650 }}>
            {translateLabel({ source: field, resource: 'blog' })}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <FieldChange field={field} previous={previous} later={later} />
          </Box>
        </div>
      ))}
    </Box>
  );
}
