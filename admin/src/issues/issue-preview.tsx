import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { apiUrl } from '../providers/http-client';

export const issueLanguages = ['hr', 'en'] as const;
export type IssueLanguage = (typeof issueLanguages)[number];

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
        {issueLanguages.map((one) => (
          <ToggleButton key={one} value={one}>
            {translate(names[one])}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        component="iframe"
        key={language}
        src={`${apiUrl}/issues/${id}/preview/${language}`}
        title={title}
        sandbox="allow-popups"
        sx={{
          display: 'block',
          width: '100%',
          height: { xs: 420, md: 560 },
          border: 0,
          outline: '1px solid',
          outlineColor: 'divider',
        }}
      />
    </Box>
  );
}
