import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { isoDate } from 'shared/croatian-time';
import { asText } from '../inputs/text';

/** Asks for the consent of the people whom the picture of the form shows. */
export function ConsentFields() {
  const translate = useTranslate();
  const help = useId();
  const { field: people } = useInput({ source: 'showsPeople' });
  const { field: date, fieldState } = useInput({ source: 'consentDate' });
  const showsPeople = people.value === true;
  const consentDate = asText(date.value);
  const error = fieldState.error?.message;
  const today = isoDate(new Date());
  return (
    <Box
      role="group"
      aria-describedby={help}
      sx={{ display: 'grid', justifyItems: 'start', mb: 1 }}
    >
      <FormControlLabel
        label={translate('admin.image.consent.showsPeople')}
        control={
          <Switch
            name="showsPeople"
            checked={showsPeople}
            onChange={(_, checked) => people.onChange(checked)}
          />
        }
      />
      {showsPeople ? (
        <FormControlLabel
          label={translate('admin.image.consent.given')}
          control={
            <Checkbox
              name="consentDate"
              checked={consentDate !== ''}
              onChange={(_, checked) => date.onChange(checked ? today : null)}
            />
          }
        />
      ) : null}
      {showsPeople && consentDate !== '' ? (
        <TextField
          type="date"
          label={translate('admin.image.consent.date')}
          value={consentDate}
          error={error !== undefined}
          onChange={({ target }) => {
            if (target.value !== '') date.onChange(target.value);
          }}
          sx={{ my: 0.5 }}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { max: today, 'aria-describedby': help },
          }}
        />
      ) : null}
      <FormHelperText
        id={help}
        error={error !== undefined}
        role={error === undefined ? undefined : 'alert'}
      >
        {error ?? (showsPeople ? translate('admin.image.consent.help') : '')}
      </FormHelperText>
    </Box>
  );
}
