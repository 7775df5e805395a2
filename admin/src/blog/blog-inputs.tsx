import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import {
  BooleanInput,
  TextInput,
  useLocaleState,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';

import { atLeast } from '../components/at-least';
import { ChoiceOrTextInput } from '../components/choice-or-text-input';
import { formatMoment } from '../components/format-moment';
import { ImageInput } from '../components/image/image-input';
import { keepText } from '../components/text';
import { ZagrebTimeInput } from '../components/zagreb-time-input';
import type { BlogPost } from './blog-post';
import { LanguagePanes } from './language-panes';
import { SlugField } from './slug-field';

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
function Publication() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [now] = useState(() => Date.now());
  const saved = useRecordContext<Partial<BlogPost>>();
  const isPublished: unknown = useWatch({ name: 'isPublished' });
  const date = keepText(useWatch({ name: 'publishDate' }));
  const texts = 'admin.blog.publication';
  const moment = Number.isNaN(Date.parse(date)) ? '' : formatMoment(date, locale);

  const say = () => {
    if (isPublished !== true) return translate(`${texts}.draft`);
    if (moment && Date.parse(date) > now) return translate(`${texts}.scheduled`, { moment });
    if (moment && saved?.isPublished) return translate(`${texts}.out`, { moment });
    return translate(`${texts}.now`);
  };
  return (
    <FormHelperText role="status" sx={{ mt: 0 }}>
      {say()}
    </FormHelperText>
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
        <ZagrebTimeInput source="publishDate" helperText="admin.blog.help.publishDate" />
        <Box>
          <BooleanInput source="isPublished" helperText={false} />
          <Publication />
        </Box>
      </Box>
      <ImageInput source="imageUrl" />
    </>
  );
}
