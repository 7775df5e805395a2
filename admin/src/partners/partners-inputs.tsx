import Box from '@mui/material/Box';
import { required, SelectInput, TextInput, useTranslate } from 'react-admin';
import type { components } from '../api/schema';
import { ImageInput } from '../components/image/image-input';
import { LanguageColumns } from '../components/inputs/language-columns';
import { atLeast } from '../components/inputs/rules';
import { keepText, textOrNull } from '../components/inputs/text';

type NewPartner = components['schemas']['CreatePartnerDto'];

const kinds = ['partner', 'funder'] as const;

export const partnerDefaults = {
  name: '',
  nameEn: null,
  description: null,
  descriptionEn: null,
  logoUrl: null,
  websiteUrl: null,
};

// What is typed is in these languages, whichever the panel speaks.
const hr = { htmlInput: { lang: 'hr' } };
const en = { htmlInput: { lang: 'en' } };
const url = { htmlInput: { inputMode: 'url' as const } };

export const partnerRules = { name: atLeast(1, 'admin.partners.validation.name') };

/** What the API takes, of the form's values. */
export function partnerFromForm(values: Partial<NewPartner>): NewPartner {
  return {
    kind: values.kind ?? 'partner',
    name: keepText(values.name),
    nameEn: textOrNull(values.nameEn),
    description: textOrNull(values.description),
    descriptionEn: textOrNull(values.descriptionEn),
    logoUrl: textOrNull(values.logoUrl),
    websiteUrl: textOrNull(values.websiteUrl),
    order: values.order ?? 0,
  };
}

export function PartnersInputs() {
  const translate = useTranslate();
  return (
    <>
      <LanguageColumns
        hr={
          <>
            <TextInput
              source="name"
              parse={keepText}
              validate={partnerRules.name}
              slotProps={hr}
              helperText={false}
            />
            <TextInput
              source="description"
              multiline
              minRows={3}
              maxRows={10}
              slotProps={hr}
              helperText={false}
            />
          </>
        }
        en={
          <>
            <TextInput source="nameEn" helperText="admin.partners.help.nameEn" slotProps={en} />
            <TextInput
              source="descriptionEn"
              multiline
              minRows={3}
              maxRows={10}
              slotProps={en}
              helperText={false}
            />
          </>
        }
      />
      <Box sx={{ display: 'grid', columnGap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectInput
          source="kind"
          choices={kinds.map((id) => ({ id, name: translate(`admin.partners.kind.${id}`) }))}
          translateChoice={false}
          validate={required()}
          helperText={false}
        />
        <TextInput
          source="websiteUrl"
          helperText="admin.partners.help.websiteUrl"
          slotProps={url}
        />
      </Box>
      <ImageInput source="logoUrl" logo />
    </>
  );
}
