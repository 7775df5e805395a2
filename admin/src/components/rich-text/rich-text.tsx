import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import {
  FieldTitle,
  InputHelperText,
  useInput,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useColumnLanguage, useTextLanguages } from '../inputs/language-columns';
import { asText } from '../inputs/text';
import { ParagraphsInput } from '../inputs/text-inputs';
import { fieldIn, type TextLanguage } from '../inputs/text-languages';
import { useField } from '../inputs/use-field';
import { useLengthNote } from '../inputs/use-length-note';
import { useEditorModule } from './use-editor-module';

interface RichTextFieldProps {
  /** The field of the Croatian text. */
  source: string;
  language: TextLanguage;
  /** Whether it is Markdown in every record; by default `contentFormat` says so. */
  markdown?: boolean;
  /** Whether details of the association can be put into it, as placeholders. */
  withDetails?: boolean;
  /** Key of the label; by default that of the field. */
  label?: string;
}

function RichTextField(props: RichTextFieldProps) {
  const { source, language, markdown = false, withDetails, label } = props;
  const translate = useTranslate();
  const resource = useResourceContext();
  const field = fieldIn(language, source);
  const module = useEditorModule();
  const editor = typeof module === 'object' ? module : undefined;
  const { rules, validate, parse, helperText, attributes } = useField({ source: field });
  const lengthNote = useLengthNote(field, rules);
  const id = useId();
  const {
    field: input,
    fieldState: { error, invalid },
  } = useInput({
    source: field,
    parse,
    // The rules are about the words, whatever their format.
    validate: (value: unknown, values: Record<string, unknown>) =>
      validate(
        editor
          ? editor.wordsIn(
              asText(value),
              markdown ? 'markdown' : editor.textFormat(values.contentFormat),
            )
          : value,
        values,
      ),
  });

  if (module === 'failed') {
    return (
      <ParagraphsInput
        source={field}
        label={label && fieldIn(language, label)}
        lang={language}
        minRows={8}
        maxRows={20}
      />
    );
  }
  return (
    <Box sx={{ mt: 1, mb: 0.5 }}>
      <Typography
        id={`${id}-label`}
        variant="body2"
        data-required={attributes['aria-required']}
        sx={{ mb: 0.5, fontWeight: 650 }}
      >
        <FieldTitle source={field} label={label && fieldIn(language, label)} resource={resource} />
      </Typography>
      {editor ? (
        <editor.RichTextEditor
          source={source}
          language={language}
          input={input}
          invalid={invalid}
          required={attributes['aria-required'] ?? false}
          format={markdown ? 'markdown' : undefined}
          withDetails={withDetails}
          labelledBy={`${id}-label`}
          describedBy={`${id}-help`}
        />
      ) : (
        <Skeleton variant="rounded" height={260} aria-label={translate('ra.page.loading')} />
      )}
      <FormHelperText id={`${id}-help`} error={invalid}>
        <InputHelperText error={error?.message} helperText={lengthNote ?? helperText} />
      </FormHelperText>
    </Box>
  );
}

/**
 * Input for a formatted text: within a language column that of its language, elsewhere both. The
 * field `contentFormat` has the format of both, unless every record is in Markdown.
 */
export function RichText(props: Omit<RichTextFieldProps, 'language'>) {
  const column = useColumnLanguage();
  const languages = useTextLanguages();
  return (column ? [column] : languages).map((language) => (
    <RichTextField key={language} {...props} language={language} />
  ));
}
