import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import ShieldIcon from '@mui/icons-material/Shield';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import { LoadFailed } from '../../components/alerts/load-failed';
import { CopyButton } from '../../components/list/copy-button';
import { fieldErrors } from '../../providers/http-client';
import { saveFile } from '../../providers/save-file';
import { OneFieldForm } from '../one-field-form';
import { QrCode } from './qr-code';
import {
  useAdd,
  useBegin,
  useRemove,
  useRenew,
  useSecondFactor,
  type Setup,
} from './use-second-factor';

const texts = 'admin.account.secondFactor';

const codeField = {
  missing: `${texts}.required`,
  maxLength: 40,
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
} as const;

/** A secret in groups of four characters, which are easier to type; applications ignore spaces. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

interface SetupFormProps {
  setup: Setup;
  onAdded: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Shows the secret, and asks for a code that the application computed from it. */
function SetupForm({ setup, onAdded, onCancel }: SetupFormProps) {
  const translate = useTranslate();
  const { mutate, isPending, error } = useAdd();
  return (
    <>
      <Typography>{translate(`${texts}.scan`)}</Typography>
      <QrCode rows={setup.qrCode} title={translate(`${texts}.qrCode`)} />
      <Typography>{translate(`${texts}.secret`)}</Typography>
      <Typography component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {inGroups(setup.secret)}
      </Typography>
      <OneFieldForm
        {...codeField}
        label={`${texts}.code`}
        button={{ text: `${texts}.confirm` }}
        pending={isPending}
        refusal={fieldErrors(error).code}
        onSubmit={(code) =>
          mutate(
            { setup: setup.setup, code },
            { onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes) },
          )
        }
        onCancel={onCancel}
      />
    </>
  );
}

/** Nothing else is printed. */
const onlyCodes = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    '.recovery-codes, .recovery-codes *': { visibility: 'visible' },
    '.recovery-codes': { position: 'fixed', inset: '1cm auto auto 1cm' },
  },
} as const;

/** The recovery codes, until the user has saved them. */
function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const translate = useTranslate();
  const list = codes.join('\n');
  return (
    <Alert severity="warning" variant="outlined" sx={{ mt: 1 }}>
      <GlobalStyles styles={onlyCodes} />
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {translate(`${texts}.recovery.title`)}
      </Typography>
      <Typography>{translate(`${texts}.recovery.text`)}</Typography>
      <Box
        component="ul"
        className="recovery-codes"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
          fontFamily: 'monospace',
          pl: 2.5,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -1 }}>
        <CopyButton
          label={`${texts}.recovery.copy`}
          text={list}
          recordName={translate(`${texts}.recovery.title`)}
        />
        <Button
          startIcon={<DownloadIcon />}
          onClick={() =>
            saveFile({ body: list, headers: new Headers() }, 'text/plain', 'kodovi.txt')
          }
        >
          {translate(`${texts}.recovery.save`)}
        </Button>
        <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
          {translate(`${texts}.recovery.print`)}
        </Button>
        <Button onClick={onDone}>{translate(`${texts}.recovery.done`)}</Button>
      </Box>
    </Alert>
  );
}

function TurnOn({ onAdded }: { onAdded: (recoveryCodes: string[]) => void }) {
  const translate = useTranslate();
  const { mutate, isPending, data, reset } = useBegin();
  if (data) return <SetupForm setup={data} onAdded={onAdded} onCancel={reset} />;
  return (
    <>
      <Typography sx={{ mb: 1 }}>{translate(`${texts}.off`)}</Typography>
      <Button
        variant="outlined"
        startIcon={<ShieldIcon />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {translate(`${texts}.start`)}
      </Button>
    </>
  );
}

function TurnOff({ onCancel }: { onCancel: () => void }) {
  const { mutate, isPending, error } = useRemove();
  return (
    <OneFieldForm
      {...codeField}
      label={`${texts}.codeOrRecovery`}
      button={{ text: `${texts}.confirmRemoval` }}
      pending={isPending}
      refusal={fieldErrors(error).code}
      onSubmit={(code) => mutate(code)}
      onCancel={onCancel}
    />
  );
}

interface PresentProps {
  addedAt: string | null;
  recoveryCodesLeft: number;
  onRenewed: (recoveryCodes: string[]) => void;
}

/** What can be done with a second factor that is on. */
function Present({ addedAt, recoveryCodesLeft, onRenewed }: PresentProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [removing, setRemoving] = useState(false);
  const { mutate, isPending } = useRenew();
  const date = formatDateTime(addedAt ?? '', locale);
  const renew = () =>
    mutate(undefined, { onSuccess: ({ recoveryCodes }) => onRenewed(recoveryCodes) });
  return (
    <>
      <Typography>{translate(`${texts}.on`, { date })}</Typography>
      <Typography>{translate(`${texts}.left`, { count: recoveryCodesLeft })}</Typography>
      {removing ? (
        <TurnOff onCancel={() => setRemoving(false)} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button variant="outlined" loading={isPending} onClick={renew}>
            {translate(`${texts}.recovery.renew`)}
          </Button>
          <Button variant="outlined" color="error" onClick={() => setRemoving(true)}>
            {translate(`${texts}.remove`)}
          </Button>
        </Box>
      )}
    </>
  );
}

/** The second factor of the signed-in user. */
export function SecondFactor() {
  const { data, error, refetch } = useSecondFactor();
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  if (error) return <LoadFailed onRetry={refetch} />;
  if (recoveryCodes) {
    return <RecoveryCodes codes={recoveryCodes} onDone={() => setRecoveryCodes(undefined)} />;
  }
  if (!data) return <Skeleton variant="rounded" height={96} />;
  return data.isOn ? (
    <Present {...data} onRenewed={setRecoveryCodes} />
  ) : (
    <TurnOn onAdded={setRecoveryCodes} />
  );
}
