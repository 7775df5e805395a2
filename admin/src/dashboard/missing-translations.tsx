import TranslateIcon from '@mui/icons-material/Translate';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link, useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';
import { listPath } from '../components/list/list-path';
import { useDashboard } from '../layout/use-dashboard';

interface CountedList {
  name: keyof Schemas['UntranslatedCountsDto'];
  resource: string;
  filter: Record<string, unknown>;
}

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

/** Missing translations, each count with a link to its list. */
export function MissingTranslations() {
  const translate = useTranslate();
  const counts = useDashboard().data?.untranslated;
  const incomplete = countedLists.filter(({ name }) => counts?.[name]);
  if (!counts || incomplete.length === 0) return null;
  return (
    <Card
      component="section"
      aria-labelledby="dashboard-gaps"
      sx={{ mb: 2.5, px: 2, py: 1.25, display: 'flex', gap: 1.5, alignItems: 'flex-start' }}
    >
      <TranslateIcon color="warning" sx={{ mt: { xs: 1.25, md: 0.625 } }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <Typography variant="h3" component="h2" id="dashboard-gaps">
          {translate('admin.dashboard.gaps.title')}
        </Typography>
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
        >
          {incomplete.map(({ name, resource, filter }) => (
            <li key={name}>
              <Link
                to={listPath(resource, filter)}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, md: 34 } }}
              >
                {translate(`admin.dashboard.gaps.${name}`, { smart_count: counts[name] })}
              </Link>
            </li>
          ))}
        </Box>
      </Box>
    </Card>
  );
}
