import ErrorOutline from '@mui/icons-material/ErrorOutline';
import History from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';

import { formatMoment } from '../components/format-moment';
import { languageFields, textLanguages, type BlogPost, type TextLanguage } from './blog-post';
import { languageMark, type LanguageMark } from './language-marks';

const names = { hr: 'admin.form.croatian', en: 'admin.form.english' } as const;
const suffix = { hr: 'Hr', en: 'En' } as const;
const missing = { both: 'missingBoth', title: 'missingTitle', content: 'missingContent' } as const;

/** Of each language, what is to be said of its text. */
function useMarks(): Record<TextLanguage, LanguageMark | undefined> {
  const saved = useRecordContext<Partial<BlogPost>>();
  const { dirtyFields } = useFormState();
  const fields = [...languageFields.hr, ...languageFields.en];
  const written: unknown[] = useWatch({ name: fields });
  const texts = Object.fromEntries(fields.map((field, index) => [field, written[index]]));
  const changed = new Set(fields.filter((field) => Object(dirtyFields)[field] === true));
  const of = (language: TextLanguage) =>
    languageMark(language, texts, changed, saved?.id === undefined ? undefined : saved);
  return { hr: of('hr'), en: of('en') };
}

/** What a mark says, in words and in short. */
function useMarkInWords() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (language: TextLanguage, mark: LanguageMark): { text: string; short?: string } => {
    const texts = 'admin.blog.languages';
    const moment = 'moment' in mark ? formatMoment(mark.moment, locale) : '';
    switch (mark.kind) {
      case 'missing':
        return {
          text: translate(`${texts}.${missing[mark.what]}`),
          short: translate(`${texts}.short.missing`),
        };
      case 'older':
      case 'behind':
        return {
          text: translate(`${texts}.${mark.kind}${suffix[language]}`, { moment }),
          short: translate(`${texts}.short.older`),
        };
      case 'changed':
        return { text: translate(`${texts}.changed`, { moment }) };
    }
  };
}

function Mark({ mark, children }: { mark: LanguageMark; children: ReactNode }) {
  const calls = mark.kind !== 'changed';
  return (
    <Typography
      variant="body2"
      color={calls ? 'warning' : 'textSecondary'}
      sx={{ display: 'flex', gap: 0.75, alignItems: 'flex-start', minHeight: '1.5em' }}
    >
      {calls ? (
        mark.kind === 'missing' ? (
          <ErrorOutline fontSize="small" />
        ) : (
          <History fontSize="small" />
        )
      ) : null}
      {children}
    </Typography>
  );
}

/** The tab to look at: the one chosen, until a save finds fault with the other alone. */
function useShownLanguage(): [TextLanguage, (language: TextLanguage) => void] {
  const [shown, setShown] = useState<TextLanguage>('hr');
  const { errors, submitCount } = useFormState();
  const faulty = textLanguages.find((language) =>
    languageFields[language].some((field) => Object(errors)[field] !== undefined),
  );
  const inShown = languageFields[shown].some((field) => Object(errors)[field] !== undefined);
  const wanted = faulty !== undefined && !inShown ? faulty : undefined;
  const [looked, setLooked] = useState(submitCount);
  if (submitCount !== looked) {
    setLooked(submitCount);
    if (wanted) setShown(wanted);
  }
  return [shown, setShown];
}

interface LanguagePanesProps {
  /** Whether both stand side by side; otherwise one is shown at a time. */
  columns: boolean;
  hr: ReactNode;
  en: ReactNode;
}

/** The texts of both languages, each with a mark for what it lacks beside the other. */
export function LanguagePanes({ columns, ...panes }: LanguagePanesProps) {
  const translate = useTranslate();
  const marks = useMarks();
  const inWords = useMarkInWords();
  const [shown, setShown] = useShownLanguage();
  const id = useId();

  return (
    <Box>
      {columns ? null : (
        <Tabs
          value={shown}
          onChange={(_event, language: TextLanguage) => setShown(language)}
          variant="fullWidth"
          aria-label={translate('admin.blog.languages.label')}
          sx={{ mb: 1 }}
        >
          {textLanguages.map((language) => {
            const mark = marks[language];
            const short = mark && inWords(language, mark).short;
            return (
              <Tab
                key={language}
                value={language}
                id={`${id}-tab-${language}`}
                aria-controls={`${id}-pane-${language}`}
                label={
                  <span>
                    {translate(names[language])}
                    {short ? (
                      <Typography
                        component="span"
                        variant="body2"
                        color="warning"
                        sx={{ display: 'block' }}
                      >
                        {short}
                      </Typography>
                    ) : null}
                  </span>
                }
              />
            );
          })}
        </Tabs>
      )}
      <Box
        sx={{
          display: 'grid',
          columnGap: 2.5,
          gridTemplateColumns: columns ? '1fr 1fr' : 'minmax(0, 1fr)',
        }}
      >
        {textLanguages.map((language) => {
          const mark = marks[language];
          return (
            <Box
              key={language}
              id={`${id}-pane-${language}`}
              role={columns ? 'group' : 'tabpanel'}
              aria-labelledby={`${id}-${columns ? 'title' : 'tab'}-${language}`}
              hidden={!columns && shown !== language}
              sx={{ minWidth: 0 }}
            >
              {columns ? (
                <Typography id={`${id}-title-${language}`} variant="h3" component="h3">
                  {translate(names[language])}
                </Typography>
              ) : null}
              {mark ? <Mark mark={mark}>{inWords(language, mark).text}</Mark> : null}
              {panes[language]}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
