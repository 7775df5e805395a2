import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { failureTexts } from '../../i18n/failures';

interface BrokenPageProps {
  /** Renders again what failed. */
  onRetry: () => void;
}

/**
 * Placeholder of a part of the panel that could not be rendered. It uses neither router, theme nor
 * translations, as these may have failed.
 */
export function BrokenPage({ onRetry }: BrokenPageProps) {
  const { broken } = failureTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box
      role="alert"
      sx={{ display: 'grid', gap: 2, justifyItems: 'start', p: { xs: 2, md: 4 }, maxWidth: '68ch' }}
    >
      <Typography ref={heading} variant="h1" tabIndex={-1}>
        {broken.title}
      </Typography>
      <Typography>{broken.text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={onRetry}>
          {broken.retry}
        </Button>
        <Button variant="outlined" onClick={() => window.location.reload()}>
          {broken.reload}
        </Button>
        <Button href="/admin/">{broken.dashboard}</Button>
      </Box>
    </Box>
  );
}
