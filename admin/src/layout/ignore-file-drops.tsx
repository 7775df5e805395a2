import { useEffect } from 'react';

function ignoreFiles(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/**
 * Ignores files that are dropped outside of upload areas. The browser would open such a file
 * instead of the panel, and unsaved input would be lost.
 */
export function IgnoreFileDrops() {
  useEffect(() => {
    window.addEventListener('dragover', ignoreFiles);
    window.addEventListener('drop', ignoreFiles);
    return () => {
      window.removeEventListener('dragover', ignoreFiles);
      window.removeEventListener('drop', ignoreFiles);
    };
  }, []);
  return null;
}
