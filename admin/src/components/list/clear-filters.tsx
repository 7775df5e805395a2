import FilterAltOff from '@mui/icons-material/FilterAltOffOutlined';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { useClearFilters } from './filtered-list';

/**
 * Shows that the surrounding list is filtered, and clears the filters when pressed. Where nothing
 * was found, the placeholder of the rows offers the same.
 * @param besides filters that are never cleared
 */
export function ClearFilters({ besides }: { besides?: readonly string[] }) {
  const translate = useTranslate();
  const { data } = useListContext();
  const clear = useClearFilters(besides);
  if (!clear || data?.length === 0) {
    return null;
  }
  return (
    <Button startIcon={<FilterAltOff />} onClick={clear}>
      {translate('ra.navigation.clear_filters')}
    </Button>
  );
}
