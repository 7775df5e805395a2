import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../form/dialog-frame';
import type { BulkAction } from './actions';
import type { Failure } from './use-bulk-action';

const maxListed = 100;

interface QuestionProps {
  action: BulkAction;
  count: number;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks whether an action shall be executed, with the number of rows and what it means. */
export function BulkQuestion({ action, count, onConfirm, onClose }: QuestionProps) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} aria-labelledby="bulk-question" aria-describedby="bulk-meaning">
      <DialogTitle id="bulk-question">
        {translate(`admin.bulk.question.${action}`, { smart_count: count })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="bulk-meaning">
          {translate(`admin.bulk.meaning.${action}`)}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('admin.form.cancel')}
        </Button>
        <Button
          variant="contained"
          color={action === 'erase' || action === 'trash' ? 'error' : 'primary'}
          onClick={onConfirm}
        >
          {translate(`admin.bulk.action.${action}`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface FailuresProps {
  failures: readonly Failure[];
  onClose: () => void;
}

/** The rows that an action could not change, by name and with the reason. */
export function BulkFailures({ failures, onClose }: FailuresProps) {
  const translate = useTranslate();
  const more = failures.length - maxListed;
  return (
    <DialogFrame
      title={translate('admin.bulk.failed', { smart_count: failures.length })}
      isOpen
      isForm={false}
      width="sm"
      onClose={onClose}
    >
      <DialogContent dividers tabIndex={0}>
        <List dense disablePadding>
          {failures.slice(0, maxListed).map(({ id, name, reason }) => (
            <ListItem key={id} disableGutters>
              <ListItemText
                primary={name}
                secondary={reason}
                slotProps={{ primary: { sx: { overflowWrap: 'anywhere', fontWeight: 600 } } }}
              />
            </ListItem>
          ))}
        </List>
        {more > 0 ? translate('admin.bulk.more', { smart_count: more }) : null}
      </DialogContent>
    </DialogFrame>
  );
}
