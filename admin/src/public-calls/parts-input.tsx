import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { InColumns } from '../components/inputs/in-columns';
import { ColumnLanguage } from '../components/inputs/language-columns';
import { RowButtons } from '../components/inputs/row-buttons';
import { LineInput } from '../components/inputs/text-inputs';
import { fieldIn, textLanguages } from '../components/inputs/text-languages';
import { RichText } from '../components/rich-text/rich-text';

/** The heading and the text of a part in both languages, side by side where there is room. */
function PartInputs({ source }: { source: string }) {
  return (
    <InColumns from="md">
      {textLanguages.map((lang) => (
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
            />
          </ColumnLanguage>
        </Box>
      ))}
    </InColumns>
  );
}

/** Input for the parts of a call, in their order. */
export function PartsInput() {
  const translate = useTranslate();
  const { fields, append, move, remove } = useFieldArray({ name: 'parts' });
  return (
    <Box role="group" aria-labelledby="call-parts" sx={{ mt: 2 }}>
      <Typography id="call-parts" variant="h3" component="h3">
        {translate('admin.public-calls.parts.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('admin.public-calls.parts.help')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {fields.map(({ id }, index) => {
          const place = index + 1;
          return (
            <Box
              component="li"
              key={id}
              sx={{ borderTop: 1, borderColor: 'divider', mt: 1.5, pt: 1 }}
            >
              <Box sx={{ display: 'flex', alignItems: 'center' }}>
                <Typography variant="subtitle1" component="h4" sx={{ mr: 'auto' }}>
                  {translate('admin.public-calls.parts.part', { place })}
                </Typography>
                <RowButtons
                  index={index}
                  count={fields.length}
                  texts="admin.public-calls.parts"
                  move={move}
                  remove={remove}
                />
              </Box>
              <PartInputs source={`parts.${index}`} />
            </Box>
          );
        })}
      </Box>
      <Button
        startIcon={<Add />}
        sx={{ mt: 1 }}
        onClick={() => append({ heading: '', headingEn: '', text: '', textEn: '' })}
      >
        {translate('admin.public-calls.parts.add')}
      </Button>
    </Box>
  );
}
