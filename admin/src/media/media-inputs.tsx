import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { TextInput, useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { LanguageColumns } from '../components/inputs/language-columns';
import { atLeast } from '../components/inputs/rules';
import { keepText, textOrNull } from '../components/inputs/text';
import type { Picture } from '../providers/upload-picture';
import { stones } from '../theme/tokens';
import { pictureFacts } from './picture-facts';

const name = atLeast(1, 'admin.media.validation.name');
const longest = 300;

/** What the API takes, of the form's values: only what is said about the picture. */
export function pictureFromForm(values: Partial<Picture>) {
  return {
    name: keepText(values.name),
    alt: textOrNull(values.alt),
    altEn: textOrNull(values.altEn),
  };
}

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
  const alt = (source: 'alt' | 'altEn', lang: 'hr' | 'en') => (
    <TextInput
      source={source}
      parse={keepText}
      multiline
      minRows={2}
      helperText="admin.media.help.alt"
      slotProps={{ htmlInput: { lang, maxLength: longest } }}
    />
  );
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
            borderRadius: stones.pebble,
            bgcolor: placeholder,
          }}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center', mb: 1.5 }}>
        {pictureFacts(picture, locale)}
      </Typography>
      <LanguageColumns hr={alt('alt', 'hr')} en={alt('altEn', 'en')} />
      <TextInput
        source="name"
        parse={keepText}
        validate={name}
        helperText="admin.media.help.name"
      />
      <Uses usedBy={usedBy} />
    </>
  );
}
