import Typography from '@mui/material/Typography';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { hasDrafts } from '../../api/form-rules';

/** Says what the asterisk means, in a form with required fields. */
export function RequiredLegend() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const isPublished = useRecordContext()?.isPublished === true;
  const unfinished = hasDrafts(resource) && !isPublished;
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ mb: 1, 'form:not(:has([aria-required=true])) &': { display: 'none' } }}
    >
      {translate(`admin.form.${unfinished ? 'requiredToPublish' : 'required'}`)}
    </Typography>
  );
}
