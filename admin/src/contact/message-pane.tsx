import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import MarkEmailUnread from '@mui/icons-material/MarkEmailUnreadOutlined';
import TaskAlt from '@mui/icons-material/TaskAlt';
import Unpublished from '@mui/icons-material/UnpublishedOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  HttpError,
  RecordContextProvider,
  useGetOne,
  useLocaleState,
  useNotify,
  useTranslate,
  useUpdate,
} from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import type { Schemas } from '../api/schemas';
import { LoadFailed } from '../components/alerts/load-failed';
import { LastChanges } from '../components/audit/last-changes';
import { DeleteRecordButton } from '../components/form/delete-record-button';
import { MessageNote } from './message-note';
import { ReplyForm } from './reply-form';
import { ReplyThread } from './reply-thread';
import { replyUrl } from './reply-url';
import { useReplyDraft } from './use-reply-draft';

type Message = Schemas['ContactMessageDto'];

/** What is marked about a message. */
type Marks = Partial<Pick<Message, 'isRead' | 'state'>>;

interface MessagePaneProps {
  id: number;
  /** Called when the message was marked as read or unread. */
  onMarked: () => void;
}

function Sender({ message }: { message: Message }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, my: 1 }}>
        {message.topic ? <Chip label={translate(`admin.contact.topic.${message.topic}`)} /> : null}
        <Chip variant="outlined" label={translate(`admin.contact.language.${message.language}`)} />
        <Chip
          color={message.state === 'answered' ? 'success' : 'default'}
          variant="outlined"
          label={
            message.answeredAt
              ? translate('admin.contact.answered', {
                  name: message.answeredBy,
                  date: formatDateTime(message.answeredAt, locale),
                })
              : translate(`admin.contact.states.${message.state}`)
          }
          sx={{ height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } }}
        />
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {translate('admin.contact.from')} <strong>{message.name}</strong>,{' '}
        <Link href={replyUrl(message)}>{message.email}</Link>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <time dateTime={message.receivedAt}>{formatDateTime(message.receivedAt, locale)}</time>
      </Typography>
    </>
  );
}

/** Marks the message as read when it is opened; returns a function that changes its state. */
function useMarkAsRead(message: Message | undefined, { id, onMarked }: MessagePaneProps) {
  const notify = useNotify();
  const [update] = useUpdate<Message>();
  const queryClient = useQueryClient();
  const opened = useRef<number>(undefined);

  const mark = (change: Marks) =>
    update(
      'contact',
      { id, data: change, previousData: message },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          // Requests in progress, of the list and of the message, may return the previous state.
          void queryClient.refetchQueries({
            queryKey: ['contact'],
            predicate: ({ state }) => state.fetchStatus === 'fetching',
          });
          onMarked();
        },
        onError: () => notify('admin.contact.toast.failed', { type: 'error' }),
      },
    );

  useEffect(() => {
    // Once for each opened message: one that is marked as unread while it is open stays unread.
    if (message && opened.current !== id) {
      opened.current = id;
      if (!message.isRead) {
        void mark({ isRead: true });
      }
    }
  });
  return mark;
}

interface MessageActionsProps {
  message: Message;
  mark: (change: Marks) => Promise<unknown>;
}

function MessageActions({ message, mark }: MessageActionsProps) {
  const translate = useTranslate();
  const isAnswered = message.state === 'answered';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Button
        startIcon={message.isRead ? <MarkEmailUnread /> : <MarkEmailRead />}
        onClick={() => void mark({ isRead: !message.isRead })}
      >
        {translate(`admin.contact.${message.isRead ? 'markUnread' : 'markRead'}`)}
      </Button>
      <Button
        startIcon={isAnswered ? <Unpublished /> : <TaskAlt />}
        onClick={() => void mark({ state: isAnswered ? 'open' : 'answered' })}
      >
        {translate(`admin.contact.${isAnswered ? 'markOpen' : 'markAnswered'}`)}
      </Button>
      <Box sx={{ ml: { sm: 'auto' } }}>
        <DeleteRecordButton record={message} name={`${message.name}: ${message.subject}`} />
      </Box>
    </Box>
  );
}

/** The replies to a message, and the form for another one. */
function Correspondence({ message }: { message: Message }) {
  const { reply, change, clear } = useReplyDraft(message.id, message.language);
  const input = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <ReplyThread
        messageId={message.id}
        email={message.email}
        onWithdrawn={({ text, language }) => {
          const typed = reply.text.trim();
          change({ language, text: typed ? `${text}\n\n${typed}` : text });
          input.current?.focus();
        }}
      />
      <ReplyForm message={message} reply={reply} input={input} onChange={change} onSent={clear} />
    </>
  );
}

function MessageSkeleton() {
  return (
    <Card sx={{ p: 3 }} aria-busy="true">
      <Skeleton width="60%" height={36} />
      <Skeleton width="40%" />
      <Skeleton variant="rounded" height={140} sx={{ mt: 2 }} />
    </Card>
  );
}

/** The complete message, which is marked as read when it is opened. */
export function MessagePane(props: MessagePaneProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const {
    data: message,
    error,
    isPending,
    refetch,
  } = useGetOne<Message>('contact', { id: props.id }, { retry: false });
  const mark = useMarkAsRead(message, props);

  if (isPending) return <MessageSkeleton />;
  if (error || !message) {
    return error instanceof HttpError && error.status === 404 ? (
      <Alert severity="info" variant="outlined">
        {translate('admin.contact.missing')}
      </Alert>
    ) : (
      <LoadFailed onRetry={refetch} />
    );
  }
  return (
    <RecordContextProvider value={message}>
      <Card component="article" aria-labelledby="message-subject" sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography
          variant="h2"
          id="message-subject"
          lang={message.language}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {message.subject}
        </Typography>
        <Sender message={message} />
        <Typography
          lang={message.language}
          sx={{
            my: 2.5,
            maxWidth: '68ch',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            lineHeight: 1.6,
          }}
        >
          {message.message}
        </Typography>
        {message.noReceipt ? (
          <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
            {translate('admin.contact.noReceipt')}
          </Alert>
        ) : null}
        {message.consentAt ? (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
            {translate('admin.contact.consent', {
              version: message.consentVersion,
              date: formatDateTime(message.consentAt, locale),
            })}
          </Typography>
        ) : null}
        <MessageNote message={message} />
        <Correspondence message={message} />
        <Divider sx={{ my: 2.5 }} />
        <MessageActions message={message} mark={mark} />
        <LastChanges resource="contact" id={message.id} />
      </Card>
    </RecordContextProvider>
  );
}
