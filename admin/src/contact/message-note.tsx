import StickyNote from '@mui/icons-material/StickyNote2Outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { HttpError, useNotify, useTranslate, useUpdate } from 'react-admin';
import type { Schemas } from '../api/schemas';
import { useRefreshMessage } from './use-replies';

type Message = Schemas['ContactMessageDto'];

const texts = 'admin.contact.note';

/** A note for colleagues, which is never sent. */
export function MessageNote({ message }: { message: Message }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefreshMessage();
  const [update, { isPending }] = useUpdate<Message>();
  const stored = message.note ?? '';
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const text = typed ?? stored;

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    void update(
      'contact',
      {
        id: message.id,
        data: { note: text, version: message.version },
        previousData: message,
      },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          setTyped(undefined);
          setIsOpen(false);
          notify(`${texts}.saved`, { type: 'success' });
          void refresh();
        },
        onError: (error) => {
          const isOutdated = error instanceof HttpError && error.status === 412;
          const reason = error instanceof Error ? error.message : '';
          notify(isOutdated ? `${texts}.outdated` : reason || 'admin.status.notChanged', {
            type: 'error',
          });
          if (isOutdated) void refresh();
        },
      },
    );
  };

  if (!stored && !isOpen) {
    return (
      <Button startIcon={<StickyNote />} onClick={() => setIsOpen(true)} sx={{ mb: 2, ml: -1 }}>
        {translate(`${texts}.add`)}
      </Button>
    );
  }
  return (
    <Box component="form" noValidate onSubmit={save} sx={{ mb: 2.5 }}>
      <TextField
        multiline
        fullWidth
        autoFocus={isOpen}
        minRows={2}
        maxRows={8}
        label={translate(`${texts}.label`)}
        helperText={translate(`${texts}.help`)}
        value={text}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ m: 0 }}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      {text === stored ? null : (
        <Button type="submit" variant="outlined" loading={isPending} sx={{ mt: 1 }}>
          {translate(`${texts}.save`)}
        </Button>
      )}
    </Box>
  );
}
