import Box from '@mui/material/Box';
import { BooleanInput, TextInput, useTranslate } from 'react-admin';

import { atLeast } from '../components/at-least';
import { ChoiceOrTextInput } from '../components/choice-or-text-input';
import { ImageInput } from '../components/image/image-input';
import { LanguageColumns } from '../components/language-columns';
import { SlugInput } from '../components/slug-input';
import { keepText, textOrNull } from '../components/text';
import { ZagrebTimeInput } from '../components/zagreb-time-input';
import type { components } from '../api/schema';

type NewBlogPost = components['schemas']['CreateBlogPostDto'];

export const blogDefaults = {
  title: '',
  titleEn: '',
  slug: '',
  category: 'news',
  content: '',
  contentEn: '',
  author: '',
  imageUrl: null,
  isPublished: true,
};

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

/** What the API takes, of the form's values. An empty image address becomes null. */
export function blogPostFromForm(values: Partial<NewBlogPost>): NewBlogPost {
  return {
    title: keepText(values.title),
    titleEn: keepText(values.titleEn),
    slug: keepText(values.slug).trim(),
    category: keepText(values.category).trim() || blogDefaults.category,
    content: keepText(values.content),
    contentEn: keepText(values.contentEn),
    author: keepText(values.author),
    imageUrl: textOrNull(values.imageUrl),
    isPublished: values.isPublished ?? false,
    // Left out, the API takes the present moment.
    ...(values.publishDate && { publishDate: new Date(values.publishDate).toISOString() }),
  };
}

export function BlogInputs() {
  const translate = useTranslate();
  return (
    <>
      <LanguageColumns
        hr={
          <>
            <TextInput source="title" parse={keepText} validate={blogRules.title} slotProps={hr} />
            <TextInput
              source="content"
              parse={keepText}
              validate={blogRules.content}
              multiline
              minRows={6}
              maxRows={16}
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
              slotProps={en}
            />
            <TextInput
              source="contentEn"
              parse={keepText}
              validate={blogRules.contentEn}
              multiline
              minRows={6}
              maxRows={16}
              slotProps={en}
            />
          </>
        }
      />
      <Box sx={{ display: 'grid', columnGap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SlugInput helperText="admin.blog.help.slug" message="admin.blog.validation.slug" />
        <ChoiceOrTextInput
          source="category"
          resource="blog"
          helperText="admin.blog.help.category"
          choices={offeredCategories.map((value) => ({
            value,
            name: translate(`admin.blog.category.${value}`),
          }))}
        />
        <TextInput source="author" parse={keepText} />
        <ZagrebTimeInput source="publishDate" helperText="admin.blog.help.publishDate" />
        <BooleanInput source="isPublished" helperText="admin.blog.help.isPublished" />
      </Box>
      <ImageInput source="imageUrl" />
    </>
  );
}
