import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { fieldsOf } from 'shared/is-record';

/** ARIA has no invalid buttons; `data-invalid` marks one whose message describes it. */
const invalid = '[aria-invalid="true"], [data-invalid="true"]';

/**
 * Moves the focus to the first field with an error of the server. Errors of fields that the form
 * does not have are shown in the toast alone and cleared, so that they do not block the next save.
 */
export function ServerErrorFocus() {
  const { clearErrors } = useFormContext();
  const { errors, submitCount } = useFormState();
  const place = useRef<HTMLSpanElement>(null);
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
    // In the next frame, as some parts open only to show their error.
    const frame = requestAnimationFrame(() => {
      const form = place.current?.closest('form');
      const faulty = Array.from(form?.querySelectorAll<HTMLElement>(invalid) ?? []);
      if (!faulty.some((field) => field.matches(':focus'))) {
        faulty[0]?.focus();
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [submitCount, clearErrors]);

  return <span ref={place} hidden />;
}
