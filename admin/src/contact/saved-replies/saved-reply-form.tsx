import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useTrashedMessage } from '../../components/form/trashed-message';
import { apiUrl, fieldErrors, httpClient } from '../../providers/http-client';
import { useRequestKey } from '../use-request-key';
import type { SavedReply } from './saved-replies';

const texts = 'admin.contact.saved';
const fields = [
  { name: 'name', lang: undefined, rows: 1, maxLength: 100 },
  { name: 'text', lang: 'hr', rows: 7, maxLength: 5000 },
  { name: 'textEn', lang: 'en', rows: 7, maxLength: 5000 },
] as const;

type Values = Pick<SavedReply, (typeof fields)[number]['name']>;

interface SavedReplyRequest {
  /** The part of the path that names the reply, empty for a new one. */
  path: string;
  method: 'POST' | 'PUT' | 'DELETE';
  body?: string;
  headers?: Headers;
}

/** Sends changes of saved replies, and fetches them again. */
function useSavedReplyRequest(reply: SavedReply | undefined, onDone: () => void) {
  const notify = useNotify();
  const notifyTrashed = useTrashedMessage('saved-replies');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ path, ...options }: SavedReplyRequest) =>
      httpClient(`${apiUrl}/saved-replies${path}`, options),
    onSuccess: async (_, { method }) => {
      await queryClient.invalidateQueries({ queryKey: ['saved-replies'] });
      if (reply && method === 'DELETE') notifyTrashed([reply.id], reply.name);
      else notify(`${texts}.stored`, { type: 'success' });
      onDone();
    },
  });
}

interface SavedReplyFormProps {
  /** Undefined for a new one. */
  reply: SavedReply | undefined;
  onDone: () => void;
  children: ReactNode;
}

/** Form of a saved reply; the server's messages are shown at its fields. */
export function SavedReplyForm({ reply, onDone, children }: SavedReplyFormProps) {
  const translate = useTranslate();
  const [values, setValues] = useState<Values>(reply ?? { name: '', text: '', textEn: '' });
  const key = useRequestKey();
  const { mutate, isPending, error } = useSavedReplyRequest(reply, onDone);
  const errors = fieldErrors(error);

  const save = (event: FormEvent) => {
    event.preventDefault();
    // Rendered in the message's pane: no outer form may receive the event.
    event.stopPropagation();
    if (isPending) return;
    const { name, text, textEn } = values;
    const body = JSON.stringify({ name, text, textEn, ...(reply && { version: reply.version }) });
    if (reply) return mutate({ path: `/${reply.id}`, method: 'PUT', body });
    mutate({ path: '', method: 'POST', body, headers: key.headersFor(body) });
  };
  const isShown = fields.some(({ name }) => errors[name] !== undefined);

  return (
    <Box
      component="form"
      noValidate
      onSubmit={save}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: '1 1 auto' }}
    >
      <DialogContent dividers sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {children}
        {error && !isShown ? (
          <Alert severity="error" variant="outlined">
            {error.message}
          </Alert>
        ) : null}
        {fields.map(({ name, lang, rows, maxLength }) => (
          <TextField
            key={name}
            fullWidth
            autoFocus={name === 'name'}
            multiline={rows > 1}
            minRows={rows}
            maxRows={rows > 1 ? 14 : undefined}
            label={translate(`${texts}.fields.${name}`)}
            value={values[name]}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            error={errors[name] !== undefined}
            helperText={
              errors[name] ?? (name === 'name' ? translate(`${texts}.nameHelp`) : undefined)
            }
            sx={{ m: 0 }}
            slotProps={{ htmlInput: { lang, maxLength } }}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5, gap: 1 }}>
        {reply ? (
          <Button
            color="error"
            startIcon={<DeleteOutlined />}
            disabled={isPending}
            onClick={() => mutate({ path: `/${reply.id}`, method: 'DELETE' })}
            sx={{ mr: 'auto' }}
          >
            {translate('ra.action.delete')}
          </Button>
        ) : null}
        <Button onClick={onDone}>{translate('admin.form.cancel')}</Button>
        <Button type="submit" variant="contained" color="secondary" loading={isPending}>
          {translate('admin.form.save')}
        </Button>
      </DialogActions>
    </Box>
  );
}
