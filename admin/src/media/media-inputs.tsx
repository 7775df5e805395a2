import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link, useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import { PictureInputs } from '../components/image/picture-inputs';
import { LineInput } from '../components/inputs/text-inputs';
import type { Picture } from '../providers/upload-picture';
import { pictureFacts } from './picture-facts';

/** Whether each of its rows has a screen of its own. */
const hasScreens = (resource: string): boolean => !['issues', 'settings'].includes(resource);

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
              <li key={`${resource}-${id}-${title}`}>
                <Typography component="span" color="textSecondary">
                  {translate(`admin.media.use.${resource}`)}:{' '}
                </Typography>
                <Link to={hasScreens(resource) ? `/${resource}/${id}` : `/${resource}`}>
                  {locale === 'en' ? titleEn : title}
                </Link>
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

/** The form of a picture in the library, with where it is used. */
export function MediaInputs() {
  const picture = useRecordContext<Picture>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (!picture) {
    return null;
  }
  return (
    <>
      <PictureInputs>
        <LineInput source="name" required />
      </PictureInputs>
      <Typography variant="body2" sx={{ my: 1.5, color: 'text.secondary' }}>
        {pictureFacts(picture, locale)}
        {' · '}
        <MuiLink href={picture.url} target="_blank" rel="noopener">
          {translate('admin.media.openWhole')}
        </MuiLink>
      </Typography>
      <Uses usedBy={picture.usedBy} />
    </>
  );
}
