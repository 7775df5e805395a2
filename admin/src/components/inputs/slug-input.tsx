import AutoFixHigh from '@mui/icons-material/AutoFixHigh';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Tooltip from '@mui/material/Tooltip';
import { FormDataConsumer, TextInput, useInput, useTranslate } from 'react-admin';
import { MAX_SLUG_LENGTH } from 'shared/limits';
import { slugOf } from 'shared/plain-letters';
import { asText } from './text';
import { useField } from './use-field';

/** Button that sets the slug from the Croatian title. */
function SlugFromTitle() {
  const translate = useTranslate();
  // With the same rule as the input itself, as the form has one rule for each field.
  const { parse, validate } = useField({ source: 'slug' });
  const { field } = useInput({ source: 'slug', parse, validate });
  const label = translate('admin.form.slugFromTitle');
  return (
    <FormDataConsumer>
      {({ formData }) => (
        <InputAdornment position="end">
          <Tooltip title={label}>
            <IconButton
              edge="end"
              aria-label={label}
              onClick={() => field.onChange(slugOf(asText(formData.title), MAX_SLUG_LENGTH))}
            >
              <AutoFixHigh />
            </IconButton>
          </Tooltip>
        </InputAdornment>
      )}
    </FormDataConsumer>
  );
}

/** Input for the last segment of a record's URL. */
export function SlugInput() {
  const { parse, validate, helperText } = useField({ source: 'slug' });
  return (
    <TextInput
      source="slug"
      parse={parse}
      validate={validate}
      helperText={helperText}
      slotProps={{
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
        input: { endAdornment: <SlugFromTitle /> },
      }}
    />
  );
}
