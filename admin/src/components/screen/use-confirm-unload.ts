import { useEffect } from 'react';

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** Makes the browser ask for confirmation before the panel is reloaded or closed. */
export function useConfirmUnload(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [active]);
}
