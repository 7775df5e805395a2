import type { ProjectDocument } from '~/api/client';
import { UseDrawing } from '~/delivery/drawings';

/** The drawings of the first documents; others get that of a form or a letter. */
const drawings: Partial<Record<string, string>> = {
  '/documents/letak-zazeli.pdf': 'flyer',
  '/documents/obrazac-iskaz-interesa.pdf': 'form',
};

/** A drawing of the document's first sheet. */
export function Sheet({ document, className }: { document: ProjectDocument; className?: string }) {
  const drawing = drawings[document.path] ?? (document.kind === 'pdf' ? 'form' : 'letter');
  return (
    <svg className={className} viewBox="0 0 240 320" aria-hidden focusable="false">
      <UseDrawing file="/images/drawings/sheets.svg" id={drawing} />
    </svg>
  );
}
