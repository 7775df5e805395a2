import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';

/** Badge of a record that visitors do not see. */
export function DraftBadge() {
  const translate = useTranslate();
  return <Chip color="warning" label={translate('admin.form.publishing.draft')} />;
}
