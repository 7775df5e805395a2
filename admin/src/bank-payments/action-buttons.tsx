import CallSplit from '@mui/icons-material/CallSplit';
import InventoryOutlined from '@mui/icons-material/Inventory2Outlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState, type ComponentProps, type ComponentType } from 'react';
import { useCloseNotification, useNotify, useTranslate } from 'react-admin';
import { fieldsOf } from 'shared/is-record';
import { RowButton } from '../components/form/row-button';
import { useActionLock } from './action-lock';
import type { BankPayment } from './bank-payment';
import { usePaymentAction, usePaymentRequest, type PaymentAction } from './use-payment-action';

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

interface PaymentButtonProps
  extends ActionButtonProps, Pick<ComponentProps<typeof RowButton>, 'label' | 'startIcon' | 'sx'> {
  action: PaymentAction;
  onDone: (answer: unknown) => void;
}

function PaymentButton({ id, action, onDone, ...button }: PaymentButtonProps) {
  const { run, isPending, locked } = usePaymentAction(id, action);
  return (
    <RowButton {...button} loading={isPending} disabled={locked} onClick={() => run({}, onDone)} />
  );
}

interface SetAsideButtonProps extends ActionButtonProps {
  /** Key of its label. */
  label?: string;
}

export function SetAsideButton({ label = `${texts}.aside.do`, ...payment }: SetAsideButtonProps) {
  const notify = useNotify();
  return (
    <PaymentButton
      {...payment}
      action="set-aside"
      label={label}
      startIcon={<InventoryOutlined />}
      onDone={() => notify(<AsideToast id={payment.id} />, { type: 'success' })}
    />
  );
}

/** Declares that a payment is not the one it is likely to be; it is processed as a new one. */
export function TellApartButton(payment: ActionButtonProps) {
  const notify = useNotify();
  return (
    <PaymentButton
      {...payment}
      action="tell-apart"
      label={`${texts}.likely.other`}
      startIcon={<CallSplit />}
      onDone={() => notify(`${texts}.toast.tell-apart`, { type: 'success' })}
    />
  );
}

interface ReturnButtonProps extends ActionButtonProps {
  action: 'bring-back' | 'unmatch';
  /** Key of its label. */
  label: string;
  /** Key of the message after success. */
  successMessage: string;
}

/**
 * Returns a payment to the unmatched ones. It stands where an unmatched payment shows its reason,
 * so that a second click does not hit another button of the changed row.
 */
export function ReturnButton({ successMessage, ...button }: ReturnButtonProps) {
  const notify = useNotify();
  const notifyResult = (answer: unknown) =>
    fieldsOf(answer).thanksSent === true
      ? notify(`${texts}.toast.unmatchThanked`, { type: 'warning', autoHideDuration: 12_000 })
      : notify(`${texts}.toast.${successMessage}`, { type: 'success' });
  return (
    <PaymentButton {...button} startIcon={<UndoOutlined />} onDone={notifyResult} sx={{ ml: -1 }} />
  );
}

interface DialogButtonProps extends Pick<
  ComponentProps<typeof RowButton>,
  'label' | 'recordName' | 'startIcon'
> {
  payment: BankPayment;
  dialog: ComponentType<{ payment: BankPayment; onClose: () => void }>;
}

export function DialogButton({ payment, dialog: Dialog, ...button }: DialogButtonProps) {
  const { locked } = useActionLock();
  const [open, setOpen] = useState(false);
  return (
    <>
      <RowButton {...button} disabled={locked} onClick={() => setOpen(true)} />
      {open ? <Dialog payment={payment} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
