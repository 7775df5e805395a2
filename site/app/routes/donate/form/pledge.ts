import {
  errorsInOrder,
  sendForm,
  textIn,
  textOf,
  type FormApi,
  type Refusal,
} from '~/api/send-form';
import { honeypotName, isHoneypotFilled } from '~/components/field/honeypot';
import { amountOf, type Amount } from './amount';

/** Those that the API knows by the same names; what is wrong with the amount is said here. */
const fields = ['donorName', 'donorEmail', 'message'] as const;

interface PledgeValues {
  amount: string;
  customAmount: string;
  donorName: string;
  donorEmail: string;
  message: string;
  isAnonymous: boolean;
}

/** A pledge that was not taken. */
export interface PledgeRefused extends Refusal {
  /** What was filled in, so that it is not lost. */
  values: PledgeValues;
  /** Whether the honeypot was filled. */
  honeypotFilled: boolean;
  /** What is wrong with the amount; the form says it in words. */
  wrongAmount?: Exclude<Amount, { euros: number }>;
}

export interface PledgeTaken {
  reference: string;
  /** Whole euros. */
  euros: number;
}

/** Sends the filled form. */
export async function pledge(
  api: FormApi,
  request: Request,
  language: string,
): Promise<PledgeRefused | PledgeTaken> {
  const form = await request.formData();
  const values: PledgeValues = {
    amount: textOf(form, 'amount'),
    customAmount: textOf(form, 'customAmount'),
    donorName: textOf(form, 'donorName'),
    donorEmail: textOf(form, 'donorEmail'),
    message: textOf(form, 'message'),
    isAnonymous: form.has('isAnonymous'),
  };
  const amount = amountOf(values.amount, values.customAmount);
  const { donorName, donorEmail, message, isAnonymous } = values;
  const donor = { donorName, donorEmail, message, isAnonymous };
  const sent = await sendForm(
    api,
    '/api/donations',
    {
      ...donor,
      // An amount that cannot be read is refused together with whatever else is wrong.
      amount: amount.wrong === undefined ? amount.euros : 0,
      currency: 'EUR',
      [honeypotName]: textOf(form, honeypotName),
    },
    language,
  );
  const reference = sent.accepted ? textIn(sent.body, 'reference') : undefined;
  if (amount.wrong === undefined && reference !== undefined) {
    return { reference, euros: amount.euros };
  }
  const refusal: Refusal = sent.accepted ? { status: 502 } : sent.refusal;
  return {
    ...refusal,
    values,
    honeypotFilled: isHoneypotFilled(sent),
    errors: errorsInOrder(refusal.errors, fields),
    ...(amount.wrong === undefined ? {} : { wrongAmount: amount }),
  };
}
