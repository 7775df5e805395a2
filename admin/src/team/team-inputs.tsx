import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { fieldsWithin } from '../api/form-rules';
import { ImageInput } from '../components/image/image-input';
import { InColumns } from '../components/inputs/in-columns';
import { LanguageColumns } from '../components/inputs/language-columns';
import { BilingualTextInput, LineInput, LinkInput } from '../components/inputs/text-inputs';

export function TeamInputs() {
  const translate = useTranslate();
  return (
    <>
      <InColumns>
        <LineInput source="name" />
        <LineInput source="email" inputMode="email" />
      </InColumns>
      <LanguageColumns>
        <BilingualTextInput source="position" />
        <BilingualTextInput source="bio" multiline minRows={3} maxRows={10} />
      </LanguageColumns>
      <ImageInput source="imageUrl" />
      <Box role="group" aria-labelledby="team-social-links">
        <Typography id="team-social-links" variant="h3" component="h3" sx={{ mt: 2, mb: 0.5 }}>
          {translate('admin.team.socialLinks')}
        </Typography>
        <InColumns>
          {fieldsWithin('team', 'socialLinks').map((source) => (
            <LinkInput key={source} source={source} help="socialLink" />
          ))}
        </InColumns>
      </Box>
    </>
  );
}
