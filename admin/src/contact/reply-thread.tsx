import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime } from 'shared/croatian-time';
import { LoadFailed } from '../components/alerts/load-failed';
import { radii } from '../theme/tokens';
import { useReplies, useWithdrawReply, type Reply } from './use-replies';

const texts = 'admin.contact.replies';

/** Colours of the states; those that need an action stand out. */
const colours = {
  queued: 'default',
  sending: 'default',
  sent: 'success',
  written: 'warning',
  failed: 'error',
  uncertain: 'warning',
  withdrawn: 'warning',
} as const satisfies Record<Reply['state'], string>;

/** Why a reply did not reach its recipient, and what to do. */
function Trouble({ reply, email }: { reply: Reply; email: string }) {
  const translate = useTranslate();
  const { state, lastError } = reply;
  const delayed = state === 'queued' && lastError !== null;
  if (!delayed && !['written', 'failed', 'uncertain', 'withdrawn'].includes(state)) return null;
  const filter = JSON.stringify({ recipient: email });
  return (
    <Alert
      severity={state === 'failed' ? 'error' : 'warning'}
      variant="outlined"
      sx={{ mt: 1.5, '& .MuiAlert-message': { overflowWrap: 'anywhere' } }}
    >
      {translate(`${texts}.trouble.${delayed ? 'delayed' : state}`)} {lastError}{' '}
      {state === 'withdrawn' ? null : (
        <Link
          component={RouterLink}
          to={`/mails?${new URLSearchParams({ filter }).toString()}`}
          color="inherit"
        >
          {translate(`${texts}.mails`)}
        </Link>
      )}
    </Alert>
  );
}

interface ReplyThreadProps {
  messageId: number;
  email: string;
  /** Called with a reply that was withdrawn. */
  onWithdrawn: (reply: Reply) => void;
}

/** The replies to a message, with the state of their mails. */
export function ReplyThread({ messageId, email, onWithdrawn }: ReplyThreadProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { replies, error, refetch } = useReplies(messageId);
  const { mutate: withdraw, isPending } = useWithdrawReply({ messageId, onWithdrawn });
  if (error && !replies) return <LoadFailed onRetry={refetch} />;
  if (!replies?.length) return null;
  return (
    <Box
      component="ol"
      aria-label={translate(`${texts}.title`)}
      sx={{ listStyle: 'none', m: 0, mb: 2.5, p: 0, display: 'grid', gap: 1.5 }}
    >
      {replies.map((reply) => (
        <Box
          component="li"
          key={reply.id}
          sx={{
            p: 2,
            ml: { xs: 1, sm: 3 },
            bgcolor: 'action.hover',
            borderRadius: radii.large,
          }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
            <Typography sx={{ fontWeight: 650 }}>{reply.author}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
              <time dateTime={reply.createdAt}>{formatDateTime(reply.createdAt, locale)}</time>
            </Typography>
            <Chip
              color={colours[reply.state]}
              variant={reply.state === 'failed' ? 'filled' : 'outlined'}
              label={translate(`${texts}.state.${reply.state}`)}
            />
          </Box>
          <Typography
            lang={reply.language}
            sx={{ maxWidth: '68ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {reply.text}
          </Typography>
          <Trouble reply={reply} email={email} />
          {reply.state === 'queued' ? (
            <Button
              startIcon={<UndoOutlined />}
              loading={isPending}
              onClick={() => withdraw(reply)}
              sx={{ mt: 1, ml: -1 }}
            >
              {translate(`${texts}.withdraw`)}
            </Button>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}
