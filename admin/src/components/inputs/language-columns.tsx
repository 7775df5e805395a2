import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** Croatian inputs beside English ones; one under the other where the screen is narrow. */
export function LanguageColumns({ hr, en }: { hr: ReactNode; en: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '12px 20px',
        gridTemplateColumns: { md: '1fr 1fr' },
        '&:not(:first-of-type)': { mt: 1.5 },
      }}
    >
      <Box role="group" aria-labelledby="language-column-hr">
        <Typography id="language-column-hr" variant="h3" component="h3" sx={{ mb: 0.5 }}>
          {translate('admin.form.croatian')}
        </Typography>
        {hr}
      </Box>
      <Box role="group" aria-labelledby="language-column-en">
        <Typography id="language-column-en" variant="h3" component="h3" sx={{ mb: 0.5 }}>
          {translate('admin.form.english')}
        </Typography>
        {en}
      </Box>
    </Box>
  );
}
