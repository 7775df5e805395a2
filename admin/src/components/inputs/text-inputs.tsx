import { TextInput, type TextInputProps } from 'react-admin';
import { CompletionNote, useCompletion } from './completion-note';
import { useColumnLanguage, useTextLanguages } from './language-columns';
import { fieldIn, type TextLanguage } from './text-languages';
import { limitOf, useField, type FieldOptions } from './use-field';
import { useLengthNote } from './use-length-note';

interface LineProps
  extends FieldOptions, Pick<TextInputProps, 'type' | 'readOnly' | 'autoComplete' | 'label'> {
  /** The language of the text, independent of the language of the panel. */
  lang?: TextLanguage;
  /** The virtual keyboard of touch devices. */
  inputMode?: 'url' | 'email' | 'numeric';
  /** Whether capitalization and spell checking are off, such as for usernames. */
  verbatim?: boolean;
  /** Whether the input stops at the maximum length of the API's rules. */
  limited?: boolean;
}

interface ParagraphsProps extends LineProps {
  /** Rows of the empty input, and rows from which it scrolls. */
  minRows?: number;
  maxRows?: number;
}

function TextField(props: ParagraphsProps & { multiline?: boolean }) {
  const { source, required, help, lang, inputMode, verbatim = false, limited, ...rest } = props;
  const field = useField({ source, required, help });
  const { rules, validate, parse, helperText } = field;
  const completion = useCompletion(source, rules);
  const lengthNote = useLengthNote(source, rules);
  return (
    <TextInput
      source={source}
      parse={parse}
      validate={validate}
      helperText={
        completion || lengthNote ? (
          <>
            <CompletionNote help={helperText} completed={completion?.completed} /> {lengthNote}
          </>
        ) : (
          helperText
        )
      }
      onBlur={completion?.complete}
      onKeyDown={completion?.onKeyDown}
      slotProps={{
        htmlInput: {
          ...field.attributes,
          lang,
          inputMode,
          maxLength: limited ? limitOf(rules, 'maxLength') : undefined,
          ...(verbatim && { autoCapitalize: 'none', spellCheck: false }),
        },
      }}
      {...rest}
    />
  );
}

/** Input for a text of one line. */
export function LineInput(props: LineProps) {
  return <TextField {...props} />;
}

/** Input for a path or a URL. */
export function LinkInput(props: LineProps) {
  return <TextField inputMode="url" {...props} />;
}

/** Input for a text of several lines. */
export function ParagraphsInput(props: ParagraphsProps) {
  return <TextField multiline {...props} />;
}

interface BilingualTextProps extends Omit<ParagraphsProps, 'lang'> {
  multiline?: boolean;
}

/**
 * Inputs for a text in Croatian and English: within a language column the one of its language,
 * elsewhere both.
 */
export function BilingualTextInput({ source, multiline = false, ...rest }: BilingualTextProps) {
  const column = useColumnLanguage();
  const languages = useTextLanguages();
  const Input = multiline ? ParagraphsInput : LineInput;
  return (column ? [column] : languages).map((language) => (
    <Input key={language} source={fieldIn(language, source)} lang={language} {...rest} />
  ));
}
