import { useEffect, useMemo, useState, type ReactNode, type Ref } from 'react';
import {
  Form,
  RecordContextProvider,
  SaveContextProvider,
  useRecordContext,
  type RaRecord,
  type TransformData,
} from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { changedFields, type Values } from './conflict/changes';
import { ConflictNote } from './conflict/conflict-note';
import { Autosaver } from './drafts/autosave-context';
import { KeepUnsaved, type Kept } from './drafts/keep-unsaved';
import { Submission } from './drafts/submission';
import { ServerErrorFocus } from './server-error-focus';
import { useOneSave, type SaveLock } from './use-one-save';

interface RecordFormProps {
  /** The values of an empty form. */
  defaultValues?: Values;
  /** Makes of the form's values what the API takes. */
  transform: TransformData;
  /** The address the form was opened at. */
  place: string;
  /** What was typed here when an earlier session ended. */
  unsaved?: Kept;
  /** Where to ask for what is typed and not saved. */
  typed?: Ref<() => Kept | undefined>;
  /** The fields to keep in this browser while they are not saved; all where it is left out. */
  keeps?: readonly string[];
  /** Whether the page may be closed without a question: the form says itself that it keeps all. */
  quiet?: boolean;
  /** The last save's refusal, where somebody else was faster. */
  refused?: Error;
  /** Whether it stays open when it is saved, and can be sent once more. */
  staysOpen?: boolean;
  /** The answer to the last save, for a form that stays open. */
  saved?: RaRecord;
  children: ReactNode;
}

/** Sends with what is written which version of the record it was made from. */
export function withVersion(transform: TransformData): TransformData {
  return async (values, options) => ({
    ...(await transform(values, options)),
    ...(typeof values.version === 'number' ? { version: values.version } : {}),
  });
}

const none: Values = {};
// One object for all drawings: another one resets the form, and takes the server's errors with it.
const resetOptions = { keepDirtyValues: true, keepErrors: true };

interface Shown {
  /** The record that is being changed. */
  base?: Values;
  /** What to fill the form with over it; nothing for the record as it is. */
  typed?: Values;
  /** True until the form is filled anew. */
  first?: boolean;
}

interface BodyProps extends Omit<RecordFormProps, 'defaultValues'> {
  defaults: Values;
  lock: SaveLock;
}

/**
 * The form's inner part. It shows the newest record for as long as nothing is typed; from then on
 * what was loaded stays, so that a save says truly what it was made from.
 */
function FormBody(props: BodyProps) {
  const { defaults, lock, transform, place, unsaved, typed: handle, quiet = false } = props;
  const { keeps, staysOpen = false, refused, saved, children } = props;
  const record = useRecordContext<RaRecord>();
  const { reset, setValue } = useFormContext();
  const { isDirty } = useFormState();
  const [shown, setShown] = useState<Shown>({ base: unsaved?.base ?? record, first: true });
  const [answer, setAnswer] = useState<RaRecord>();
  const [settled, setSettled] = useState<Error>();

  const [submission] = useState(() => new Submission(unsaved?.submission, unsaved?.values.order));

  const { base } = shown;
  const before = useMemo(() => ({ ...defaults, ...base }), [defaults, base]);
  const restored = shown.first && unsaved !== undefined;
  if (saved && saved !== answer) {
    setAnswer(saved);
    setShown({ base: saved });
  } else if (!isDirty && !restored && record && record !== base) {
    setShown({ base: record });
  }

  useEffect(() => {
    if (shown.first || !shown.base) return;
    const { base: loaded, typed } = shown;
    reset({ ...defaults, ...loaded });
    if (typed) {
      changedFields(loaded, typed).forEach((field) =>
        setValue(field, typed[field], { shouldDirty: true }),
      );
    }
  }, [shown, defaults, reset, setValue]);

  return (
    <>
      <ServerErrorFocus />
      <KeepUnsaved place={place} base={base} typed={handle} submission={submission} quiet={quiet} />
      {base && refused && refused !== settled ? (
        <ConflictNote
          refused={refused}
          base={base}
          transform={transform}
          fill={(loaded, typed) => {
            setSettled(refused);
            setShown({ base: loaded, typed });
          }}
        />
      ) : null}
      <Autosaver
        before={before}
        restored={unsaved !== undefined}
        keeps={keeps}
        submission={submission}
        staysOpen={staysOpen}
        onTaken={() => {
          if (!staysOpen) lock.close();
        }}
      >
        {base && !restored ? (
          <RecordContextProvider value={base}>{children}</RecordContextProvider>
        ) : (
          children
        )}
      </Autosaver>
    </>
  );
}

/**
 * A form for the record around, or for a new one. It keeps what is typed: through an ended session,
 * a refused save, and against another administrator's newer version.
 */
export function RecordForm({ defaultValues, ...body }: RecordFormProps) {
  const record = useRecordContext<RaRecord>();
  // Later records come by the form's own hand; the defaults of a new one may still follow the list.
  const [first] = useState({ values: { ...record, ...body.unsaved?.values }, defaultValues });
  const isNew = record === undefined;
  const defaults = isNew ? defaultValues : first.defaultValues;
  const { context, lock } = useOneSave();
  return (
    <SaveContextProvider value={context}>
      <Form
        record={isNew && !body.unsaved ? undefined : first.values}
        defaultValues={defaults}
        disableInvalidFormNotification
        noValidate
        resetOptions={resetOptions}
      >
        <RecordContextProvider value={record}>
          <FormBody {...body} defaults={defaults ?? none} lock={lock} />
        </RecordContextProvider>
      </Form>
    </SaveContextProvider>
  );
}
