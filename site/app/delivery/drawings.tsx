import { useContext } from 'react';
import { drawings, pictures } from 'virtual:drawings';
import { ServerDocumentContext } from './server-document';
import { markOf } from './shared-texts';

/** The name of a file without folder and ending: `icons` of `/images/drawings/icons.svg`. */
const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -'.svg'.length);

interface UseDrawingProps {
  /** URL of the file. */
  file: string;
  /** Id of the drawing in the file. */
  id: string;
}

/**
 * Shows a drawing of an SVG file. A document from the server contains the drawings that it shows,
 * so that they are in its first paint; pages that are opened from there fetch the file.
 */
export function UseDrawing({ file, id }: UseDrawingProps) {
  const server = useContext(ServerDocumentContext);
  if (server === undefined || drawings[file] === undefined) return <use href={`${file}#${id}`} />;
  server.drawings.add(file);
  return <use href={`#${nameOf(file)}-${id}`} />;
}

/** The drawings that the document refers to, each file once. Rendered last, when all are known. */
export function DocumentDrawings() {
  const server = useContext(ServerDocumentContext);
  if (server === undefined) return null;
  const shown = new Set(server.drawings);
  for (const part of server.parts.values()) part.drawings.forEach((file) => shown.add(file));
  if (shown.size === 0) return null;
  const contents = [...shown].map((file) => {
    const text = drawings[file] ?? '';
    return import.meta.env.SSR ? markOf(server.nonce, file, () => text) : text;
  });
  return (
    <div hidden>
      <svg dangerouslySetInnerHTML={{ __html: contents.join('') }} />
    </div>
  );
}

/** The `src` of a picture: in a document from the server, our own SVG pictures as data URLs. */
export function usePictureSource(url: string): string {
  const server = useContext(ServerDocumentContext);
  return (server && pictures[url]) ?? url;
}
