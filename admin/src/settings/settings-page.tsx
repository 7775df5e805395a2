import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { requestBody, type Values } from '../api/form-rules';
import { RecordScreen } from '../components/form/record-screen';
import { usePageTitle } from '../components/screen/use-page-title';
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
  usePageTitle(translate('admin.settings.title'));
  return (
    <>
      <Button
        component={Link}
        to="/?tab=settings"
        size="small"
        startIcon={<ArrowBack />}
        sx={{ ml: -1.5 }}
      >
        {translate('admin.back')}
      </Button>
      <Typography variant="h1">{translate('admin.settings.title')}</Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate(isAdmin ? 'admin.settings.lead' : 'admin.settings.readOnly')}
      </Typography>
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
