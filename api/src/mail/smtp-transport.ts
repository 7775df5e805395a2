import { createTransport } from 'nodemailer';
import { composeMail } from './compose-mail.js';
import type { Failure, Outcome } from './failures.js';
import type { Mailbox } from './mail-headers.js';
import type { MailTransport } from './mail-transport.js';

const CONNECTIONS = 2;
const CONNECT_MS = 15_000;
const GREETING_MS = 30_000;
/** Servers may scan a message for a while before they accept it. */
const SILENCE_MS = 120_000;
const LONGEST_ANSWER = 300;

/** Optional properties of nodemailer's errors. */
interface SmtpError {
  code?: unknown;
  /** The system's, where nodemailer gave it one of its own. */
  originalCode?: unknown;
  command?: unknown;
  response?: unknown;
  responseCode?: unknown;
}

/**
 * Sends mails through the server of a URL such as `smtp://user:password@host:587`, over a few
 * pooled connections. Encryption is used where it is offered, and required before a password is
 * sent to another machine.
 * @param limits milliseconds; for servers that are slower or tests that are faster
 */
export function smtpTransport(
  url: string,
  from: Mailbox,
  limits: { silence?: number } = {},
): MailTransport {
  const transporter = createTransport({
    requireTLS: needsEncryption(new URL(url)),
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    // Retries after a lost connection are decided here; nodemailer's own silent repetition is off.
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: limits.silence ?? SILENCE_MS,
  });
  // Errors of idle connections are not about any mail.
  transporter.on('error', () => undefined);
  const begun = new Set<unknown>();
  transporter.use('stream', ({ data, message }, done) => {
    message.processFunc((stream) => {
      // It is read once the server has agreed to receive the message. From then on only the
      // server's answer shows whether it was accepted; a lost connection does not.
      stream.once('resume', () => begun.add(data.messageId));
      return stream;
    });
    done();
  });
  return {
    taken: 'sent',
    async send(mail, signal) {
      try {
        await transporter.sendMail({ ...composeMail(mail, from), signal });
        return { sent: true };
      } catch (error) {
        return explain(Object(error), begun.has(mail.messageId));
      } finally {
        begun.delete(mail.messageId);
      }
    },
    close: () => transporter.close(),
  };
}

function needsEncryption({ username, hostname, searchParams }: URL): boolean {
  const near = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return username !== '' && !near && searchParams.get('ignoreTLS') !== 'true';
}

/** The answer of a server that is about to close the connection (RFC 5321 3.8). */
const CLOSING = 421;

/** @param begun whether the message was being transferred when the error occurred */
function explain(error: SmtpError, begun: boolean): Outcome {
  const { responseCode, response } = error;
  const code = typeof responseCode === 'number' ? responseCode : undefined;
  const answered = code !== undefined && code !== CLOSING;
  const failure = begun && !answered ? 'no-answer' : failureOf(error, code);
  return {
    sent: false,
    failure,
    // A permanent refusal of this address or this message; other errors may pass.
    permanent: failure === 'recipient' || failure === 'message',
    unknown: failure === 'no-answer',
    serverAnswer: typeof response === 'string' ? tidy(response) : null,
  };
}

/** Node's codes for certificates that are not trusted, and for what goes wrong with TLS itself. */
const NOT_SECURE = /CERT|SIGN|ISSUER|TLS|SSL|EPROTO/;

function failureOf(
  { code, originalCode, command }: SmtpError,
  answer: number | undefined,
): Failure {
  if (code === 'EAUTH') return 'sign-in';
  if (code === 'ETLS') return 'encryption';
  if (typeof originalCode === 'string' && NOT_SECURE.test(originalCode)) return 'encryption';
  if (answer !== undefined && answer >= 400 && answer < 500) return 'later';
  if (code === 'EENVELOPE') return command === 'MAIL FROM' ? 'sender' : 'recipient';
  if (code === 'EMESSAGE') return 'message';
  const away = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'EPROTOCOL', 'EABORT'];
  return typeof code === 'string' && away.includes(code) ? 'connection' : 'unexpected';
}

const tidy = (answer: string): string => answer.replace(/\s+/g, ' ').slice(0, LONGEST_ANSWER);
