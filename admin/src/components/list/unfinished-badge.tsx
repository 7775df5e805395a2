import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useIsUnfinished } from '../../providers/autosaves';

/** Badge of a record in whose form this person has unsaved work. */
export function UnfinishedBadge() {
  const translate = useTranslate();
  const isUnfinished = useIsUnfinished(useResourceContext() ?? '', useRecordContext()?.id);
  if (!isUnfinished) {
    return null;
  }
  return (
    <Chip variant="outlined" color="warning" label={translate('admin.form.draftWork.unfinished')} />
  );
}

/** Leads to the form of a new record in which this person has unsaved work. */
export function UnfinishedNew() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  if (!useIsUnfinished(resource, undefined)) {
    return null;
  }
  return (
    <Button component={Link} to={`/${resource}/create`} variant="outlined">
      {translate('admin.form.draftWork.continueNew')}
    </Button>
  );
}
