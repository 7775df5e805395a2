import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import {
  useCloseNotification,
  useNotify,
  useRefresh,
  useTranslate,
  useUpdate,
  type UpdateParams,
} from 'react-admin';
import { QuestionButton } from '../components/form/question-button';
import { RowButton } from '../components/form/row-button';
import { isWithoutPledge, useDonationTitle, type Donation } from './donation';

const texts = 'admin.donations';

/** The time in which the API sends no thanks yet, so that they can be cancelled. */
const THANKS_DELAY_MS = 60_000;
const TOAST_MS = 15_000;

/** Changes the status of a donation; an error shows the server's message. */
function useChangeStatus() {
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate<Donation>();
  const change = (
    donation: Donation,
    status: Donation['status'],
    done: (changed: Donation) => void,
  ) => {
    const { id, version } = donation;
    const params: Partial<UpdateParams<Donation>> = {
      id,
      data: { status, version },
      previousData: donation,
    };
    void update('donations', params, {
      mutationMode: 'pessimistic',
      onSuccess: (changed) => {
        done(changed);
        refresh();
      },
      onError: (error) => {
        const message = error instanceof Error ? error.message : '';
        notify(message || 'admin.status.notChanged', { type: 'error' });
        refresh();
      },
    });
  };
  return { change, isPending };
}

interface UndoReceiptProps {
  donation: Donation;
  /** Whether it stands on the colour of a message. */
  inherit?: boolean;
  onDone?: () => void;
}

/**
 * Cancels the receipt of a donation, also thanks that are not sent yet: it is pending again, or
 * lapsed where nobody pledged it, so that nobody is reminded of it.
 */
function useCancelReceipt() {
  const notify = useNotify();
  const { change, isPending } = useChangeStatus();
  const cancel = (donation: Donation, onDone?: () => void) => {
    const next = isWithoutPledge(donation) ? 'cancelled' : 'pending';
    change(donation, next, ({ thankedAt }) => {
      onDone?.();
      const [type, outcome] =
        thankedAt === null ? (['success', next] as const) : (['warning', 'thanked'] as const);
      notify(`${texts}.toast.undone.${outcome}`, { type, autoHideDuration: TOAST_MS });
    });
  };
  return { cancel, isPending };
}

/** Cancels the receipt of a donation that was just marked as received. */
function UndoReceipt({ donation, inherit = false, onDone }: UndoReceiptProps) {
  const { cancel, isPending } = useCancelReceipt();
  return (
    <RowButton
      label={`${texts}.undo`}
      recordName={donation.reference}
      color={inherit ? 'inherit' : 'primary'}
      startIcon={<UndoOutlined />}
      loading={isPending}
      onClick={() => cancel(donation, onDone)}
      sx={{ ml: inherit ? 0 : -1 }}
    />
  );
}

/** Cancels the receipt of a donation of any time, after a question. */
export function CancelReceiptButton({ donation }: { donation: Donation }) {
  const translate = useTranslate();
  const titleOf = useDonationTitle();
  const { cancel, isPending } = useCancelReceipt();
  return (
    <QuestionButton
      label={`${texts}.undo`}
      startIcon={<UndoOutlined />}
      question={{
        title: translate(`${texts}.undoing.title`, { name: titleOf(donation) }),
        content: `${texts}.undoing.text`,
      }}
      pending={isPending}
      onConfirm={() => cancel(donation)}
    />
  );
}

/** Message that a donation was marked as received, with a button to undo it. */
function ReceivedToast({ donation }: { donation: Donation }) {
  const translate = useTranslate();
  const close = useCloseNotification();
  return (
    <Alert
      severity="success"
      variant="filled"
      sx={{ maxWidth: 480, boxShadow: 6, alignItems: 'center' }}
      action={<UndoReceipt donation={donation} inherit onDone={close} />}
    >
      {translate(`${texts}.toast.${donation.thankedAt ? 'receivedThanked' : 'received'}`)}
    </Alert>
  );
}

/** Marks a pledge as received; its label says whether the donor is then thanked by mail. */
export function MarkReceivedButton({ donation }: { donation: Donation }) {
  const notify = useNotify();
  const { change, isPending } = useChangeStatus();
  const thanks = donation.donorEmail !== null && donation.thankedAt === null;
  return (
    <RowButton
      label={`${texts}.${thanks ? 'markReceivedThank' : 'markReceived'}`}
      recordName={donation.reference}
      startIcon={<CheckCircleOutlined />}
      loading={isPending}
      onClick={() =>
        change(donation, 'completed', (changed) =>
          notify(<ReceivedToast donation={changed} />, {
            type: 'success',
            autoHideDuration: TOAST_MS,
          }),
        )
      }
    />
  );
}

/** Says that thanks are about to be sent, with a button that cancels them, until they are sent. */
export function WaitingThanks({ donation }: { donation: Donation }) {
  const translate = useTranslate();
  const until = Date.parse(donation.thankedAt ?? '') + THANKS_DELAY_MS;
  const [now, setNow] = useState(() => Date.now());
  const isWaiting = donation.status === 'completed' && now < until;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setNow(Date.now()), until - Date.now());
    return () => clearTimeout(timer);
  }, [isWaiting, until]);
  if (!isWaiting) return null;
  return (
    <Box sx={{ mt: 0.5 }}>
      <Typography variant="body2">{translate(`${texts}.thanksWaiting`)}</Typography>
      <UndoReceipt donation={donation} />
    </Box>
  );
}
