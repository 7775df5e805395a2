import { Column, Entity } from 'typeorm';
import { ROLES, type Role } from '../access/roles.js';
import { Email } from '../fields/emails.js';
import { CreatedAt, Id, RowVersion, UpdatedAt } from '../fields/row-columns.js';
import { Line } from '../fields/texts.js';
import { Choice, Flag } from '../fields/values.js';
import { bilingual } from '../i18n/language.js';
import { Password, Username } from './user.fields.js';

@Entity('users')
export class User {
  @Id({ example: 1 })
  id: number;

  /** Unique, case-insensitively. */
  @Username({ example: 'ana.horvat' })
  username: string;

  /** An argon2id hash; null until an invited user sets a password. */
  @Password({ example: 'duga fraza za prijavu' })
  password: string | null;

  @Email({ example: 'ana.horvat@udruga.example' })
  email: string;

  @Line(120, {
    missing: bilingual('Ime i prezime su obavezni', 'Full name is required'),
    example: 'Ana Horvat',
  })
  fullName: string;

  @Choice(
    ROLES,
    bilingual(
      'Uloga mora biti member, editor, accountant ili admin',
      'Role must be member, editor, accountant or admin',
    ),
    {
      description:
        '`admin`: everything. `editor`: content, pictures, documents and drafts of newsletters. `accountant`: donations and bank payments, and reading the settings. `member`: nothing of the panel.',
      example: 'admin',
    },
  )
  role: Role;

  @Flag({ default: true, description: 'False: the user cannot sign in.', example: true })
  isActive: boolean;

  /** Sessions carry the version they began under; incrementing it ends them all. */
  @Column('integer', { default: 0 })
  sessionVersion: number;

  /** When the command that sets a password gave the user another period of grace. */
  @Column('timestamptz', { nullable: true })
  secondFactorGraceFrom: Date | null;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;

  @RowVersion()
  version: number;
}
