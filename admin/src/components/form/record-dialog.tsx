import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  CreateBase,
  DeleteButton,
  EditBase,
  useNotify,
  useRedirect,
  useResourceContext,
  useTranslate,
  type RaRecord,
  type TransformData,
} from 'react-admin';
import { matchPath, NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { getAdminSession } from '../../providers/admin-session';
import { fieldsOf } from '../../providers/is-record';
import { Toast } from '../alerts/toast';
import { isOutdated, type Values } from './conflict/changes';
import { FormSkeleton, SaveButton } from './dialog-parts';
import { useOfferTyped } from './drafts/closed-unsaved';
import { draftKey, forgetDraft } from './drafts/drafts';
import { forgetKeptValues, keepValues, keptValues, type Kept } from './drafts/keep-unsaved';
import { KeptNote, UnsavedWork } from './drafts/unsaved-work';
import { RecordForm, withVersion } from './record-form';

interface RecordDialogProps {
  /** The values of an empty form. */
  defaultValues: Values;
  /** Makes of the form's values what the API takes. */
  transform: TransformData;
  /** The key of what is said once a change is saved; left out, that of the resource. */
  savedMessage?: (record: RaRecord) => string;
  /** False: asks before it deletes and cannot be undone, so that the server may refuse. */
  undoable?: boolean;
  /** The id of a record that is not to be deleted here. */
  undeletable?: number;
  /** Whether the form needs as much room as there is. */
  wide?: boolean;
  /** The fields to keep in this browser while they are not saved; all where it is left out. */
  keeps?: readonly string[];
  /** Whether it closes without a word: the inputs say themselves that what is typed is kept. */
  quiet?: boolean;
  /** Whether what was added cannot be changed in this form. */
  addsOnly?: boolean;
  /** The inputs, the same for adding and editing. */
  children: ReactNode;
}

type Target = { key: string; id?: string };
type Shown = Target & { closing: boolean; place: string; unsaved?: Kept };

/** Which form the address asks for: /{resource}/create, /{resource}/{id}, or none. */
function targetOf(resource: string, pathname: string, key: string): Target | undefined {
  if (matchPath(`/${resource}/create`, pathname)) {
    return { key };
  }
  const id = matchPath(`/${resource}/:id`, pathname)?.params.id;
  return id && /^\d+$/.test(id) ? { key, id } : undefined;
}

/** The row that an earlier request under the same key made, where the server says so. */
function earlierOf(error: unknown): number | undefined {
  const { status, body } = fieldsOf(error);
  const { earlier } = fieldsOf(body);
  return status === 422 && typeof earlier === 'number' ? earlier : undefined;
}

/**
 * The add and edit form over a resource's list, opened and closed by the address. A failed save
 * leaves the form as it is; what was typed in one that is closed can be brought back. Texts come
 * from `admin.{resource}`.
 */
export function RecordDialog(props: RecordDialogProps) {
  const { defaultValues, transform, undoable = true, wide = false } = props;
  const { keeps, quiet = false, addsOnly = false, savedMessage, undeletable, children } = props;
  const versioned = useMemo(() => withVersion(transform), [transform]);
  const resource = useResourceContext() ?? '';
  const texts = `admin.${resource}`;
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  const { pathname, key } = useLocation();
  const theme = useTheme();
  const fullScreen = useMediaQuery(theme.breakpoints.down(wide ? 'md' : 'sm'));

  const target = targetOf(resource, pathname, key);
  // What is shown outlives the address by the closing transition, so the dialog does not blink; and
  // it stays the same form while only the list's query changes behind it.
  const [shown, setShown] = useState<Shown>();
  const [refused, setRefused] = useState<Error>();
  if (target && (!shown || shown.closing || shown.id !== target.id)) {
    setShown({ ...target, closing: false, place: pathname, unsaved: keptValues(pathname) });
    setRefused(undefined);
  } else if (!target && shown && !shown.closing) {
    setShown({ ...shown, closing: true });
  }

  const close = () => {
    forgetKeptValues(pathname);
    redirect('list', resource);
  };
  const typed = useRef<() => Kept | undefined>(null);
  const offerTyped = useOfferTyped();
  const whatIsLost = () => (quiet ? undefined : typed.current?.());
  const giveUp = () => {
    offerTyped(pathname, whatIsLost());
    close();
  };

  // A phone's way back closes the form, too.
  const wentBack = useNavigationType() === NavigationType.Pop;
  const leave = useEffectEvent(() => {
    if (!shown?.closing || !wentBack) return;
    offerTyped(shown.place, whatIsLost());
    forgetKeptValues(shown.place);
  });
  useEffect(() => leave(), [shown?.closing]);

  const paper = useRef<HTMLDivElement>(null);
  const entered = () => {
    // MUI leaves the focus on what lies around the dialog, where readers say nothing of it.
    if (!paper.current?.contains(document.activeElement)) {
      paper.current?.focus();
    }
  };

  // A save whose answer was lost had arrived: what was changed since goes on as a change of its row.
  const goOnWith = (earlier: number) => {
    const place = `/${resource}/${earlier}`;
    const values = typed.current?.()?.values;
    if (values) keepValues(place, { values });
    forgetDraft(draftKey(resource, undefined));
    forgetKeptValues(pathname);
    notify('admin.form.arrived', { type: 'info' });
    redirect(place);
  };

  const mutationOptions = {
    onSuccess: (record: RaRecord) => {
      // React-admin takes a change for done that was refused because the session had ended. Whoever
      // signs in again comes back to what they typed.
      if (!getAdminSession()) return;
      const outcome = shown?.id ? 'updated' : 'created';
      const description = `${texts}.toast.${outcome}.description`;
      notify(
        <Toast
          variant="default"
          title={translate(`${texts}.toast.${outcome}.title`)}
          description={translate((shown?.id && savedMessage?.(record)) || description)}
        />,
        { type: 'success' },
      );
      // React-admin changes the row in its place; another order or filter may put it elsewhere.
      void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
      close();
    },
    onError: (error: Error) => {
      if (isOutdated(error)) {
        setRefused(error);
        return;
      }
      const earlier = addsOnly ? undefined : earlierOf(error);
      if (earlier !== undefined) {
        goOnWith(earlier);
        return;
      }
      notify(
        <Toast
          variant="destructive"
          title={translate(`${texts}.toast.error.title`)}
          description={error.message || translate(`${texts}.toast.error.description`)}
        />,
        { type: 'error' },
      );
    },
  };

  const form = (
    <RecordForm
      defaultValues={defaultValues}
      place={shown?.place ?? pathname}
      unsaved={shown?.unsaved}
      transform={transform}
      refused={refused}
      typed={typed}
      keeps={keeps}
      quiet={quiet}
    >
      <DialogContent dividers>
        <UnsavedWork />
        {children}
        {quiet ? null : (
          <Box sx={{ mt: 1 }}>
            <KeptNote />
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5, gap: 1 }}>
        {shown?.id && shown.id !== String(undeletable) ? (
          <Box sx={{ mr: 'auto' }}>
            <DeleteButton
              mutationMode={undoable ? 'undoable' : 'pessimistic'}
              size="medium"
              successMessage={`${texts}.toast.deleted`}
            />
          </Box>
        ) : null}
        <Button onClick={giveUp}>{translate('admin.form.cancel')}</Button>
        <SaveButton />
      </DialogActions>
    </RecordForm>
  );

  return (
    <Dialog
      open={target !== undefined}
      fullWidth
      maxWidth={wide ? 'xl' : 'md'}
      fullScreen={fullScreen}
      scroll="paper"
      aria-labelledby="record-dialog-title"
      onClose={(_event, reason) => {
        // A click beside a long form must not throw it away.
        if (reason !== 'backdropClick') {
          giveUp();
        }
      }}
      transitionDuration={180}
      slotProps={{
        transition: { onEntered: entered, onExited: () => setShown(undefined) },
        paper: {
          ref: paper,
          tabIndex: -1,
          sx: {
            outline: 'none',
            ...(fullScreen ? { borderRadius: 0 } : {}),
            '& form': { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 },
          },
        },
      }}
    >
      <DialogTitle
        id="record-dialog-title"
        component="h2"
        variant="h2"
        sx={{ display: 'flex', alignItems: 'center', py: 1.5 }}
      >
        <Box component="span" sx={{ mr: 'auto' }}>
          {translate(shown?.id ? `${texts}.editTitle` : `${texts}.add`)}
        </Box>
        <IconButton edge="end" aria-label={translate('admin.form.close')} onClick={giveUp}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      {shown?.id ? (
        <EditBase<RaRecord>
          key={shown.key}
          id={shown.id}
          mutationMode="pessimistic"
          mutationOptions={mutationOptions}
          transform={versioned}
          loading={<FormSkeleton />}
        >
          {form}
        </EditBase>
      ) : shown ? (
        <CreateBase key={shown.key} mutationOptions={mutationOptions} transform={versioned}>
          {form}
        </CreateBase>
      ) : null}
    </Dialog>
  );
}
