import { Extension, type Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

interface Match {
  from: number;
  to: number;
}

interface FindState {
  query: string;
  matches: Match[];
}

const key = new PluginKey<FindState>('find');

/** The places of some words in a document, in any case of letters. */
export function matchesIn(doc: Node, query: string): Match[] {
  const words = query.toLocaleLowerCase('hr');
  if (words.trim() === '') return [];
  const matches: Match[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return;
    const text = node.textBetween(0, node.content.size, '', '\n').toLocaleLowerCase('hr');
    for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + words.length)) {
      matches.push({ from: position + 1 + at, to: position + 1 + at + words.length });
    }
  });
  return matches;
}

/** Marks the places where the searched words are. */
export const Find = Extension.create({
  name: 'find',
  addProseMirrorPlugins: () => [
    new Plugin<FindState>({
      key,
      state: {
        init: () => ({ query: '', matches: [] }),
        apply: (transaction, before) => {
          const meta: unknown = transaction.getMeta(key);
          if (typeof meta !== 'string' && !transaction.docChanged) return before;
          const query = typeof meta === 'string' ? meta : before.query;
          return { query, matches: matchesIn(transaction.doc, query) };
        },
      },
      props: {
        decorations: (state) =>
          DecorationSet.create(
            state.doc,
            (key.getState(state)?.matches ?? []).map(({ from, to }) =>
              Decoration.inline(from, to, { class: 'found' }),
            ),
          ),
      },
    }),
  ],
});

/** The number of places found, and the number of the selected one, from 1; 0 where none is. */
export function foundIn(editor: Editor): { total: number; index: number } {
  const { selection } = editor.state;
  const matches = key.getState(editor.state)?.matches ?? [];
  const selected = matches.findIndex(
    ({ from, to }) => from === selection.from && to === selection.to,
  );
  return { total: matches.length, index: selected + 1 };
}

/** Marks other words; an empty text marks nothing. */
export function find(editor: Editor, query: string): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, query));
}

/** Selects the next place, or the one before, and scrolls to it. */
export function selectFound(editor: Editor, direction: 1 | -1): void {
  const { state, view } = editor;
  const matches = key.getState(state)?.matches ?? [];
  const target =
    direction === 1
      ? (matches.find(({ from }) => from >= state.selection.to) ?? matches[0])
      : (matches.findLast(({ to }) => to <= state.selection.from) ?? matches.at(-1));
  if (!target) return;
  const selection = TextSelection.create(state.doc, target.from, target.to);
  view.dispatch(state.tr.setSelection(selection).scrollIntoView());
}
