import { Column, Entity } from 'typeorm';
import { KeptInTrash } from '../content/kept-in-trash.js';
import { CreatedAt, Id, INSTANT, ReadOnly, RowVersion } from '../fields/row-columns.js';
import { OptionalParagraphs } from '../fields/texts.js';
import { ChangeableFlag, DerivedChoice, Flag, OptionalChoice } from '../fields/values.js';
import { VisitorEmail, VisitorLine, VisitorText } from '../fields/visitor-fields.js';
import { LANGUAGES, bilingual, type Language } from '../i18n/language.js';

/** Which link led the visitor to the contact form. */
export const TOPICS = ['volunteer', 'partnership', 'project'] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * `answered`; `open` when it was read; otherwise `new`. The database derives it from `answeredAt`
 * and `isRead`.
 */
export const MESSAGE_STATES = ['new', 'open', 'answered'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

@KeptInTrash('contact', {
  titleOf: ({ name, subject }: ContactMessage) => `${name}: ${subject}`,
  role: 'admin',
})
@Entity('contact_messages')
export class ContactMessage {
  @Id({ example: 4 })
  id: number;

  @VisitorLine(100, bilingual('Upišite ime i prezime.', 'Please enter your name.'), {
    example: 'Ana Horvat',
  })
  name: string;

  @VisitorEmail({ example: 'ana.horvat@udruga.example' })
  email: string;

  @VisitorLine(200, bilingual('Upišite predmet poruke.', 'Please enter a subject.'), {
    example: 'Volontiranje subotom',
  })
  subject: string;

  @VisitorText(5000, bilingual('Upišite poruku.', 'Please enter a message.'), {
    example: 'Rado bih se uključila. Kome da se javim?',
  })
  message: string;

  @CreatedAt()
  receivedAt: Date;

  @ChangeableFlag(false, {
    description: 'Set by an administrator, never by opening it.',
    example: false,
  })
  isRead: boolean;

  @OptionalChoice(
    TOPICS,
    bilingual(
      'Tema mora biti volunteer, partnership ili project',
      'Topic must be volunteer, partnership or project',
    ),
    { description: 'The public call from which the visitor came.', example: 'volunteer' },
  )
  topic: Topic | null;

  @Flag({
    description:
      'Whether the sender asked not to be sent a receipt, as somebody else may read the mail. A reply then neither quotes the message nor repeats its subject.',
    example: false,
  })
  noReceipt: boolean;

  @ReadOnly(Column('text', { default: 'hr' }), {
    enum: [...LANGUAGES],
    description: 'The language of the form.',
    example: 'hr',
  })
  language: Language;

  /** Null in rows from before it was recorded. */
  @ReadOnly(Column('text', { nullable: true }), {
    type: String,
    nullable: true,
    description: 'Version of the consent text that was accepted.',
    example: '1',
  })
  consentVersion: string | null;

  @ReadOnly(Column('timestamptz', { nullable: true }), {
    ...INSTANT,
    nullable: true,
    example: '2026-05-01T09:30:00.000Z',
  })
  consentAt: Date | null;

  @DerivedChoice(
    MESSAGE_STATES,
    bilingual('Stanje mora biti new, open ili answered', 'State must be new, open or answered'),
    {
      description:
        'A reply makes it `answered` where a mail server is set. A change to `answered` says that it was answered otherwise, such as by phone; one to `open` or `new`, that it was not answered.',
      example: 'answered',
    },
  )
  state: MessageState;

  @ReadOnly(Column('timestamptz', { nullable: true }), {
    ...INSTANT,
    nullable: true,
    description: 'When it was last answered.',
    example: '2026-05-02T08:15:00.000Z',
  })
  answeredAt: Date | null;

  @ReadOnly(Column('text', { nullable: true }), {
    type: String,
    nullable: true,
    description: 'The full name of the administrator who answered it.',
    example: 'Ivana Kovač',
  })
  answeredBy: string | null;

  @OptionalParagraphs(2000, {
    description: 'A note for colleagues, which is never sent.',
    example: 'Javila se i telefonom.',
  })
  note: string | null;

  @RowVersion()
  version: number;
}
