import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import { EraseDialog } from './erase-dialog';
import { saveCopy, type Erased, type Found, type StoredData } from './privacy';
import { TextList } from './text-list';

const texts = 'admin.privacy';

const withReason = ({ text, stays }: StoredData) => (stays ? `${text}. ${stays}` : text);

interface EmailResultProps {
  email: string;
  found: Found;
  /** The result of the erasure, once it is done. */
  erased?: Erased;
  onErased: (result: Erased) => void;
}

/** The result of an erasure. */
function ErasedAlert({ done }: Pick<Erased, 'done'>) {
  const translate = useTranslate();
  return (
    <Alert severity="success" variant="outlined" sx={{ my: 1 }}>
      <AlertTitle>
        {translate(`${texts}.erased.${done.length > 0 ? 'title' : 'nothing'}`)}
      </AlertTitle>
      <TextList lines={done.map(({ text }) => text)} />
      {done.length > 0 ? (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {translate(`${texts}.erased.outside`)}
        </Typography>
      ) : null}
    </Alert>
  );
}

/** Earlier erasures of the same email address. */
function EarlierErasures({ erasures }: Pick<Found, 'erasures'>) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (erasures.length === 0) return null;
  return (
    <>
      <Typography sx={{ mt: 1 }}>{translate(`${texts}.found.before`)}</Typography>
      <TextList
        lines={erasures.map(
          ({ erasedAt, erasedBy }) => `${formatDateTime(erasedAt, locale)}, ${erasedBy}`,
        )}
      />
    </>
  );
}

type CopyType = Parameters<typeof saveCopy>[1];

interface EmailActionsProps {
  email: string;
  canBeErased: boolean;
  onErase: () => void;
}

/** Export and erasure of the data. */
function EmailActions({ email, canBeErased, onErase }: EmailActionsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const {
    mutate: save,
    isPending,
    variables,
  } = useMutation({
    mutationFn: (type: CopyType) => saveCopy(email, type),
    onSuccess: () => notify(`${texts}.downloaded`, { type: 'success' }),
    onError: ({ message }) => notify(message || 'admin.status.loadFailed', { type: 'error' }),
  });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          loading={isPending && variables === 'text/html'}
          onClick={() => save('text/html')}
        >
          {translate(`${texts}.download`)}
        </Button>
        <Button
          loading={isPending && variables === 'application/json'}
          onClick={() => save('application/json')}
        >
          {translate(`${texts}.downloadJson`)}
        </Button>
        {canBeErased ? (
          <Button variant="outlined" color="error" startIcon={<DeleteOutlined />} onClick={onErase}>
            {translate(`${texts}.erase`)}
          </Button>
        ) : null}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {translate(`${texts}.downloadHint`)}
      </Typography>
    </>
  );
}

/** The personal data stored under an email address, with export and erasure. */
export function EmailResult({ email, found, erased, onErased }: EmailResultProps) {
  const translate = useTranslate();
  const [erasing, setErasing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [erased]);
  // The response lists what remains, as files are deleted after it.
  const stored = erased ? erased.stays : found.held;

  return (
    <Box sx={{ mt: 2.5 }}>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h3"
        component="h3"
        sx={{ overflowWrap: 'anywhere', outline: 'none' }}
      >
        {translate(`${texts}.found.title`, { email })}
      </Typography>
      {erased ? <ErasedAlert done={erased.done} /> : null}
      {stored.length > 0 ? (
        <>
          <Typography sx={{ mt: 0.5 }}>
            {translate(`${texts}.found.${erased ? 'still' : 'held'}`)}
          </Typography>
          <TextList lines={stored.map(withReason)} />
        </>
      ) : null}
      {stored.length === 0 && !erased ? (
        <Typography sx={{ mt: 0.5 }}>{translate(`${texts}.found.nothing`)}</Typography>
      ) : null}
      {erased ? null : <EarlierErasures erasures={found.erasures} />}
      {stored.length > 0 && !erased ? (
        <EmailActions
          email={email}
          canBeErased={stored.some(({ stays }) => stays === null)}
          onErase={() => setErasing(true)}
        />
      ) : null}
      {erasing ? (
        <EraseDialog
          email={email}
          onClose={() => setErasing(false)}
          onErased={(result) => {
            setErasing(false);
            onErased(result);
          }}
        />
      ) : null}
    </Box>
  );
}
