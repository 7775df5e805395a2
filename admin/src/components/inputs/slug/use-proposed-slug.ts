import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { MAX_SLUG_LENGTH } from 'shared/limits';
import { slugOf } from 'shared/plain-letters';
import { asText } from '../text';

/**
 * Proposes the slug of a new record from its Croatian title, until the slug is edited. One that is
 * emptied follows the title again.
 */
export function useProposedSlug(slug: string, isNew: boolean, onChange: (slug: string) => void) {
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
      setTouched(text !== '');
      onChange(text);
    },
    propose: () => {
      setTouched(false);
      lastProposal.current = slugOf(title, MAX_SLUG_LENGTH);
      onChange(lastProposal.current);
    },
  };
}
