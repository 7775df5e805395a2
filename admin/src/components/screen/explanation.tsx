import Typography from '@mui/material/Typography';
import { useResourceContext, useTranslate } from 'react-admin';

/** What the list of the surrounding resource is for, from `admin.<resource>.explanation`. */
export function Explanation() {
  const translate = useTranslate();
  return (
    <Typography color="textSecondary" sx={{ mb: 1.5, maxWidth: '70ch' }}>
      {translate(`admin.${useResourceContext()}.explanation`)}
    </Typography>
  );
}
