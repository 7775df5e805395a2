import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';
import { useChangeFilters } from './filtered-list';

function DayFilter({ source, label }: { source: string; label: string }) {
  const { filterValues } = useListContext();
  const changeFilters = useChangeFilters();
  const choose = (day: string) => changeFilters({ [source]: day });

  return (
    <TextField
      type="date"
      id={`filter-${source}`}
      label={label}
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

interface DateRangeFilterProps {
  /** The labels of the first and the last day. */
  from: string;
  to: string;
}

/** Filters the surrounding list by its first and last day, which are stored in the URL. */
export function DateRangeFilter({ from, to }: DateRangeFilterProps) {
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
      <DayFilter source="from" label={from} />
      <DayFilter source="to" label={to} />
    </Box>
  );
}
