import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useCloseNotification, useNotify, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { resumeDraft, type ResumedDraft } from './drafts';

/** A form that was closed with unsaved changes. */
interface ClosedForm {
  /** The path of the form. */
  path: string;
  draftKey: string;
  draft: ResumedDraft;
}

/** Message about a form that was closed with unsaved changes, with a button to restore them. */
function ClosedFormMessage({ path, draftKey, draft }: ClosedForm) {
  const translate = useTranslate();
  const close = useCloseNotification();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const hasLeft = useRef(false);
  // An effect event: `close` is another function in each render, and only the path matters.
  const closeOnReturn = useEffectEvent(() => {
    if (pathname !== path) hasLeft.current = true;
    else if (hasLeft.current) close();
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

/** Display time of the message, in milliseconds. */
const offerDuration = 10_000;

/** Offers to reopen a closed form with its unsaved changes. */
export function useOfferClosedForm(): (form: ClosedForm) => void {
  const notify = useNotify();
  return useCallback(
    (form) =>
      notify(<ClosedFormMessage {...form} />, { type: 'info', autoHideDuration: offerDuration }),
    [notify],
  );
}
