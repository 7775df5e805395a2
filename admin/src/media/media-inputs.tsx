import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useInput, useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ConsentFields } from '../components/image/consent-fields';
import { FocalPointPicker } from '../components/image/focal-point-picker';
import { SwitchInput } from '../components/inputs/choice-input';
import { LanguageColumns } from '../components/inputs/language-columns';
import { BilingualTextInput, LineInput } from '../components/inputs/text-inputs';
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
                <MuiLink
                  component={Link}
                  to={hasScreens(resource) ? `/${resource}/${id}` : `/${resource}`}
                >
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

/** The focal point, saved with the form. */
function FocalPointInput({ picture }: { picture: Picture }) {
  const translate = useTranslate();
  const { field: x } = useInput({ source: 'focalX' });
  const { field: y } = useInput({ source: 'focalY' });
  return (
    <FocalPointPicker
      picture={picture}
      point={{ focalX: Number(x.value), focalY: Number(y.value) }}
      crops={['card', 'header', 'portrait']}
      help={translate('admin.image.focal.help')}
      onChange={({ focalX, focalY }) => {
        x.onChange(focalX);
        y.onChange(focalY);
      }}
    />
  );
}

/** The consent of the people whom the picture shows, saved with the form. */
function ConsentInput() {
  const { field: people } = useInput({ source: 'showsPeople' });
  const { field: date, fieldState } = useInput({ source: 'consentDate' });
  return (
    <ConsentFields
      consent={{
        showsPeople: people.value === true,
        consentDate: typeof date.value === 'string' && date.value !== '' ? date.value : null,
      }}
      error={fieldState.error?.message}
      onChange={({ showsPeople, consentDate }) => {
        if (showsPeople !== undefined) people.onChange(showsPeople);
        if (consentDate !== undefined) date.onChange(consentDate);
      }}
    />
  );
}

export function MediaInputs() {
  const picture = useRecordContext<Picture>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (!picture) {
    return null;
  }
  return (
    <>
      <FocalPointInput picture={picture} />
      <Typography variant="body2" sx={{ my: 1.5, color: 'text.secondary' }}>
        {pictureFacts(picture, locale)}
        {' · '}
        <MuiLink href={picture.url} target="_blank" rel="noopener">
          {translate('admin.media.openWhole')}
        </MuiLink>
      </Typography>
      <LanguageColumns>
        <BilingualTextInput source="alt" help="alt" multiline minRows={2} limited />
      </LanguageColumns>
      <SwitchInput source="decorative" />
      <ConsentInput />
      <LanguageColumns>
        <BilingualTextInput source="caption" help="caption" limited />
        <BilingualTextInput source="credit" limited />
      </LanguageColumns>
      <SwitchInput source="fullColour" />
      <LineInput source="name" required />
      <Uses usedBy={picture.usedBy} />
    </>
  );
}
