import FilterAltOff from '@mui/icons-material/FilterAltOffOutlined';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { useClearFilters } from '../filtered-list';

/**
 * Button that clears the filters of the surrounding list, shown while it is filtered. Where the
 * list is empty, its placeholder has such a button.
 * @param except filters that are never cleared
 */
export function ClearFilters({ except }: { except?: readonly string[] }) {
  const translate = useTranslate();
  const { data } = useListContext();
  const clear = useClearFilters(except);
  if (!clear || data?.length === 0) {
    return null;
  }
  return (
    <Button startIcon={<FilterAltOff />} onClick={clear}>
      {translate('ra.navigation.clear_filters')}
    </Button>
  );
}
