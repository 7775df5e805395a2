import { errorsInOrder, sendForm, textOf, type FormApi, type Refusal } from '~/api/send-form';
import { topicOf } from './topic';

const fields = ['name', 'email', 'subject', 'message', 'gdprConsent'] as const;

/** A message that was not taken. */
export interface MessageRefused extends Refusal {
  /** What was typed, so that it is not lost. */
  values: { name: string; email: string; subject: string; message: string; gdprConsent: boolean };
}

/** Sends the filled form; undefined when the message was taken. */
export async function sendMessage(
  api: FormApi,
  request: Request,
  language: string,
): Promise<MessageRefused | undefined> {
  const form = await request.formData();
  const values = {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    subject: textOf(form, 'subject'),
    message: textOf(form, 'message'),
    gdprConsent: form.has('gdprConsent'),
  };
  const topic = topicOf(new URL(request.url).searchParams);
  const website = textOf(form, 'website');
  const answer = await sendForm(api, '/api/contact', { ...values, topic, website }, language);
  if (answer.taken) return undefined;
  const { refusal } = answer;
  return { ...refusal, values, errors: errorsInOrder(refusal.errors, fields) };
}
