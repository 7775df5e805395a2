import { useEffect } from 'react';

function hold(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/**
 * Ignores files that are dropped where nothing accepts them. A browser would open such a file in
 * place of the panel, and what was typed would be lost.
 */
export function IgnoreFileDrops() {
  useEffect(() => {
    window.addEventListener('dragover', hold);
    window.addEventListener('drop', hold);
    return () => {
      window.removeEventListener('dragover', hold);
      window.removeEventListener('drop', hold);
    };
  }, []);
  return null;
}
