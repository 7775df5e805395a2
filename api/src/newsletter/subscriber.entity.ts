import { Column, Entity } from 'typeorm';
import { CreatedAt, Id, INSTANT, ReadOnly } from '../fields/row-columns.js';
import { ChangeableFlag, Choice } from '../fields/values.js';
import { VisitorEmail } from '../fields/visitor-fields.js';
import { LANGUAGES, bilingual, type Language } from '../i18n/language.js';

/** An e-mail address on the newsletter's list; gets mails only while active and confirmed. */
@Entity('newsletters')
export class Subscriber {
  @Id({ example: 3 })
  id: number;

  @VisitorEmail({ unique: true, example: 'ana.horvat@udruga.example' })
  email: string;

  @CreatedAt()
  subscribedAt: Date;

  @ChangeableFlag(true, {
    description: 'False after unsubscribing.',
    example: true,
  })
  isActive: boolean;

  @Choice(LANGUAGES, bilingual('Jezik mora biti hr ili en', 'Language must be hr or en'), {
    description: 'Of the newsletter.',
    example: 'hr',
  })
  language: Language;

  /** Null in rows from before it was recorded. */
  @ReadOnly(Column('text', { nullable: true }), {
    type: String,
    nullable: true,
    description: 'Version of the privacy note that was accepted.',
    example: '1',
  })
  consentVersion: string | null;

  @ReadOnly(Column('timestamptz', { nullable: true }), {
    ...INSTANT,
    nullable: true,
    example: '2026-05-01T09:30:00.000Z',
  })
  consentAt: Date | null;

  /** When the owner of the e-mail address confirmed it. */
  @ReadOnly(Column('timestamptz', { nullable: true }), {
    ...INSTANT,
    nullable: true,
    description: 'Only confirmed e-mail addresses get mails.',
    example: null,
  })
  confirmedAt: Date | null;

  /** The import that added it. */
  @ReadOnly(Column('integer', { nullable: true }), {
    type: 'integer',
    nullable: true,
    description: 'The import of a list that added the address.',
    example: null,
  })
  importId: number | null;

  @ReadOnly(Column('timestamptz', { nullable: true }), {
    ...INSTANT,
    nullable: true,
    description: 'When the owner of an imported address was asked.',
    example: null,
  })
  askedAt: Date | null;
}
