import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface SectionProps {
  /** Key of the heading. */
  title: string;
  /** Key of the introduction. */
  text?: string;
  children: ReactNode;
}

/** A card of a screen with a heading of its own. */
export function Section({ title, text, children }: SectionProps) {
  const translate = useTranslate();
  const heading = useId();
  return (
    <Card component="section" aria-labelledby={heading} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id={heading} sx={{ mb: 0.5 }}>
        {translate(title)}
      </Typography>
      {text ? (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {translate(text)}
        </Typography>
      ) : null}
      {children}
    </Card>
  );
}
