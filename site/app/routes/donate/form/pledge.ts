import {
  errorsInOrder,
  sendForm,
  textIn,
  textOf,
  type FormApi,
  type Refusal,
} from '~/api/send-form';
import { honeypotName, isHoneypotFilled } from '~/components/field/honeypot';
import { submissionKeyName } from '~/components/field/submission-key';
import { amountOf, type Amount } from './amount';

/** The fields with the same name in the API; the amount is validated here. */
const fields = ['donorName', 'donorEmail', 'message'] as const;

interface PledgeValues {
  amount: string;
  customAmount: string;
  donorName: string;
  donorEmail: string;
  message: string;
  isAnonymous: boolean;
  submissionKey: string;
}

/** What the API takes as an Idempotency-Key; robots may send anything. */
const KEY = /^[\w-]{8,128}$/;

/** A pledge that was refused. */
export interface RefusedPledge extends Refusal {
  /** The values entered, which the form shows again. */
  values: PledgeValues;
  /** Whether the honeypot was filled. */
  honeypotFilled: boolean;
  /** Why the amount is invalid; the form has a message for each reason. */
  wrongAmount?: Exclude<Amount, { euros: number }>;
}

export interface AcceptedPledge {
  reference: string;
  /** Whole euros. */
  euros: number;
}

/** Sends the form. */
export async function pledge(
  api: FormApi,
  request: Request,
  language: string,
): Promise<RefusedPledge | AcceptedPledge> {
  const form = await request.formData();
  const values: PledgeValues = {
    amount: textOf(form, 'amount'),
    customAmount: textOf(form, 'customAmount'),
    donorName: textOf(form, 'donorName'),
    donorEmail: textOf(form, 'donorEmail'),
    message: textOf(form, 'message'),
    isAnonymous: form.has('isAnonymous'),
    submissionKey: textOf(form, submissionKeyName),
  };
  const amount = amountOf(values.amount, values.customAmount);
  const { donorName, donorEmail, message, isAnonymous, submissionKey } = values;
  const donor = { donorName, donorEmail, message, isAnonymous };
  const sent = await sendForm(
    api,
    '/api/donations',
    {
      ...donor,
      // The API refuses 0, so that all invalid fields are reported together.
      amount: amount.wrong === undefined ? amount.euros : 0,
      currency: 'EUR',
      [honeypotName]: textOf(form, honeypotName),
    },
    language,
    KEY.test(submissionKey) ? { 'Idempotency-Key': submissionKey } : {},
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
