import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext, useTranslate } from 'react-admin';

interface ListFilterProps {
  /** The filter's name in the API. */
  source: string;
  label: string;
  /** What may be chosen, beside everything. */
  choices: { value: string; name: string }[];
}

/** A choice that narrows the list around; the address keeps it. */
export function ListFilter({ source, label, choices }: ListFilterProps) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const chosen = String(filterValues[source] ?? '');

  const choose = (value: string) => {
    const others = Object.entries(filterValues).filter(([name]) => name !== source);
    setFilters(Object.fromEntries(value ? [...others, [source, value]] : others));
  };

  return (
    <TextField
      select
      id={`filter-${source}`}
      label={label}
      value={choices.some(({ value }) => value === chosen) ? chosen : ''}
      onChange={(event) => choose(event.target.value)}
      sx={{ m: 0, flex: '0 1 auto', width: 'auto', minWidth: 132 }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{translate('admin.filter.all')}</MenuItem>
      {choices.map(({ value, name }) => (
        <MenuItem key={value} value={value}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
