import { createTransport } from 'nodemailer';
import { fieldsOf } from 'shared/is-record';
import { composeMail } from './compose-mail.js';
import type { Failure, Outcome } from './failures.js';
import type { Mailbox } from './mail-headers.js';
import type { MailTransport } from './mail-transport.js';

const CONNECTIONS = 2;
const CONNECT_TIMEOUT_MS = 15_000;
const GREETING_TIMEOUT_MS = 30_000;
/** Servers may scan a message before they accept it. */
const SOCKET_TIMEOUT_MS = 120_000;
const MAX_ANSWER_LENGTH = 300;

/** Optional properties of nodemailer's errors. */
interface SmtpError {
  code?: unknown;
  /** The system's code, when nodemailer replaced it by its own. */
  originalCode?: unknown;
  command?: unknown;
  response?: unknown;
  responseCode?: unknown;
}

/**
 * Sends mails through an SMTP server, given by a URL such as `smtp://user:password@host:587`, over
 * a few pooled connections. TLS is used when offered, and required before a password is sent to
 * another machine.
 * @param limits milliseconds
 */
export function smtpTransport(
  url: string,
  from: Mailbox,
  limits: { socketTimeout?: number } = {},
): MailTransport {
  const transporter = createTransport({
    requireTLS: needsEncryption(new URL(url)),
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    // Retries are decided here; nodemailer's own are off.
    maxRequeues: 0,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: limits.socketTimeout ?? SOCKET_TIMEOUT_MS,
  });
  // Errors of idle connections concern no mail.
  transporter.on('error', () => undefined);
  const transferring = new Set<unknown>();
  transporter.use('stream', ({ data, message }, done) => {
    message.processFunc((stream) => {
      // The stream is read once the server has agreed to receive the message. From then on only its
      // answer shows whether it was accepted; a lost connection does not.
      stream.once('resume', () => transferring.add(data.messageId));
      return stream;
    });
    done();
  });
  return {
    successState: 'sent',
    async send(mail, signal) {
      try {
        await transporter.sendMail({ ...composeMail(mail, from), signal });
        return { sent: true };
      } catch (error) {
        return toOutcome(fieldsOf(error), transferring.has(mail.messageId));
      } finally {
        transferring.delete(mail.messageId);
      }
    },
    close: () => transporter.close(),
  };
}

/**
 * Connects to an SMTP server, greets it and signs in, as before a mail, and sends none.
 * @param url as for `smtpTransport`
 * @param limit milliseconds of each step
 * @returns why the server would take no mail; undefined where it would
 */
export async function verifySmtp(url: string, limit: number): Promise<Failure | undefined> {
  const transporter = createTransport({
    requireTLS: needsEncryption(new URL(url)),
    url,
    connectionTimeout: limit,
    greetingTimeout: limit,
    socketTimeout: limit,
  });
  try {
    await transporter.verify();
    return undefined;
  } catch (thrown) {
    const error = fieldsOf(thrown);
    return failureOf(error, replyCode(error));
  } finally {
    transporter.close();
  }
}

/** Whether a password would otherwise be sent to another machine without encryption. */
function needsEncryption({ username, hostname, searchParams }: URL): boolean {
  const isLoopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return username !== '' && !isLoopback && searchParams.get('ignoreTLS') !== 'true';
}

/** Reply code of a server that closes the connection (RFC 5321 3.8). */
const SERVICE_CLOSING = 421;

/** The reply code of the server, if it sent one. */
const replyCode = ({ responseCode }: SmtpError): number | undefined =>
  typeof responseCode === 'number' ? responseCode : undefined;

/** @param transferring whether the message was being transferred when the error occurred */
function toOutcome(error: SmtpError, transferring: boolean): Outcome {
  const { response } = error;
  const code = replyCode(error);
  const answered = code !== undefined && code !== SERVICE_CLOSING;
  const failure = transferring && !answered ? 'no-answer' : failureOf(error, code);
  return {
    sent: false,
    failure,
    // A permanent refusal of this recipient or message; other errors may be temporary.
    permanent: failure === 'recipient' || failure === 'message',
    unknown: failure === 'no-answer',
    serverAnswer: typeof response === 'string' ? singleLine(response) : null,
  };
}

/** Node's codes for failures before the server has answered. The first match decides. */
const SYSTEM_FAILURES: readonly [code: RegExp, failure: Failure][] = [
  [/CERT|SIGN|ISSUER/, 'certificate'],
  [/TLS|SSL|EPROTO/, 'encryption'],
  [/ECONNREFUSED/, 'refused'],
  [/ENOTFOUND|EAI_NONAME/, 'unknown-host'],
  [/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/, 'timeout'],
];

function failureOf(
  { code, originalCode, command }: SmtpError,
  answer: number | undefined,
): Failure {
  if (code === 'EAUTH') return 'sign-in';
  if (code === 'ETLS') return 'encryption';
  const systemFailure = SYSTEM_FAILURES.find(([known]) => known.test(String(originalCode)));
  if (systemFailure) return systemFailure[1];
  if (answer !== undefined && answer >= 400 && answer < 500) return 'later';
  if (code === 'EENVELOPE') return command === 'MAIL FROM' ? 'sender' : 'recipient';
  if (code === 'EMESSAGE') return 'message';
  if (code === 'ETIMEDOUT') return 'timeout';
  const connectionCodes = ['ECONNECTION', 'ESOCKET', 'EDNS', 'EPROTOCOL', 'EABORT'];
  return typeof code === 'string' && connectionCodes.includes(code) ? 'connection' : 'unexpected';
}

const singleLine = (answer: string): string =>
  answer.replace(/\s+/g, ' ').slice(0, MAX_ANSWER_LENGTH);
