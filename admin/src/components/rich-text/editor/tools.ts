import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import HorizontalRule from '@mui/icons-material/HorizontalRule';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import LinkIcon from '@mui/icons-material/Link';
import Redo from '@mui/icons-material/Redo';
import TableChart from '@mui/icons-material/TableChartOutlined';
import Undo from '@mui/icons-material/Undo';
import type SvgIcon from '@mui/material/SvgIcon';
import type { Editor } from '@tiptap/react';
import { pictureName } from '../document/nodes';
import { afterSelectedBlock } from './pictures';

/** A dialog that a tool opens. */
export type Panel = 'link' | 'insert' | 'picture';

export interface Tool {
  name: string;
  /** Without an icon its words are always shown. */
  icon?: typeof SvgIcon;
  keys?: string;
  /** Whether it is on at the selection; undefined for a tool that is not switched on and off. */
  isOn?: (editor: Editor) => boolean;
  isEnabled?: (editor: Editor) => boolean;
  /** Whether it is shown; by default always. */
  isShown?: (editor: Editor) => boolean;
  run: (editor: Editor, open: (panel: Panel) => void) => void;
}

const toggles = {
  bold: 'toggleBold',
  italic: 'toggleItalic',
  bulletList: 'toggleBulletList',
  orderedList: 'toggleOrderedList',
  blockquote: 'toggleBlockquote',
} as const;

/** A tool that switches a format of the selection on and off. */
const format = (name: keyof typeof toggles, icon: typeof SvgIcon, keys: string): Tool => ({
  name,
  icon,
  keys,
  isOn: (editor) => editor.isActive(name),
  run: (editor) => editor.chain().focus()[toggles[name]]().run(),
});

const heading = (level: 2 | 3 | 4): Tool => ({
  name: `heading${level}`,
  keys: `Ctrl+Alt+${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const step = (name: 'undo' | 'redo', icon: typeof SvgIcon, keys: string): Tool => ({
  name,
  icon,
  keys,
  isEnabled: (editor) => editor.can()[name](),
  run: (editor) => editor.chain().focus()[name]().run(),
});

/** Inserts a table; after a selected block, not in its place. */
function insertTable(editor: Editor): void {
  const position = afterSelectedBlock(editor);
  const chain = editor.chain().focus();
  if (position !== undefined) chain.insertContentAt(position, { type: 'paragraph' });
  chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run();
}

const inTable = (editor: Editor) => editor.isActive('table');

const tableTools = (
  ['addRowAfter', 'addColumnAfter', 'deleteRow', 'deleteColumn', 'deleteTable'] as const
).map((command): Tool => ({
  name: command.replace('After', ''),
  isShown: inTable,
  run: (editor) => editor.chain().focus()[command]().run(),
}));

/** The tools in groups, in the order of the toolbar. */
export const toolGroups: Tool[][] = [
  [step('undo', Undo, 'Ctrl+Z'), step('redo', Redo, 'Ctrl+Y')],
  [heading(2), heading(3), heading(4)],
  [
    format('bold', FormatBold, 'Ctrl+B'),
    format('italic', FormatItalic, 'Ctrl+I'),
    {
      name: 'link',
      icon: LinkIcon,
      keys: 'Ctrl+K',
      isOn: (editor) => editor.isActive('link'),
      run: (_editor, open) => open('link'),
    },
  ],
  [
    format('bulletList', FormatListBulleted, 'Ctrl+Shift+8'),
    format('orderedList', FormatListNumbered, 'Ctrl+Shift+7'),
    format('blockquote', FormatQuote, 'Ctrl+Shift+B'),
  ],
  [
    {
      name: 'picture',
      icon: ImageOutlined,
      isEnabled: (editor) => !inTable(editor),
      run: (_editor, open) => open('insert'),
    },
    {
      name: 'table',
      icon: TableChart,
      isEnabled: (editor) => !inTable(editor),
      run: insertTable,
    },
    {
      name: 'divider',
      icon: HorizontalRule,
      run: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
  ],
  [
    {
      name: 'pictureDetails',
      isShown: (editor) => editor.isActive(pictureName),
      run: (_editor, open) => open('picture'),
    },
    ...tableTools,
  ],
];
