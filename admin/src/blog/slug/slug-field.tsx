import AutoFixHigh from '@mui/icons-material/AutoFixHigh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef, useState } from 'react';
import { FieldTitle, InputHelperText, useInput, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { MAX_SLUG_LENGTH } from 'shared/limits';
import { slugOf } from 'shared/plain-letters';
import { keepText } from '../../components/inputs/text';
import { useField } from '../../components/inputs/use-field';
import type { BlogPost } from '../blog-post';
import { useSlugCheck, type SlugState } from './use-slug-check';

/** Proposes the slug of a new post from its title, until it is changed by hand. */
function useProposedSlug(slug: string, isNew: boolean, onChange: (slug: string) => void) {
  const { getValues, setValue } = useFormContext();
  const title = keepText(useWatch({ name: 'title' }));
  const [touched, setTouched] = useState(slug !== '');
  const made = useRef(slug);
  const follows = isNew && !touched;
  useEffect(() => {
    const proposed = slugOf(title, MAX_SLUG_LENGTH);
    // A restored draft has another slug.
    const own = [made.current, ''].includes(keepText(getValues('slug')));
    if (follows && own && proposed !== made.current) {
      made.current = proposed;
      setValue('slug', proposed, { shouldDirty: true });
    }
  }, [follows, title, getValues, setValue]);

  return {
    follows,
    write: (text: string) => {
      setTouched(true);
      onChange(text);
    },
    propose: () => {
      setTouched(false);
      made.current = slugOf(title, MAX_SLUG_LENGTH);
      onChange(made.current);
    },
  };
}

/** The result of the look-up in words. */
function useCheckInWords() {
  const translate = useTranslate();
  const saved = useRecordContext<Partial<BlogPost>>();
  return (check: SlugState, slug: string, follows: boolean): string => {
    switch (check.kind) {
      case 'unchecked':
        return translate(follows ? 'admin.blog.slug.follows' : 'admin.blog.help.slug');
      case 'free':
        return translate(`admin.blog.slug.${saved?.slug === slug ? 'own' : 'free'}`, {
          slug: slug.trim(),
        });
      case 'taken':
        return translate('admin.blog.slug.taken', { title: check.by.title });
      default:
        return translate(`admin.blog.slug.${check.kind}`);
    }
  };
}

/**
 * The slug, proposed from the Croatian title of a new post until it is changed by hand, and looked
 * up while it is typed. Where somebody else takes it before the save, the error is shown at this
 * field.
 */
export function SlugField() {
  const translate = useTranslate();
  const saved = useRecordContext<Partial<BlogPost>>();
  const { parse, validate } = useField({ source: 'slug' });
  const { id, field, fieldState } = useInput({ source: 'slug', parse, validate });
  const slug = keepText(field.value);
  const isNew = saved?.id === undefined;
  const { follows, write, propose } = useProposedSlug(slug, isNew, field.onChange);
  const check = useSlugCheck(slug.trim(), saved?.id);
  const inWords = useCheckInWords();

  const fault = fieldState.error?.message;
  const moves =
    !isNew && Boolean(saved.isPublished) && saved.slug !== slug && check.kind !== 'taken';
  const proposeLabel = translate('admin.form.slugFromTitle');

  return (
    <Box>
      <TextField
        id={id}
        name={field.name}
        inputRef={field.ref}
        value={slug}
        onChange={({ target }) => write(target.value)}
        onBlur={() => field.onBlur()}
        label={<FieldTitle source="slug" resource="blog" />}
        error={fieldState.invalid || check.kind === 'taken'}
        helperText={
          <>
            {fault ? <InputHelperText error={fault} /> : null}
            <Box component="span" role="status" sx={{ display: 'block' }}>
              {fault && check.kind !== 'taken' ? null : inWords(check, slug, follows)}
            </Box>
            {moves ? (
              <Box component="span" sx={{ display: 'block' }}>
                {translate('admin.blog.slug.moves')}
              </Box>
            ) : null}
          </>
        }
        slotProps={{
          htmlInput: { autoCapitalize: 'none', spellCheck: false },
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
        <Button size="small" onClick={() => write(check.instead)}>
          {translate('admin.blog.slug.use', { slug: check.instead })}
        </Button>
      ) : null}
    </Box>
  );
}
