import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { LanguageColumns } from '../components/inputs/language-columns';
import { BilingualTextInput, LineInput } from '../components/inputs/text-inputs';
import type { Picture } from '../providers/upload-picture';
import { radii } from '../theme/tokens';
import { pictureFacts } from './picture-facts';

function Uses({ usedBy }: Pick<Picture, 'usedBy'>) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Box component="section" aria-labelledby="picture-uses" sx={{ mt: 2 }}>
      <Typography id="picture-uses" variant="h3">
        {translate('admin.media.uses')}
      </Typography>
      {usedBy.length === 0 ? (
        <Typography color="textSecondary">{translate('admin.media.unusedText')}</Typography>
      ) : (
        <>
          <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5 }}>
            {usedBy.map(({ resource, id, title, titleEn }) => (
              <li key={`${resource}-${id}`}>
                <Typography component="span" color="textSecondary">
                  {translate(`admin.media.use.${resource}`)}:{' '}
                </Typography>
                <MuiLink component={Link} to={`/${resource}/${id}`}>
                  {locale === 'en' ? titleEn : title}
                </MuiLink>
              </li>
            ))}
          </Box>
          <Typography variant="body2" color="textSecondary">
            {translate('admin.media.inUse')}
          </Typography>
        </>
      )}
    </Box>
  );
}

export function MediaInputs() {
  const picture = useRecordContext<Picture>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (!picture) {
    return null;
  }
  const { url, width, height, placeholder, usedBy } = picture;
  return (
    <>
      <Box
        component="a"
        href={url}
        target="_blank"
        rel="noopener"
        sx={{ display: 'block', width: 'fit-content', maxWidth: '100%', mx: 'auto', mb: 1 }}
      >
        <Box
          component="img"
          src={url}
          alt={translate('admin.media.openWhole')}
          width={width}
          height={height}
          sx={{
            display: 'block',
            width: 'auto',
            height: 'auto',
            maxWidth: '100%',
            maxHeight: { xs: '34vh', sm: 320 },
            borderRadius: radii.small,
            bgcolor: placeholder,
          }}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center', mb: 1.5 }}>
        {pictureFacts(picture, locale)}
      </Typography>
      <LanguageColumns>
        <BilingualTextInput source="alt" help="alt" multiline minRows={2} limited />
      </LanguageColumns>
      <LineInput source="name" required />
      <Uses usedBy={usedBy} />
    </>
  );
}
