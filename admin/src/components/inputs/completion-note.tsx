import { useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { FieldRules } from '../../api/form-rules';
import { completionOf } from './completion';

/**
 * Completes what was typed in a text input when it is left, or when Enter is pressed in it.
 * Undefined where the API's rules call for no completion.
 */
export function useCompletion(source: string, rules: FieldRules) {
  const { getValues, setValue } = useFormContext();
  const [completed, setCompleted] = useState<string>();
  const completion = completionOf(rules);
  if (!completion) return undefined;

  const complete = () => {
    const typed: unknown = getValues(source);
    if (typeof typed !== 'string' || completion(typed) === typed) return;
    const text = completion(typed);
    setCompleted(text === typed.trim() ? undefined : text);
    setValue(source, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  return {
    completed,
    complete,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') complete();
    },
  };
}

interface CompletionNoteProps {
  /** Key of the help text. */
  help: string | false;
  /** The completed text. */
  completed: string | undefined;
}

/** Help text of an input that completes what is typed, with a note when it has done so. */
export function CompletionNote({ help, completed }: CompletionNoteProps) {
  const translate = useTranslate();
  return (
    <>
      {help ? translate(help) : null}{' '}
      <span role="status">
        {completed ? translate('admin.form.completed', { text: completed }) : null}
      </span>
    </>
  );
}
