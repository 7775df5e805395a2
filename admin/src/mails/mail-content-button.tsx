import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';
import { DialogFrame } from '../components/form/dialog-frame';
import { RowButton } from '../components/form/row-button';
import { MailFrame } from '../components/preview/mail-frame';

/** Button that shows the text of a mail, without the secrets of its links. */
export function MailContentButton({ mail }: { mail: Schemas['MailDto'] }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { id, subject, recipient, language } = mail;
  return (
    <>
      <RowButton
        label="admin.mails.look"
        recordName={`${subject}, ${recipient}`}
        startIcon={<VisibilityOutlined />}
        onClick={() => setOpen(true)}
      />
      <DialogFrame title={subject} isOpen={open} isForm={false} onClose={() => setOpen(false)}>
        <DialogContent dividers>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {translate('admin.mails.masked')}
          </Typography>
          <MailFrame path={`mails/${id}/content`} title={subject} lang={language} />
        </DialogContent>
      </DialogFrame>
    </>
  );
}
