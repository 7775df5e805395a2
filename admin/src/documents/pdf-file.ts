const maxBytes = 10 * 1024 * 1024;

/** A PDF in the form: the one that was put in, by its address, or a new one as a data URL. */
export interface PdfFile {
  src: string;
  title: string;
  /** In bytes; of a new one only. */
  size?: number;
}

/** Why the file need not be sent at all, as a key of the catalogue. */
export function pdfFault({ name, type, size }: File): string | undefined {
  if (type ? type !== 'application/pdf' : !/\.pdf$/i.test(name)) {
    return 'admin.documents.file.notPdf';
  }
  return size > maxBytes ? 'admin.documents.file.tooBig' : undefined;
}

/** Reads a file as the API takes it in JSON. Throws when the browser cannot read it. */
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
