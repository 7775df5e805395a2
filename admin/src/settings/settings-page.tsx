import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { requestBody, type Values } from '../api/form-rules';
import { RecordScreen } from '../components/form/record-screen';
import { usePageTitle } from '../components/screen/use-page-title';
import { SettingsForm } from './settings-form';
import { TestMail } from './test-mail';

/** The request body of the form's values. */
const settingsBody = (values: Values) => requestBody('settings', values);

/** The form of the single row of settings. */
export function SettingsPage() {
  const translate = useTranslate();
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
        {translate('admin.settings.lead')}
      </Typography>
      <RecordScreen resource="settings" id={1} path="/settings" body={settingsBody}>
        <SettingsForm />
      </RecordScreen>
      <TestMail />
    </>
  );
}
