import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useRecordContext, useTranslate } from 'react-admin';
import { ImageInput } from '../components/image/image-input';
import { Switch } from '../components/inputs/choice-input';
import { ChoiceOrTextInput } from '../components/inputs/choice-or-text-input';
import { BilingualText, Line } from '../components/inputs/text-inputs';
import { ZagrebTimeInput } from '../components/inputs/zagreb-time-input';
import type { BlogPost } from './blog-post';
import { LanguagePanes } from './languages/language-panes';
import { SlugField } from './slug/slug-field';
import { usePublication } from './use-publication';

const offeredCategories = ['news', 'article', 'announcement'];

/** When visitors see the post, as the form stands. */
function PublicationStatus() {
  const translate = useTranslate();
  const { state, date } = usePublication();
  return (
    <FormHelperText role="status" sx={{ mt: 0 }}>
      {translate(`admin.blog.publication.${state}`, { date })}
    </FormHelperText>
  );
}

/** The date of publication; empty for as long as nobody chose one. */
function PublishDateInput() {
  const saved = useRecordContext<Partial<BlogPost>>();
  return (
    <ZagrebTimeInput
      source="publishDate"
      placeholder={saved?.publishDatePending ? saved.publishDate : undefined}
    />
  );
}

interface BlogInputsProps {
  /** Whether the languages stand side by side; otherwise one is shown at a time. */
  columns?: boolean;
}

export function BlogInputs({ columns = false }: BlogInputsProps) {
  const translate = useTranslate();
  return (
    <>
      <LanguagePanes columns={columns}>
        <BilingualText source="title" />
        <BilingualText source="content" multiline minRows={8} maxRows={20} />
      </LanguagePanes>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <SlugField />
        <ChoiceOrTextInput
          source="category"
          choices={offeredCategories.map((value) => ({
            value,
            name: translate(`admin.blog.category.${value}`),
          }))}
        />
        <Line source="author" />
        <PublishDateInput />
        <Box>
          <Switch source="isPublished" />
          <PublicationStatus />
        </Box>
      </Box>
      <ImageInput source="imageUrl" />
    </>
  );
}
