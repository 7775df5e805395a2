import { Column, Entity } from 'typeorm';
import { CreatedAt, Id, INSTANT, ReadOnly } from '../../fields/row-columns.js';

/**
 * An e-mail address that the mail server refused for good. After the second time no mail is sent
 * to it.
 */
@Entity('refused_addresses')
export class RefusedEmail {
  @Id({ example: 4 })
  id: number;

  @ReadOnly(Column('citext', { unique: true }), {
    type: String,
    example: 'ana.horvat@udruga.example',
  })
  email: string;

  @ReadOnly(Column('integer', { default: 1 }), {
    type: 'integer',
    description: 'How often it was refused, since the last mail that arrived.',
    example: 2,
  })
  refusals: number;

  @ReadOnly(Column('text', { nullable: true }), {
    type: String,
    nullable: true,
    description: 'The last answer of the mail server.',
    example: '550 5.1.1 No such user',
  })
  serverAnswer: string | null;

  @CreatedAt()
  firstRefusedAt: Date;

  @ReadOnly(Column('timestamptz', { default: () => 'now()' }), {
    ...INSTANT,
    example: '2026-05-01T09:30:00.000Z',
  })
  lastRefusedAt: Date;

  @ReadOnly(Column('timestamptz', { nullable: true }), {
    ...INSTANT,
    nullable: true,
    description: 'Since when no mail is sent to it; null after the first refusal.',
    example: '2026-05-01T09:30:00.000Z',
  })
  stoppedAt: Date | null;
}
