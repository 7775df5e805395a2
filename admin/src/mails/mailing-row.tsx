import ListIcon from '@mui/icons-material/FormatListBulletedOutlined';
import Button from '@mui/material/Button';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatDateTime } from 'shared/croatian-time';
import type { Schemas } from '../api/schemas';
import { FactCard } from '../components/list/fact-card';
import { listPath } from '../components/list/list-path';
import { MailStateChip } from './mail-state-chip';

interface MailingRowProps {
  /** The newest mail of the mailing in its state. */
  mail: Schemas['MailDto'];
  mailing: Schemas['MailingDto'];
}

/** The mails of one mailing in one state, such as all sent mails of an issue. */
export function MailingRow({ mail, mailing }: MailingRowProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { subject, kind, state, createdAt, lastError } = mail;
  const show = translate('admin.mails.showAll');
  return (
    <FactCard
      title={subject}
      badges={<MailStateChip state={state} />}
      facts={[
        translate('admin.mails.mails', { smart_count: mailing.mails }),
        translate(`admin.mails.kind.${kind}`),
        translate('admin.mails.createdAt', { date: formatDateTime(createdAt, locale) }),
      ]}
      text={state === 'written' ? translate('admin.mails.writtenNotes') : lastError}
      actions={
        <Button
          component={Link}
          to={listPath('mails', { mailing: mailing.name, state })}
          startIcon={<ListIcon />}
          aria-label={`${show}: ${subject}, ${translate(`admin.mails.state.${state}`)}`}
        >
          {show}
        </Button>
      }
    />
  );
}
