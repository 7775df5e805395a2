import LinkIcon from '@mui/icons-material/Link';
import LinkOffIcon from '@mui/icons-material/LinkOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import {
  useLocaleState,
  useNotify,
  useRecordContext,
  useResourceContext,
  useTranslate,
  type Identifier,
} from 'react-admin';
import { formatDate } from 'shared/croatian-time';
import { useNow } from '../format/use-now';
import { copyLater } from './copy-later';
import { useDraftLink } from './use-draft-link';

const texts = 'admin.form.draftLink';

interface StoredDraft {
  id: Identifier;
  isPublished?: boolean;
  publishDate?: string;
}

/** Whether visitors see a stored record. */
const isPublic = ({ isPublished, publishDate }: StoredDraft, now: number): boolean =>
  isPublished === true && !(Date.parse(publishDate ?? '') > now);

interface ButtonsProps {
  resource: string;
  id: Identifier;
}

function DraftLinkButtons({ resource, id }: ButtonsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const { expiresAt, create, withdraw } = useDraftLink(resource, id);
  const [refused, setRefused] = useState<string>();
  const copyButton = useRef<HTMLButtonElement>(null);
  const fail = ({ message }: Error) =>
    notify(message || 'admin.status.notChanged', { type: 'error' });
  const until = (date: string) => formatDate(date, locale);

  const copy = async () => {
    setRefused(undefined);
    const made = create.mutateAsync();
    const url = made.then((link) => link.url ?? '');
    const copied = await copyLater(url).then(
      () => true,
      () => false,
    );
    try {
      const link = await made;
      if (!copied) setRefused(link.url ?? '');
      else
        notify(`${texts}.copied`, {
          type: 'success',
          messageArgs: { date: until(link.expiresAt ?? '') },
        });
    } catch (error) {
      if (error instanceof Error) fail(error);
    }
  };
  const end = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => {
        setRefused(undefined);
        notify(`${texts}.withdrawn`, { type: 'info' });
        // The pressed button is gone.
        copyButton.current?.focus();
      },
      onError: fail,
    });

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
      <Button
        ref={copyButton}
        startIcon={<LinkIcon />}
        loading={create.isPending}
        onClick={() => void copy()}
      >
        {translate(`${texts}.copy`)}
      </Button>
      {expiresAt === null ? null : (
        <Button startIcon={<LinkOffIcon />} loading={withdraw.isPending} onClick={end}>
          {translate(`${texts}.withdraw`)}
        </Button>
      )}
      {expiresAt === null ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
          {translate(`${texts}.active`, { date: until(expiresAt) })}
        </Typography>
      )}
      {refused === undefined ? null : (
        <TextField
          fullWidth
          margin="dense"
          label={translate(`${texts}.link`)}
          helperText={translate(`${texts}.refused`)}
          value={refused}
          autoFocus
          onFocus={({ target }) => target.select()}
          slotProps={{ input: { readOnly: true } }}
        />
      )}
    </Box>
  );
}

/**
 * Buttons that copy and withdraw the link which shows the stored draft to people who do not sign
 * in; none for new records, and for what visitors see.
 */
export function DraftLink() {
  const resource = useResourceContext() ?? '';
  const draft = useRecordContext<StoredDraft>();
  const now = useNow();
  if (draft?.id === undefined || isPublic(draft, now)) return null;
  return <DraftLinkButtons resource={resource} id={draft.id} />;
}
