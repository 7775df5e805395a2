import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Picture } from '../../../providers/upload-picture';
import { useSendPicture } from '../../image/use-upload';
import type { TextLanguage } from '../../inputs/text-languages';
import { pictureName, type TextPicture } from '../document/nodes';

/** A picture of the library for a text of a language. */
export const textPicture = ({ url, alt, altEn }: Picture, language: TextLanguage): TextPicture => ({
  src: url,
  alt: (language === 'en' ? altEn : alt) ?? '',
  caption: '',
});

/** The position after the block, such as a picture, that is selected as a whole. */
export function afterSelectedBlock({ state: { selection } }: Editor): number | undefined {
  return selection instanceof NodeSelection ? selection.to : undefined;
}

/**
 * Inserts a picture at a position or the selection, and selects it; after a selected block, not in
 * its place.
 */
export function insertPicture(editor: Editor, picture: TextPicture, position?: number): void {
  const content = { type: pictureName, attrs: picture };
  const at = position ?? afterSelectedBlock(editor);
  if (at === undefined) editor.commands.insertContent(content);
  else editor.commands.insertContentAt(at, content);
}

/** Types after a selected block, as the text would otherwise take its place. */
export function typeAfterBlock(editor: Editor, text: string): boolean {
  const position = afterSelectedBlock(editor);
  if (position === undefined) return false;
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text }] };
  return editor.commands.insertContentAt(position, paragraph);
}

/** The file of a data: URL. */
export function fileOf(url: string): File {
  const [, type = '', data = ''] = /^data:([^;,]*)[^,]*;base64,(.*)$/s.exec(url) ?? [];
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  return new File([bytes], `slika.${type.split('/')[1] ?? ''}`, { type });
}

/** Sends pasted or dropped pictures to the library, and puts them into the text. */
export function usePictureUpload(language: TextLanguage) {
  const translate = useTranslate();
  const send = useSendPicture();
  const [status, setStatus] = useState<{ text: string; failed?: boolean }>();

  const upload = async (editor: Editor, files: readonly File[], position?: number) => {
    setStatus({ text: translate('admin.richText.picture.sending') });
    const errors: string[] = [];
    // The others follow the first.
    let at = position;
    for (const file of files) {
      const sent = await send(file, () => undefined);
      if (editor.isDestroyed) return;
      if (sent && 'error' in sent) errors.push(sent.error);
      else if (sent) {
        insertPicture(editor, textPicture(sent.picture, language), at);
        at = undefined;
      }
    }
    editor.commands.focus();
    setStatus(
      errors.length > 0
        ? { text: errors.join(' '), failed: true }
        : { text: translate('admin.richText.picture.added') },
    );
  };
  return { status, upload };
}
