import TranslateIcon from '@mui/icons-material/Translate';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listPath } from '../components/list/list-path';
import { useCounts, type CountedList } from './use-counts';

const untranslated = { untranslated: true };

const countedLists: CountedList[] = [
  { name: 'blog', resource: 'blog', filter: untranslated },
  { name: 'projects', resource: 'projects', filter: untranslated },
  { name: 'events', resource: 'events', filter: untranslated },
  { name: 'team', resource: 'team', filter: untranslated },
  { name: 'partners', resource: 'partners', filter: { kind: 'partner', ...untranslated } },
  { name: 'funders', resource: 'partners', filter: { kind: 'funder', ...untranslated } },
  { name: 'documents', resource: 'documents', filter: untranslated },
  { name: 'media', resource: 'media', filter: { described: false } },
];

/** Missing and outdated translations, each count with a link to its list. */
export function MissingTranslations() {
  const translate = useTranslate();
  const { counts } = useCounts(countedLists);
  const loaded = countedLists.every(({ name }) => counts[name] !== undefined);
  const incomplete = countedLists.filter(({ name }) => counts[name]);
  if (!loaded && incomplete.length === 0) {
    return null;
  }
  return (
    <Card
      component="section"
      aria-labelledby="dashboard-gaps"
      sx={{ mb: 2.5, px: 2, py: 1.25, display: 'flex', gap: 1.5, alignItems: 'flex-start' }}
    >
      <TranslateIcon color={incomplete.length > 0 ? 'warning' : 'success'} sx={{ mt: 0.25 }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <Typography variant="h3" component="h2" id="dashboard-gaps">
          {translate(`admin.dashboard.gaps.${incomplete.length > 0 ? 'title' : 'complete'}`)}
        </Typography>
        {incomplete.length === 0 ? (
          <Typography color="textSecondary">{translate('admin.dashboard.gaps.none')}</Typography>
        ) : (
          <Box
            component="ul"
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
          >
            {incomplete.map(({ name, resource, filter }) => (
              <li key={name}>
                <MuiLink
                  component={Link}
                  to={listPath(resource, filter)}
                  sx={{ display: 'inline-block', py: 0.5 }}
                >
                  {translate(`admin.dashboard.gaps.${name}`, { smart_count: counts[name] ?? 0 })}
                </MuiLink>
              </li>
            ))}
          </Box>
        )}
      </Box>
    </Card>
  );
}
