import InventoryOutlined from '@mui/icons-material/Inventory2Outlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCloseNotification, useNotify, useTranslate } from 'react-admin';

import { usePaymentDeed } from './use-payment-deed';

const texts = 'admin.bank-payments';

/** Says that a payment was left aside, and takes that back. */
function AsideToast({ id }: { id: number }) {
  const translate = useTranslate();
  const notify = useNotify();
  const close = useCloseNotification();
  const { mutate, isPending } = usePaymentDeed(id, 'bring-back');
  const undo = () =>
    mutate(
      {},
      {
        onSuccess: () => notify(`${texts}.toast.bring-back`, { type: 'success' }),
        onSettled: close,
      },
    );
  return (
    <Alert
      severity="success"
      variant="filled"
      sx={{ maxWidth: 480, boxShadow: 6, alignItems: 'center' }}
      action={
        <Button color="inherit" loading={isPending} onClick={undo}>
          {translate(`${texts}.aside.undo`)}
        </Button>
      }
    >
      {translate(`${texts}.toast.set-aside`)}
    </Alert>
  );
}

interface AsideButtonProps {
  id: number;
  /** Whose payment it is, for those who cannot see the row. */
  of: string;
}

export function SetAsideButton({ id, of }: AsideButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { mutate, isPending } = usePaymentDeed(id, 'set-aside');
  return (
    <Button
      startIcon={<InventoryOutlined />}
      loading={isPending}
      loadingPosition="start"
      onClick={() =>
        mutate({}, { onSuccess: () => notify(<AsideToast id={id} />, { type: 'success' }) })
      }
      aria-label={`${translate(`${texts}.aside.do`)}: ${of}`}
    >
      {translate(`${texts}.aside.do`)}
    </Button>
  );
}

interface WaitAgainButtonProps extends AsideButtonProps {
  deed: 'bring-back' | 'unmatch';
  label: string;
}

/** Puts a payment back among those that wait. */
export function WaitAgainButton({ id, of, deed, label }: WaitAgainButtonProps) {
  const notify = useNotify();
  const { mutate, isPending } = usePaymentDeed(id, deed);
  return (
    <Button
      startIcon={<UndoOutlined />}
      loading={isPending}
      loadingPosition="start"
      onClick={() =>
        mutate({}, { onSuccess: () => notify(`${texts}.toast.${deed}`, { type: 'success' }) })
      }
      aria-label={`${label}: ${of}`}
    >
      {label}
    </Button>
  );
}
