import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePageTitle } from './use-page-title';

interface ScreenHeadingProps {
  /** Key of the title, also that of the document. */
  title: string;
  /** The translated introduction. */
  lead: ReactNode;
  /** The part of the dashboard that leads here. */
  back?: string;
}

/** The heading of a screen that is no list, with the way back to the dashboard. */
export function ScreenHeading({ title, lead, back = '/?tab=settings' }: ScreenHeadingProps) {
  const translate = useTranslate();
  usePageTitle(translate(title));
  return (
    <>
      <Button component={Link} to={back} size="small" startIcon={<ArrowBack />} sx={{ ml: -1.5 }}>
        {translate('admin.back')}
      </Button>
      <Typography variant="h1">{translate(title)}</Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2, overflowWrap: 'anywhere' }}>
        {lead}
      </Typography>
    </>
  );
}
