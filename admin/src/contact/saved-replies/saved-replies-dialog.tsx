import AddIcon from '@mui/icons-material/Add';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../components/form/dialog-frame';
import { useSavedReplies, type SavedReply } from './saved-replies';
import { SavedReplyForm } from './saved-reply-form';

const texts = 'admin.contact.saved';

/** Dialog to add, change and delete saved replies. */
export function SavedRepliesDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { data = [], isPending } = useSavedReplies();
  const [edited, setEdited] = useState<SavedReply | 'new'>();
  const showList = () => setEdited(undefined);
  const title = edited === undefined ? 'title' : edited === 'new' ? 'add' : 'edit';
  return (
    <DialogFrame title={translate(`${texts}.${title}`)} isOpen onClose={onClose}>
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
    </DialogFrame>
  );
}
