import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import { useEffect, useState } from 'react';
import { ResettableTextField, useListContext } from 'react-admin';
import { useChangeFilters } from '../filtered-list';

const debounceMs = 500;

/** Search field of the surrounding list, debounced. */
export function ListSearch({ label }: { label: string }) {
  const { filterValues } = useListContext();
  const changeFilters = useChangeFilters();
  const searched = String(filterValues.q ?? '');
  const [lastSearched, setLastSearched] = useState(searched);
  // The typed text, until it is searched for.
  const [typed, setTyped] = useState<string>();
  if (lastSearched !== searched) {
    setLastSearched(searched);
    if (typed === searched) {
      setTyped(undefined);
    }
  }

  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => {
      changeFilters({ q: typed });
      if (typed === searched) {
        setTyped(undefined);
      }
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [typed, searched, changeFilters]);

  return (
    <ResettableTextField
      resettable
      hiddenLabel
      value={typed ?? searched}
      // The clear button passes the empty text itself.
      onChange={(change) => setTyped(typeof change === 'string' ? change : change.target.value)}
      placeholder={label}
      InputProps={{
        endAdornment: (
          <InputAdornment position="end">
            <SearchIcon color="disabled" />
          </InputAdornment>
        ),
      }}
      slotProps={{ htmlInput: { 'aria-label': label } }}
      sx={{ m: 0 }}
    />
  );
}
