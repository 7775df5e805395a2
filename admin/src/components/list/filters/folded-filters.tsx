import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';

interface FoldedFiltersProps {
  children: ReactNode;
}

/**
 * The filters of the surrounding list; on a phone behind a button with the number of active ones,
 * so that the first row is on the screen.
 */
export function FoldedFilters({ children }: FoldedFiltersProps) {
  const translate = useTranslate();
  const theme = useTheme();
  const narrow = useMediaQuery(theme.breakpoints.down('sm'), { noSsr: true });
  const { filterValues } = useListContext();
  const [isOpen, setOpen] = useState(false);
  if (!narrow) return children;
  const active = Object.keys(filterValues).filter((name) => name !== 'q').length;
  const label = translate('admin.filter.filters');
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FilterList />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ minHeight: 44 }}
      >
        {active > 0 ? `${label} (${active})` : label}
      </Button>
      {isOpen ? children : null}
    </>
  );
}
