import { useState } from 'react';
import { useLocaleState, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatDateTime } from 'shared/croatian-time';
import { asText } from '../components/inputs/text';
import { publicationState, type BlogPost, type PublicationState } from './blog-post';

interface Publication {
  state: PublicationState;
  /** The formatted date of publication; empty where none is chosen. */
  date: string;
}

/** Publication state of the post if the form is saved. */
export function usePublication(): Publication {
  const [locale] = useLocaleState();
  const [now] = useState(() => Date.now());
  const saved = useRecordContext<Partial<BlogPost>>();
  const isPublished: unknown = useWatch({ name: 'isPublished' });
  const publishDate = asText(useWatch({ name: 'publishDate' }));
  const state = publicationState({ isPublished, publishDate }, saved, now);
  const dated = !Number.isNaN(Date.parse(publishDate));
  return { state, date: dated ? formatDateTime(publishDate, locale) : '' };
}
