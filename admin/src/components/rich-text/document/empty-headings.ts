import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Makes headings of a table plain cells for assistive technology while they are empty. */
export const emptyHeadings = () =>
  new Plugin({
    props: {
      decorations: ({ doc }) => {
        const empty: Decoration[] = [];
        doc.descendants((node, position) => {
          if (node.type.name !== 'tableHeader' || node.textContent.trim() !== '') return;
          empty.push(Decoration.node(position, position + node.nodeSize, { role: 'cell' }));
        });
        return DecorationSet.create(doc, empty);
      },
    },
  });
