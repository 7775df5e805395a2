import { afterEach, expect, test } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { extensions } from './extensions';

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

test.each([
  ['1. ', 'orderedList'],
  ['- ', 'bulletList'],
  ['26. ', 'paragraph'],
  ['2024. ', 'paragraph'],
  ['2. ', 'paragraph'],
  ['* ', 'paragraph'],
  ['+ ', 'paragraph'],
])('%j at the start of a line makes it a %s', async (typed, block) => {
  editor = new Editor({ element: document.createElement('div'), extensions });
  const { view } = editor;
  for (const character of typed) {
    const { from, to } = view.state.selection;
    const taken = view.someProp('handleTextInput', (handle) =>
      handle(view, from, to, character, () => view.state.tr.insertText(character, from, to)),
    );
    if (taken !== true) view.dispatch(view.state.tr.insertText(character, from, to));
  }
  expect(editor.state.doc.firstChild?.type.name).toBe(block);
});
