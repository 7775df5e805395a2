import { useEditorState, type Editor } from '@tiptap/react';
import { useState } from 'react';
import { PictureLibrary } from '../../image/picture-library';
import type { TextLanguage } from '../../inputs/text-languages';
import { LinkDialog } from '../dialogs/link-dialog';
import { PictureDialog } from '../dialogs/picture-dialog';
import { pictureName, textOf, type TextPicture } from '../document/nodes';
import { insertPicture, textPicture } from './pictures';
import type { Panel } from './tools';

interface PanelsProps {
  editor: Editor;
  language: TextLanguage;
  /** The dialog that is open. */
  panel: Panel | undefined;
  onClose: () => void;
}

/** The picture that is selected in the text. */
function selectedPicture(editor: Editor): TextPicture {
  const attributes = editor.getAttributes(pictureName);
  return {
    src: textOf(attributes, 'src'),
    alt: textOf(attributes, 'alt'),
    caption: textOf(attributes, 'caption'),
  };
}

function LinkPanel({ editor, onClose }: Pick<PanelsProps, 'editor' | 'onClose'>) {
  const { href, needsText } = useEditorState({
    editor,
    selector: ({ editor: current }) => {
      const target = textOf(current.getAttributes('link'), 'href');
      return { href: target, needsText: target === '' && current.state.selection.empty };
    },
  });
  return (
    <LinkDialog
      initial={href}
      needsText={needsText}
      onClose={onClose}
      onRemove={() => {
        onClose();
        editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
      }}
      onApply={(choice) => {
        onClose();
        const marks = [{ type: 'link', attrs: { href: choice.href } }];
        const chain = editor.chain().focus();
        if (needsText) chain.insertContent({ type: 'text', text: choice.text, marks }).run();
        else chain.extendMarkRange('link').setMark('link', { href: choice.href }).run();
      }}
    />
  );
}

/** The dialogs of the editor. */
export function Panels({ editor, language, panel, onClose }: PanelsProps) {
  /** A picture of the library that is not in the text yet. */
  const [chosen, setChosen] = useState<TextPicture>();
  const close = () => {
    setChosen(undefined);
    onClose();
    editor.commands.focus();
  };
  return (
    <>
      {panel === 'link' ? <LinkPanel editor={editor} onClose={close} /> : null}
      {panel === 'library' && !chosen ? (
        <PictureLibrary
          open
          onClose={close}
          onChoose={(picture) => setChosen(textPicture(picture, language))}
        />
      ) : null}
      {panel === 'library' && chosen ? (
        <PictureDialog
          picture={chosen}
          language={language}
          onClose={close}
          onApply={(picture) => {
            close();
            insertPicture(editor, picture);
          }}
        />
      ) : null}
      {panel === 'picture' ? (
        <PictureDialog
          picture={selectedPicture(editor)}
          language={language}
          onClose={close}
          onRemove={() => {
            close();
            editor.chain().focus().deleteSelection().run();
          }}
          onApply={(picture) => {
            close();
            editor.chain().focus().updateAttributes(pictureName, picture).run();
          }}
        />
      ) : null}
    </>
  );
}
