import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useLocaleState, useNotify, useTranslate } from 'react-admin';
import { LoadFailed } from '../components/alerts/load-failed';
import { ScreenHeading } from '../components/screen/screen-heading';
import { PickButton } from '../components/upload/upload-area';
import { BackupCard } from './backup-card';
import { readBackups, uploadBackup, type Backup } from './backups';
import { RestoreDialog } from './restore-dialog';
import { RestoreState } from './restore-state';

const texts = 'admin.backups';
/** Milliseconds between questions how a restore goes. */
const askAgainAfter = 2_000;

/** The backups. While one is restored, it is read again and again, also when that fails. */
function useBackups() {
  const [locale] = useLocaleState();
  const query = useQuery({
    queryKey: ['backups', locale],
    queryFn: readBackups,
    refetchInterval: ({ state }) =>
      state.data?.restore?.state === 'running' && !isSignedOut(state.error) ? askAgainAfter : false,
  });
  return { ...query, signedOut: isSignedOut(query.error) };
}

const isSignedOut = (error: unknown): boolean => error instanceof HttpError && error.status === 401;

function Upload({ onUploaded }: { onUploaded: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { mutate: upload, isPending } = useMutation({
    mutationFn: uploadBackup,
    onSuccess: () => {
      notify(`${texts}.uploaded`);
      onUploaded();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', my: 2 }}>
      <PickButton
        accept=".backup"
        label={translate(`${texts}.upload`)}
        isMain={false}
        onFiles={([file]) => {
          if (file && !isPending) upload(file);
        }}
      />
      <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: '1 1 16rem' }}>
        {translate(isPending ? `${texts}.uploading` : `${texts}.uploadHint`)}
      </Typography>
    </Box>
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
      {data ? <Upload onUploaded={() => void refetch()} /> : null}
      {data?.backups.length === 0 ? <Typography>{translate(`${texts}.none`)}</Typography> : null}
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
