import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { usePageTitle } from './use-page-title';

interface ScreenHeadingProps {
  /** Key of the title, also that of the document. */
  title: string;
  /** The translated introduction. */
  lead: ReactNode;
}

/** The heading of a screen that is no list. */
export function ScreenHeading({ title, lead }: ScreenHeadingProps) {
  const translate = useTranslate();
  usePageTitle(translate(title));
  return (
    <>
      <Typography variant="h1">{translate(title)}</Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2, overflowWrap: 'anywhere' }}>
        {lead}
      </Typography>
    </>
  );
}
