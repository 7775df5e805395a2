import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import HorizontalRule from '@mui/icons-material/HorizontalRule';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import LinkIcon from '@mui/icons-material/Link';
import Redo from '@mui/icons-material/Redo';
import Search from '@mui/icons-material/Search';
import TableChart from '@mui/icons-material/TableChartOutlined';
import Undo from '@mui/icons-material/Undo';
import type SvgIcon from '@mui/material/SvgIcon';
import type { Editor } from '@tiptap/react';
import { pictureName } from '../document/nodes';
import { afterSelectedBlock } from './pictures';

/** A dialog or bar that a tool opens. */
export type Panel = 'link' | 'library' | 'picture' | 'find';

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

const heading = (level: 2 | 3 | 4): Tool => ({
  name: `heading${level}`,
  keys: `Ctrl+Alt+${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
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
  [
    {
      name: 'undo',
      icon: Undo,
      keys: 'Ctrl+Z',
      isEnabled: (editor) => editor.can().undo(),
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      name: 'redo',
      icon: Redo,
      keys: 'Ctrl+Y',
      isEnabled: (editor) => editor.can().redo(),
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
  [heading(2), heading(3), heading(4)],
  [
    {
      name: 'bold',
      icon: FormatBold,
      keys: 'Ctrl+B',
      isOn: (editor) => editor.isActive('bold'),
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      name: 'italic',
      icon: FormatItalic,
      keys: 'Ctrl+I',
      isOn: (editor) => editor.isActive('italic'),
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
    {
      name: 'link',
      icon: LinkIcon,
      keys: 'Ctrl+K',
      isOn: (editor) => editor.isActive('link'),
      run: (_editor, open) => open('link'),
    },
  ],
  [
    {
      name: 'bulletList',
      icon: FormatListBulleted,
      keys: 'Ctrl+Shift+8',
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'orderedList',
      icon: FormatListNumbered,
      keys: 'Ctrl+Shift+7',
      isOn: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      name: 'blockquote',
      icon: FormatQuote,
      keys: 'Ctrl+Shift+B',
      isOn: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
  ],
  [
    {
      name: 'picture',
      icon: ImageOutlined,
      isEnabled: (editor) => !inTable(editor),
      run: (_editor, open) => open('library'),
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
    { name: 'find', icon: Search, run: (_editor, open) => open('find') },
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
