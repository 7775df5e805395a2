import type { SendMailOptions } from 'nodemailer';
import type { MailWithAttachments } from './mail-attachments.service.js';
import { headerLine, singleEmail, type Mailbox } from './mail-headers.js';
import type { MailKind } from './mail.entity.js';

/** Header of an attempt after one with an unknown outcome: the number of such attempts. */
export const RETRY_HEADER = 'X-Retry-After-Unknown-Outcome';

/**
 * The message in nodemailer's format. Addresses are passed as objects, which are never parsed as
 * lists, and are validated again.
 */
export function composeMail(mail: MailWithAttachments, from: Mailbox): SendMailOptions {
  const to = singleEmail(mail.recipient);
  return {
    from: { ...from, ...(mail.senderName && { name: headerLine(mail.senderName) }) },
    to: { name: '', address: to },
    ...(mail.replyTo && {
      replyTo: { name: headerLine(mail.replyToName ?? ''), address: singleEmail(mail.replyTo) },
    }),
    envelope: { from: from.address, to: [to] },
    subject: headerLine(mail.subject),
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map((file) => ({
      ...file,
      encoding: 'base64',
      // What the text shows is no file beside it.
      ...(file.cid !== undefined && { contentDisposition: 'inline' as const }),
    })),
    messageId: mail.messageId,
    ...(mail.thread?.length && { inReplyTo: mail.thread.at(-1), references: mail.thread }),
    date: mail.createdAt,
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: [
      { key: 'Content-Language', value: mail.language },
      ...automationHeaders(mail.kind),
      ...(mail.unknownOutcomes > 0
        ? [{ key: RETRY_HEADER, value: String(mail.unknownOutcomes) }]
        : []),
      ...(mail.unsubscribeUrl
        ? [
            {
              key: 'List-Unsubscribe',
              value: { prepared: true, value: `<${mail.unsubscribeUrl}>` },
            },
            { key: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
          ]
        : []),
    ],
  };
}

/** Headers by which no machine answers a mail that no person wrote (RFC 3834). */
function automationHeaders(kind: MailKind): { key: string; value: string }[] {
  if (kind === 'contact-reply') return [];
  const value = kind === 'contact-receipt' ? 'auto-replied' : 'auto-generated';
  return [
    { key: 'Auto-Submitted', value },
    { key: 'X-Auto-Response-Suppress', value: 'All' },
  ];
}
