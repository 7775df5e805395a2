import type { ServedFile, ServedFiles } from './document-files.service.js';
import type { Document } from './document.entity.js';
import type { DocumentDto, PlacedFileDto } from './dto/document.dto.js';

function uploadedFile(path: string | null, file: ServedFile | undefined): PlacedFileDto | null {
  if (!file?.isUploaded || path === null) return null;
  return { src: path, title: path.slice(path.lastIndexOf('/') + 1) };
}

/** The response for a document. */
export function presentDocument(document: Document, { hr, en }: ServedFiles): DocumentDto {
  const { generatedAs, ...fields } = document;
  return {
    ...fields,
    generated: generatedAs !== null,
    size: hr?.size ?? null,
    sizeEn: en?.size ?? null,
    file: uploadedFile(document.path, hr),
    fileEn: uploadedFile(document.pathEn, en),
  };
}
