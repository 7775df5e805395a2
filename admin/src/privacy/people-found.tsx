import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Person } from './privacy';

const texts = 'admin.privacy.people';

interface PeopleFoundProps {
  people: readonly Person[];
  onChoose: (email: string) => void;
}

/** The people found by name or phone number, each with a button that shows what is stored. */
export function PeopleFound({ people, onChoose }: PeopleFoundProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ mt: 2 }}>
      <Typography role="status" variant="h3" component="h3">
        {translate(`${texts}.found`, { smart_count: people.length })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {people.map(({ email, name, where }) => (
          <Box
            component="li"
            key={email}
            sx={{
              py: 1,
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              alignItems: 'center',
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {name ? <strong>{name}</strong> : null} {email}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {where.join(', ')}
              </Typography>
            </Box>
            <Button
              size="small"
              variant="outlined"
              aria-label={`${translate(`${texts}.show`)}: ${email}`}
              onClick={() => onChoose(email)}
            >
              {translate(`${texts}.show`)}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
