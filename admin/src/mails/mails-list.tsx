import Chip from '@mui/material/Chip';
import { DeleteButton, useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import type { Schemas } from '../api/schemas';
import { FactCard } from '../components/list/fact-card';
import { ListFilter } from '../components/list/list-filter';
import { RecordList } from '../components/list/record-list';
import { DeliveryNote } from './delivery-note';
import { RefusedAddresses } from './refused-addresses';
import { SendAgainButton } from './send-again-button';

type Mail = Schemas['MailDto'];

const texts = 'admin.mails';
/** The states of a mail, in the order in which it passes through them. */
const mailStates = ['queued', 'sending', 'sent', 'written', 'failed', 'uncertain'] as const;

/** Colours of the states; those that need an action stand out. */
const stateColours = {
  queued: 'default',
  sending: 'primary',
  sent: 'success',
  written: 'warning',
  failed: 'error',
  uncertain: 'warning',
} as const satisfies Record<(typeof mailStates)[number], string>;
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

function MailRow() {
  const mail = useRecordContext<Mail>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const errorTextOf = useErrorText();
  if (!mail) {
    return null;
  }
  const { subject, recipient, kind, state, attempts, createdAt, nextAttemptAt, sentAt } = mail;
  const writtenAt = state === 'written' ? mail.lastAttemptAt : null;
  const when = (key: string, date: string | null) =>
    date && translate(`${texts}.${key}`, { date: formatDateTime(date, locale) });
  const givenUp = state === 'failed' || state === 'uncertain';
  return (
    <FactCard
      title={subject}
      badges={
        <Chip
          size="small"
          color={stateColours[state]}
          variant={givenUp ? 'filled' : 'outlined'}
          label={translate(`${texts}.state.${state}`)}
        />
      }
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
          {givenUp ? <SendAgainButton /> : null}
          {state === 'sending' ? null : (
            <DeleteButton
              mutationMode="pessimistic"
              size="medium"
              label={`${texts}.${state === 'queued' ? 'withdraw' : 'remove'}`}
              aria-label={`${translate(`${texts}.${state === 'queued' ? 'withdraw' : 'remove'}`)}: ${subject}, ${recipient}`}
              redirect={false}
              successMessage={`${texts}.toast.deleted`}
            />
          )}
        </>
      }
    />
  );
}

function Filters() {
  const translate = useTranslate();
  return (
    <>
      <ListFilter
        label={translate(`${texts}.stateLabel`)}
        choices={[
          { name: translate(`${texts}.givenUp`), filter: { givenUp: true } },
          ...mailStates.map((state) => ({
            name: translate(`${texts}.state.${state}`),
            filter: { state },
          })),
        ]}
      />
      <ListFilter
        label={translate(`${texts}.kindLabel`)}
        choices={kinds.map((kind) => ({
          name: translate(`${texts}.kind.${kind}`),
          filter: { kind },
        }))}
      />
    </>
  );
}

/** The mails of the site with their states and errors. */
export function MailsList() {
  return (
    <RecordList
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortFields={['createdAt', 'lastAttemptAt', 'recipient']}
      filters={<Filters />}
      summary={
        <>
          <DeliveryNote />
          <RefusedAddresses />
        </>
      }
      row={<MailRow />}
      canCreate={false}
    />
  );
}
