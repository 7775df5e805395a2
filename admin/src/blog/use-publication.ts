import { useState } from 'react';
import { useLocaleState, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatDateTime } from 'shared/croatian-time';
import { keepText } from '../components/inputs/text';
import { publicationState, type BlogPost, type PublicationState } from './blog-post';

interface Publication {
  state: PublicationState;
  /** The date of publication in words; empty where none is chosen. */
  date: string;
}

/** What saving the form does to the publication of its post. */
export function usePublication(): Publication {
  const [locale] = useLocaleState();
  const [now] = useState(() => Date.now());
  const saved = useRecordContext<Partial<BlogPost>>();
  const isPublished: unknown = useWatch({ name: 'isPublished' });
  const publishDate = keepText(useWatch({ name: 'publishDate' }));
  const state = publicationState({ isPublished, publishDate }, saved, now);
  const dated = !Number.isNaN(Date.parse(publishDate));
  return { state, date: dated ? formatDateTime(publishDate, locale) : '' };
}
