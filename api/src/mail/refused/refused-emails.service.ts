import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isSameEmail } from '../../emails/email-key.js';
import { readList, type Page } from '../../lists/page.js';
import { exportRows, type ExportedField } from '../../personal-data/exported-fields.js';
import { deleteInBatches } from '../../personal-data/in-batches.js';
import { PersonalDataRegistry } from '../../personal-data/personal-data-registry.js';
import { findRow } from '../../rows/rows.js';
import { RefusedEmail } from './refused-email.entity.js';
import { REFUSED_EMAILS, type RefusedEmailsRequest } from './refused-emails.resource.js';

/** Days after the last refusal when it is forgotten: issues may be months apart. */
const RETENTION_DAYS = 365;

const FIELDS: ExportedField<RefusedEmail>[] = [
  { title: { hr: 'E-pošta', en: 'Email' }, value: ({ email }) => email },
  { title: { hr: 'Odbijeno puta', en: 'Times refused' }, value: ({ refusals }) => refusals },
  {
    title: { hr: 'Odgovor poslužitelja', en: 'The server’s answer' },
    value: ({ serverAnswer }) => serverAnswer,
  },
  { title: { hr: 'Prvi put', en: 'First time' }, value: (row) => row.firstRefusedAt },
  { title: { hr: 'Posljednji put', en: 'Last time' }, value: ({ lastRefusedAt }) => lastRefusedAt },
  { title: { hr: 'Zaustavljena', en: 'Stopped' }, value: ({ stoppedAt }) => stoppedAt },
];

/** E-mail addresses that the mail server refused for good. */
@Injectable()
export class RefusedEmailsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registry: PersonalDataRegistry,
  ) {}

  onModuleInit(): void {
    this.registry.add({
      kind: 'refused-addresses',
      columns: { refused_addresses: ['email', 'server_answer'] },
      title: { hr: 'Odbijena adresa e-pošte', en: 'Refused email address' },
      stored: {
        hr: {
          one: '# zapis o adresi koju poslužitelj odbija',
          few: '# zapisa o adresi koju poslužitelj odbija',
          other: '# zapisa o adresi koju poslužitelj odbija',
        },
        en: {
          one: '# record of an address that the server refuses',
          other: '# records of an address that the server refuses',
        },
      },
      outcomes: {
        deleted: {
          hr: {
            one: 'Obrisan je # zapis o adresi koju poslužitelj odbija',
            few: 'Obrisana su # zapisa o adresi koju poslužitelj odbija',
            other: 'Obrisano je # zapisa o adresi koju poslužitelj odbija',
          },
          en: {
            one: '# record of an address that the server refuses was deleted',
            other: '# records of an address that the server refuses were deleted',
          },
        },
      },
      find: async (manager, email, language) =>
        exportRows(
          FIELDS,
          await manager.findBy(RefusedEmail, { email: isSameEmail(email) }),
          language,
        ),
      erase: async (manager, email) => {
        const { affected } = await manager.delete(RefusedEmail, { email: isSameEmail(email) });
        return { deleted: affected ?? 0 };
      },
      deleteExpired: async () => ({ deleted: await this.deleteExpired() }),
    });
  }

  /** The addresses that match the request, the last refused first by default. */
  list(request: RefusedEmailsRequest): Promise<Page<RefusedEmail>> {
    return readList(this.rows, REFUSED_EMAILS, request);
  }

  /** @throws NotFoundError */
  one(id: number): Promise<RefusedEmail> {
    return findRow(this.rows, REFUSED_EMAILS, { id });
  }

  /**
   * Lets an address get mails again, and returns it as it was.
   * @throws NotFoundError
   */
  async remove(id: number): Promise<RefusedEmail> {
    const row = await this.one(id);
    await this.rows.delete({ id });
    return row;
  }

  private deleteExpired(): Promise<number> {
    return deleteInBatches(this.dataSource, {
      table: 'refused_addresses',
      condition: 'last_refused_at < now() - make_interval(days => $1)',
      period: RETENTION_DAYS,
    });
  }

  private get rows() {
    return this.dataSource.getRepository(RefusedEmail);
  }
}
