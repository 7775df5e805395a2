import AutoFixHigh from '@mui/icons-material/AutoFixHigh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import {
  FieldTitle,
  InputHelperText,
  useInput,
  useRecordContext,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { MAX_SLUG_LENGTH } from 'shared/limits';
import { slugOf } from 'shared/plain-letters';
import { asText } from '../text';
import { useField } from '../use-field';
import { useProposedSlug } from './use-proposed-slug';
import { isSlug, useSlugCheck, type SlugState } from './use-slug-check';

interface SlugInputProps {
  /** The path of the pages of the resource, with a slash at its end. */
  path: string;
}

interface SavedRecord extends RaRecord {
  slug: string;
  isPublished?: boolean;
}

/** Text below the input: the address of the page, and whether it is free. */
function useStatusText(path: string) {
  const translate = useTranslate();
  return (check: SlugState, slug: string, isOwn: boolean, followsTitle: boolean): string => {
    const url = `${window.location.origin}${path}${slug}`;
    switch (check.kind) {
      case 'unchecked':
        return translate(`admin.form.slug.${followsTitle ? 'follows' : 'help'}`);
      case 'free':
        // The fixed pages of the site are at the root, too, which only the save looks up.
        return translate(`admin.form.slug.${isOwn || path === '/' ? 'address' : 'free'}`, {
          address: url,
        });
      case 'taken':
        return translate('admin.form.slug.taken', { title: check.owner.title });
      default:
        return translate(`admin.form.slug.${check.kind}`);
    }
  };
}

/**
 * The slug of a record's page, called its address in the panel: proposed from the Croatian title of
 * a new record until it is edited, spelled as an address when the input is left, and looked up on
 * the server. Where it is taken before the save, the server's error is shown here.
 */
export function SlugInput({ path }: SlugInputProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const saved = useRecordContext<Partial<SavedRecord>>();
  const { parse, validate, attributes } = useField({ source: 'slug' });
  const { id, field, fieldState } = useInput({ source: 'slug', parse, validate });
  const slug = asText(field.value);
  const isNew = saved?.id === undefined;
  const { followsTitle, change, propose } = useProposedSlug(slug, isNew, field.onChange);
  const check = useSlugCheck(slug.trim(), saved?.id);
  const statusText = useStatusText(path);

  const error = fieldState.error?.message;
  const isOwn = saved?.slug === slug;
  const moves = !isNew && saved.isPublished !== false && !isOwn && check.kind === 'free';
  const proposeLabel = translate('admin.form.slug.fromTitle');
  const spell = () => {
    const spelled = slugOf(slug, MAX_SLUG_LENGTH);
    if (spelled !== slug && isSlug(spelled)) change(spelled);
    field.onBlur();
  };

  return (
    <Box>
      <TextField
        id={id}
        name={field.name}
        inputRef={field.ref}
        value={slug}
        onChange={({ target }) => change(target.value)}
        onBlur={spell}
        label={<FieldTitle source="slug" resource={resource} />}
        error={fieldState.invalid || check.kind === 'taken'}
        helperText={
          <>
            {error ? <InputHelperText error={error} /> : null}
            <Box component="span" role="status" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
              {error && check.kind !== 'taken'
                ? null
                : statusText(check, slug.trim(), isOwn, followsTitle)}
            </Box>
            {moves ? (
              <Box component="span" sx={{ display: 'block' }}>
                {translate('admin.form.slug.moves')}
              </Box>
            ) : null}
          </>
        }
        slotProps={{
          htmlInput: { ...attributes, autoCapitalize: 'none', spellCheck: false },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <Tooltip title={proposeLabel}>
                  <IconButton edge="end" aria-label={proposeLabel} onClick={propose}>
                    <AutoFixHigh />
                  </IconButton>
                </Tooltip>
              </InputAdornment>
            ),
          },
        }}
      />
      {check.kind === 'taken' ? (
        <Button size="small" onClick={() => change(check.alternative)}>
          {translate('admin.form.slug.use', { slug: check.alternative })}
        </Button>
      ) : null}
    </Box>
  );
}
