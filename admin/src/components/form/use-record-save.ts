import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useNotify, useRedirect, type RaRecord } from 'react-admin';
import { fieldsOf } from 'shared/is-record';
import { getAdminSession } from '../../providers/admin-session';
import { isOutdated } from './conflict/changes';
import { draftKey, resumeDraft } from './drafts/drafts';
import type { DraftHandle } from './drafts/use-draft';
import { useSaveMessages } from './use-save-messages';

/** Id of the row that an earlier request with the same key created, where the server names it. */
function earlierOf(error: unknown): number | undefined {
  const { status, body } = fieldsOf(error);
  const { earlier } = fieldsOf(body);
  return status === 422 && typeof earlier === 'number' ? earlier : undefined;
}

interface RecordSaveOptions {
  resource: string;
  /** Whether the record is a new one. */
  isNew: boolean;
  /** Whether what was added cannot be changed in this form. */
  addsOnly: boolean;
  /** What is typed and not saved. */
  draft: RefObject<DraftHandle | null>;
  /** Key of the description after a change was saved; left out, that of the resource. */
  savedMessage?: (record: RaRecord) => string;
  /** Called when somebody else has saved the record meanwhile. */
  onOutdated: (error: Error) => void;
  onSaved: () => void;
}

/** What a dialog does once its record is saved, or refused. */
export function useRecordSave(options: RecordSaveOptions) {
  const { resource, isNew, addsOnly, draft, savedMessage, onOutdated, onSaved } = options;
  const texts = `admin.${resource}.toast`;
  const notify = useNotify();
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  const { saved, failed } = useSaveMessages();

  // A save whose answer was lost had arrived: what was typed since continues as a change of its
  // row.
  const continueAsChange = (earlier: number) => {
    const typed = draft.current?.current();
    if (typed) resumeDraft(draftKey(resource, earlier), { values: typed.values });
    draft.current?.discard();
    notify('admin.form.arrived', { type: 'info' });
    redirect(`/${resource}/${earlier}`);
  };

  return {
    onSuccess: (record: RaRecord) => {
      // React-admin takes a change for done that was refused because the session had ended. Whoever
      // signs in again continues with what they typed.
      if (!getAdminSession()) return;
      if (isNew) saved(`${texts}.created`);
      else saved(`${texts}.updated`, savedMessage?.(record) || undefined);
      // React-admin changes the row in its place; another order or filter may put it elsewhere.
      void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
      onSaved();
    },
    onError: (error: Error) => {
      if (isOutdated(error)) {
        onOutdated(error);
        return;
      }
      const earlier = addsOnly ? undefined : earlierOf(error);
      if (earlier === undefined) failed(`${texts}.error`, error);
      else continueAsChange(earlier);
    },
  };
}
