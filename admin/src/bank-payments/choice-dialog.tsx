import Alert from '@mui/material/Alert';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { BankPayment } from './bank-payment';
import { PaymentDialog } from './payment-dialog';
import { usePaymentAction } from './use-payment-action';

/** The texts of a row to choose. */
export interface ChoiceTexts {
  title: string;
  details: string;
}

interface ChoiceDialogProps<Row extends { id: number }> {
  payment: BankPayment;
  /** Purpose of the choice; texts are under `admin.bank-payments.{action}`. */
  action: 'match' | 'reverse';
  /** The search text. */
  text: string;
  onText: (text: string) => void;
  /** Further filters of the search. */
  options?: ReactNode;
  /** Results of the search; undefined while loading. */
  rows: Row[] | undefined;
  /** Whether the search failed. */
  failed: boolean;
  describe: (row: Row) => ChoiceTexts;
  /** Note about the chosen row. */
  note: (row: Row) => ReactNode;
  /** Request body for the chosen row. */
  body: (row: Row) => object;
  onClose: () => void;
}

/** Dialog to search for the row that belongs to a payment, and choose it. */
export function ChoiceDialog<Row extends { id: number }>(props: ChoiceDialogProps<Row>) {
  const { payment, action, text, onText, options, rows, failed } = props;
  const { describe, note, body, onClose } = props;
  const texts = `admin.bank-payments.${action}`;
  const translate = useTranslate();
  const notify = useNotify();
  const label = useId();
  const [chosenId, setChosenId] = useState(payment.likely?.id);
  const chosen = rows?.find(({ id }) => id === chosenId);
  const { run, isPending, locked } = usePaymentAction(payment.id, action);

  const submit = () =>
    chosen &&
    run(body(chosen), () => {
      notify(`admin.bank-payments.toast.${action}`, { type: 'success' });
      onClose();
    });

  return (
    <PaymentDialog
      payment={payment}
      title={translate(`${texts}.title`)}
      submit={translate(`${texts}.submit`)}
      busy={isPending}
      disabled={!chosen || locked}
      onSubmit={submit}
      onClose={onClose}
    >
      <div>
        <TextField
          fullWidth
          autoFocus
          type="search"
          label={translate(`${texts}.search`)}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
        {options}
      </div>
      {failed ? (
        <Alert severity="error" variant="outlined">
          {translate('admin.status.loadFailed')}
        </Alert>
      ) : null}
      <FormControl sx={{ minHeight: 112, justifyContent: 'flex-start' }}>
        <FormLabel id={label}>{translate(`${texts}.results`)}</FormLabel>
        <RadioGroup
          aria-labelledby={label}
          value={chosen?.id ?? ''}
          onChange={({ target }) => setChosenId(Number(target.value))}
        >
          {rows?.map((row) => (
            <Choice key={row.id} value={row.id} {...describe(row)} />
          ))}
        </RadioGroup>
        <Typography role="status" color="textSecondary">
          {rows?.length === 0 ? translate(`${texts}.none`) : null}
        </Typography>
      </FormControl>
      {chosen ? note(chosen) : null}
    </PaymentDialog>
  );
}

function Choice({ value, title, details }: ChoiceTexts & { value: number }) {
  return (
    <FormControlLabel
      value={value}
      control={<Radio />}
      sx={{ alignItems: 'flex-start', py: 0.5 }}
      label={
        <>
          {title}
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            sx={{ display: 'block', overflowWrap: 'anywhere' }}
          >
            {details}
          </Typography>
        </>
      }
    />
  );
}
