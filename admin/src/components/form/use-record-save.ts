import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useNotify, useRedirect, type RaRecord } from 'react-admin';
import { getAdminSession } from '../../providers/admin-session';
import { fieldsOf } from '../../providers/is-record';
import { isOutdated } from './conflict/changes';
import { draftKey, forgetDraft } from './drafts/drafts';
import { forgetKeptValues, keepValues, type Kept } from './drafts/keep-unsaved';
import { useSaveMessages } from './use-save-messages';

/** The row that an earlier request under the same key made, where the server says so. */
function earlierOf(error: unknown): number | undefined {
  const { status, body } = fieldsOf(error);
  const { earlier } = fieldsOf(body);
  return status === 422 && typeof earlier === 'number' ? earlier : undefined;
}

interface RecordSaveOptions {
  resource: string;
  /** The path of the form. */
  place: string;
  /** Whether the record is a new one. */
  isNew: boolean;
  /** Whether what was added cannot be changed in this form. */
  addsOnly: boolean;
  /** Where to ask for what is typed and not saved. */
  typed: RefObject<(() => Kept | undefined) | null>;
  /** The key of what is said once a change is saved; left out, that of the resource. */
  savedMessage?: (record: RaRecord) => string;
  /** Told when somebody else was faster. */
  onOutdated: (error: Error) => void;
  onSaved: () => void;
}

/** What a dialog does once its record is saved, or refused. */
export function useRecordSave(options: RecordSaveOptions) {
  const { resource, place, isNew, addsOnly, typed, savedMessage, onOutdated, onSaved } = options;
  const texts = `admin.${resource}.toast`;
  const notify = useNotify();
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  const { saved, failed } = useSaveMessages();

  // A save whose answer was lost had arrived: what was changed since goes on as a change of its row.
  const goOnWith = (earlier: number) => {
    const next = `/${resource}/${earlier}`;
    const values = typed.current?.()?.values;
    if (values) keepValues(next, { values });
    forgetDraft(draftKey(resource, undefined));
    forgetKeptValues(place);
    notify('admin.form.arrived', { type: 'info' });
    redirect(next);
  };

  return {
    onSuccess: (record: RaRecord) => {
      // React-admin takes a change for done that was refused because the session had ended. Whoever
      // signs in again comes back to what they typed.
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
      else goOnWith(earlier);
    },
  };
}
