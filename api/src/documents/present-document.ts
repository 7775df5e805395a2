import type { ServedFile, ServedFiles } from './document-files.service.js';
import type { Document } from './document.entity.js';
import type { DocumentDto, PlacedFileDto } from './dto/document.dto.js';

function placedFile(path: string | null, file: ServedFile | undefined): PlacedFileDto | null {
  if (!file?.placed || path === null) return null;
  return { src: path, title: path.slice(path.lastIndexOf('/') + 1) };
}

/** A document as it is answered. */
export function presentDocument(document: Document, { hr, en }: ServedFiles): DocumentDto {
  const { generatedAs, ...fields } = document;
  return {
    ...fields,
    generated: generatedAs !== null,
    size: hr?.size ?? null,
    sizeEn: en?.size ?? null,
    file: placedFile(document.path, hr),
    fileEn: placedFile(document.pathEn, en),
  };
}
