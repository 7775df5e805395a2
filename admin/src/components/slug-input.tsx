import AutoFixHigh from '@mui/icons-material/AutoFixHigh';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Tooltip from '@mui/material/Tooltip';
import { TextInput, useInput, useTranslate } from 'react-admin';

import { atLeast } from './at-least';
import { keepText, slugFrom } from './text';

interface SlugInputProps {
  helperText: string;
  message: string;
}

function SlugFromTitle() {
  const translate = useTranslate();
  const title = useInput({ source: 'title' });
  const slug = useInput({ source: 'slug', parse: keepText });
  const label = translate('admin.form.slugFromTitle');
  return (
    <InputAdornment position="end">
      <Tooltip title={label}>
        <IconButton
          edge="end"
          aria-label={label}
          onClick={() => slug.field.onChange(slugFrom(keepText(title.field.value)))}
        >
          <AutoFixHigh />
        </IconButton>
      </Tooltip>
    </InputAdornment>
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
        input: { endAdornment: <SlugFromTitle /> },
      }}
    />
  );
}
