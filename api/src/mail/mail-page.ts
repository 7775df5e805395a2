import type { Response } from 'express';

/** Mails need inline styles and pictures only; the browser loads and runs nothing else. */
const POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups";

/** Values of parameters and fragments that may grant access, such as tokens of links. */
const SECRETS = /([?&;#][\w-]+=|\/admin\/[\w-]+#)[\w.~%-]{20,}/g;

/** A mail's HTML without the tokens of its links, which are for its recipient only. */
export function withoutSecrets(html: string): string {
  return html.replace(SECRETS, '$1•••');
}

/** Answers the HTML of a mail, to be shown in a frame of the panel. */
export function sendMailPage(response: Response, html: string): void {
  response
    .set({ 'Content-Security-Policy': POLICY, 'X-Frame-Options': 'SAMEORIGIN' })
    .type('html')
    .send(html);
}
