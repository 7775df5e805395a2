import Box from '@mui/material/Box';
import { OrderedRows } from '../components/inputs/ordered-rows';
import { LineInput } from '../components/inputs/text-inputs';
import { fieldIn, textLanguages } from '../components/inputs/text-languages';

const NAMES = 'resources.settings.fields.emergencyNumbers';
const EMPTY = { number: '', name: '', nameEn: '', note: null, noteEn: null };

/** The number, and the name and the note in both languages. */
function NumberInputs({ source }: { source: string }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '10rem 1fr 1fr' },
      }}
    >
      <Box sx={{ gridRow: { md: 'span 2' } }}>
        <LineInput source={`${source}.number`} label={`${NAMES}.number`} type="tel" />
      </Box>
      {['name', 'note'].map((field) =>
        textLanguages.map((lang) => (
          <LineInput
            key={field + lang}
            source={`${source}.${fieldIn(lang, field)}`}
            label={`${NAMES}.${fieldIn(lang, field)}`}
            lang={lang}
          />
        )),
      )}
    </Box>
  );
}

/** Input for the emergency numbers, in the order in which visitors see them. */
export function EmergencyNumbersInput() {
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <OrderedRows
        source="emergencyNumbers"
        texts="admin.settings.emergencyNumbers"
        heading="admin.settings.emergencyNumbers.number"
        headingLevel="h3"
        empty={EMPTY}
      >
        {(source) => <NumberInputs source={source} />}
      </OrderedRows>
    </Box>
  );
}
