import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { excerpt } from 'shared/search-words';
import type { Schemas } from '../api/schemas';
import { RowCheckbox } from '../components/bulk/row-checkbox';
import { formatRecent } from '../components/format/date';
import { useNow } from '../components/format/use-now';
import { MarkedWords } from '../components/list/marked-words';
import { useRow } from '../components/list/use-row';
import { radii } from '../theme/tokens';
import { StateChip, useStateName } from './message-state';

type Message = Schemas['ContactMessageDto'];

/** Characters of the link's name, which a screen reader reads for each message. */
const NAME_LENGTH = 100;

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A message in the inbox; its link keeps the filters of the list. */
export function MessageRow({ openId }: { openId?: number }) {
  const message = useRow<Message>();
  const translate = useTranslate();
  const stateName = useStateName();
  const [locale] = useLocaleState();
  const now = useNow();
  const { search } = useLocation();
  const open = message.id === openId;
  const weight = message.isRead ? 400 : 700;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start' }}>
      <RowCheckbox name={`${message.name}, ${message.subject}`} />
      <ButtonBase
        component={Link}
        to={`/contact/${message.id}${search}`}
        aria-label={excerpt(
          [stateName(message), message.name, message.subject].filter(Boolean).join(', '),
          NAME_LENGTH,
        )}
        aria-current={open ? 'true' : undefined}
        sx={{
          display: 'block',
          flex: 1,
          minWidth: 0,
          textAlign: 'left',
          p: 1.5,
          border: 1,
          borderColor: open ? 'primary.main' : 'divider',
          borderRadius: radii.large,
          bgcolor: open ? 'action.selected' : 'background.paper',
          boxShadow: message.isRead ? 'none' : 'inset 5px 0 0 var(--unread)',
          '--unread': (theme) => theme.palette.secondary.main,
          '&:hover': { borderColor: 'primary.main' },
        }}
      >
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
          <Typography component="span" sx={{ ...oneLine, fontWeight: weight, mr: 'auto' }}>
            <MarkedWords text={message.name} />
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary" sx={{ flex: 'none' }}>
            {formatRecent(message.receivedAt, locale, now)}
          </Typography>
        </Box>
        <Typography sx={{ ...oneLine, fontWeight: weight }}>
          <MarkedWords text={message.subject} />
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={oneLine}>
          <MarkedWords text={message.message} />
        </Typography>
        {stateName(message) !== null || message.topic ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.75 }}>
            <StateChip message={message} />
            {message.topic ? (
              <Chip variant="outlined" label={translate(`admin.contact.topic.${message.topic}`)} />
            ) : null}
          </Box>
        ) : null}
      </ButtonBase>
    </Box>
  );
}
