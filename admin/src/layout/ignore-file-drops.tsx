import { useEffect } from 'react';

function hold(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/**
 * Takes no notice of files that are dropped where nothing takes them. A browser would open such a
 * file in place of the panel, and what was typed would be gone.
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
