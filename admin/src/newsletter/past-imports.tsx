import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import type { Schemas } from '../api/schemas';

const texts = 'admin.newsletter.import';

/** Earlier imports: who, when, and what became of the addresses. */
export function PastImports() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data } = useQuery<Schemas['ImportDto'][]>({
    queryKey: ['newsletter', 'imports'],
  });
  if (!data?.length) {
    return null;
  }
  return (
    <section>
      <Typography variant="h3" sx={{ fontSize: '1rem' }}>
        {translate(`${texts}.past`)}
      </Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {data.map(({ id, importedAt, importedBy, added, asked, confirmed }) => (
          <li key={id}>
            {translate(`${texts}.pastImport`, {
              date: formatDateTime(importedAt, locale),
              name: importedBy,
              added,
              asked,
              confirmed,
            })}
          </li>
        ))}
      </Box>
    </section>
  );
}
