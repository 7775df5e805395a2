import type { ReactNode } from 'react';
import { useLocaleState, useTranslate, type RaRecord } from 'react-admin';
import { useNow } from '../../format/use-now';

/** What the cells of a row are written with. */
export interface CellTexts {
  translate: ReturnType<typeof useTranslate>;
  locale: string;
  /** When the table was opened, in milliseconds since the epoch. */
  now: number;
}

export interface Column<Row> {
  /** The field that the column shows, and by which it is sorted. */
  field: string;
  /** Key of its heading; by default the name of the field. */
  label?: string;
  cell: (row: Row, texts: CellTexts) => ReactNode;
  /** The order of the first click on the heading; undefined where the list is not sorted by it. */
  order?: 'ASC' | 'DESC';
  /** In characters; the title has the rest. */
  width: number;
  align?: 'right';
}

/** The column that names a row; its text opens the form. */
export interface TitleColumn<Row> {
  field: string;
  label?: string;
  order?: 'ASC' | 'DESC';
  /** What a row is called, if it is not its title or name. */
  title?: (row: Row, texts: CellTexts) => string;
  /** Path of the row's form; undefined where it has none. */
  path?: (row: Row) => string | undefined;
}

/** A row of a table. */
export type TableRecord = RaRecord<number>;

/** Characters of the title below which a column has no room. */
const TITLE_WIDTH = 36;
/** Width of a character as columns count it, in rem. */
const CHARACTER = 0.58;

const rem = (characters: number): string => `${(characters * CHARACTER).toFixed(2)}rem`;

/**
 * The styles of the columns beside the title. Each has its width; the last ones are hidden where
 * the table has no room for them, so they are declared by importance.
 */
export function columnStyles(columns: readonly Pick<Column<never>, 'width' | 'align'>[]) {
  let needed = TITLE_WIDTH;
  return columns.map(({ width, align }) => {
    needed += width;
    return {
      width: rem(width),
      textAlign: align ?? 'left',
      [`@container (max-width: ${rem(needed)})`]: { display: 'none' },
    };
  });
}

export function useCellTexts(): CellTexts {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const now = useNow();
  return { translate, locale, now };
}
