/** Maximum size of a PDF, in bytes. */
export const MAX_PDF_SIZE = 10 * 1024 * 1024;
