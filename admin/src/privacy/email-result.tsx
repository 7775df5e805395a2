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

/** The personal data stored under an email address, with export and erasure. */
export function EmailResult({ email, found, erased, onErased }: EmailResultProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const [erasing, setErasing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { mutate: save, isPending } = useMutation({
    mutationFn: () => saveCopy(email),
    onSuccess: () => notify(`${texts}.downloaded`, { type: 'success' }),
    onError: ({ message }) => notify(message || 'admin.status.loadFailed', { type: 'error' }),
  });
  useEffect(() => heading.current?.focus(), [erased]);
  // Files are deleted after the answer, so the answer states what stays.
  const stored = erased ? erased.stays : found.held;
  const canBeErased = stored.some(({ stays }) => stays === null);

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
      {erased ? (
        <Alert severity="success" variant="outlined" sx={{ my: 1 }}>
          <AlertTitle>
            {translate(`${texts}.erased.${erased.done.length > 0 ? 'title' : 'nothing'}`)}
          </AlertTitle>
          <TextList lines={erased.done.map(({ text }) => text)} />
          {erased.done.length > 0 ? (
            <Typography variant="body2" sx={{ mt: 1 }}>
              {translate(`${texts}.erased.outside`)}
            </Typography>
          ) : null}
        </Alert>
      ) : null}
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
      {found.erasures.length > 0 && !erased ? (
        <>
          <Typography sx={{ mt: 1 }}>{translate(`${texts}.found.before`)}</Typography>
          <TextList
            lines={found.erasures.map(
              ({ erasedAt, erasedBy }) => `${formatDateTime(erasedAt, locale)}, ${erasedBy}`,
            )}
          />
        </>
      ) : null}
      {stored.length > 0 && !erased ? (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
            <Button
              variant="outlined"
              startIcon={<DownloadIcon />}
              loading={isPending}
              loadingPosition="start"
              onClick={() => save()}
            >
              {translate(`${texts}.download`)}
            </Button>
            {canBeErased ? (
              <Button
                variant="outlined"
                color="error"
                startIcon={<DeleteOutlined />}
                onClick={() => setErasing(true)}
              >
                {translate(`${texts}.erase`)}
              </Button>
            ) : null}
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {translate(`${texts}.downloadHint`)}
          </Typography>
        </>
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
