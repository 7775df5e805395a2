/**
 * Starts reading a PDF with pdf.js, which repairs what common readers do. Its `promise` rejects
 * with a `PasswordException` when a password is needed, and with another error when the file cannot
 * be read; `destroy` ends it.
 */
export async function openPdf(bytes: Uint8Array) {
  // Loaded here, as the process that calls functions of another one only needs their address.
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  return getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    useSystemFonts: false,
  });
}
