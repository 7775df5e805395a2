import { createContext, use, useEffect } from 'react';

/** Notes whether something else is shown in the dialog instead of the form. */
export const InsteadOfForm = createContext<(isShown: boolean) => void>(() => undefined);

/**
 * Hides what the dialog shows around the inputs, its notes and buttons, while `isShown`. The inputs
 * stay mounted, so that nothing typed is lost.
 */
export function useInsteadOfForm(isShown: boolean): void {
  const note = use(InsteadOfForm);
  useEffect(() => {
    note(isShown);
    return () => note(false);
  }, [note, isShown]);
}
