import type { ProjectDocument } from '~/api/client';
import { UseDrawing } from '~/delivery/drawings';

/** How the first documents look; others look like what they are, a form or a letter. */
const looks: Partial<Record<string, string>> = {
  '/documents/letak-zazeli.pdf': 'flyer',
  '/documents/obrazac-iskaz-interesa.pdf': 'form',
};

/** The document as a sheet of paper, drawn. */
export function Sheet({ document, className }: { document: ProjectDocument; className?: string }) {
  const look = looks[document.path] ?? (document.kind === 'pdf' ? 'form' : 'letter');
  return (
    <svg className={className} viewBox="0 0 240 320" aria-hidden focusable="false">
      <UseDrawing file="/images/drawings/sheets.svg" id={look} />
    </svg>
  );
}
