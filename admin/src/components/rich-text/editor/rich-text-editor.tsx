import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UseInputValue, useNotify, useTranslate } from 'react-admin';
import { radii } from '../../../theme/tokens';
import { LinkedFieldFocus } from '../../form/linked-field-focus';
import { MenuButton } from '../../form/menu-button';
import { useTextLanguages } from '../../inputs/language-columns';
import { fieldIn, type TextLanguage } from '../../inputs/text-languages';
import { visuallyHidden } from '../../screen/visually-hidden';
import { extensions } from '../document/extensions';
import { isSameText, type TextFormat } from '../document/formatted-texts';
import { pictureName } from '../document/nodes';
import { fromPlainText } from '../document/plain-text';
import { textStyles } from './editor-styles';
import { Panels } from './panels';
import { pasteProps } from './paste';
import { typeAfterBlock, usePictureUpload } from './pictures';
import { Toolbar } from './toolbar';
import type { Panel } from './tools';
import { useFormattedText } from './use-formatted-text';

export { textFormat, wordsIn } from '../document/formatted-texts';
export { PublishingNotes } from '../notes/publishing-notes';

/** The details of the association that a public call names by placeholders. */
const details = ['name', 'address', 'phone', 'email'] as const;

interface RichTextEditorProps {
  /** The field of the Croatian text. */
  source: string;
  language: TextLanguage;
  /** The registered field of the form. */
  input: UseInputValue['field'];
  invalid: boolean;
  required: boolean;
  /** The format of a text whose record has no field for it. */
  format?: TextFormat;
  /** Whether details of the association can be put into it, as placeholders. */
  withDetails?: boolean;
  /** The ids of the label and of the help text. */
  labelledBy: string;
  describedBy: string;
}

/** The attributes of the text for assistive technology. */
function attributesOf(props: RichTextEditorProps, keys: string): Record<string, string> {
  return {
    role: 'textbox',
    'data-field': fieldIn(props.language, props.source),
    'aria-multiline': 'true',
    'aria-labelledby': props.labelledBy,
    'aria-describedby': `${keys} ${props.describedBy}`,
    'aria-invalid': String(props.invalid),
    'aria-required': String(props.required),
    lang: props.language,
  };
}

/** Opens the panel that a key stands for; returns whether the key is used up. */
function pressKey(event: KeyboardEvent, editor: Editor, open: (panel: Panel) => void): boolean {
  const withControl = event.ctrlKey || event.metaKey;
  if (withControl && !event.altKey && event.key.toLowerCase() === 'k') open('link');
  else if (event.key === 'Enter' && editor.isActive(pictureName)) open('picture');
  else return false;
  event.preventDefault();
  return true;
}

/** The text of a language with its toolbar: what one sees is what visitors see. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { source, language, input, invalid, format } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const [panel, setPanel] = useState<Panel>();
  const toolbar = useRef<HTMLDivElement>(null);
  const { status, upload } = usePictureUpload(language);
  const { doc, otherDoc, write } = useFormattedText(source, language, input.onChange, format);
  const keys = `${props.describedBy}-keys`;

  const editor: Editor = useEditor({
    extensions,
    content: doc.toJSON(),
    injectCSS: false,
    onUpdate: ({ editor: current }) => write(current.state.doc),
    onBlur: () => input.onBlur(),
    editorProps: {
      // Bars that stay in place cover the edges of what scrolls.
      scrollThreshold: 60,
      scrollMargin: 60,
      attributes: attributesOf(props, keys),
      ...pasteProps({
        onPictures: (files, position) => void upload(editor, files, position),
        onMissing: (count) =>
          notify(translate('admin.richText.picture.missing', { smart_count: count }), {
            type: 'warning',
          }),
      }),
      handleTextInput: (_view, _from, _to, text) => typeAfterBlock(editor, text),
      handleDoubleClickOn: (_view, _position, node) => {
        if (node.type.name !== pictureName) return false;
        setPanel('picture');
        return true;
      },
      handleKeyDown: (_view, event) => {
        if (event.altKey && event.key === 'F10') {
          toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
          return true;
        }
        return pressKey(event, editor, setPanel);
      },
    },
  });

  // A draft, an earlier version or another user's text was put into the form.
  const show = useEffectEvent(() => {
    if (!isSameText(doc, editor.state.doc)) {
      editor.commands.setContent(doc.toJSON(), { emitUpdate: false });
    }
  });
  useEffect(() => show(), [doc]);

  const { ref } = input;
  useEffect(() => ref({ focus: () => editor.commands.focus() }), [editor, ref]);

  const isTranslated = useTextLanguages().length > 1;
  const copyOther = () => {
    const other = otherDoc();
    const isEmpty = isSameText(other, fromPlainText(''));
    if (!isEmpty) editor.chain().setContent(other.toJSON()).focus('start').run();
    notify(translate(`admin.richText.copy.${isEmpty ? 'none' : 'done'}`), { type: 'info' });
  };

  return (
    <Box
      sx={{
        border: '1px solid',
        borderColor: invalid ? 'error.main' : 'divider',
        borderRadius: radii.small,
        bgcolor: 'background.paper',
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
        ...textStyles,
      }}
    >
      <Toolbar editor={editor} language={language} element={toolbar} onOpen={setPanel} />
      <EditorContent editor={editor} />
      <LinkedFieldFocus field={fieldIn(language, source)} />
      {isTranslated ? (
        <Button size="small" onClick={copyOther} sx={{ ml: 0.5, mb: 0.5 }}>
          {translate(`admin.richText.copy.${language === 'hr' ? 'en' : 'hr'}`)}
        </Button>
      ) : null}
      {props.withDetails ? (
        <MenuButton
          size="small"
          sx={{ ml: 0.5, mb: 0.5 }}
          choices={details.map((name) => ({
            name: translate(`admin.richText.details.${name}`),
            onChoose: () => editor.chain().focus().insertContent(`{{${name}}}`).run(),
          }))}
        >
          {translate('admin.richText.details.insert')}
        </MenuButton>
      ) : null}
      <Box id={keys} sx={visuallyHidden}>
        {translate('admin.richText.keys')}
      </Box>
      <div role={status?.failed ? 'alert' : 'status'}>
        {status ? (
          <Alert severity={status.failed ? 'error' : 'info'} role="none" sx={{ m: 1 }}>
            {status.text}
          </Alert>
        ) : null}
      </div>
      <Panels
        editor={editor}
        language={language}
        panel={panel}
        onClose={() => setPanel(undefined)}
      />
    </Box>
  );
}
