import { useTranslate, type RaRecord } from 'react-admin';
import { requestBody, type Values } from '../api/form-rules';
import { RecordScreen } from '../components/form/record-screen';
import { ScreenHeading } from '../components/screen/screen-heading';
import { useIsAdmin } from '../providers/admin-session-provider';
import { PendingAccount } from './pending-account';
import { SettingsForm } from './settings-form';
import { SettingsOverview } from './settings-overview';
import { TestMail } from './test-mail';

/** The request body of the form's values. */
const settingsBody = (values: Values) => requestBody('settings', values);

/** Says so where a change of the account for donations waits. */
const savedText = ({ pendingAccount }: RaRecord) =>
  pendingAccount ? 'admin.settings.toast.saved.waiting' : undefined;

/** The form of the single row of settings; for accountants, what they need of it. */
export function SettingsPage() {
  const translate = useTranslate();
  const isAdmin = useIsAdmin();
  return (
    <>
      <ScreenHeading
        title="admin.settings.title"
        lead={translate(isAdmin ? 'admin.settings.lead' : 'admin.settings.readOnly')}
      />
      <PendingAccount />
      {isAdmin ? (
        <>
          <RecordScreen
            resource="settings"
            id={1}
            path="/settings"
            body={settingsBody}
            savedText={savedText}
          >
            <SettingsForm />
          </RecordScreen>
          <TestMail />
        </>
      ) : (
        <SettingsOverview />
      )}
    </>
  );
}
