import { useEffect } from 'react';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Has the browser ask whoever reloads or closes the panel, for as long as something would be lost. */
export function useAskBeforeLeaving(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}
