import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { isoDate } from 'shared/croatian-time';
import type { Picture } from '../../providers/upload-picture';

/** Whether a picture shows people, and when they consented to its publication. */
export type Consent = Pick<Picture, 'showsPeople' | 'consentDate'>;

interface ConsentFieldsProps {
  consent: Consent;
  error?: string;
  onChange: (consent: Partial<Consent>) => void;
}

/** Asks for the consent of the people whom a picture shows. */
export function ConsentFields({ consent, error, onChange }: ConsentFieldsProps) {
  const translate = useTranslate();
  const help = useId();
  const { showsPeople, consentDate } = consent;
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
            onChange={(_, checked) => onChange({ showsPeople: checked })}
          />
        }
      />
      {showsPeople ? (
        <FormControlLabel
          label={translate('admin.image.consent.given')}
          control={
            <Checkbox
              name="consentDate"
              checked={consentDate !== null}
              onChange={(_, checked) => onChange({ consentDate: checked ? today : null })}
            />
          }
        />
      ) : null}
      {showsPeople && consentDate !== null ? (
        <TextField
          type="date"
          label={translate('admin.image.consent.date')}
          value={consentDate}
          error={error !== undefined}
          onChange={({ target }) => {
            if (target.value !== '') onChange({ consentDate: target.value });
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
