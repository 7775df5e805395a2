import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useCloseNotification, useNotify, useTranslate } from 'react-admin';
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

/** How long what was typed in a closed form can be brought back, in milliseconds. */
const timeToRegret = 10_000;

/** Offers to bring back what was typed in the form of an address that was just closed. */
export function useOfferTyped(): (place: string, typed: Kept | undefined) => void {
  const notify = useNotify();
  return useCallback(
    (place, typed) => {
      if (!typed) return;
      notify(<ClosedUnsaved place={place} typed={typed} />, {
        type: 'info',
        autoHideDuration: timeToRegret,
      });
    },
    [notify],
  );
}
