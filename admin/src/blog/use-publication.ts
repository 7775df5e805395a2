import { useLocaleState, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatDateTime } from 'shared/croatian-time';
import { useNow } from '../components/format/use-now';
import { asText } from '../components/inputs/text';
import { publicationState, type BlogPost, type PublicationState } from './blog-post';

interface Publication {
  state: PublicationState;
  /** The state once it is published, with the date in the form. */
  published: PublicationState;
  /** The formatted date of publication; empty where none is chosen. */
  date: string;
}

/** Publication state of the post if the form is saved without another word. */
export function usePublication(): Publication {
  const [locale] = useLocaleState();
  const now = useNow();
  const saved = useRecordContext<Partial<BlogPost>>();
  const publishDate = asText(useWatch({ name: 'publishDate' }));
  const published = publicationState({ isPublished: true, publishDate }, saved, now);
  const state = saved?.isPublished === true ? published : 'draft';
  const dated = !Number.isNaN(Date.parse(publishDate));
  return { state, published, date: dated ? formatDateTime(publishDate, locale) : '' };
}
