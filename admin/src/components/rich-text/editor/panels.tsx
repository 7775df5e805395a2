import { useEditorState, type Editor } from '@tiptap/react';
import { useState } from 'react';
import type { Picture } from '../../../providers/upload-picture';
import { PictureChooser } from '../../image/picture-chooser';
import { PictureDetails } from '../../image/picture-details';
import { pictureGaps } from '../../image/picture-gaps';
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

/** Puts a picture into the text, and asks for what it lacks. */
function InsertPanel({ editor, language, onClose }: Omit<PanelsProps, 'panel'>) {
  const [asked, setAsked] = useState<Picture>();
  if (!asked) {
    return (
      <PictureChooser
        onClose={onClose}
        onChoose={(picture) => {
          insertPicture(editor, textPicture(picture, language));
          if (pictureGaps(picture).length > 0) setAsked(picture);
          else onClose();
        }}
      />
    );
  }
  return (
    <PictureDetails
      picture={asked}
      onClose={onClose}
      onSaved={(picture) => {
        const { alt } = textPicture(picture, language);
        editor.commands.updateAttributes(pictureName, { alt });
        onClose();
      }}
    />
  );
}

/** The dialogs of the editor. */
export function Panels({ editor, language, panel, onClose }: PanelsProps) {
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  return (
    <>
      {panel === 'link' ? <LinkPanel editor={editor} onClose={close} /> : null}
      {panel === 'insert' ? (
        <InsertPanel editor={editor} language={language} onClose={close} />
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
