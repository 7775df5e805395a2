import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { BooleanInput, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { ImageInput } from '../components/image/image-input';
import { ChoiceOrTextInput } from '../components/inputs/choice-or-text-input';
import { atLeast } from '../components/inputs/rules';
import { keepText } from '../components/inputs/text';
import { ZagrebTimeInput } from '../components/inputs/zagreb-time-input';
import type { BlogPost } from './blog-post';
import { LanguagePanes } from './languages/language-panes';
import { SlugField } from './slug/slug-field';
import { usePublication } from './use-publication';

const offeredCategories = ['news', 'article', 'announcement'];

// What is typed is in these languages, whichever the panel speaks.
const hr = { htmlInput: { lang: 'hr' } };
const en = { htmlInput: { lang: 'en' } };

export const blogRules = {
  title: atLeast(3, 'admin.blog.validation.title'),
  titleEn: atLeast(3, 'admin.blog.validation.titleEn'),
  content: atLeast(10, 'admin.blog.validation.content'),
  contentEn: atLeast(10, 'admin.blog.validation.contentEn'),
};

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
      helperText="admin.blog.help.publishDate"
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
      <LanguagePanes
        columns={columns}
        hr={
          <>
            <TextInput
              source="title"
              parse={keepText}
              validate={blogRules.title}
              helperText={false}
              slotProps={hr}
            />
            <TextInput
              source="content"
              parse={keepText}
              validate={blogRules.content}
              helperText={false}
              multiline
              minRows={8}
              maxRows={20}
              slotProps={hr}
            />
          </>
        }
        en={
          <>
            <TextInput
              source="titleEn"
              parse={keepText}
              validate={blogRules.titleEn}
              helperText={false}
              slotProps={en}
            />
            <TextInput
              source="contentEn"
              parse={keepText}
              validate={blogRules.contentEn}
              helperText={false}
              multiline
              minRows={8}
              maxRows={20}
              slotProps={en}
            />
          </>
        }
      />
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
          resource="blog"
          helperText="admin.blog.help.category"
          choices={offeredCategories.map((value) => ({
            value,
            name: translate(`admin.blog.category.${value}`),
          }))}
        />
        <TextInput source="author" parse={keepText} helperText={false} />
        <PublishDateInput />
        <Box>
          <BooleanInput source="isPublished" helperText={false} />
          <PublicationStatus />
        </Box>
      </Box>
      <ImageInput source="imageUrl" />
    </>
  );
}
