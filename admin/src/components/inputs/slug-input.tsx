import AutoFixHigh from '@mui/icons-material/AutoFixHigh';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Tooltip from '@mui/material/Tooltip';
import { FormDataConsumer, TextInput, useInput, useTranslate } from 'react-admin';
import { MAX_SLUG_LENGTH } from 'shared/limits';
import { slugOf } from 'shared/plain-letters';
import { atLeast } from './rules';
import { keepText } from './text';

interface SlugInputProps {
  helperText: string;
  message: string;
}

/** Fills the slug in from the Croatian title, when asked. */
function SlugFromTitle({ message }: { message: string }) {
  const translate = useTranslate();
  // Registered with the same rule as the input itself: the form keeps one rule for a field.
  const { field } = useInput({ source: 'slug', parse: keepText, validate: atLeast(3, message) });
  const label = translate('admin.form.slugFromTitle');
  return (
    <FormDataConsumer>
      {({ formData }) => (
        <InputAdornment position="end">
          <Tooltip title={label}>
            <IconButton
              edge="end"
              aria-label={label}
              onClick={() => field.onChange(slugOf(keepText(formData.title), MAX_SLUG_LENGTH))}
            >
              <AutoFixHigh />
            </IconButton>
          </Tooltip>
        </InputAdornment>
      )}
    </FormDataConsumer>
  );
}

export function SlugInput({ helperText, message }: SlugInputProps) {
  return (
    <TextInput
      source="slug"
      parse={keepText}
      validate={atLeast(3, message)}
      helperText={helperText}
      slotProps={{
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
        input: { endAdornment: <SlugFromTitle message={message} /> },
      }}
    />
  );
}
