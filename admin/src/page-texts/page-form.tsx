import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { fieldOf, originalsOf, type OriginalText } from '../api/page-texts';
import { asText } from '../components/inputs/text';
import { fieldIn, textLanguages, type TextLanguage } from '../components/inputs/text-languages';
import { PreviewFrame, useSentMessage } from '../components/preview/preview-frame';
import { textGroups, type TextGroup } from './text-groups';
import { PageTextInput } from './text-input';
import { useTextLabels } from './use-text-labels';

/** The texts in the form, by key. */
const textsIn = (
  texts: readonly OriginalText[],
  values: Readonly<Record<string, unknown>>,
  language: TextLanguage,
) =>
  Object.fromEntries(
    texts.map(({ key }) => [key, asText(values[fieldIn(language, fieldOf(key))]).trim()]),
  );

/** The page with the texts of the form, as visitors would see it. */
function PagePreview({ texts, path }: { texts: readonly OriginalText[]; path: string }) {
  const translate = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const values: Record<string, unknown> = useWatch();
  const message = () => ({
    type: 'page-preview',
    hr: textsIn(texts, values, 'hr'),
    en: textsIn(texts, values, 'en'),
  });
  useSentMessage(frame, message, [values]);
  return (
    <PreviewFrame
      frame={frame}
      pathIn={(language) => `/preview/page/${language}/${path}`}
      title={translate('admin.page-texts.preview')}
    />
  );
}

function GroupCard({ group }: { group: TextGroup }) {
  const { headingOf, labelOf } = useTextLabels();
  const heading = `texts-${group.path.replaceAll('.', '-')}`;
  return (
    <Card role="group" aria-labelledby={heading} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h2" id={heading} sx={{ mb: 1 }}>
        {headingOf(group)}
      </Typography>
      {group.texts.map((text) => (
        <Box
          key={text.key}
          sx={{
            display: 'grid',
            columnGap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {textLanguages.map((language) => (
            <PageTextInput key={language} text={text} language={language} label={labelOf(text)} />
          ))}
        </Box>
      ))}
    </Card>
  );
}

/** The texts of a page beside the page itself; on narrow screens below it. */
export function PageForm({ path }: { path: string }) {
  const record = useRecordContext();
  const texts = useMemo(() => originalsOf(record), [record]);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
      }}
    >
      <Box sx={{ minWidth: 0, position: { md: 'sticky' }, top: { md: 64 } }}>
        <PagePreview texts={texts} path={path} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {textGroups(texts).map((group) => (
          <GroupCard key={group.path} group={group} />
        ))}
      </Box>
    </Box>
  );
}
