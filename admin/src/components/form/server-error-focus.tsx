import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { fieldsOf } from '../../providers/is-record';

/** A button cannot be invalid to assistive technology; its message describes it. */
const invalid = '[aria-invalid="true"], [data-invalid="true"]';

/**
 * Takes the focus to the first field the server found fault with. What it says of something that
 * has no field here stands in the toast alone, so that it does not hold up the next try.
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
    // Once more for what opens only to show its error.
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
