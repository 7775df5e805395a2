import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId, useState } from 'react';
import { useTranslate, useUpdate } from 'react-admin';
import type { Picture } from '../../providers/upload-picture';

interface StoredSwitchProps {
  picture: Picture;
  source: 'fullColour' | 'decorative';
}

/** A property of a picture of the library, stored when it is switched. */
export function StoredSwitch({ picture, source }: StoredSwitchProps) {
  const translate = useTranslate();
  const help = useId();
  const [isOn, setOn] = useState(picture[source]);
  // In turn, so that the last choice is the one that stays.
  const [update, { error }] = useUpdate<Picture>('media', undefined, { scope: { id: source } });
  const store = (checked: boolean) => {
    setOn(checked);
    void update(
      'media',
      { id: picture.id, data: { [source]: checked }, previousData: picture },
      { onError: () => setOn(!checked) },
    );
  };
  return (
    <Box sx={{ mb: 1 }}>
      <FormControlLabel
        label={translate(`resources.media.fields.${source}`)}
        control={
          <Switch
            checked={isOn}
            onChange={(_, checked) => store(checked)}
            slotProps={{ input: { 'aria-describedby': help } }}
          />
        }
      />
      <FormHelperText id={help} error={error !== null} role={error ? 'alert' : undefined}>
        {error?.message ?? translate(`admin.media.help.${source}`)}
      </FormHelperText>
    </Box>
  );
}
