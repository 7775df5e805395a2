import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';

/** Examples of what the amounts make possible, each in the language of its field. */
const TEMPLATES = {
  effectOf10: 'Bilježnice i pribor za jednu radionicu',
  effectOf10En: 'Notebooks and supplies for one workshop',
  effectOf20: 'Tjedan namirnica za jednu osobu',
  effectOf20En: 'A week of groceries for one person',
  effectOf50: 'Sat razgovora sa psihologinjom',
  effectOf50En: 'An hour with a psychologist',
  effectOf100: 'Radionica za deset roditelja',
  effectOf100En: 'A workshop for ten parents',
};

const texts = 'admin.settings.templates';

/** Fills the empty fields with examples, which are public only once they are checked and saved. */
export function EffectTemplates() {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext<Record<string, string | null>>();
  const [filled, setFilled] = useState(false);
  const fill = () => {
    for (const [source, text] of Object.entries(TEMPLATES)) {
      if (!getValues(source)) setValue(source, text, { shouldDirty: true });
    }
    setFilled(true);
  };
  return (
    <Box sx={{ gridColumn: '1 / -1' }} aria-live="polite">
      {filled ? (
        <Alert severity="warning" variant="outlined">
          {translate(`${texts}.confirm`)}
        </Alert>
      ) : (
        <Button variant="outlined" size="small" onClick={fill} sx={{ minHeight: 44 }}>
          {translate(`${texts}.fill`)}
        </Button>
      )}
    </Box>
  );
}
