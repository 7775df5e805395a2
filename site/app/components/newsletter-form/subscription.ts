import { isEmail } from './email';

export interface SubscriptionResult {
  outcome: 'subscribed' | 'invalid' | 'failed';
  /** What was typed, so that it is not lost. */
  email: string;
  /** What the API said, where it said something for people. */
  message?: string;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

function messageOf(problem: unknown): string | undefined {
  if (typeof problem !== 'object' || problem === null) return undefined;
  return 'message' in problem && typeof problem.message === 'string' ? problem.message : undefined;
}

/**
 * Sends a filled newsletter form to the API.
 * @param base origin of the API, empty in a browser
 */
export async function subscribe(
  base: string,
  form: FormData,
  language: string,
): Promise<SubscriptionResult> {
  const email = textOf(form, 'email').trim();
  if (!isEmail(email)) return { outcome: 'invalid', email };
  try {
    const response = await fetch(`${base}/api/newsletter/subscribe?lang=${language}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, website: textOf(form, 'website') }),
    });
    if (response.ok) return { outcome: 'subscribed', email: '' };
    const problem: unknown = await response.json().catch(() => undefined);
    const message = response.status === 404 ? undefined : messageOf(problem);
    return { outcome: 'failed', email, message };
  } catch {
    return { outcome: 'failed', email };
  }
}
