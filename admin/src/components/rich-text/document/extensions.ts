import {
  InputRule,
  textblockTypeInputRule,
  wrappingInputRule,
  type Extensions,
} from '@tiptap/core';
import { Heading } from '@tiptap/extension-heading';
import { BulletList, OrderedList } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { emptyHeadings } from './empty-headings';
import { CellText, DocumentNode, LinkMark, PictureNode } from './nodes';

/** What Markdown tables cannot hold: merged cells and widths. */
const unmerged = {
  colspan: { default: 1, parseHTML: () => 1 },
  rowspan: { default: 1, parseHTML: () => 1 },
  colwidth: { default: null, parseHTML: () => null, rendered: false },
};

const cell = (tag: 'td' | 'th') => ({
  content: 'cellText',
  addAttributes: () => ({
    ...unmerged,
    align: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute('data-align'),
      renderHTML: ({ align }: Record<string, unknown>) =>
        typeof align === 'string' ? { 'data-align': align } : {},
    },
  }),
  parseHTML: () => [{ tag }],
});

/** What begins a list when typed; a sentence may begin with a date or year, as "26. travnja". */
const NUMBERED_ITEM = /^1\.\s$/;
const BULLET_ITEM = /^-\s$/;
/** What follows "1. " in a date: "1. svibnja" and "1. 5." begin no list either. */
const REST_OF_DATE =
  /^(?:siječnja|veljače|ožujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|listopada|studenoga?|prosinca|\d{1,2}\.)\s$/;

/** The nodes and marks of the dialect: no other text can be written or pasted. */
export const extensions: Extensions = [
  StarterKit.configure({
    document: false,
    code: false,
    codeBlock: false,
    heading: false,
    bulletList: false,
    orderedList: false,
    link: false,
    strike: false,
    underline: false,
    dropcursor: { color: false, class: 'drop-cursor' },
  }),
  DocumentNode,
  BulletList.extend({
    addInputRules() {
      return [wrappingInputRule({ find: BULLET_ITEM, type: this.type })];
    },
  }),
  OrderedList.extend({
    addInputRules() {
      const date = new InputRule({
        find: REST_OF_DATE,
        handler: ({ state, range, match: [rest], commands }) => {
          const { $from } = state.selection;
          const list = $from.node(1);
          if ($from.depth !== 3 || list.type !== this.type || list.childCount > 1) return null;
          state.tr.insertText(`1. ${rest}`, range.from, range.to);
          commands.liftListItem('listItem');
        },
      });
      return [wrappingInputRule({ find: NUMBERED_ITEM, type: this.type }), date];
    },
    // Would make pasted lines that begin with a date a list.
    addProseMirrorPlugins: () => [],
  }),
  // A heading is one line in Markdown.
  Heading.extend({
    content: 'text*',
    group: '',
    // The first level of a text is 2: "# " makes it as well.
    addInputRules() {
      return [/^##?\s$/, /^###\s$/, /^####\s$/].map((find, index) =>
        textblockTypeInputRule({ find, type: this.type, getAttributes: { level: index + 2 } }),
      );
    },
  }).configure({ levels: [2, 3, 4] }),
  // The widths of columns would be inline styles, which the panel's content security policy blocks.
  Table.extend({
    content: 'tableRow+',
    renderHTML: () => ['table', ['tbody', 0]],
    addKeyboardShortcuts() {
      return {
        // From the last cell the Tab key leaves the table, so that the focus is never trapped.
        Tab: () => this.editor.commands.goToNextCell(),
        'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
        'Shift-Enter': () => this.editor.isActive('table'),
      };
    },
  }).configure({ View: null }),
  TableRow.extend({ content: '(tableCell | tableHeader)+' }),
  TableHeader.extend(cell('th')).extend({ addProseMirrorPlugins: () => [emptyHeadings()] }),
  TableCell.extend(cell('td')),
  CellText,
  LinkMark,
  PictureNode,
];
