import {
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {
  Form,
  RecordContextProvider,
  SaveContextProvider,
  useRecordContext,
  useResourceContext,
  type RaRecord,
  type TransformData,
} from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { changedFields, type Values } from './conflict/changes';
import { ConflictNote } from './conflict/conflict-note';
import { DraftProvider } from './drafts/draft-context';
import { draftKey, resumedDraft, type ResumedDraft } from './drafts/drafts';
import { Submission } from './drafts/submission';
import type { DraftHandle } from './drafts/use-draft';
import { LinkedFieldFocus } from './linked-field-focus';
import { ServerErrorFocus } from './server-error-focus';
import { useSingleSave, type SaveLock } from './use-single-save';

interface RecordFormProps {
  /** The values of an empty form. */
  defaultValues?: Values;
  /** Turns the form's values into the request body. */
  transform: TransformData;
  /** Gives the parent access to unsaved input. */
  draft?: RefObject<DraftHandle | null>;
  /** The fields to store as a draft; by default all. */
  draftFields?: readonly string[];
  /**
   * Whether the page may be closed without a confirmation, as the inputs show the draft's status.
   */
  quiet?: boolean;
  /** The error of the last save, where another user has changed the record since. */
  conflictError?: Error;
  /** Whether it stays open after a save, and can be saved again. */
  staysOpen?: boolean;
  /** The response to the last save, for a form that stays open. */
  saved?: RaRecord;
  children: ReactNode;
}

/** Adds the version of the record that the values are based on. */
export function withVersion(transform: TransformData): TransformData {
  return async (values, options) => ({
    ...(await transform(values, options)),
    ...(typeof values.version === 'number' ? { version: values.version } : {}),
  });
}

const noValues: Values = {};
// A stable object: a new one would reset the form and its server errors.
const resetOptions = { keepDirtyValues: true, keepErrors: true };

interface Shown {
  /** The record that is edited. */
  base?: Values;
  /** Values to fill in over the record. */
  typed?: Values;
  /** Whether the form still has its first values. */
  initial?: boolean;
}

/** Fills the form whenever `shown` changes. */
function useFill(shown: Shown, defaults: Values): void {
  const { reset, setValue } = useFormContext();
  const fill = useEffectEvent(({ base, typed, initial }: Shown) => {
    const values = { ...defaults, ...base };
    if (!initial) reset(values);
    if (!typed) return;
    changedFields(values, typed).forEach((field) =>
      setValue(field, typed[field], { shouldDirty: true, shouldTouch: true }),
    );
  });
  useEffect(() => fill(shown), [shown]);
}

interface BodyProps extends Omit<RecordFormProps, 'defaultValues'> {
  defaults: Values;
  lock: SaveLock;
  draftKey: string;
  /** The draft that the form continues with. */
  resumed?: ResumedDraft;
}

/**
 * The content of the form. Without input it shows the newest record; with input it retains the
 * record that was loaded, so that a save sends the version it is based on.
 */
function FormBody(props: BodyProps) {
  const { defaults, lock, transform, resumed, draft, quiet = false } = props;
  const { staysOpen = false, conflictError, saved, children } = props;
  const record = useRecordContext<RaRecord>();
  const { isDirty } = useFormState();
  const [shown, setShown] = useState<Shown>({
    base: resumed?.base ?? record,
    typed: resumed?.values,
    initial: true,
  });
  const [lastSaved, setLastSaved] = useState<RaRecord>();
  const [resolvedError, setResolvedError] = useState<Error>();
  const [submission] = useState(() => new Submission(resumed?.submission, resumed?.values.order));
  useFill(shown, defaults);

  const { base } = shown;
  const before = useMemo(() => ({ ...defaults, ...base }), [defaults, base]);
  if (saved && saved !== lastSaved) {
    setLastSaved(saved);
    setShown({ base: saved });
  } else if (!isDirty && !(shown.initial && shown.typed) && record && record !== base) {
    setShown({ base: record });
  }

  return (
    <>
      <ServerErrorFocus />
      <LinkedFieldFocus />
      {base && conflictError && conflictError !== resolvedError ? (
        <ConflictNote
          conflictError={conflictError}
          base={base}
          transform={transform}
          fill={(loaded, typed) => {
            setResolvedError(conflictError);
            setShown({ base: loaded, typed });
          }}
        />
      ) : null}
      <DraftProvider
        draftKey={props.draftKey}
        base={base}
        before={before}
        resumed={resumed !== undefined}
        fields={props.draftFields}
        submission={submission}
        staysOpen={staysOpen}
        quiet={quiet}
        handle={draft}
        fill={(typed) => setShown({ base, typed })}
        onAccepted={() => {
          if (!staysOpen) lock.close();
        }}
      >
        {base ? <RecordContextProvider value={base}>{children}</RecordContextProvider> : children}
      </DraftProvider>
    </>
  );
}

/**
 * A form for the surrounding record, or for a new one. Its input survives the end of the session, a
 * failed save, and a newer version of the record.
 */
export function RecordForm({ defaultValues, ...body }: RecordFormProps) {
  const record = useRecordContext<RaRecord>();
  const resource = useResourceContext() ?? '';
  const [key] = useState(() => draftKey(resource, record?.id));
  const [resumed] = useState(() => resumedDraft(key));
  // `FormBody` handles later records; the defaults of a new one may still follow the list.
  const [initial] = useState({ values: { ...record, ...resumed?.base }, defaultValues });
  const isNew = record === undefined;
  const defaults = isNew ? defaultValues : initial.defaultValues;
  const { context, lock } = useSingleSave();
  return (
    <SaveContextProvider value={context}>
      <Form
        record={isNew ? undefined : initial.values}
        defaultValues={defaults}
        disableInvalidFormNotification
        noValidate
        resetOptions={resetOptions}
      >
        <RecordContextProvider value={record}>
          <FormBody
            {...body}
            defaults={defaults ?? noValues}
            lock={lock}
            draftKey={key}
            resumed={resumed}
          />
        </RecordContextProvider>
      </Form>
    </SaveContextProvider>
  );
}
