import { TextInput, type TextInputProps } from 'react-admin';
import { useColumnLanguage } from './language-columns';
import { fieldIn, textLanguages, type TextLanguage } from './text-languages';
import { limitOf, useField, type FieldOptions } from './use-field';

interface LineProps
  extends FieldOptions, Pick<TextInputProps, 'type' | 'readOnly' | 'autoComplete' | 'label'> {
  /** The language of the text, whichever the panel speaks. */
  lang?: TextLanguage;
  /** The keyboard that a telephone offers. */
  inputMode?: 'url' | 'email' | 'numeric';
  /** Whether the text is a name for computers: without capitals and spelling by themselves. */
  verbatim?: boolean;
  /** Whether typing ends at the longest length that the API takes. */
  limited?: boolean;
}

interface ParagraphsProps extends LineProps {
  /** How many rows it has when it is empty, and from how many on it scrolls. */
  minRows?: number;
  maxRows?: number;
}

function TextField(props: ParagraphsProps & { multiline?: boolean }) {
  const { source, required, help, lang, inputMode, verbatim = false, limited, ...rest } = props;
  const { rules, validate, parse, helperText } = useField({ source, required, help });
  return (
    <TextInput
      source={source}
      parse={parse}
      validate={validate}
      helperText={helperText}
      slotProps={{
        htmlInput: {
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

/** A text of one line. */
export function Line(props: LineProps) {
  return <TextField {...props} />;
}

/** A path or an address of the web. */
export function Link(props: LineProps) {
  return <TextField inputMode="url" {...props} />;
}

/** A text of several lines. */
export function Paragraphs(props: ParagraphsProps) {
  return <TextField multiline {...props} />;
}

interface BilingualTextProps extends Omit<ParagraphsProps, 'lang'> {
  multiline?: boolean;
}

/**
 * A text in Croatian and English: in columns of languages the input of the column, elsewhere both
 * inputs, one after the other.
 */
export function BilingualText({ source, multiline = false, ...rest }: BilingualTextProps) {
  const column = useColumnLanguage();
  const Input = multiline ? Paragraphs : Line;
  return (column ? [column] : textLanguages).map((language) => (
    <Input key={language} source={fieldIn(language, source)} lang={language} {...rest} />
  ));
}
