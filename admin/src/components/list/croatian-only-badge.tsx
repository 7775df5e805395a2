import Chip from '@mui/material/Chip';
import { useRecordContext, useTranslate } from 'react-admin';

/** Badge of a record in Croatian only. */
export function CroatianOnlyBadge() {
  const translate = useTranslate();
  return useRecordContext()?.croatianOnly === true ? (
    <Chip variant="outlined" label={translate('admin.form.croatianOnly.badge')} />
  ) : null;
}
