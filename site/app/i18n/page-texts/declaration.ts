import type { PageTextKind } from 'shared/page-text';

/** The paths of a part of the catalogue: those of texts and lists, and those of groups of texts. */
type Path<Part> = Part extends string | readonly unknown[]
  ? never
  : {
      [Key in keyof Part & string]: Key | `${Key}.${Path<Part[Key]>}`;
    }[keyof Part & string];

/** Which texts of a part of the catalogues administrators may change, and which they may not. */
export interface Declaration<Part> {
  /** The content, by kind; the path of a list stands for its texts. */
  editable: Readonly<Record<PageTextKind, readonly Path<Part>[]>>;
  /**
   * Labels of fields, buttons and lists, messages, alternative texts of drawings. The path of a
   * group stands for all its texts.
   */
  fixed: readonly Path<Part>[];
}
