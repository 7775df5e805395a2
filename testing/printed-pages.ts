/** The number of pages of a PDF that Chromium printed; their objects are not compressed. */
export const sheetsOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
