import { Column, Entity } from 'typeorm';
import { CreatedAt, Id, ReadOnly } from '../../fields/row-columns.js';
import { FORMATS, type StatementFormat } from '../statement/statement.js';

/** An amount in hundredths, which may be negative, or null. */
const Balance = (description: string) =>
  ReadOnly(
    Column('bigint', {
      nullable: true,
      transformer: {
        to: (cents: number | null) => cents,
        from: (cents: string | null) => (cents === null ? null : Number(cents)),
      },
    }),
    { type: 'integer', nullable: true, description, example: 125_050 },
  );

/** A day that the statement may lack. */
const StatementDay = (description: string) =>
  ReadOnly(Column('date', { nullable: true }), {
    type: String,
    format: 'date',
    nullable: true,
    description,
    example: '2026-05-04',
  });

/** A file of the bank that was imported. The column `digest`, its SHA-256, makes it unique. */
@Entity('bank_statements')
export class BankStatement {
  @Id({ example: 3 })
  id: number;

  @ReadOnly(Column('text'), {
    type: String,
    description: 'The IBAN of the account.',
    example: 'HR1210010051863000160',
  })
  account: string;

  @ReadOnly(Column('text', { nullable: true }), {
    type: String,
    nullable: true,
    description: 'As the file was called when it was imported last.',
    example: 'izvod-2026-05.xml',
  })
  fileName: string | null;

  @ReadOnly(Column('text'), { enum: [...FORMATS], example: 'camt' })
  format: StatementFormat;

  @StatementDay('The first day, as the statement states it or of its first entry.')
  fromDay: string | null;

  @StatementDay('The last day, as the statement states it or of its last entry.')
  toDay: string | null;

  @ReadOnly(Column('text', { nullable: true }), {
    type: String,
    nullable: true,
    description: 'The currency of the balances.',
    example: 'EUR',
  })
  currency: string | null;

  @Balance('The balance before the first entry, in hundredths; null if the file has none.')
  openingCents: number | null;

  @Balance('The balance after the last entry, in hundredths; null if the file has none.')
  closingCents: number | null;

  @ReadOnly(Column('integer'), {
    type: 'integer',
    description: 'Incoming payments in the file, with those imported before.',
    example: 12,
  })
  payments: number;

  @CreatedAt()
  importedAt: Date;

  @ReadOnly(Column('text'), {
    type: String,
    description: 'The full name of whoever imported it last.',
    example: 'Ana Horvat',
  })
  importedBy: string;
}
