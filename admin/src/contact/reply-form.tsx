import Send from '@mui/icons-material/Send';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type RefObject } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';
import { NoMailServer, useDelivery } from '../components/alerts/no-mail-server';
import { CopyButton } from '../components/list/copy-button';
import { apiUrl, fieldErrors, httpClient } from '../providers/http-client';
import { replyUrl } from './reply-url';
import { SavedRepliesMenu } from './saved-replies/saved-replies-menu';
import { useRefreshMessage } from './use-replies';
import type { ReplyText } from './use-reply-draft';
import { useRequestKey } from './use-request-key';

type Message = Schemas['ContactMessageDto'];

const texts = 'admin.contact.replies';

/** Sends a reply once, also when it is pressed twice or the answer was lost. */
function useSendReply({ id, version }: Message, onSent: () => void) {
  const notify = useNotify();
  const refresh = useRefreshMessage();
  const key = useRequestKey();
  const toFiles = useDelivery()?.way === 'files';
  return useMutation({
    mutationFn: (reply: ReplyText) => {
      const body = JSON.stringify({ ...reply, version });
      return httpClient(`${apiUrl}/contact/${id}/replies`, {
        method: 'POST',
        headers: key.headersFor(body),
        body,
      });
    },
    onSuccess: () => {
      key.release();
      onSent();
      notify(`${texts}.${toFiles ? 'toFiles' : 'queued'}`, {
        type: toFiles ? 'warning' : 'success',
      });
    },
    onSettled: () => refresh(),
  });
}

interface ReplyFormProps {
  message: Message;
  reply: ReplyText;
  /** The text box, which has the focus after a withdrawal. */
  input: RefObject<HTMLTextAreaElement | null>;
  onChange: (changes: Partial<ReplyText>) => void;
  onSent: () => void;
}

/** Text box for a reply by e-mail; a mail program and copying the address are second choices. */
export function ReplyForm({ message, reply, input, onChange, onSent }: ReplyFormProps) {
  const translate = useTranslate();
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error } = useSendReply(message, onSent);
  const refused = fieldErrors(error).text;
  const fieldError = missing ? translate(`${texts}.missing`) : refused;

  const send = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = reply.text.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) input.current?.focus();
    else if (!isPending) mutate(reply);
  };
  const insert = (saved: string) => {
    const text = reply.text.trimEnd();
    onChange({ text: text ? `${text}\n\n${saved}` : saved });
    setMissing(false);
    input.current?.focus();
  };

  return (
    <Box component="form" noValidate onSubmit={send} aria-labelledby="reply-heading">
      <Typography variant="h3" component="h3" id="reply-heading" sx={{ mb: 1.5 }}>
        {translate(`${texts}.heading`)}
      </Typography>
      <NoMailServer />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
        <TextField
          select
          label={translate(`${texts}.language`)}
          value={reply.language}
          onChange={({ target }) => onChange({ language: target.value === 'en' ? 'en' : 'hr' })}
          sx={{ m: 0, minWidth: 150, width: 'auto' }}
        >
          {(['hr', 'en'] as const).map((language) => (
            <MenuItem key={language} value={language}>
              {translate(`${texts}.languages.${language}`)}
            </MenuItem>
          ))}
        </TextField>
        <SavedRepliesMenu language={reply.language} onChoose={insert} />
      </Box>
      <TextField
        inputRef={input}
        multiline
        fullWidth
        minRows={5}
        maxRows={18}
        label={translate(`${texts}.text`)}
        value={reply.text}
        onChange={({ target }) => {
          setMissing(false);
          onChange({ text: target.value });
        }}
        error={fieldError !== undefined}
        helperText={
          fieldError ??
          translate(`${texts}.${message.noReceipt ? 'unquoted' : 'help'}`, { email: message.email })
        }
        sx={{ m: 0 }}
        slotProps={{ htmlInput: { lang: reply.language, maxLength: 10_000 } }}
      />
      {error && refused === undefined ? (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1.5 }}>
          {error.message || translate('admin.status.notChanged')}
        </Alert>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1.5 }}>
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          startIcon={<Send />}
          loading={isPending}
        >
          {translate(`${texts}.send`)}
        </Button>
        <Button href={replyUrl(message)}>{translate(`${texts}.byProgram`)}</Button>
        <CopyButton label={`${texts}.copyEmail`} text={message.email} recordName={message.email} />
      </Box>
    </Box>
  );
}
