import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** Says what the asterisk means, in a form with required fields. */
export function RequiredLegend() {
  const translate = useTranslate();
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ mb: 1, 'form:not(:has([aria-required=true])) &': { display: 'none' } }}
    >
      {translate('admin.form.required')}
    </Typography>
  );
}
