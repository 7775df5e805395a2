import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useRecordContext, useTranslate } from 'react-admin';
import { ImageInput } from '../components/image/image-input';
import { ChoiceOrTextInput } from '../components/inputs/choice-or-text-input';
import { InColumns } from '../components/inputs/in-columns';
import { SlugInput } from '../components/inputs/slug/slug-input';
import { BilingualTextInput, LineInput } from '../components/inputs/text-inputs';
import { textLanguages } from '../components/inputs/text-languages';
import { ZagrebTimeInput } from '../components/inputs/zagreb-time-input';
import { PublishingNotes } from '../components/rich-text/publishing-notes';
import { RichText } from '../components/rich-text/rich-text';
import type { BlogPost } from './blog-post';
import { isOutOfDate, useAgreement, useStatusTexts } from './languages/language-note';
import { LanguagePanes } from './languages/language-panes';
import { useTranslationStatuses } from './languages/use-translation-statuses';
import { usePublication } from './use-publication';

/** Stable, as the notes on them are computed when it changes. */
const formattedTexts = ['content'];

const offeredCategories = ['news', 'article', 'announcement'];

/** Status text: when visitors see the post if the form is saved, or a draft is published. */
function PublicationStatus() {
  const translate = useTranslate();
  const { state, published, date } = usePublication();
  return (
    <FormHelperText role="status" sx={{ mt: 0 }}>
      {state === 'draft'
        ? translate(`admin.blog.publication.draft.${published}`, { date })
        : translate(`admin.blog.publication.${state}`, { date })}
    </FormHelperText>
  );
}

/** The date of publication; empty until one is chosen. */
function PublishDateInput() {
  const saved = useRecordContext<Partial<BlogPost>>();
  return (
    <ZagrebTimeInput
      source="publishDate"
      placeholder={saved?.publishDatePending ? saved.publishDate : undefined}
    />
  );
}

/** Notes on the post before it is published, with the one on a text that may be outdated. */
function PostNotes() {
  const statuses = useTranslationStatuses();
  const statusTexts = useStatusTexts();
  const agreed = useAgreement();
  const outdated = textLanguages.flatMap((language) => {
    const status = statuses[language];
    return status && isOutOfDate(status) && !agreed ? [statusTexts(language, status).text] : [];
  });
  return <PublishingNotes sources={formattedTexts} more={outdated} />;
}

interface BlogInputsProps {
  /** Whether the languages are shown side by side; otherwise in tabs. */
  columns?: boolean;
}

export function BlogInputs({ columns = false }: BlogInputsProps) {
  const translate = useTranslate();
  return (
    <>
      <LanguagePanes columns={columns}>
        <BilingualTextInput source="title" />
        <RichText source="content" />
      </LanguagePanes>
      <InColumns>
        <SlugInput path="/blog/" />
        <ChoiceOrTextInput
          source="category"
          choices={offeredCategories.map((value) => ({
            value,
            name: translate(`admin.blog.category.${value}`),
          }))}
        />
        <LineInput source="author" />
        <Box>
          <PublishDateInput />
          <PublicationStatus />
        </Box>
      </InColumns>
      <ImageInput source="imageUrl" />
      <PostNotes />
    </>
  );
}
