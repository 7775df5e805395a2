import type { Text } from '../i18n/language.js';
import { SerialQueue } from '../limits/serial-queue.js';
import { InvalidInputError } from '../problems/domain-errors.js';
import { ChildProcessSlot, type IsolationLimits } from './child-process-slot.js';
import { reviveRefusal } from './messages.js';

/** The same function, run in another process. */
export type Isolated<F extends (...args: never[]) => unknown> = (
  ...args: Parameters<F>
) => Promise<Awaited<ReturnType<F>>>;

/** The file could not be processed within the limits, or crashed the child process. */
const TOO_COMPLEX: Text = {
  hr: 'Datoteku nije moguće pročitati: oštećena je ili presložena. Ništa nije spremljeno.',
  en: 'The file cannot be read: it is damaged or too complex. Nothing was saved.',
};

/**
 * Runs a function in another process, for untrusted files and for long computations: input that
 * exhausts time or memory, or crashes a native library, ends that process only and does not block
 * the server. The process has no environment variables (no secrets) and ends soon after the last
 * call. Calls of one function run one after another.
 *
 * @param module URL of the module, as `new URL('./x.js', import.meta.url)`; its import must be
 *   cheap
 * @param name of the exported function; its arguments and result are structured-cloneable
 * @param failure the error when a limit was reached or the process crashed; by default an
 *   `InvalidInputError` naming `file`
 * @returns a function that rejects with `failure`, with the `DomainError` that the exported one
 *   threw, or with a `BusyError` when no process can be started
 */
export function isolated<F extends (...args: never[]) => unknown>(
  module: URL,
  name: string,
  limits: IsolationLimits,
  failure: () => Error = () => InvalidInputError.of('file', TOO_COMPLEX),
): Isolated<F> {
  const queue = new SerialQueue();
  const slot = new ChildProcessSlot(limits);
  const call = async (...args: unknown[]): Promise<unknown> => {
    const request = { module: module.href, name, args };
    const reply = await queue.run(() => slot.call(request));
    if (reply === undefined) throw failure();
    if ('refusal' in reply) throw reviveRefusal(reply.refusal);
    if ('error' in reply) throw new Error(`${name} failed in its process: ${reply.error}`);
    return reply.value;
  };
  return call as Isolated<F>;
}
