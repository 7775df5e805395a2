import BackupOutlined from '@mui/icons-material/BackupOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { HttpError, useLocaleState, useNotify, useTranslate } from 'react-admin';
import { LoadFailed } from '../components/alerts/load-failed';
import { ScreenHeading } from '../components/screen/screen-heading';
import { PickButton } from '../components/upload/upload-area';
import { BackupCard } from './backup-card';
import { makeBackup, readBackups, uploadBackup, type Backup } from './backups';
import { RestoreDialog } from './restore-dialog';
import { RestoreState } from './restore-state';

const texts = 'admin.backups';
/** Milliseconds between questions how what runs goes. */
const askAgainAfter = 2_000;

/** The backups; while one is made or restored read again and again, also when that fails. */
function useBackups() {
  const [locale] = useLocaleState();
  const query = useQuery({
    queryKey: ['backups', locale],
    queryFn: readBackups,
    refetchInterval: ({ state: { data, error } }) =>
      (data?.making || data?.restore?.state === 'running') && !isSignedOut(error)
        ? askAgainAfter
        : false,
  });
  return { ...query, signedOut: isSignedOut(query.error) };
}

const isSignedOut = (error: unknown): boolean => error instanceof HttpError && error.status === 401;

/** A button, and beside it what it does or what is being done. */
function Action({ text, children }: { text: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', my: 2 }}>
      {children}
      <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: '1 1 16rem' }}>
        {translate(`${texts}.${text}`)}
      </Typography>
    </Box>
  );
}

interface ActionsProps {
  /** Whether a backup is being made. */
  making: boolean;
  isRestoring: boolean;
  onDone: () => void;
}

/** Makes a backup now, and uploads one. */
function Actions({ making, isRestoring, onDone }: ActionsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const onError = (error: Error) => notify(error.message, { type: 'error' });
  const onSettled = onDone;
  const make = useMutation({ mutationFn: makeBackup, onError, onSettled });
  const { mutate: upload, isPending } = useMutation({
    mutationFn: uploadBackup,
    onSuccess: () => notify(`${texts}.uploaded`),
    onError,
    onSettled,
  });
  return (
    <>
      <Action text={making ? 'making' : 'makeHint'}>
        <Button
          variant="contained"
          color="secondary"
          startIcon={<BackupOutlined />}
          loading={making || make.isPending}
          disabled={isRestoring}
          onClick={() => make.mutate()}
        >
          {translate(`${texts}.make`)}
        </Button>
      </Action>
      <Action text={isPending ? 'uploading' : 'uploadHint'}>
        <PickButton
          accept=".backup"
          label={translate(`${texts}.upload`)}
          isMain={false}
          onFiles={([file]) => {
            if (file && !isPending) upload(file);
          }}
        />
      </Action>
    </>
  );
}

/** The backups of the site: their list, a copy of one, and restoring one. */
export function BackupsPage() {
  const translate = useTranslate();
  const { data, error, refetch, signedOut } = useBackups();
  const [chosen, setChosen] = useState<Backup>();
  const isRunning = data?.restore?.state === 'running';
  return (
    <>
      <ScreenHeading title={`${texts}.title`} lead={translate(`${texts}.lead`)} />
      {data?.restore ? <RestoreState restore={data.restore} isSignedOut={signedOut} /> : null}
      {data?.failure ? (
        <Alert severity="error" variant="outlined">
          {data.failure}
        </Alert>
      ) : null}
      {data ? (
        <Actions making={data.making} isRestoring={isRunning} onDone={() => void refetch()} />
      ) : null}
      {data?.backups.length === 0 ? (
        <Typography>{translate(`${texts}.${data.making ? 'first' : 'none'}`)}</Typography>
      ) : null}
      {data ? (
        <Box
          component="ul"
          aria-label={translate(`${texts}.title`)}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
        >
          {data.backups.map((backup) => (
            <BackupCard
              key={backup.file}
              backup={backup}
              isLocked={isRunning}
              onRestore={() => setChosen(backup)}
            />
          ))}
        </Box>
      ) : null}
      {!data && error ? <LoadFailed onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton variant="rounded" height={320} /> : null}
      {chosen ? (
        <RestoreDialog
          backup={chosen}
          onClose={() => setChosen(undefined)}
          onStarted={() => {
            setChosen(undefined);
            void refetch();
          }}
        />
      ) : null}
    </>
  );
}
