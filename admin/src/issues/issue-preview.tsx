import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { textLanguages, type TextLanguage } from '../components/inputs/text-languages';
import { MailFrame } from '../components/preview/mail-frame';

export type IssueLanguage = TextLanguage;

const names = { hr: 'admin.form.croatian', en: 'admin.form.english' } as const;

interface IssuePreviewProps {
  id: number;
  language: IssueLanguage;
  onLanguage: (language: IssueLanguage) => void;
}

/** Preview of the mail of an issue, in either language. */
export function IssuePreview({ id, language, onLanguage }: IssuePreviewProps) {
  const translate = useTranslate();
  const title = translate('admin.issues.preview');
  return (
    <Box role="group" aria-label={title}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={language}
        onChange={(_event, chosen: IssueLanguage | null) => chosen && onLanguage(chosen)}
        aria-label={translate('admin.issues.previewLanguage')}
        sx={{ mb: 1 }}
      >
        {textLanguages.map((one) => (
          <ToggleButton key={one} value={one}>
            {translate(names[one])}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <MailFrame path={`issues/${id}/preview/${language}`} title={title} />
    </Box>
  );
}
