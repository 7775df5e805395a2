import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { ColumnLanguage, useTextLanguages } from '../../components/inputs/language-columns';
import { textLanguages, type TextLanguage } from '../../components/inputs/text-languages';
import { languageFields } from '../blog-post';
import {
  AgreementCheckbox,
  isOutOfDate,
  LanguageNote,
  useAgreement,
  useStatusTexts,
} from './language-note';
import type { TranslationStatus } from './translation-status';
import { useTranslationStatuses } from './use-translation-statuses';

const names = { hr: 'admin.form.croatian', en: 'admin.form.english' } as const;

/** The selected tab; a save with errors only in the other language selects that one. */
function useShownLanguage(): [TextLanguage, (language: TextLanguage) => void] {
  const [shown, setShown] = useState<TextLanguage>('hr');
  const { errors, submitCount } = useFormState();
  const languageWithErrors = textLanguages.find((language) =>
    languageFields[language].some((field) => errors[field] !== undefined),
  );
  const shownHasErrors = languageFields[shown].some((field) => errors[field] !== undefined);
  const next = languageWithErrors !== undefined && !shownHasErrors ? languageWithErrors : undefined;
  const [checkedCount, setCheckedCount] = useState(submitCount);
  if (submitCount !== checkedCount) {
    setCheckedCount(submitCount);
    if (next) setShown(next);
  }
  return [shown, setShown];
}

interface LanguageTabsProps {
  /** Prefix of the ids of tabs and panes. */
  id: string;
  statuses: Record<TextLanguage, TranslationStatus | undefined>;
  shown: TextLanguage;
  onShow: (language: TextLanguage) => void;
}

function LanguageTabs({ id, statuses, shown, onShow }: LanguageTabsProps) {
  const translate = useTranslate();
  const statusTexts = useStatusTexts();
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
        const status = statuses[language];
        const needsAttention = status && !(agreed && isOutOfDate(status));
        const short = needsAttention && statusTexts(language, status).short;
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
  /** Whether both languages are shown side by side; otherwise in tabs. */
  columns: boolean;
  /** The inputs of one language; rendered for each. */
  children: ReactNode;
}

/** The texts of both languages, each with its translation status. */
export function LanguagePanes({ columns, children }: LanguagePanesProps) {
  const translate = useTranslate();
  const statuses = useTranslationStatuses();
  const languages = useTextLanguages();
  const [chosen, setShown] = useShownLanguage();
  const shown = languages.includes(chosen) ? chosen : 'hr';
  const id = useId();

  return (
    <Box>
      {columns || languages.length === 1 ? null : (
        <LanguageTabs id={id} statuses={statuses} shown={shown} onShow={setShown} />
      )}
      <Box
        sx={{
          display: 'grid',
          columnGap: 2.5,
          gridTemplateColumns: columns ? `repeat(${languages.length}, 1fr)` : 'minmax(0, 1fr)',
        }}
      >
        {languages.map((language) => {
          const status = statuses[language];
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
              {status ? <LanguageNote language={language} status={status} /> : null}
              <ColumnLanguage value={language}>{children}</ColumnLanguage>
              {isOutOfDate(status) ? <AgreementCheckbox language={language} /> : null}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
