import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { InColumns } from '../components/inputs/in-columns';
import { ColumnLanguage, useTextLanguages } from '../components/inputs/language-columns';
import { OrderedRows } from '../components/inputs/ordered-rows';
import { LineInput } from '../components/inputs/text-inputs';
import { fieldIn } from '../components/inputs/text-languages';
import { RichText } from '../components/rich-text/rich-text';

/** The heading and the text of a part in both languages, side by side where there is room. */
function PartInputs({ source }: { source: string }) {
  return (
    <InColumns from="md">
      {useTextLanguages().map((lang) => (
        <Box key={lang}>
          <LineInput
            source={`${source}.${fieldIn(lang, 'heading')}`}
            label={`resources.public-calls.fields.parts.${fieldIn(lang, 'heading')}`}
            lang={lang}
          />
          <ColumnLanguage value={lang}>
            <RichText
              source={`${source}.text`}
              label="resources.public-calls.fields.parts.text"
              markdown
              withDetails
            />
          </ColumnLanguage>
        </Box>
      ))}
    </InColumns>
  );
}

/** A new part. */
export const emptyPart = { heading: '', headingEn: '', text: '', textEn: '' };

/** Input for the parts of a call, in their order. */
export function PartsInput() {
  const translate = useTranslate();
  return (
    <Box role="group" aria-labelledby="call-parts" sx={{ mt: 2 }}>
      <Typography id="call-parts" variant="h3" component="h3">
        {translate('admin.public-calls.parts.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('admin.public-calls.parts.help')}
      </Typography>
      <OrderedRows
        source="parts"
        texts="admin.public-calls.parts"
        heading="admin.public-calls.parts.part"
        headingLevel="h4"
        empty={emptyPart}
      >
        {(source) => <PartInputs source={source} />}
      </OrderedRows>
    </Box>
  );
}
