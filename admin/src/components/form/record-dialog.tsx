import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react';
import {
  CreateBase,
  DeleteButton,
  EditBase,
  useRedirect,
  useResourceContext,
  useTranslate,
  type RaRecord,
  type TransformData,
} from 'react-admin';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Values } from './conflict/changes';
import { DialogFrame } from './dialog-frame';
import { FormSkeleton, SaveButton } from './dialog-parts';
import { useOfferTyped } from './drafts/closed-unsaved';
import { forgetKeptValues, type Kept } from './drafts/keep-unsaved';
import { KeptNote, UnsavedWork } from './drafts/unsaved-work';
import { RecordForm, withVersion } from './record-form';
import { useDialogTarget, type ShownForm } from './use-dialog-target';
import { useRecordSave } from './use-record-save';

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

interface DialogActionsBarProps {
  /** Whether the record can be deleted here. */
  deletable: boolean;
  undoable: boolean;
  onCancel: () => void;
}

function DialogActionsBar({ deletable, undoable, onCancel }: DialogActionsBarProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (
    <DialogActions sx={{ px: 3, py: 1.5, gap: 1 }}>
      {deletable ? (
        <Box sx={{ mr: 'auto' }}>
          <DeleteButton
            mutationMode={undoable ? 'undoable' : 'pessimistic'}
            size="medium"
            successMessage={`admin.${resource}.toast.deleted`}
          />
        </Box>
      ) : null}
      <Button onClick={onCancel}>{translate('admin.form.cancel')}</Button>
      <SaveButton />
    </DialogActions>
  );
}

/** Closes the form, and offers what was typed in it to be brought back. */
function useGiveUp(resource: string, shown: ShownForm | undefined, quiet: boolean) {
  const redirect = useRedirect();
  const { pathname } = useLocation();
  const typed = useRef<() => Kept | undefined>(null);
  const offerTyped = useOfferTyped();
  const whatIsLost = () => (quiet ? undefined : typed.current?.());

  // A phone's way back closes the form, too.
  const wentBack = useNavigationType() === NavigationType.Pop;
  const leave = useEffectEvent(() => {
    if (!shown?.closing || !wentBack) return;
    offerTyped(shown.place, whatIsLost());
    forgetKeptValues(shown.place);
  });
  useEffect(() => leave(), [shown?.closing]);

  const close = () => {
    forgetKeptValues(pathname);
    redirect('list', resource);
  };
  const giveUp = () => {
    offerTyped(pathname, whatIsLost());
    close();
  };
  return { typed, close, giveUp };
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
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { isOpen, shown, forget, refuse } = useDialogTarget(resource);
  const { typed, close, giveUp } = useGiveUp(resource, shown, quiet);
  const mutationOptions = useRecordSave({
    resource,
    place: pathname,
    isNew: shown?.id === undefined,
    addsOnly,
    typed,
    savedMessage,
    onOutdated: refuse,
    onSaved: close,
  });

  const form = (
    <RecordForm
      defaultValues={defaultValues}
      place={shown?.place ?? pathname}
      unsaved={shown?.unsaved}
      transform={transform}
      refused={shown?.refused}
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
      <DialogActionsBar
        deletable={shown?.id !== undefined && shown.id !== String(undeletable)}
        undoable={undoable}
        onCancel={giveUp}
      />
    </RecordForm>
  );

  return (
    <DialogFrame
      title={translate(`admin.${resource}.${shown?.id ? 'editTitle' : 'add'}`)}
      isOpen={isOpen}
      wide={wide}
      onClose={giveUp}
      onClosed={forget}
    >
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
    </DialogFrame>
  );
}
