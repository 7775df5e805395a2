const maxBytes = 10 * 1024 * 1024;

/** A PDF in the form: the stored one with its URL, or a new one as a data URL. */
export interface PdfFile {
  src: string;
  title: string;
  /** Size in bytes; only of a new file. */
  size?: number;
}

/** Key of the error message of an invalid file; undefined for a valid one. */
export function pdfError({ name, type, size }: File): string | undefined {
  if (type ? type !== 'application/pdf' : !/\.pdf$/i.test(name)) {
    return 'admin.documents.file.notPdf';
  }
  return size > maxBytes ? 'admin.documents.file.tooBig' : undefined;
}

/** Reads a file as a data URL for the JSON body. Rejects when the browser cannot read it. */
export function readPdf(file: File): Promise<PdfFile> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error(file.name));
    reader.onload = () =>
      resolve({
        src: String(reader.result).replace(/^data:[^,]*,/, 'data:application/pdf;base64,'),
        title: file.name,
        size: file.size,
      });
    reader.readAsDataURL(file);
  });
}
