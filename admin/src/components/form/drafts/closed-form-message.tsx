import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useCloseNotification, useNotify, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { resumeDraft, type ResumedDraft } from './drafts';

/** A form that was closed with something typed in it. */
interface ClosedForm {
  /** The path that opens it. */
  path: string;
  draftKey: string;
  draft: ResumedDraft;
}

/** Says that a form was closed with something typed in it, and brings that back. */
function ClosedFormMessage({ path, draftKey, draft }: ClosedForm) {
  const translate = useTranslate();
  const close = useCloseNotification();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const wasAway = useRef(false);
  // An effect event: `close` is another function in each render, and only the path matters.
  const closeOnReturn = useEffectEvent(() => {
    if (pathname !== path) wasAway.current = true;
    else if (wasAway.current) close();
  });
  useEffect(() => closeOnReturn(), [pathname]);
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
            resumeDraft(draftKey, draft);
            void navigate(path);
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

/** How long a closed form is offered to be opened again, in milliseconds. */
const offerTime = 10_000;

/** Offers to open a form again that was just closed, with what was typed in it. */
export function useOfferClosedForm(): (form: ClosedForm) => void {
  const notify = useNotify();
  return useCallback(
    (form) =>
      notify(<ClosedFormMessage {...form} />, { type: 'info', autoHideDuration: offerTime }),
    [notify],
  );
}
