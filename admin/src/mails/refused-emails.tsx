import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { ListBase, useLocaleState, useTranslate } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import type { Schemas } from '../api/schemas';
import { DeleteRecordButton } from '../components/form/delete-record-button';
import { DialogFrame } from '../components/form/dialog-frame';
import { FactCard } from '../components/list/fact-card';
import { Pages } from '../components/list/paging/pages';
import { Rows } from '../components/list/record-list';
import { useCount } from '../components/list/use-count';
import { useRow } from '../components/list/use-row';

type RefusedEmail = Schemas['RefusedAddressDto'];

const texts = 'admin.refused-addresses';
const resource = 'refused-addresses';
const pageSizes = [10];
const stopped = { stopped: true };

function EmailRow() {
  const refused = useRow<RefusedEmail>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { email, refusals, serverAnswer, lastRefusedAt } = refused;
  return (
    <FactCard
      title={email}
      facts={[
        translate(`${texts}.refusals`, { smart_count: refusals }),
        translate(`${texts}.last`, { date: formatDateTime(lastRefusedAt, locale) }),
      ]}
      text={serverAnswer && translate('admin.mails.serverAnswer', { answer: serverAnswer })}
      actions={
        <DeleteRecordButton
          inRow
          color="primary"
          startIcon={<MarkEmailReadOutlined />}
          label={`${texts}.again`}
          question={{ title: translate(`${texts}.question`), content: `${texts}.consequence` }}
          successMessage={`${texts}.toast`}
        />
      }
    />
  );
}

/** A note on addresses to which no mail is sent, and a dialog that lists them. */
export function RefusedEmails() {
  const translate = useTranslate();
  const count = useCount(resource, stopped);
  const [open, setOpen] = useState(false);
  return count || open ? (
    <>
      <Alert
        severity="warning"
        variant="outlined"
        role="note"
        sx={{ mb: 2, alignItems: 'center' }}
        action={
          <Button color="inherit" onClick={() => setOpen(true)}>
            {translate(`${texts}.see`)}
          </Button>
        }
      >
        {translate(`${texts}.note`, { smart_count: count ?? 0 })}
      </Alert>
      <DialogFrame
        title={translate(`${texts}.title`)}
        isOpen={open}
        isForm={false}
        onClose={() => setOpen(false)}
      >
        <DialogContent dividers>
          <p>{translate(`${texts}.lead`)}</p>
          <ListBase
            resource={resource}
            filter={stopped}
            sort={{ field: 'lastRefusedAt', order: 'DESC' }}
            perPage={10}
            disableSyncWithLocation
            storeKey={false}
          >
            <Rows row={<EmailRow />} canCreate={false} />
            <Pages sizes={pageSizes} />
          </ListBase>
        </DialogContent>
      </DialogFrame>
    </>
  ) : null;
}
