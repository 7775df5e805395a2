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
import type { TextLanguage } from '../../components/inputs/text-languages';
import type { TranslationStatus } from './translation-status';

const suffix = { hr: 'Hr', en: 'En' } as const;
const missing = { both: 'missingBoth', title: 'missingTitle', content: 'missingContent' } as const;
/** The field of the checkbox that confirms that a text is up to date. */
const agreement = 'textsAgree';

/** Formats a status, as a sentence and as a short text. */
export function useStatusTexts() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (language: TextLanguage, status: TranslationStatus): { text: string; short?: string } => {
    const texts = 'admin.blog.languages';
    const date = 'date' in status ? formatDateTime(status.date, locale) : '';
    switch (status.kind) {
      case 'missing':
        return {
          text: translate(`${texts}.${missing[status.what]}`),
          short: translate(`${texts}.short.missing`),
        };
      case 'same':
        return { text: translate(`${texts}.same`), short: translate(`${texts}.short.missing`) };
      case 'older':
      case 'behind':
        return {
          text: translate(`${texts}.${status.kind}${suffix[language]}`, { date }),
          short: translate(`${texts}.short.older`),
        };
      case 'checked':
        return { text: translate(`${texts}.checked${suffix[language]}`, { date }) };
      case 'changed':
        return { text: translate(`${texts}.changed`, { date }) };
    }
  };
}

const icons = {
  missing: ErrorOutline,
  same: ErrorOutline,
  older: History,
  behind: History,
  checked: TaskAlt,
};

function StatusText({ kind, children }: { kind: TranslationStatus['kind']; children: ReactNode }) {
  const Icon = kind === 'changed' ? undefined : icons[kind];
  const needsAttention = Icon !== undefined && kind !== 'checked';
  return (
    <Typography
      variant="body2"
      color={needsAttention ? 'warning' : 'textSecondary'}
      sx={{ display: 'flex', gap: 0.75, alignItems: 'flex-start', minHeight: '1.5em' }}
    >
      {Icon ? <Icon fontSize="small" /> : null}
      {children}
    </Typography>
  );
}

/** Whether a text may be outdated. */
export const isOutOfDate = (status: TranslationStatus | undefined) =>
  status?.kind === 'older' || status?.kind === 'behind';

/** Whether the unchanged text is confirmed to be up to date. */
export function useAgreement(): boolean {
  return useWatch({ name: agreement }) === true;
}

/** Checkbox to confirm that an outdated text need not be changed. */
export function AgreementCheckbox({ language }: { language: TextLanguage }) {
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
  status: TranslationStatus;
}

/** The translation status of a text, shown above it. */
export function LanguageNote({ language, status }: LanguageNoteProps) {
  const translate = useTranslate();
  const statusTexts = useStatusTexts();
  const agreed = useAgreement();
  return agreed && isOutOfDate(status) ? (
    <StatusText kind="checked">{translate('admin.blog.languages.willAgree')}</StatusText>
  ) : (
    <StatusText kind={status.kind}>{statusTexts(language, status).text}</StatusText>
  );
}
