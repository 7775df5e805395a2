import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { fieldsOf } from 'shared/is-record';
import { fieldOf, originalsOf, type OriginalText } from '../api/page-texts';
import { focusPlace } from '../components/form/focus-place';
import { InColumns } from '../components/inputs/in-columns';
import { asText } from '../components/inputs/text';
import { fieldIn, textLanguages, type TextLanguage } from '../components/inputs/text-languages';
import { PreviewFrame, useSentMessage } from '../components/preview/preview-frame';
import { Disclosure } from '../components/screen/disclosure';
import { textSections, type TextGroup } from './text-groups';
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

/** The page with the texts of the form, as visitors see it; pressing one focuses its field. */
function PagePreview({ texts, path }: { texts: readonly OriginalText[]; path: string }) {
  const translate = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const values: Record<string, unknown> = useWatch();
  const message = () => ({
    type: 'page-preview',
    hr: textsIn(texts, values, 'hr'),
    en: textsIn(texts, values, 'en'),
  });
  useSentMessage(frame, message, [values], (answer) => {
    const { key, language } = fieldsOf(answer);
    if (typeof key !== 'string') return;
    focusPlace(document.body, { field: fieldIn(language === 'en' ? 'en' : 'hr', fieldOf(key)) });
  });
  return (
    <PreviewFrame
      frame={frame}
      pathIn={(language) => `/preview/page/${language}/${path}`}
      title={translate('admin.page-texts.preview')}
    />
  );
}

/** The texts of a group, with its heading unless the section has the same. */
function GroupInputs({ group, section }: { group: TextGroup; section: string }) {
  const { headingOf, labelOf } = useTextLabels();
  const heading = headingOf(group);
  const isNamed = heading !== '' && heading !== section;
  return (
    <Box role={isNamed ? 'group' : undefined} aria-label={isNamed ? heading : undefined}>
      {isNamed ? (
        <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
          {heading}
        </Typography>
      ) : null}
      {group.texts.map((text) => (
        <InColumns key={text.key} from="xl">
          {textLanguages.map((language) => (
            <PageTextInput key={language} text={text} language={language} label={labelOf(text)} />
          ))}
        </InColumns>
      ))}
    </Box>
  );
}

/** The texts of a page beside the page itself; on narrow screens below it. */
export function PageForm({ path }: { path: string }) {
  const record = useRecordContext();
  const texts = useMemo(() => originalsOf(record), [record]);
  const sections = textSections(texts);
  const { headingOf } = useTextLabels();
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
      <div>
        {sections.map(([path, groups]) => {
          const heading = headingOf({ path, heading: groups[0]?.heading });
          return (
            <Disclosure key={path} title={heading} open={sections.length === 1}>
              {groups.map((group) => (
                <GroupInputs key={group.path} group={group} section={heading} />
              ))}
            </Disclosure>
          );
        })}
      </div>
    </Box>
  );
}
