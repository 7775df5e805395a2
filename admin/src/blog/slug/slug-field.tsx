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
import { asText } from '../../components/inputs/text';
import { useField } from '../../components/inputs/use-field';
import type { BlogPost } from '../blog-post';
import { useSlugCheck, type SlugState } from './use-slug-check';

/** Proposes the slug of a new post from its title, until the slug is edited. */
function useProposedSlug(slug: string, isNew: boolean, onChange: (slug: string) => void) {
  const { getValues, setValue } = useFormContext();
  const title = asText(useWatch({ name: 'title' }));
  const [touched, setTouched] = useState(slug !== '');
  const lastProposal = useRef(slug);
  const followsTitle = isNew && !touched;
  useEffect(() => {
    const proposed = slugOf(title, MAX_SLUG_LENGTH);
    // A restored draft has another slug.
    const isProposal = [lastProposal.current, ''].includes(asText(getValues('slug')));
    if (followsTitle && isProposal && proposed !== lastProposal.current) {
      lastProposal.current = proposed;
      setValue('slug', proposed, { shouldDirty: true });
    }
  }, [followsTitle, title, getValues, setValue]);

  return {
    followsTitle,
    change: (text: string) => {
      setTouched(true);
      onChange(text);
    },
    propose: () => {
      setTouched(false);
      lastProposal.current = slugOf(title, MAX_SLUG_LENGTH);
      onChange(lastProposal.current);
    },
  };
}

/** Text of the result of the look-up. */
function useSlugStatusText() {
  const translate = useTranslate();
  const saved = useRecordContext<Partial<BlogPost>>();
  return (check: SlugState, slug: string, followsTitle: boolean): string => {
    switch (check.kind) {
      case 'unchecked':
        return translate(followsTitle ? 'admin.blog.slug.follows' : 'admin.blog.help.slug');
      case 'free':
        return translate(`admin.blog.slug.${saved?.slug === slug ? 'own' : 'free'}`, {
          slug: slug.trim(),
        });
      case 'taken':
        return translate('admin.blog.slug.taken', { title: check.owner.title });
      default:
        return translate(`admin.blog.slug.${check.kind}`);
    }
  };
}

/**
 * The slug: proposed from the Croatian title of a new post until it is edited, and looked up on the
 * server while it is typed. Where it is taken before the save, the server's error is shown here.
 */
export function SlugField() {
  const translate = useTranslate();
  const saved = useRecordContext<Partial<BlogPost>>();
  const { parse, validate } = useField({ source: 'slug' });
  const { id, field, fieldState } = useInput({ source: 'slug', parse, validate });
  const slug = asText(field.value);
  const isNew = saved?.id === undefined;
  const { followsTitle, change, propose } = useProposedSlug(slug, isNew, field.onChange);
  const check = useSlugCheck(slug.trim(), saved?.id);
  const statusText = useSlugStatusText();

  const error = fieldState.error?.message;
  const changesUrl =
    !isNew && Boolean(saved.isPublished) && saved.slug !== slug && check.kind !== 'taken';
  const proposeLabel = translate('admin.form.slugFromTitle');

  return (
    <Box>
      <TextField
        id={id}
        name={field.name}
        inputRef={field.ref}
        value={slug}
        onChange={({ target }) => change(target.value)}
        onBlur={() => field.onBlur()}
        label={<FieldTitle source="slug" resource="blog" />}
        error={fieldState.invalid || check.kind === 'taken'}
        helperText={
          <>
            {error ? <InputHelperText error={error} /> : null}
            <Box component="span" role="status" sx={{ display: 'block' }}>
              {error && check.kind !== 'taken' ? null : statusText(check, slug, followsTitle)}
            </Box>
            {changesUrl ? (
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
        <Button size="small" onClick={() => change(check.alternative)}>
          {translate('admin.blog.slug.use', { slug: check.alternative })}
        </Button>
      ) : null}
    </Box>
  );
}
