import { Column, Entity } from 'typeorm';
import { CreatedAt, Id, ReadOnly } from '../fields/row-columns.js';
import { VisitorText } from '../fields/visitor-fields.js';
import { LANGUAGES, bilingual, type Language } from '../i18n/language.js';
import { MAIL_STATES, type MailState } from '../mail/mail.entity.js';

/** The states of a reply: those of its mail, and `withdrawn` if the mail was deleted unsent. */
export const REPLY_STATES = [...MAIL_STATES, 'withdrawn'] as const;
export type ReplyState = MailState | 'withdrawn';

/** A reply to a message, sent by e-mail. */
@Entity('contact_replies')
export class ContactReply {
  @Id({ example: 2 })
  id: number;

  @ReadOnly(Column('integer'), { type: Number, description: 'The message.', example: 4 })
  messageId: number;

  @VisitorText(10_000, bilingual('Upišite odgovor.', 'Please write your reply.'), {
    description: 'Plain text; line breaks are kept. The mail adds the message as a quotation.',
    example: 'Poštovana Ana,\n\nveselimo se Vašem dolasku.',
  })
  text: string;

  @ReadOnly(Column('text'), { enum: [...LANGUAGES], example: 'hr' })
  language: Language;

  @ReadOnly(Column('text'), {
    type: String,
    description: 'The full name of its author at that time.',
    example: 'Ana Horvat',
  })
  author: string;

  @CreatedAt()
  createdAt: Date;

  /** The mail while its row exists. */
  @ReadOnly(Column('integer', { nullable: true }), {
    type: Number,
    nullable: true,
    description: 'Its mail; null once the mail is deleted.',
    example: 12,
  })
  mailId: number | null;

  /** The state of the mail when it was deleted. */
  @Column('text', { nullable: true })
  outcome: ReplyState | null;
}
