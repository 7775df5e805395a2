import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { RowButtons } from '../components/inputs/row-buttons';
import { LineInput } from '../components/inputs/text-inputs';
import { fieldIn, textLanguages } from '../components/inputs/text-languages';

const NAMES = 'resources.settings.fields.emergencyNumbers';
const EMPTY = { number: '', name: '', nameEn: '', note: null, noteEn: null };

/** Input for the emergency numbers, in the order in which visitors see them. */
export function EmergencyNumbersInput() {
  const translate = useTranslate();
  const { fields, append, move, remove } = useFieldArray({ name: 'emergencyNumbers' });
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {fields.map(({ id }, index) => (
          <Box component="li" key={id} sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
            <Box sx={{ display: 'flex', alignItems: 'center' }}>
              <Typography variant="subtitle1" component="h3" sx={{ mr: 'auto' }}>
                {translate('admin.settings.emergencyNumbers.number', { place: index + 1 })}
              </Typography>
              <RowButtons
                index={index}
                count={fields.length}
                texts="admin.settings.emergencyNumbers"
                move={move}
                remove={remove}
              />
            </Box>
            <Box
              sx={{
                display: 'grid',
                columnGap: 2.5,
                alignItems: 'start',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '10rem 1fr 1fr' },
              }}
            >
              <Box sx={{ gridRow: { md: 'span 2' } }}>
                <LineInput
                  source={`emergencyNumbers.${index}.number`}
                  label={`${NAMES}.number`}
                  type="tel"
                />
              </Box>
              {['name', 'note'].map((field) =>
                textLanguages.map((lang) => (
                  <LineInput
                    key={field + lang}
                    source={`emergencyNumbers.${index}.${fieldIn(lang, field)}`}
                    label={`${NAMES}.${fieldIn(lang, field)}`}
                    lang={lang}
                  />
                )),
              )}
            </Box>
          </Box>
        ))}
      </Box>
      <Button startIcon={<Add />} onClick={() => append(EMPTY)}>
        {translate('admin.settings.emergencyNumbers.add')}
      </Button>
    </Box>
  );
}
