import { Injectable } from '@nestjs/common';
import { hasContent, type Attachment, type Mail } from './mail.entity.js';

/** Generates a file from the data stored with the mail. */
export type AttachmentGenerator = (input: unknown) => Promise<Buffer>;

/** A mail whose attachments have content. */
export type MailWithAttachments = Omit<Mail, 'attachments'> & { attachments: Attachment[] };

/**
 * Generates attachments when mails are sent, since no transaction should wait for it. Features
 * register their generators when the application starts.
 */
@Injectable()
export class MailAttachmentsService {
  private readonly generators = new Map<string, AttachmentGenerator>();

  /** @param generator the name by which mails refer to it */
  define(generator: string, generate: AttachmentGenerator): void {
    this.generators.set(generator, generate);
  }

  /** @throws what the generator throws */
  async generate(mail: Mail): Promise<MailWithAttachments> {
    const attachments: Attachment[] = [];
    for (const file of mail.attachments ?? []) {
      if (hasContent(file)) {
        attachments.push(file);
        continue;
      }
      const generate = this.generators.get(file.maker);
      if (!generate) throw new Error(`There is no generator "${file.maker}" for attachments.`);
      const content = (await generate(file.of)).toString('base64');
      const { filename, contentType, cid } = file;
      attachments.push({ filename, contentType, content, ...(cid !== undefined && { cid }) });
    }
    return { ...mail, attachments };
  }
}
