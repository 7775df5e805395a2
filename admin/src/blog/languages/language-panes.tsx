import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { ColumnLanguage } from '../../components/inputs/language-columns';
import { textLanguages, type TextLanguage } from '../../components/inputs/text-languages';
import { languageFields, type BlogPost } from '../blog-post';
import { languageMark, type LanguageMark } from './language-marks';
import {
  AgreementCheckbox,
  isOutOfDate,
  LanguageNote,
  useAgreement,
  useMarkInWords,
} from './language-note';

const names = { hr: 'admin.form.croatian', en: 'admin.form.english' } as const;

/** State of each language's text. */
function useMarks(): Record<TextLanguage, LanguageMark | undefined> {
  const saved = useRecordContext<Partial<BlogPost>>();
  const { dirtyFields } = useFormState();
  const fields = [...languageFields.hr, ...languageFields.en];
  const written: unknown[] = useWatch({ name: fields });
  const texts = Object.fromEntries(fields.map((field, index) => [field, written[index]]));
  const changed = new Set(fields.filter((field) => dirtyFields[field] === true));
  const of = (language: TextLanguage) =>
    languageMark(language, texts, changed, saved?.id === undefined ? undefined : saved);
  return { hr: of('hr'), en: of('en') };
}

/** The selected tab: the chosen one, until a save finds errors in the other one alone. */
function useShownLanguage(): [TextLanguage, (language: TextLanguage) => void] {
  const [shown, setShown] = useState<TextLanguage>('hr');
  const { errors, submitCount } = useFormState();
  const faulty = textLanguages.find((language) =>
    languageFields[language].some((field) => errors[field] !== undefined),
  );
  const inShown = languageFields[shown].some((field) => errors[field] !== undefined);
  const wanted = faulty !== undefined && !inShown ? faulty : undefined;
  const [looked, setLooked] = useState(submitCount);
  if (submitCount !== looked) {
    setLooked(submitCount);
    if (wanted) setShown(wanted);
  }
  return [shown, setShown];
}

interface LanguageTabsProps {
  /** Prefix of the ids of tabs and panes. */
  id: string;
  marks: Record<TextLanguage, LanguageMark | undefined>;
  shown: TextLanguage;
  onShow: (language: TextLanguage) => void;
}

function LanguageTabs({ id, marks, shown, onShow }: LanguageTabsProps) {
  const translate = useTranslate();
  const inWords = useMarkInWords();
  const agreed = useAgreement();
  return (
    <Tabs
      value={shown}
      onChange={(_event, language: TextLanguage) => onShow(language)}
      variant="fullWidth"
      aria-label={translate('admin.blog.languages.label')}
      sx={{ mb: 1 }}
    >
      {textLanguages.map((language) => {
        const mark = marks[language];
        const needsAttention = mark && !(agreed && isOutOfDate(mark));
        const short = needsAttention && inWords(language, mark).short;
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
  );
}

interface LanguagePanesProps {
  /** Whether both stand side by side; otherwise one is shown at a time. */
  columns: boolean;
  /** The inputs of one language; drawn for each. */
  children: ReactNode;
}

/** The texts of both languages, each with a mark where it is missing or outdated. */
export function LanguagePanes({ columns, children }: LanguagePanesProps) {
  const translate = useTranslate();
  const marks = useMarks();
  const [shown, setShown] = useShownLanguage();
  const id = useId();

  return (
    <Box>
      {columns ? null : <LanguageTabs id={id} marks={marks} shown={shown} onShow={setShown} />}
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
              {mark ? <LanguageNote language={language} mark={mark} /> : null}
              <ColumnLanguage value={language}>{children}</ColumnLanguage>
              {isOutOfDate(mark) ? <AgreementCheckbox language={language} /> : null}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
