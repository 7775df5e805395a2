import { Injectable } from '@nestjs/common';
import { isMade, type Attachment, type Mail } from './mail.entity.js';

/** Makes a file from the data stored with the mail. */
export type AttachmentGenerator = (of: unknown) => Promise<Buffer>;

/** A mail with its files as they are sent. */
export type MailWithAttachments = Omit<Mail, 'attachments'> & { attachments: Attachment[] };

/**
 * Makes the attachments of mails when they are sent: drawing one takes time that no transaction
 * should wait for. Features register their makers when the application starts.
 */
@Injectable()
export class MailAttachmentsService {
  private readonly generators = new Map<string, AttachmentGenerator>();

  /** @param maker the name by which mails refer to it */
  define(maker: string, generate: AttachmentGenerator): void {
    this.generators.set(maker, generate);
  }

  /** @throws what the maker throws */
  async complete(mail: Mail): Promise<MailWithAttachments> {
    const attachments: Attachment[] = [];
    for (const file of mail.attachments ?? []) {
      if (isMade(file)) {
        attachments.push(file);
        continue;
      }
      const generate = this.generators.get(file.maker);
      if (!generate) throw new Error(`Nobody makes the file "${file.maker}".`);
      const content = (await generate(file.of)).toString('base64');
      attachments.push({ filename: file.filename, contentType: file.contentType, content });
    }
    return { ...mail, attachments };
  }
}
