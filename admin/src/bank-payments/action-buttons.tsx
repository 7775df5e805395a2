import CallSplit from '@mui/icons-material/CallSplit';
import InventoryOutlined from '@mui/icons-material/Inventory2Outlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useCloseNotification, useNotify, useTranslate } from 'react-admin';
import { fieldsOf } from 'shared/is-record';
import { useActionLock } from './action-lock';
import type { BankPayment } from './bank-payment';
import { usePaymentAction, usePaymentRequest } from './use-payment-action';

const texts = 'admin.bank-payments';

/** Message that a payment was set aside, with a button to undo it. */
function AsideToast({ id }: { id: number }) {
  const translate = useTranslate();
  const notify = useNotify();
  const close = useCloseNotification();
  const { mutate, isPending } = usePaymentRequest(id, 'bring-back');
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

interface ActionButtonProps {
  id: number;
  /** Name of the payment, for screen readers. */
  recordName: string;
}

interface SetAsideButtonProps extends ActionButtonProps {
  /** Key of its label. */
  label?: string;
}

export function SetAsideButton({ id, recordName, label }: SetAsideButtonProps) {
  const translate = useTranslate();
  const name = translate(`${texts}.${label ?? 'aside.do'}`);
  const notify = useNotify();
  const { run, isPending, locked } = usePaymentAction(id, 'set-aside');
  return (
    <Button
      startIcon={<InventoryOutlined />}
      loading={isPending}
      disabled={locked}
      onClick={() => run({}, () => notify(<AsideToast id={id} />, { type: 'success' }))}
      aria-label={`${name}: ${recordName}`}
    >
      {name}
    </Button>
  );
}

/** Declares that a payment is not the one it is likely to be; it is processed as a new one. */
export function TellApartButton({ id, recordName }: ActionButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { run, isPending, locked } = usePaymentAction(id, 'tell-apart');
  const name = translate(`${texts}.likely.other`);
  return (
    <Button
      startIcon={<CallSplit />}
      loading={isPending}
      disabled={locked}
      onClick={() => run({}, () => notify(`${texts}.toast.tell-apart`, { type: 'success' }))}
      aria-label={`${name}: ${recordName}`}
    >
      {name}
    </Button>
  );
}

interface ReturnButtonProps extends ActionButtonProps {
  action: 'bring-back' | 'unmatch';
  label: string;
  /** Key of the message after success. */
  successMessage: string;
}

/**
 * Returns a payment to the unmatched ones. It stands where an unmatched payment shows its reason,
 * so that a second click does not hit another button of the changed row.
 */
export function ReturnButton({ id, recordName, action, label, successMessage }: ReturnButtonProps) {
  const notify = useNotify();
  const { run, isPending, locked } = usePaymentAction(id, action);
  const notifyResult = ({ json }: { json: unknown }) =>
    fieldsOf(json).thanksSent === true
      ? notify(`${texts}.toast.unmatchThanked`, { type: 'warning', autoHideDuration: 12_000 })
      : notify(`${texts}.toast.${successMessage}`, { type: 'success' });
  return (
    <Button
      startIcon={<UndoOutlined />}
      loading={isPending}
      disabled={locked}
      onClick={() => run({}, notifyResult)}
      aria-label={`${label}: ${recordName}`}
      sx={{ ml: -1 }}
    >
      {label}
    </Button>
  );
}

interface DialogButtonProps {
  payment: BankPayment;
  label: string;
  /** Name of the payment, for screen readers. */
  recordName: string;
  icon: ReactNode;
  dialog: ComponentType<{ payment: BankPayment; onClose: () => void }>;
}

export function DialogButton({
  payment,
  label,
  recordName,
  icon,
  dialog: Dialog,
}: DialogButtonProps) {
  const { locked } = useActionLock();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={icon}
        disabled={locked}
        onClick={() => setOpen(true)}
        aria-label={`${label}: ${recordName}`}
      >
        {label}
      </Button>
      {open ? <Dialog payment={payment} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
