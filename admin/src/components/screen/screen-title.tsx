import HelpOutline from '@mui/icons-material/HelpOutline';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { usePageTitle } from './use-page-title';

/** The heading of a list, with a button for what it is for. Texts: `admin.{resource}`. */
export function ScreenTitle() {
  const texts = `admin.${useResourceContext()}`;
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const title = translate(`${texts}.title`);
  usePageTitle(title);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', mr: 'auto' }}>
        <Typography variant="h1">{title}</Typography>
        <IconButton
          sx={{ ml: -0.5 }}
          aria-label={translate('admin.help')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <HelpOutline fontSize="small" />
        </IconButton>
      </Box>
      {isOpen ? (
        // Under the buttons that stand beside the heading.
        <Typography color="textSecondary" sx={{ flexBasis: '100%', order: 1 }}>
          {translate(`${texts}.explanation`)}
        </Typography>
      ) : null}
    </>
  );
}
