import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useListContext, useTranslate } from 'react-admin';
import { useChangeFilters } from './filtered-list';

function DayFilter({ source, label }: { source: string; label: string }) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const changeFilters = useChangeFilters();
  const choose = (day: string) => changeFilters({ [source]: day });

  return (
    <TextField
      type="date"
      id={`filter-${source}`}
      label={translate(label)}
      // Uncontrolled: while a year is typed, the browser reports no date, then incomplete years.
      key={String(filterValues[source] ?? '')}
      defaultValue={filterValues[source] ?? ''}
      onBlur={({ target }) => {
        if (target.value !== (filterValues[source] ?? '')) {
          choose(target.value);
        }
      }}
      onKeyDown={({ key, target }) => {
        if (key === 'Enter' && target instanceof HTMLInputElement) {
          choose(target.value);
        }
      }}
      sx={{ m: 0, flex: { xs: '1 1 160px', sm: 'none' }, width: { sm: 168 } }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { min: '1990-01-01', max: '9999-12-31' },
      }}
    />
  );
}

/**
 * Filters the surrounding list by its first and last day, which are stored in the URL.
 * @param texts the key under which `from` and `to` are their labels
 */
export function DateRangeFilter({ texts }: { texts: string }) {
  return (
    // Both fields move to another line together; only narrow phones show one below the other.
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1,
        rowGap: 1.5,
        flex: { xs: '1 1 100%', sm: 'none' },
      }}
    >
      <DayFilter source="from" label={`${texts}.from`} />
      <DayFilter source="to" label={`${texts}.to`} />
    </Box>
  );
}
