import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {
  FieldTitle,
  InputHelperText,
  useInput,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useField } from './use-field';

interface ChoiceOrTextInputProps {
  source: string;
  /** Suggested values with their labels; any other text is accepted, too. */
  choices: { value: string; name: string }[];
}

/** A select that also accepts free text. */
export function ChoiceOrTextInput({ source, choices }: ChoiceOrTextInputProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { validate, helperText, attributes } = useField({ source });
  const { id, field, fieldState } = useInput({ source, validate, parse: String });

  const nameOf = (value: string) => choices.find((choice) => choice.value === value)?.name ?? value;
  const valueOf = (typed: string) =>
    choices.find((choice) => choice.name.toLowerCase() === typed.trim().toLowerCase())?.value ??
    typed;

  return (
    <Autocomplete
      freeSolo
      id={id}
      options={choices.map((choice) => choice.value)}
      getOptionLabel={nameOf}
      filterOptions={(options, { inputValue }) =>
        // With a chosen value all options are shown, as in a select.
        choices.some((choice) => choice.name === inputValue)
          ? options
          : options.filter((option) =>
              nameOf(option).toLowerCase().includes(inputValue.trim().toLowerCase()),
            )
      }
      value={field.value}
      inputValue={nameOf(field.value)}
      onInputChange={(_event, typed, reason) => {
        if (reason !== 'reset') {
          field.onChange(valueOf(typed));
        }
      }}
      onChange={(_event, chosen) => field.onChange(chosen)}
      onBlur={() => field.onBlur()}
      forcePopupIcon
      openText={translate('ra.action.expand')}
      closeText={translate('ra.action.close')}
      disableClearable
      renderInput={(params) => (
        <TextField
          {...params}
          inputProps={{ ...params.inputProps, ...attributes }}
          inputRef={field.ref}
          name={field.name}
          label={<FieldTitle source={source} resource={resource} />}
          error={fieldState.invalid}
          helperText={<InputHelperText error={fieldState.error?.message} helperText={helperText} />}
        />
      )}
    />
  );
}
