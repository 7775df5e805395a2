import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';
import { useChangeFilters } from './filtered-list';

/** Filters the surrounding list by a date, which is stored in the URL. */
export function DayFilter({ source, label }: { source: string; label: string }) {
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
      sx={{ m: 0, flex: { xs: '1 1 132px', sm: 'none' }, width: 168 }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { min: '1990-01-01', max: '9999-12-31' },
      }}
    />
  );
}
