/** Members of pdfkit that its types lack. */
declare namespace PDFKit {
  namespace Mixins {
    interface StructureElementOptions {
      /** Left, top, right and bottom, in points from the top left. */
      bbox?: [number, number, number, number];
    }
  }
  interface PDFDocument {
    _root: { data: { AcroForm: { data: AcroForm } } };
  }
  interface AcroForm {
    Fields: PDFKitReference[];
    DA: object;
    DR: { Font: Record<string, PDFKitReference> };
    NeedAppearances?: boolean;
  }
}
