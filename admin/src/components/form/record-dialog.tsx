import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  CreateBase,
  EditBase,
  useRedirect,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { initialValues, isPublishable, requestBody, type Values } from '../../api/form-rules';
import { LastChanges } from '../audit/last-changes';
import { useNextOrder } from '../order/use-next-order';
import { PublishButtons } from './actions/publish-buttons';
import { DeleteRecordButton } from './delete-record-button';
import { DialogFrame } from './dialog-frame';
import { FormSkeleton, SaveButton } from './dialog-parts';
import { useOfferClosedForm } from './drafts/closed-form-message';
import { DraftOffer, DraftStatus } from './drafts/draft-notes';
import { draftKey } from './drafts/drafts';
import type { DraftHandle } from './drafts/use-draft';
import { InsteadOfForm } from './instead-of-form';
import { OpenElsewhereNote } from './presence/open-elsewhere-note';
import { RecordForm, withVersion } from './record-form';
import { RequiredLegend } from './required-legend';
import { useDialogTarget, type ShownForm } from './use-dialog-target';
import { useRecordSave } from './use-record-save';

interface RecordDialogProps {
  /** Initial values beyond the defaults in the API's rules. */
  defaultValues?: Values;
  /** Changes the request body, which by default has the form's fields as they are. */
  transform?: (body: Values, values: Values) => Values;
  /** Whether the records have a manual order; a new one comes last. */
  ordered?: boolean;
  /** Called with the stored record, once the dialog is closing. */
  onSaved?: (record: RaRecord) => void;
  /** The id of a record that cannot be deleted here. */
  undeletable?: number;
  /** The button that deletes the record, if it is not the usual one. */
  removal?: ReactNode;
  /** Whether the dialog uses the width of the screen. */
  wide?: boolean;
  /** The fields to store as a draft; by default all. */
  draftFields?: readonly string[];
  /** Whether it closes without a message, as the inputs show the status of the draft. */
  quiet?: boolean;
  /** Whether a created record cannot be changed in this form. */
  createOnly?: boolean;
  /** Whether a published record can become a draft again; by default each can. */
  canUnpublish?: (record: RaRecord) => boolean;
  /** The inputs, the same for adding and editing. */
  children: ReactNode;
}

interface DialogActionsBarProps {
  /** Whether the record can be deleted here. */
  deletable: boolean;
  removal?: ReactNode;
  canUnpublish?: (record: RaRecord) => boolean;
  onCancel: () => void;
}

function DialogActionsBar(props: DialogActionsBarProps) {
  const { deletable, removal = <DeleteRecordButton />, canUnpublish, onCancel } = props;
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const publishable = isPublishable(resource);
  // Two buttons to save leave no room on a phone; the cross above closes the form, too.
  const cancelStyle = publishable ? { display: { xs: 'none', sm: 'inline-flex' } } : {};
  return (
    <DialogActions
      disableSpacing
      sx={{ px: { xs: 2, sm: 3 }, gap: { xs: 1, sm: 2 }, flexWrap: 'wrap' }}
    >
      {deletable ? <Box sx={{ mr: 'auto' }}>{removal}</Box> : null}
      <Button onClick={onCancel} sx={cancelStyle}>
        {translate('admin.form.cancel')}
      </Button>
      {publishable ? <PublishButtons canUnpublish={canUnpublish} /> : <SaveButton />}
    </DialogActions>
  );
}

/** Closes the form, and offers to restore unsaved input. */
function useCancel(resource: string, shown: ShownForm | undefined, quiet: boolean) {
  const redirect = useRedirect();
  const draft = useRef<DraftHandle>(null);
  const offerClosedForm = useOfferClosedForm();
  const offer = () => {
    const unsaved = quiet ? undefined : draft.current?.current();
    if (!shown || !unsaved) return;
    offerClosedForm({ path: shown.path, draftKey: draftKey(resource, shown.id), draft: unsaved });
  };

  // The back button of the browser closes the form, too.
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
 * The dialog to add and edit a record of a resource's list, opened and closed by the URL. A failed
 * save leaves the form as it is; unsaved input of a closed form can be restored. Texts are under
 * `admin.{resource}`.
 */
export function RecordDialog(props: RecordDialogProps) {
  const { defaultValues, transform, ordered = false, wide = false } = props;
  const { draftFields, quiet = false, createOnly = false, undeletable } = props;
  const resource = useResourceContext() ?? '';
  const toBody = useMemo(() => {
    const body = (values: Values) => requestBody(resource, values);
    return transform ? (values: Values) => transform(body(values), values) : body;
  }, [resource, transform]);
  const toVersionedBody = useMemo(() => withVersion(toBody), [toBody]);
  const order = useNextOrder(ordered);
  const translate = useTranslate();
  const { isOpen, shown, unmount, setConflictError } = useDialogTarget(resource);
  const { draft, close, cancel } = useCancel(resource, shown, quiet);
  const [insteadOfForm, setInsteadOfForm] = useState(false);
  const isFormShown = !insteadOfForm;
  const mutationOptions = useRecordSave({
    resource,
    isNew: shown?.id === undefined,
    createOnly,
    draft,
    onOutdated: setConflictError,
    onSaved: (record) => {
      close();
      props.onSaved?.(record);
    },
  });

  const form = (
    <RecordForm
      defaultValues={{ ...initialValues(resource), ...(ordered && { order }), ...defaultValues }}
      transform={toBody}
      conflictError={shown?.conflictError}
      draft={draft}
      draftFields={draftFields}
      quiet={quiet}
    >
      <OpenElsewhereNote sx={{ borderRadius: 0, px: 3 }} />
      <DialogContent dividers>
        {isFormShown ? (
          <>
            <DraftOffer />
            <RequiredLegend />
          </>
        ) : null}
        <InsteadOfForm value={setInsteadOfForm}>{props.children}</InsteadOfForm>
        {quiet ? null : (
          <Box sx={{ mt: 1 }}>
            <DraftStatus />
          </Box>
        )}
        {shown?.id !== undefined && isFormShown ? (
          <LastChanges resource={resource} id={Number(shown.id)} />
        ) : null}
      </DialogContent>
      {isFormShown ? (
        <DialogActionsBar
          deletable={shown?.id !== undefined && shown.id !== String(undeletable)}
          removal={props.removal}
          canUnpublish={props.canUnpublish}
          onCancel={cancel}
        />
      ) : null}
    </RecordForm>
  );

  return (
    <DialogFrame
      title={translate(`admin.${resource}.${shown?.id ? 'editTitle' : 'add'}`)}
      isOpen={isOpen}
      isNew={shown?.id === undefined}
      form={shown?.key}
      width={wide ? 'xl' : 'md'}
      onClose={cancel}
      onClosed={unmount}
    >
      {shown?.id ? (
        <EditBase<RaRecord>
          key={shown.key}
          id={shown.id}
          mutationMode="pessimistic"
          mutationOptions={mutationOptions}
          transform={toVersionedBody}
          loading={<FormSkeleton />}
        >
          {form}
        </EditBase>
      ) : shown ? (
        <CreateBase key={shown.key} mutationOptions={mutationOptions} transform={toVersionedBody}>
          {form}
        </CreateBase>
      ) : null}
    </DialogFrame>
  );
}
