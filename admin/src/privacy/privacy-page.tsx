import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { ScreenHeading } from '../components/screen/screen-heading';
import { EmailLookup } from './email-lookup';
import { PrivacyRecords } from './privacy-records';

/** Personal data of one email address: its copy and erasure, and recent deletions. */
export function PrivacyPage() {
  const translate = useTranslate();
  return (
    <>
      <ScreenHeading title="admin.privacy.title" lead={translate('admin.privacy.lead')} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <EmailLookup />
        <PrivacyRecords />
      </Box>
    </>
  );
}
