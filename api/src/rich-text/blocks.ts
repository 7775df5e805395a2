/** The format of a stored text. */
export const FORMATS = ['text', 'markdown'] as const;
export type Format = (typeof FORMATS)[number];

/** A part of a line. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'strong' | 'emphasis'; inlines: Inline[] }
  | { type: 'link'; address: string; inlines: Inline[] }
  | { type: 'break' };

export type HeadingLevel = 2 | 3 | 4;
export type Alignment = 'left' | 'center' | 'right';

/** A heading; its id is unique in the text. */
export interface Heading {
  type: 'heading';
  level: HeadingLevel;
  id: string;
  inlines: Inline[];
}

export interface List {
  type: 'list';
  ordered: boolean;
  /** The number of the first item of an ordered list. */
  start: number;
  items: Block[][];
}

/** A picture of this site. An empty alternative text is that of the media library. */
export interface PictureBlock {
  type: 'picture';
  address: string;
  alt: string;
  caption: string | null;
}

export interface Table {
  type: 'table';
  /** The alignment of each column; null for the usual one. */
  align: (Alignment | null)[];
  head: Inline[][];
  rows: Inline[][][];
}

/** A part of a formatted text. */
export type Block =
  | { type: 'paragraph'; inlines: Inline[] }
  | Heading
  | List
  | { type: 'quote'; blocks: Block[] }
  | PictureBlock
  | Table
  | { type: 'divider' };

/** The pictures of blocks, also of those in lists and quotes. */
export function picturesOf(blocks: readonly Block[]): PictureBlock[] {
  return blocks.flatMap((block) => {
    if (block.type === 'picture') return [block];
    if (block.type === 'quote') return picturesOf(block.blocks);
    return block.type === 'list' ? picturesOf(block.items.flat()) : [];
  });
}
