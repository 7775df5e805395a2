import type { ListedFile, ListedFiles } from './document-files.service.js';
import type { Document } from './document.entity.js';
import type { DocumentDto, PlacedFileDto } from './dto/document.dto.js';

function uploadedFile(path: string | null, file: ListedFile | undefined): PlacedFileDto | null {
  if (!file?.isUploaded || path === null) return null;
  return { src: path, title: path.slice(path.lastIndexOf('/') + 1) };
}

/**
 * The response for a document.
 * @param euFunded whether the European Union co-funds its project
 */
export function presentDocument(
  document: Document,
  { hr, en }: ListedFiles,
  euFunded: boolean,
): DocumentDto {
  const { generatedAs, ...fields } = document;
  return {
    ...fields,
    generated: generatedAs !== null,
    euFunded,
    size: hr?.size ?? null,
    sizeEn: en?.size ?? null,
    file: uploadedFile(document.path, hr),
    fileEn: uploadedFile(document.pathEn, en),
  };
}
