import { errorsInOrder, sendForm, textOf, type FormApi, type Refusal } from '~/api/send-form';
import { honeypotName, isHoneypotFilled } from '~/components/field/honeypot';
import { topicOf } from './topic';

const fields = ['name', 'email', 'subject', 'message', 'gdprConsent'] as const;

/** A message that was refused. */
export interface RefusedMessage extends Refusal {
  /** The values typed, which the form shows again. */
  values: Record<'name' | 'email' | 'subject' | 'message', string> &
    Record<'noReceipt' | 'gdprConsent', boolean>;
  /** Whether the honeypot was filled. */
  honeypotFilled: boolean;
}

/** Sends the form; resolves to undefined if the message was accepted. */
export async function sendMessage(
  api: FormApi,
  request: Request,
  language: string,
): Promise<RefusedMessage | undefined> {
  const form = await request.formData();
  const values = {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    subject: textOf(form, 'subject'),
    message: textOf(form, 'message'),
    noReceipt: form.has('noReceipt'),
    gdprConsent: form.has('gdprConsent'),
  };
  const topic = topicOf(new URL(request.url).searchParams);
  const body = { ...values, topic, [honeypotName]: textOf(form, honeypotName) };
  const answer = await sendForm(api, '/api/contact', body, language);
  if (answer.accepted) return undefined;
  const { refusal } = answer;
  const errors = errorsInOrder(refusal.errors, fields);
  return { ...refusal, values, errors, honeypotFilled: isHoneypotFilled(answer) };
}
