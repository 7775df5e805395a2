import { useContext } from 'react';
import { drawings, pictures } from 'virtual:drawings';
import { ServerDocumentContext } from './server-document';

/** `/images/drawings/icons.svg` is `icons`. */
const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -'.svg'.length);

interface UseDrawingProps {
  /** URL of the file. */
  file: string;
  /** Id of the drawing in the file. */
  id: string;
}

/**
 * Shows a drawing of an SVG file. A document from the server brings the drawings that it shows, so
 * that its first paint has them; pages that a visitor goes to from there fetch the file.
 */
export function UseDrawing({ file, id }: UseDrawingProps) {
  const server = useContext(ServerDocumentContext);
  if (server === undefined || drawings[file] === undefined) return <use href={`${file}#${id}`} />;
  server.drawings.add(file);
  return <use href={`#${nameOf(file)}-${id}`} />;
}

/** The files of the drawings that the document shows, each once. The last thing in the document. */
export function DocumentDrawings() {
  const server = useContext(ServerDocumentContext);
  if (server === undefined || server.drawings.size === 0) return null;
  const contents = [...server.drawings].map((file) => drawings[file]).join('');
  return (
    <div hidden>
      <svg dangerouslySetInnerHTML={{ __html: contents }} />
    </div>
  );
}

/** What shows a picture in a document: one that we drew comes with it (a few kilobytes of SVG). */
export function usePictureSource(url: string): string {
  const server = useContext(ServerDocumentContext);
  return (server && pictures[url]) ?? url;
}
