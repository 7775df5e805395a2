import Box from '@mui/material/Box';
import { Pagination, useListContext } from 'react-admin';
import { PageInput } from './page-input';

/** From this number of pages on, a page is also reached by its number. */
const manyPages = 3;

interface PagesProps {
  /** The numbers of rows on a page that can be chosen. */
  sizes: readonly number[];
}

/** The pages of the surrounding list. */
export function Pages({ sizes }: PagesProps) {
  const { page, perPage, total = 0, setPage, error } = useListContext();
  // A list that could not be loaded has no rows to count.
  if (error) return null;
  const pages = Math.ceil(total / perPage);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'end',
        columnGap: 2,
        mt: 0.5,
      }}
    >
      {pages >= manyPages ? <PageInput page={page} pages={pages} onPage={setPage} /> : null}
      <Pagination rowsPerPageOptions={[...sizes]} />
    </Box>
  );
}
