import ReplayIcon from '@mui/icons-material/Replay';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import type { Schemas } from '../api/schemas';
import type { BulkDeclaration } from '../components/bulk/actions';
import { DeleteRecordButton } from '../components/form/delete-record-button';
import { PostButton } from '../components/form/row-button';
import { FactCard } from '../components/list/fact-card';
import { choicesBy, ListFilter } from '../components/list/list-filter';
import { RecordList } from '../components/list/record-list';
import { useRow } from '../components/list/use-row';
import { DeliveryNote } from './delivery-note';
import { MailContentButton } from './mail-content-button';
import { MailStateChip } from './mail-state-chip';
import { MailingRow } from './mailing-row';
import { MailsTable } from './mails-table';
import { RefusedEmails } from './refused-emails';
import { useMailingOf } from './use-mailing-of';

type Mail = Schemas['MailDto'];

const texts = 'admin.mails';
/** The states of a mail, in the order in which it passes through them. */
const mailStates = ['queued', 'sending', 'sent', 'written', 'failed', 'uncertain'] as const;

const kinds: Mail['kind'][] = [
  'contact-notification',
  'contact-receipt',
  'contact-reply',
  'newsletter-confirmation',
  'newsletter-welcome',
  'newsletter-known',
  'donation-pledge',
  'donation-reminder',
  'donation-thanks',
  'donation-returned',
  'newsletter-issue',
  'newsletter-test',
  'newsletter-import',
  'delivery-test',
  'health-report',
  'account-change',
  'address-change',
  'restore-notice',
  'invitation',
  'password-reset',
  'password-changed',
  'account-notice',
  'token-ends',
];

/** Text of the error, including the mail server's message. */
function useErrorText() {
  const translate = useTranslate();
  return ({ state, lastError, serverAnswer, unknownOutcomes }: Mail): string | null => {
    if (state === 'sent') return null;
    if (state === 'written') return translate(`${texts}.writtenNote`);
    const lines = [
      lastError,
      serverAnswer ? translate(`${texts}.serverAnswer`, { answer: serverAnswer }) : null,
      state === 'uncertain' || unknownOutcomes > 0 ? translate(`${texts}.uncertainNote`) : null,
    ];
    return lines.filter(Boolean).join('\n');
  };
}

/** A mail, or the mails of a mailing in one state, unless just these are listed. */
function Row() {
  const mail = useRow<Mail>();
  const mailingOf = useMailingOf();
  const mailing = mailingOf(mail);
  return mailing ? <MailingRow mail={mail} mailing={mailing} /> : <MailRow mail={mail} />;
}

function MailRow({ mail }: { mail: Mail }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const errorTextOf = useErrorText();
  const { subject, recipient, kind, state, attempts, createdAt, nextAttemptAt, sentAt } = mail;
  const writtenAt = state === 'written' ? mail.lastAttemptAt : null;
  const when = (key: string, date: string | null) =>
    date && translate(`${texts}.${key}`, { date: formatDateTime(date, locale) });
  const givenUp = state === 'failed' || state === 'uncertain';
  return (
    <FactCard
      title={subject}
      badges={<MailStateChip state={state} />}
      facts={[
        recipient,
        translate(`${texts}.kind.${kind}`),
        when('sentAt', sentAt) ?? when('writtenAt', writtenAt) ?? when('createdAt', createdAt),
        attempts > 0 && state !== 'sent' && state !== 'written'
          ? translate(`${texts}.attempts`, { smart_count: attempts })
          : null,
        when('nextAttemptAt', nextAttemptAt),
      ]}
      text={errorTextOf(mail)}
      actions={
        <>
          {mail.hasContent ? <MailContentButton mail={mail} /> : null}
          {givenUp ? (
            <PostButton
              path={`mails/${mail.id}/send-again`}
              done={`${texts}.toast.queued`}
              label={`${texts}.sendAgain`}
              recordName={recipient}
              startIcon={<ReplayIcon />}
            />
          ) : null}
          {state === 'sending' ? null : (
            <DeleteRecordButton
              inRow
              name={`${subject}, ${recipient}`}
              label={`${texts}.${state === 'queued' ? 'withdraw' : 'remove'}`}
            />
          )}
        </>
      }
    />
  );
}

const filters = (
  <>
    <ListFilter
      label={`${texts}.stateLabel`}
      choices={[
        { name: `${texts}.givenUp`, filter: { givenUp: true } },
        ...choicesBy('state', mailStates, `${texts}.state`),
      ]}
    />
    <ListFilter label={`${texts}.kindLabel`} choices={choicesBy('kind', kinds, `${texts}.kind`)} />
  </>
);

const grouped = { grouped: true };
const bulk: BulkDeclaration = { actions: ['sendAgain'] };

/** The mails of the site with their states and errors. */
export function MailsList() {
  return (
    <RecordList
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortFields={['createdAt', 'lastAttemptAt', 'recipient']}
      filters={filters}
      summary={
        <>
          <DeliveryNote />
          <RefusedEmails />
        </>
      }
      bulk={bulk}
      filter={grouped}
      row={<Row />}
      table={<MailsTable />}
      canCreate={false}
    />
  );
}
