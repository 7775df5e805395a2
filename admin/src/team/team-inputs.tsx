import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TextInput, useTranslate } from 'react-admin';
import type { components } from '../api/schema';
import { ImageInput } from '../components/image/image-input';
import { LanguageColumns } from '../components/inputs/language-columns';
import { atLeast } from '../components/inputs/rules';
import { keepText, textOrNull } from '../components/inputs/text';

type NewMember = components['schemas']['CreateTeamMemberDto'];

const networks = ['facebook', 'instagram', 'linkedin', 'x', 'youtube', 'website'] as const;

export const memberDefaults = {
  name: '',
  position: '',
  positionEn: '',
  bio: null,
  bioEn: null,
  email: null,
  imageUrl: null,
  socialLinks: {},
};

// What is typed is in these languages, whichever the panel speaks.
const hr = { htmlInput: { lang: 'hr' } };
const en = { htmlInput: { lang: 'en' } };
const url = { htmlInput: { inputMode: 'url' as const } };
const email = { htmlInput: { inputMode: 'email' as const } };

export const memberRules = {
  name: atLeast(1, 'admin.team.validation.name'),
  position: atLeast(1, 'admin.team.validation.position'),
  positionEn: atLeast(1, 'admin.team.validation.positionEn'),
};

/** What the API takes, of the form's values. */
export function memberFromForm(values: Partial<NewMember>): NewMember {
  const { socialLinks } = values;
  return {
    name: keepText(values.name),
    position: keepText(values.position),
    positionEn: keepText(values.positionEn),
    bio: textOrNull(values.bio),
    bioEn: textOrNull(values.bioEn),
    email: textOrNull(values.email),
    imageUrl: textOrNull(values.imageUrl),
    socialLinks: Object.fromEntries(
      networks.map((network) => [network, textOrNull(socialLinks?.[network])]),
    ),
    order: values.order ?? 0,
  };
}

export function TeamInputs() {
  const translate = useTranslate();
  return (
    <>
      <Box sx={{ display: 'grid', columnGap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextInput source="name" parse={keepText} validate={memberRules.name} helperText={false} />
        <TextInput source="email" helperText="admin.team.help.email" slotProps={email} />
      </Box>
      <LanguageColumns
        hr={
          <>
            <TextInput
              source="position"
              parse={keepText}
              validate={memberRules.position}
              slotProps={hr}
              helperText={false}
            />
            <TextInput
              source="bio"
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
            <TextInput
              source="positionEn"
              parse={keepText}
              validate={memberRules.positionEn}
              slotProps={en}
              helperText={false}
            />
            <TextInput
              source="bioEn"
              multiline
              minRows={3}
              maxRows={10}
              slotProps={en}
              helperText={false}
            />
          </>
        }
      />
      <ImageInput source="imageUrl" />
      <Box role="group" aria-labelledby="team-social-links">
        <Typography id="team-social-links" variant="h3" component="h3" sx={{ mt: 2, mb: 0.5 }}>
          {translate('admin.team.socialLinks')}
        </Typography>
        <Box sx={{ display: 'grid', columnGap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {networks.map((network) => (
            <TextInput
              key={network}
              source={`socialLinks.${network}`}
              helperText="admin.team.help.socialLink"
              slotProps={url}
            />
          ))}
        </Box>
      </Box>
    </>
  );
}
