import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useLocaleState } from 'react-admin';
import { DialogFrame } from '../components/form/dialog-frame';
import { RowButton } from '../components/form/row-button';
import { issueTitle, type Issue } from './issue';
import { IssuePreview, type IssueLanguage } from './issue-preview';

/** Button that opens an issue as it was sent, in either language. */
export function IssueReadButton({ issue }: { issue: Issue }) {
  const [locale] = useLocaleState();
  const [open, setOpen] = useState(false);
  const [language, setLanguage] = useState<IssueLanguage>(locale === 'en' ? 'en' : 'hr');
  const title = issueTitle(issue, locale);
  return (
    <>
      <RowButton
        label="admin.issues.read"
        recordName={title}
        startIcon={<MenuBookOutlined />}
        onClick={() => setOpen(true)}
      />
      <DialogFrame title={title} isOpen={open} isForm={false} onClose={() => setOpen(false)}>
        <DialogContent dividers>
          <IssuePreview id={issue.id} language={language} onLanguage={setLanguage} />
        </DialogContent>
      </DialogFrame>
    </>
  );
}
