import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { fieldsOf } from 'shared/is-record';
import { openSectionOf } from './focus-place';

/** `data-invalid` marks buttons, for which ARIA has no invalid state. */
const invalidSelector = '[aria-invalid="true"], [data-invalid="true"]';

/**
 * Opens the sections of fields with errors, and moves the focus to the first one. Errors of fields
 * without an input are shown only in the message and cleared, so that they do not block the next
 * save.
 */
export function ServerErrorFocus() {
  const { clearErrors } = useFormContext();
  const { errors, submitCount } = useFormState();
  const anchor = useRef<HTMLSpanElement>(null);
  const latest = useRef(errors);
  useEffect(() => {
    latest.current = errors;
  });

  useEffect(() => {
    const fromServer = Object.entries(latest.current).filter(
      ([, error]) => error?.type === 'server',
    );
    clearErrors(fromServer.filter(([, error]) => !fieldsOf(error).ref).map(([name]) => name));
    if (Object.keys(latest.current).length === 0) {
      return;
    }
    // In the next frame: the errors must be rendered.
    const frame = requestAnimationFrame(() => {
      const form = anchor.current?.closest('form');
      const invalidFields = Array.from(form?.querySelectorAll<HTMLElement>(invalidSelector) ?? []);
      invalidFields.forEach(openSectionOf);
      if (!invalidFields.some((field) => field.matches(':focus'))) {
        invalidFields[0]?.focus();
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [submitCount, clearErrors]);

  return <span ref={anchor} hidden />;
}
