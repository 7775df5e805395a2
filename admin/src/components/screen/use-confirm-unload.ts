import { useEffect } from 'react';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Has the browser ask before the panel is reloaded or closed, while something would be lost. */
export function useConfirmUnload(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}
