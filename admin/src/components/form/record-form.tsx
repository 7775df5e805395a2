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
import { ServerErrorFocus } from './server-error-focus';
import { useSingleSave, type SaveLock } from './use-single-save';

interface RecordFormProps {
  /** The values of an empty form. */
  defaultValues?: Values;
  /** Turns the form's values into the request body. */
  transform: TransformData;
  /** Lets the surroundings ask for what is typed and not saved. */
  draft?: RefObject<DraftHandle | null>;
  /** The fields to store in this browser while they are not saved; all where it is left out. */
  draftFields?: readonly string[];
  /**
   * Whether the page may be closed without a question: the inputs show that the draft is stored.
   */
  quiet?: boolean;
  /** The error of the last save, where somebody else has saved meanwhile. */
  refused?: Error;
  /** Whether it stays open when it is saved, and can be sent once more. */
  staysOpen?: boolean;
  /** The answer to the last save, for a form that stays open. */
  saved?: RaRecord;
  children: ReactNode;
}

/** Adds the version of the record that the values were made from. */
export function withVersion(transform: TransformData): TransformData {
  return async (values, options) => ({
    ...(await transform(values, options)),
    ...(typeof values.version === 'number' ? { version: values.version } : {}),
  });
}

const none: Values = {};
// The same object in every render: another one resets the form and its server errors.
const resetOptions = { keepDirtyValues: true, keepErrors: true };

interface Shown {
  /** The record that is being changed. */
  base?: Values;
  /** What to fill the form with over it; nothing for the record as it is. */
  typed?: Values;
  /** True until the form is filled anew. */
  first?: boolean;
}

/** Fills the form with what is shown, whenever that changes. */
function useFill(shown: Shown, defaults: Values): void {
  const { reset, setValue } = useFormContext();
  const fill = useEffectEvent(({ base, typed, first }: Shown) => {
    const values = { ...defaults, ...base };
    if (!first) reset(values);
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
 * The form's inner part. It shows the newest record for as long as nothing is typed; from then on
 * it retains the record that was loaded, so that a save states the version it was made from.
 */
function FormBody(props: BodyProps) {
  const { defaults, lock, transform, resumed, draft, quiet = false } = props;
  const { staysOpen = false, refused, saved, children } = props;
  const record = useRecordContext<RaRecord>();
  const { isDirty } = useFormState();
  const [shown, setShown] = useState<Shown>({
    base: resumed?.base ?? record,
    typed: resumed?.values,
    first: true,
  });
  const [answer, setAnswer] = useState<RaRecord>();
  const [settled, setSettled] = useState<Error>();
  const [submission] = useState(() => new Submission(resumed?.submission, resumed?.values.order));
  useFill(shown, defaults);

  const { base } = shown;
  const before = useMemo(() => ({ ...defaults, ...base }), [defaults, base]);
  if (saved && saved !== answer) {
    setAnswer(saved);
    setShown({ base: saved });
  } else if (!isDirty && !(shown.first && shown.typed) && record && record !== base) {
    setShown({ base: record });
  }

  return (
    <>
      <ServerErrorFocus />
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
 * A form for the record around, or for a new one. What is typed in it survives an ended session, a
 * refused save, and another administrator's newer version.
 */
export function RecordForm({ defaultValues, ...body }: RecordFormProps) {
  const record = useRecordContext<RaRecord>();
  const resource = useResourceContext() ?? '';
  const [key] = useState(() => draftKey(resource, record?.id));
  const [resumed] = useState(() => resumedDraft(key));
  // Later records come through `FormBody`; the defaults of a new one may still follow the list.
  const [first] = useState({ values: { ...record, ...resumed?.base }, defaultValues });
  const isNew = record === undefined;
  const defaults = isNew ? defaultValues : first.defaultValues;
  const { context, lock } = useSingleSave();
  return (
    <SaveContextProvider value={context}>
      <Form
        record={isNew ? undefined : first.values}
        defaultValues={defaults}
        disableInvalidFormNotification
        noValidate
        resetOptions={resetOptions}
      >
        <RecordContextProvider value={record}>
          <FormBody
            {...body}
            defaults={defaults ?? none}
            lock={lock}
            draftKey={key}
            resumed={resumed}
          />
        </RecordContextProvider>
      </Form>
    </SaveContextProvider>
  );
}
