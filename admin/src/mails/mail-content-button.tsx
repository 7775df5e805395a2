import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';
import { apiUrl } from '../providers/http-client';

interface MailContentButtonProps {
  mail: Schemas['MailDto'];
}

/** Button that shows the text of a mail, without the secrets of its links. */
export function MailContentButton({ mail }: MailContentButtonProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const title = useId();
  const theme = useTheme();
  const fullScreen = useMediaQuery(theme.breakpoints.down('md'));
  const label = translate('admin.mails.look');
  const close = () => setOpen(false);
  return (
    <>
      <Button
        startIcon={<VisibilityOutlined />}
        onClick={() => setOpen(true)}
        aria-label={`${label}: ${mail.subject}, ${mail.recipient}`}
      >
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        fullWidth
        maxWidth="md"
        fullScreen={fullScreen}
        aria-labelledby={title}
      >
        <DialogTitle id={title} component="h2" variant="h2">
          {mail.subject}
        </DialogTitle>
        <DialogContent dividers>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {translate('admin.mails.masked')}
          </Typography>
          <Box
            component="iframe"
            src={`${apiUrl}/mails/${mail.id}/content`}
            title={mail.subject}
            lang={mail.language}
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
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 1.5 }}>
          <Button onClick={close}>{translate('admin.form.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
