import { formatDateTime } from 'shared/croatian-time';
import type { Schemas } from '../api/schemas';
import { listPath } from '../components/list/list-path';
import type { Column } from '../components/list/table/columns';
import { RecordTable } from '../components/list/table/record-table';
import { MailStateChip } from './mail-state-chip';
import { useMailingOf } from './use-mailing-of';

type Mail = Schemas['MailDto'];

const texts = 'admin.mails';

/** The mails of the site, or of a mailing in one state, one line for each. */
export function MailsTable() {
  const mailingOf = useMailingOf();
  const columns: Column<Mail>[] = [
    {
      field: 'recipient',
      order: 'ASC',
      width: 26,
      cell: (mail, { translate }) => {
        const mailing = mailingOf(mail);
        return mailing
          ? translate(`${texts}.mails`, { smart_count: mailing.mails })
          : mail.recipient;
      },
    },
    {
      field: 'state',
      label: `${texts}.stateLabel`,
      width: 20,
      cell: ({ state }) => <MailStateChip state={state} />,
    },
    {
      field: 'createdAt',
      order: 'DESC',
      width: 21,
      cell: ({ createdAt }, { locale }) => formatDateTime(createdAt, locale),
    },
    {
      field: 'kind',
      label: `${texts}.kindLabel`,
      width: 26,
      cell: ({ kind }, { translate }) => translate(`${texts}.kind.${kind}`),
    },
    {
      field: 'lastAttemptAt',
      order: 'DESC',
      width: 21,
      cell: ({ lastAttemptAt }, { locale }) =>
        lastAttemptAt ? formatDateTime(lastAttemptAt, locale) : '',
    },
  ];
  return (
    <RecordTable<Mail>
      title={{
        field: 'subject',
        path: (mail) => {
          const mailing = mailingOf(mail);
          return mailing && listPath('mails', { mailing: mailing.name, state: mail.state });
        },
      }}
      columns={columns}
    />
  );
}
