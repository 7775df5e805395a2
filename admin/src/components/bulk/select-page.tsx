import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { RefObject } from 'react';
import { useListContext, useTranslate, type RaRecord } from 'react-admin';
import { visuallyHidden } from '../screen/visually-hidden';
import { useSelection } from './selection';

/** Selects all rows of the page, and tells screen readers how many are selected. */
export function SelectPage({ inputRef }: { inputRef: RefObject<HTMLInputElement | null> }) {
  const translate = useTranslate();
  const { data = [] } = useListContext<RaRecord<number>>();
  const selection = useSelection();
  if (!selection) return null;
  const { ids, select } = selection;
  const listed = data.map(({ id }) => id);
  const chosen = listed.filter((id) => ids.has(id)).length;
  const all = chosen > 0 && chosen === listed.length;
  const change = () => {
    const others = [...ids].filter((id) => !listed.includes(id));
    select(all ? others : others.concat(listed));
  };
  return (
    <>
      {listed.length > 0 ? (
        <FormControlLabel
          control={
            <Checkbox
              checked={all}
              indeterminate={chosen > 0 && !all}
              onChange={change}
              slotProps={{ input: { ref: inputRef } }}
              sx={{ p: 1.25 }}
            />
          }
          label={translate('admin.bulk.page')}
          sx={{ ml: 0, mb: 0.5 }}
        />
      ) : null}
      <Box role="status" sx={visuallyHidden}>
        {ids.size > 0 ? translate('admin.bulk.count', { smart_count: ids.size }) : ''}
      </Box>
    </>
  );
}
