import { isEmail } from './email';

export interface SubscriptionResult {
  outcome: 'subscribed' | 'invalid' | 'failed';
  /** What was typed, so that it is not lost. */
  email: string;
  /** HTTP status of the API's refusal, where it answered. */
  status?: number;
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
 * @param api origin of the API, empty in a browser, and headers it wants from the server
 */
export async function subscribe(
  api: { base: string; headers?: Record<string, string> },
  form: FormData,
  language: string,
): Promise<SubscriptionResult> {
  const email = textOf(form, 'email').trim();
  if (!isEmail(email)) return { outcome: 'invalid', email };
  try {
    const response = await fetch(`${api.base}/api/newsletter/subscribe?lang=${language}`, {
      method: 'POST',
      credentials: 'include',
      headers: { ...api.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, website: textOf(form, 'website') }),
    });
    if (response.ok) return { outcome: 'subscribed', email: '' };
    const problem: unknown = await response.json().catch(() => undefined);
    const message = response.status === 404 ? undefined : messageOf(problem);
    return { outcome: 'failed', email, message, status: response.status };
  } catch {
    return { outcome: 'failed', email };
  }
}
