import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { issueTitle, type Issue } from './issue';
import { IssuePreview, type IssueLanguage } from './issue-preview';

interface IssueReadDialogProps {
  issue: Issue;
  onClose: () => void;
}

/** An issue as it was sent, in either language. */
function IssueReadDialog({ issue, onClose }: IssueReadDialogProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [language, setLanguage] = useState<IssueLanguage>(locale === 'en' ? 'en' : 'hr');
  const theme = useTheme();
  const fullScreen = useMediaQuery(theme.breakpoints.down('md'));
  const title = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="md"
      fullScreen={fullScreen}
      aria-labelledby={title}
      slotProps={{ paper: { sx: fullScreen ? { borderRadius: 0 } : {} } }}
    >
      <DialogTitle id={title} component="h2" variant="h2">
        {issueTitle(issue, locale)}
      </DialogTitle>
      <DialogContent dividers>
        <IssuePreview id={issue.id} language={language} onLanguage={setLanguage} />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5 }}>
        <Button onClick={onClose}>{translate('admin.form.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Button that opens an issue that was sent. */
export function IssueReadButton({ issue }: { issue: Issue }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<MenuBookOutlined />}
        onClick={() => setOpen(true)}
        aria-label={`${translate('admin.issues.read')}: ${issueTitle(issue, locale)}`}
      >
        {translate('admin.issues.read')}
      </Button>
      {open ? <IssueReadDialog issue={issue} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
