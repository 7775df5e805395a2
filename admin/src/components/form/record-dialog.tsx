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
} from 'react-admin';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { initialValues, requestBody, type Values } from '../../api/form-rules';
import { DialogFrame } from './dialog-frame';
import { FormSkeleton, SaveButton } from './dialog-parts';
import { useOfferClosedForm } from './drafts/closed-form-message';
import { DraftOffer, DraftStatus } from './drafts/draft-notes';
import { draftKey } from './drafts/drafts';
import type { DraftHandle } from './drafts/use-draft';
import { RecordForm, withVersion } from './record-form';
import { useDialogTarget, type ShownForm } from './use-dialog-target';
import { useRecordSave } from './use-record-save';

interface RecordDialogProps {
  /** What an empty form holds beyond the defaults in the API's rules. */
  defaultValues?: Values;
  /** Changes the request body, where it is more than the form's fields as they are. */
  transform?: (body: Values, values: Values) => Values;
  /** Key of the description after a change was saved; left out, that of the resource. */
  savedMessage?: (record: RaRecord) => string;
  /** False: a deletion is confirmed first and cannot be undone, as the server may refuse it. */
  undoable?: boolean;
  /** The id of a record that is not to be deleted here. */
  undeletable?: number;
  /** Whether the dialog is as wide as the screen allows. */
  wide?: boolean;
  /** The fields to store in this browser while they are not saved; all where it is left out. */
  draftFields?: readonly string[];
  /** Whether it closes without a message: the inputs show that the draft is stored. */
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

/** Closes the form, and offers to bring back what was typed in it. */
function useCancel(resource: string, shown: ShownForm | undefined, quiet: boolean) {
  const redirect = useRedirect();
  const draft = useRef<DraftHandle>(null);
  const offerClosedForm = useOfferClosedForm();
  const offer = () => {
    const typed = quiet ? undefined : draft.current?.current();
    if (!shown || !typed) return;
    offerClosedForm({ path: shown.path, draftKey: draftKey(resource, shown.id), draft: typed });
  };

  // The back button of a phone closes the form, too.
  const wentBack = useNavigationType() === NavigationType.Pop;
  const offerAfterBack = useEffectEvent(() => {
    if (shown?.closing && wentBack) offer();
  });
  useEffect(() => offerAfterBack(), [shown?.closing]);

  const close = () => redirect('list', resource);
  const cancel = () => {
    offer();
    close();
  };
  return { draft, close, cancel };
}

/**
 * The add and edit form over a resource's list, opened and closed by the URL. A failed save leaves
 * the form as it is; what was typed in a closed form can be brought back. Texts come from
 * `admin.{resource}`.
 */
export function RecordDialog(props: RecordDialogProps) {
  const { defaultValues, transform, undoable = true, wide = false } = props;
  const { draftFields, quiet = false, addsOnly = false, savedMessage, undeletable } = props;
  const resource = useResourceContext() ?? '';
  const send = useMemo(() => {
    const body = (values: Values) => requestBody(resource, values);
    return transform ? (values: Values) => transform(body(values), values) : body;
  }, [resource, transform]);
  const versioned = useMemo(() => withVersion(send), [send]);
  const translate = useTranslate();
  const { isOpen, shown, forget, refuse } = useDialogTarget(resource);
  const { draft, close, cancel } = useCancel(resource, shown, quiet);
  const mutationOptions = useRecordSave({
    resource,
    isNew: shown?.id === undefined,
    addsOnly,
    draft,
    savedMessage,
    onOutdated: refuse,
    onSaved: close,
  });

  const form = (
    <RecordForm
      defaultValues={{ ...initialValues(resource), ...defaultValues }}
      transform={send}
      refused={shown?.refused}
      draft={draft}
      draftFields={draftFields}
      quiet={quiet}
    >
      <DialogContent dividers>
        <DraftOffer />
        {props.children}
        {quiet ? null : (
          <Box sx={{ mt: 1 }}>
            <DraftStatus />
          </Box>
        )}
      </DialogContent>
      <DialogActionsBar
        deletable={shown?.id !== undefined && shown.id !== String(undeletable)}
        undoable={undoable}
        onCancel={cancel}
      />
    </RecordForm>
  );

  return (
    <DialogFrame
      title={translate(`admin.${resource}.${shown?.id ? 'editTitle' : 'add'}`)}
      isOpen={isOpen}
      wide={wide}
      onClose={cancel}
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
