import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../components/screen/use-page-title';
import { EmailLookup } from './email-lookup';
import { PrivacyRecords } from './privacy-records';

/** Personal data of one email address: its copy and erasure, and recent deletions. */
export function PrivacyPage() {
  const translate = useTranslate();
  usePageTitle(translate('admin.privacy.title'));
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
      <Typography variant="h1">{translate('admin.privacy.title')}</Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate('admin.privacy.lead')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <EmailLookup />
        <PrivacyRecords />
      </Box>
    </>
  );
}
