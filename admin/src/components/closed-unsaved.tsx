import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCloseNotification, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

import { keepValues, type Kept } from './keep-unsaved';

interface ClosedUnsavedProps {
  /** The address of the form. */
  place: string;
  typed: Kept;
}

/** Says that a form was closed with something typed in it, and brings that back. */
export function ClosedUnsaved({ place, typed }: ClosedUnsavedProps) {
  const translate = useTranslate();
  const close = useCloseNotification();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const wasAway = useRef(false);
  // Only another address is a reason to look: closing draws the message, and with it this, anew.
  const look = useEffectEvent(() => {
    // Whoever has opened the form again has no use for this any more.
    if (pathname !== place) wasAway.current = true;
    else if (wasAway.current) close();
  });
  useEffect(() => look(), [pathname]);
  return (
    <Alert
      severity="info"
      variant="filled"
      sx={{ maxWidth: 480, boxShadow: 6 }}
      action={
        <Button
          color="inherit"
          sx={{ whiteSpace: 'nowrap' }}
          onClick={() => {
            keepValues(place, typed);
            void navigate(place);
          }}
        >
          {translate('admin.form.bringBack')}
        </Button>
      }
    >
      {translate('admin.form.closedUnsaved')}
    </Alert>
  );
}
