import PeopleOutline from '@mui/icons-material/PeopleOutline';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'react-admin';
import { clockTime } from 'shared/croatian-time';
import { useOpenElsewhere } from './use-open-elsewhere';

const texts = 'admin.form.openElsewhere';

/** Says who else has the form open, and where else oneself has. */
export function OpenElsewhereNote({ sx }: { sx?: SxProps }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const open = useOpenElsewhere();
  const others = open.filter(({ isYours }) => !isYours);
  const own = open.find(({ isYours }) => isYours);
  const names = others.map(({ name, since }) =>
    translate(`${texts}.since`, { name, time: clockTime(since) }),
  );
  return (
    // Always there, so that screen readers announce what appears in it.
    <Box role="status">
      {open.length > 0 ? (
        <Alert severity="info" role="presentation" icon={<PeopleOutline />} sx={sx}>
          {others.length > 0
            ? `${translate(`${texts}.others`, {
                smart_count: others.length,
                names: new Intl.ListFormat(locale).format(names),
              })} ${translate(`${texts}.second`)} `
            : null}
          {own ? translate(`${texts}.own`, { time: clockTime(own.since) }) : null}
        </Alert>
      ) : null}
    </Box>
  );
}
