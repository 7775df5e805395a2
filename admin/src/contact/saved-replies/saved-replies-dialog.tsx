import AddIcon from '@mui/icons-material/Add';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSavedReplies, type SavedReply } from './saved-replies';
import { SavedReplyForm } from './saved-reply-form';

const texts = 'admin.contact.saved';

/** Dialog to add, change and delete saved replies. */
export function SavedRepliesDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const theme = useTheme();
  const fullScreen = useMediaQuery(theme.breakpoints.down('sm'));
  const headingId = useId();
  const { data = [], isPending } = useSavedReplies();
  const [edited, setEdited] = useState<SavedReply | 'new'>();
  const showList = () => setEdited(undefined);
  const title = edited === undefined ? 'title' : edited === 'new' ? 'add' : 'edit';
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="md"
      fullScreen={fullScreen}
      aria-labelledby={headingId}
    >
      <DialogTitle id={headingId} component="h2" variant="h2">
        {translate(`${texts}.${title}`)}
      </DialogTitle>
      {edited === undefined ? (
        <>
          <DialogContent dividers>
            {data.length === 0 && !isPending ? (
              <Typography>{translate(`${texts}.empty`)}</Typography>
            ) : null}
            <List disablePadding>
              {data.map((reply) => (
                <ListItemButton key={reply.id} onClick={() => setEdited(reply)}>
                  <ListItemText
                    primary={reply.name}
                    secondary={reply.text}
                    slotProps={{
                      primary: { sx: { fontWeight: 650 } },
                      secondary: { noWrap: true },
                    }}
                  />
                </ListItemButton>
              ))}
            </List>
          </DialogContent>
          <DialogActions sx={{ px: 3, py: 1.5, gap: 1 }}>
            <Button startIcon={<AddIcon />} onClick={() => setEdited('new')} sx={{ mr: 'auto' }}>
              {translate(`${texts}.add`)}
            </Button>
            <Button onClick={onClose}>{translate('admin.form.close')}</Button>
          </DialogActions>
        </>
      ) : (
        <SavedReplyForm reply={edited === 'new' ? undefined : edited} onDone={showList}>
          <Box>
            <Button startIcon={<ArrowBack />} onClick={showList} sx={{ ml: -1 }}>
              {translate(`${texts}.back`)}
            </Button>
          </Box>
        </SavedReplyForm>
      )}
    </Dialog>
  );
}
