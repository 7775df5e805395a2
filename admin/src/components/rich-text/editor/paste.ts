import { Fragment, Slice } from '@tiptap/pm/model';
import { dropPoint } from '@tiptap/pm/transform';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { linkTarget, withoutWrappers } from '../document/link-target';
import { pictureName } from '../document/nodes';
import { cleanHtml } from '../paste/clean-html';
import { parseHtml } from '../paste/parse-html';
import { fileOf } from './pictures';

export interface PasteHandlers {
  /** Called with pasted or dropped pictures. */
  onPictures: (files: File[], position?: number) => void;
  /** Called with the number of pictures that the clipboard does not have. */
  onMissing: (count: number) => void;
}

/** Our own editor marks what it copies. */
const isOwnHtml = (html: string) => html.includes('data-pm-slice');

const hasText = (html: string) => parseHtml(html).textContent.trim() !== '';

const picturesIn = (data: DataTransfer | null): File[] =>
  Array.from(data?.files ?? []).filter(({ type }) => type.startsWith('image/'));

/** The target of a pasted text that is one address and nothing else. */
const pastedTarget = (text: string) =>
  /^(?:https?:\/\/|mailto:|tel:|www\.)\S+$/i.test(text.trim()) ? linkTarget(text) : undefined;

/** Makes the selected words a link to a pasted address; without words it inserts the address. */
function pasteUrl(view: EditorView, text: string): boolean {
  const { state } = view;
  const href = pastedTarget(text);
  const { $from, $to, from, to, empty } = state.selection;
  if (href === undefined || !$from.sameParent($to) || !$from.parent.isTextblock) return false;
  const mark = state.schema.mark('link', { href });
  const { tr } = state;
  if (empty) tr.replaceSelectionWith(state.schema.text(text.trim(), [mark]), false);
  else tr.addMark(from, to, mark);
  view.dispatch(tr.removeStoredMark(mark.type).scrollIntoView());
  return true;
}

/** Pastes into a table's cell as one line of text. */
function pasteIntoCell(view: EditorView, text: string): boolean {
  const { state } = view;
  if (state.selection.$from.parent.type.name !== 'cellText') return false;
  view.dispatch(state.tr.insertText(text.replace(/\s+/g, ' ').trim()).scrollIntoView());
  return true;
}

/** Where a dropped picture goes: between blocks, as it would split the text under the pointer. */
function dropPosition(view: EditorView, { clientX, clientY }: DragEvent): number | undefined {
  const under = view.posAtCoords({ left: clientX, top: clientY })?.pos;
  if (under === undefined) return undefined;
  const { doc, schema } = view.state;
  const picture = new Slice(Fragment.from(schema.node(pictureName)), 0, 0);
  return dropPoint(doc, under, picture) ?? under;
}

/** Pasting and dropping: structure stays, pictures go to the library, addresses become links. */
export const pasteProps = ({ onPictures, onMissing }: PasteHandlers): EditorProps => ({
  transformPastedText: withoutWrappers,
  transformPastedHTML: (html) => {
    if (isOwnHtml(html)) return parseHtml(html).innerHTML;
    const { html: clean, pictures, missingPictures } = cleanHtml(html);
    if (missingPictures > 0) onMissing(missingPictures);
    // After the text around them.
    if (pictures.length > 0) queueMicrotask(() => onPictures(pictures.map(fileOf)));
    return clean;
  },
  handlePaste: (view, { clipboardData }) => {
    const files = picturesIn(clipboardData);
    const text = withoutWrappers(clipboardData?.getData('text/plain') ?? '');
    // Office programs also put a picture of the copied text on the clipboard.
    if (files.length > 0 && !hasText(clipboardData?.getData('text/html') ?? '')) {
      onPictures(files);
      return true;
    }
    return pasteUrl(view, text) || pasteIntoCell(view, text);
  },
  handleDrop: (view, event, _slice, moved) => {
    const files = picturesIn(event.dataTransfer);
    if (moved || files.length === 0) return false;
    event.preventDefault();
    onPictures(files, dropPosition(view, event));
    return true;
  },
});
