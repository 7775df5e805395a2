import { Injectable } from '@nestjs/common';
import { isMade, type Attachment, type Mail } from './mail.entity.js';

/** Makes a file from the data stored with the mail. */
export type FileMaker = (of: unknown) => Promise<Buffer>;

/** A mail with its files as they are sent. */
export type WholeMail = Omit<Mail, 'attachments'> & { attachments: Attachment[] };

/**
 * Makes the attachments of mails when they are sent: drawing one takes time that no transaction
 * should wait for. Features register their makers when the application starts.
 */
@Injectable()
export class MailFiles {
  private readonly makers = new Map<string, FileMaker>();

  /** @param maker the name by which mails refer to it */
  define(maker: string, make: FileMaker): void {
    this.makers.set(maker, make);
  }

  /** @throws what the maker throws */
  async complete(mail: Mail): Promise<WholeMail> {
    const attachments: Attachment[] = [];
    for (const file of mail.attachments ?? []) {
      if (isMade(file)) {
        attachments.push(file);
        continue;
      }
      const make = this.makers.get(file.maker);
      if (!make) throw new Error(`Nobody makes the file "${file.maker}".`);
      const content = (await make(file.of)).toString('base64');
      attachments.push({ filename: file.filename, contentType: file.contentType, content });
    }
    return { ...mail, attachments };
  }
}
