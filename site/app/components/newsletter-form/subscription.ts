import { sendForm, textOf, type FormApi } from '~/api/send-form';
import { honeypotName, isHoneypotFilled } from '../field/honeypot';
import { isEmail } from './email';

export interface SubscriptionResult {
  outcome: 'subscribed' | 'invalid' | 'failed';
  /** The typed e-mail address. */
  email: string;
  /** HTTP status of the API's answer, where one came. */
  status?: number;
  /** The API's message, where it is one for visitors. */
  message?: string;
  /** Whether the honeypot was filled. */
  honeypotFilled?: boolean;
}

/** Sends a filled newsletter form to the API. */
export async function subscribe(
  api: FormApi,
  form: FormData,
  language: string,
): Promise<SubscriptionResult> {
  const email = textOf(form, 'email').trim();
  if (!isEmail(email)) return { outcome: 'invalid', email };
  const body = { email, [honeypotName]: textOf(form, honeypotName) };
  const answer = await sendForm(api, '/api/newsletter/subscribe', body, language);
  if (answer.accepted) return { outcome: 'subscribed', email };
  const { message, status } = answer.refusal;
  return { outcome: 'failed', email, message, status, honeypotFilled: isHoneypotFilled(answer) };
}
