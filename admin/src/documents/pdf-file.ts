const maxBytes = 10 * 1024 * 1024;

/** A PDF in the form: the stored one by its URL, or a new one as a data URL. */
export interface PdfFile {
  src: string;
  title: string;
  /** In bytes; only of a new one. */
  size?: number;
}

/** Key of the message why the file cannot be sent; undefined where it can. */
export function pdfFault({ name, type, size }: File): string | undefined {
  if (type ? type !== 'application/pdf' : !/\.pdf$/i.test(name)) {
    return 'admin.documents.file.notPdf';
  }
  return size > maxBytes ? 'admin.documents.file.tooBig' : undefined;
}

/**
 * Reads a file as a data URL, as the API accepts it in JSON. Throws when the browser cannot read
 * it.
 */
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
