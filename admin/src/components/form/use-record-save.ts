import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useNotify, useRedirect, type RaRecord } from 'react-admin';
import { fieldsOf } from 'shared/is-record';
import { isPublishable } from '../../api/form-rules';
import { getAdminSession } from '../../providers/admin-session';
import { presentTime } from '../format/use-now';
import { isOutdated } from './conflict/changes';
import { draftKey, resumeDraft } from './drafts/drafts';
import type { DraftHandle } from './drafts/use-draft';
import { useSaveMessages } from './use-save-messages';

/** Id of the row that an earlier request with the same key created, from the error. */
function earlierRowId(error: unknown): number | undefined {
  const { status, body } = fieldsOf(error);
  const { earlier } = fieldsOf(body);
  return status === 422 && typeof earlier === 'number' ? earlier : undefined;
}

/** Why visitors do not see a saved record yet; undefined where they do. */
function hiddenAs({ isPublished, publishDate }: RaRecord): 'draft' | 'scheduled' | undefined {
  if (!isPublished) return 'draft';
  return Date.parse(publishDate) > presentTime() ? 'scheduled' : undefined;
}

interface RecordSaveOptions<RecordType extends RaRecord> {
  resource: string;
  /** Whether the record is a new one. */
  isNew: boolean;
  /** Whether a created record cannot be changed in this form. */
  createOnly: boolean;
  /** The draft of the form. */
  draft: RefObject<DraftHandle | null>;
  /** Called when another user has changed the record since. */
  onOutdated: (error: Error) => void;
  onSaved: (record: RecordType) => void;
}

/** Callbacks of a dialog for the success and the failure of a save. */
export function useRecordSave<RecordType extends RaRecord>(options: RecordSaveOptions<RecordType>) {
  const { resource, isNew, createOnly, draft, onOutdated, onSaved } = options;
  const texts = `admin.${resource}.toast`;
  const notify = useNotify();
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  const { notifySaved, notifyFailed } = useSaveMessages();

  // A save whose response was lost had succeeded: later input becomes a change of its row.
  const continueAsChange = (earlier: number) => {
    const typed = draft.current?.current();
    if (typed) resumeDraft(draftKey(resource, earlier), { values: typed.values });
    draft.current?.discard();
    notify('admin.form.arrived', { type: 'info' });
    redirect(`/${resource}/${earlier}`);
  };

  return {
    onSuccess: (record: RecordType) => {
      // React-admin treats a change as saved when the session had ended; the form continues with
      // its input after signing in again.
      if (!getAdminSession()) return;
      const hidden = isPublishable(resource) && hiddenAs(record);
      notifySaved(
        `${texts}.${isNew ? 'created' : 'updated'}`,
        hidden ? `${texts}.updated.${hidden}` : undefined,
      );
      // React-admin updates the row in place, but sort order and filters may move it.
      void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
      onSaved(record);
    },
    onError: (error: Error) => {
      if (isOutdated(error)) {
        onOutdated(error);
        return;
      }
      const earlier = createOnly ? undefined : earlierRowId(error);
      if (earlier === undefined) notifyFailed(`${texts}.error`, error);
      else continueAsChange(earlier);
    },
  };
}
