import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';

export interface FilterChoice {
  name: string;
  /** What the list is filtered by; nothing for the choice of all. */
  filter: Record<string, unknown>;
}

interface ChoiceFilterProps {
  label: string;
  choices: FilterChoice[];
}

/** One of several views of a list. */
export function ChoiceFilter({ label, choices }: ChoiceFilterProps) {
  const { filterValues, setFilters } = useListContext();
  const own = new Set(choices.flatMap(({ filter }) => Object.keys(filter)));
  const others = Object.entries(filterValues).filter(([name]) => !own.has(name));
  const chosen = choices.findIndex(
    ({ filter }) =>
      Object.keys(filter).length > 0 &&
      Object.entries(filter).every(([name, value]) => filterValues[name] === value),
  );
  const all = choices.findIndex(({ filter }) => Object.keys(filter).length === 0);

  return (
    <TextField
      select
      label={label}
      value={chosen >= 0 ? chosen : Math.max(all, 0)}
      onChange={({ target }) =>
        setFilters({ ...Object.fromEntries(others), ...choices[Number(target.value)]?.filter })
      }
      fullWidth={false}
      sx={{ m: 0, minWidth: 170 }}
    >
      {choices.map(({ name }, index) => (
        <MenuItem key={name} value={index}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
