import ErrorOutline from '@mui/icons-material/ErrorOutline';
import History from '@mui/icons-material/History';
import TaskAlt from '@mui/icons-material/TaskAlt';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { formatDateTime } from 'shared/croatian-time';
import type { TextLanguage } from '../blog-post';
import type { LanguageMark } from './language-marks';

const suffix = { hr: 'Hr', en: 'En' } as const;
const missing = { both: 'missingBoth', title: 'missingTitle', content: 'missingContent' } as const;
/** The name of the tick that calls a text up to date. */
const agreement = 'textsAgree';

/** What a mark says, in words and in short. */
export function useMarkInWords() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (language: TextLanguage, mark: LanguageMark): { text: string; short?: string } => {
    const texts = 'admin.blog.languages';
    const moment = 'moment' in mark ? formatDateTime(mark.moment, locale) : '';
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
      case 'checked':
        return { text: translate(`${texts}.checked${suffix[language]}`, { moment }) };
      case 'changed':
        return { text: translate(`${texts}.changed`, { moment }) };
    }
  };
}

const icons = { missing: ErrorOutline, older: History, behind: History, checked: TaskAlt };

function Mark({ kind, children }: { kind: LanguageMark['kind']; children: ReactNode }) {
  const Icon = kind === 'changed' ? undefined : icons[kind];
  const calls = Icon !== undefined && kind !== 'checked';
  return (
    <Typography
      variant="body2"
      color={calls ? 'warning' : 'textSecondary'}
      sx={{ display: 'flex', gap: 0.75, alignItems: 'flex-start', minHeight: '1.5em' }}
    >
      {Icon ? <Icon fontSize="small" /> : null}
      {children}
    </Typography>
  );
}

/** Whether a mark says that a text may no longer fit the other one. */
export const isOutOfDate = (mark: LanguageMark | undefined) =>
  mark?.kind === 'older' || mark?.kind === 'behind';

/** Whether it is ticked that the text that was not changed still says the same. */
export function useAgreement(): boolean {
  return useWatch({ name: agreement }) === true;
}

/** Where whoever has looked at a text that is out of date says that it need not be changed. */
export function AgreementTick({ language }: { language: TextLanguage }) {
  const translate = useTranslate();
  const { field } = useController({ name: agreement });
  return (
    <FormControlLabel
      sx={{ '& .MuiFormControlLabel-label': { lineHeight: 1.3 } }}
      label={translate(`admin.blog.languages.agree${suffix[language]}`)}
      control={
        <Checkbox
          name={field.name}
          checked={field.value === true}
          onChange={(_event, ticked) => field.onChange(ticked)}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
    />
  );
}

interface LanguageNoteProps {
  language: TextLanguage;
  mark: LanguageMark;
}

/** What is to be said of a text above it. */
export function LanguageNote({ language, mark }: LanguageNoteProps) {
  const translate = useTranslate();
  const inWords = useMarkInWords();
  const agreed = useAgreement();
  return agreed && isOutOfDate(mark) ? (
    <Mark kind="checked">{translate('admin.blog.languages.willAgree')}</Mark>
  ) : (
    <Mark kind={mark.kind}>{inWords(language, mark).text}</Mark>
  );
}
