import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  RecordContextProvider,
  SortButton,
  useListContext,
  useResourceContext,
  useTranslate,
  type FilterPayload,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../alerts/load-failed';
import type { BulkDeclaration } from '../bulk/actions';
import { Selectable } from '../bulk/selectable';
import { OrderedRows } from '../order/ordered-rows';
import { ScreenTitle } from '../screen/screen-title';
import { FilteredList, useClearFilters } from './filtered-list';
import { ClearFilters } from './filters/clear-filters';
import { FoldedFilters } from './filters/folded-filters';
import { ListSearch } from './filters/list-search';
import { Pages } from './paging/pages';
import { useListView, ViewToggle } from './table/list-view';
import { UnfinishedNew } from './unfinished-badge';

const skeletonCount = 3;
const pageSizes = { rows: [10, 25, 50], grid: [24, 48, 96], table: [10, 25, 50, 100] } as const;
type Layout = Exclude<keyof typeof pageSizes, 'table'>;
/** Rows of a page until another number is chosen. */
const firstSizes = { rows: 10, grid: 24, table: 25 } as const;

const columns = {
  rows: 'minmax(0, 1fr)',
  grid: 'repeat(auto-fill, minmax(min(45%, 220px), 1fr))',
} as const satisfies Record<Layout, string>;

/** Page size of a list with a manual order, which is shown on one page. */
const orderedPageSize = 100;

interface RecordListProps {
  sort: SortPayload;
  sortFields: string[];
  /** The filter of the list when it is opened without one. */
  defaultFilter?: FilterPayload;
  /** A filter that always applies. */
  filter?: FilterPayload;
  /** Whether the records have a manual order, their `order`. */
  ordered?: boolean;
  /** Rows, or a grid of cards. */
  layout?: Layout;
  /** One record's row, reading it from the record context. */
  row: ReactNode;
  /** The rows as a `RecordTable`, for those who choose it. */
  table?: ReactNode;
  /** Filters beside the search. */
  filters?: ReactNode;
  /** Further buttons beside the heading, such as an export. */
  actions?: ReactNode;
  /** Content between the filters and the rows, such as totals. */
  summary?: ReactNode;
  /** What can be done with selected rows; undefined where rows cannot be selected. */
  bulk?: BulkDeclaration;
  /** False where only visitors create rows. */
  canCreate?: boolean;
  /** The dialog of the resource. */
  children?: ReactNode;
}

export function RowSkeletons() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }} aria-busy="true">
      {Array.from({ length: skeletonCount }, (_, index) => (
        <Card key={index} data-testid="list-skeleton" sx={{ p: 2 }}>
          <Skeleton width="45%" height={28} />
          <Skeleton width="30%" />
          <Skeleton />
          <Skeleton width="80%" />
        </Card>
      ))}
    </Box>
  );
}

interface RowsProps {
  row: ReactNode;
  /** What is shown of the rows instead of each one's `row`. */
  table?: ReactNode;
  /** Whether the rows have a manual order; each choice of `orderedWithin` has its own. */
  ordered?: boolean;
  orderedWithin?: string[];
  layout?: Layout;
  canCreate?: boolean;
}

/** The rows of the surrounding list, or their placeholder: skeletons, an error, no rows. */
export function Rows(props: RowsProps) {
  const { row, table, ordered = false, orderedWithin = [] } = props;
  const { layout = 'rows', canCreate = true } = props;
  const texts = `admin.${useResourceContext()}`;
  const translate = useTranslate();
  const list = useListContext<RaRecord>();
  const { data, isPending, error, refetch, sort, total } = list;
  const clear = useClearFilters(orderedWithin);

  if (isPending) {
    return <RowSkeletons />;
  }
  if (error && !data) {
    return <LoadFailed onRetry={refetch} />;
  }
  const searched = clear !== undefined;
  if (!data?.length) {
    return (
      <Card sx={{ p: 4, display: 'grid', gap: 2, justifyItems: 'center', textAlign: 'center' }}>
        <Typography>{translate(`${texts}.${searched ? 'noResults' : 'empty'}`)}</Typography>
        {searched ? (
          <Button variant="outlined" onClick={clear}>
            {translate('ra.navigation.clear_filters')}
          </Button>
        ) : null}
        {searched || !canCreate ? null : (
          <Button component={Link} to="create" variant="contained" color="secondary">
            {translate(`${texts}.addFirst`)}
          </Button>
        )}
      </Card>
    );
  }
  if (table) return table;
  const whole = !searched && data.length === total;
  if (ordered && whole && data.length > 1 && sort.field === 'order' && sort.order === 'ASC') {
    return <OrderedRows row={row} />;
  }
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: columns[layout],
        gap: 1.5,
      }}
    >
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          {row}
        </RecordContextProvider>
      ))}
    </Box>
  );
}

/** The pages of the list; those of a manual order only where it has more than one. */
function ListPages({ ordered, sizes }: { ordered: boolean; sizes: readonly number[] }) {
  const { total = 0 } = useListContext();
  if (!ordered) return <Pages sizes={sizes} />;
  return total > orderedPageSize ? <Pages sizes={[orderedPageSize]} /> : null;
}

/** The list of a resource: heading, search, sorting, rows, paging. Texts: `admin.{resource}`. */
export function RecordList(props: RecordListProps) {
  const { sort, sortFields, row, filters, defaultFilter, ordered = false } = props;
  const { layout = 'rows' } = props;
  const view = useListView();
  const table = view === 'table' ? props.table : undefined;
  const shown = table ? 'table' : layout;
  const { actions, summary, bulk, canCreate = true, children } = props;
  const resource = useResourceContext() ?? '';
  const texts = `admin.${resource}`;
  const translate = useTranslate();
  const always = Object.keys(defaultFilter ?? {});

  return (
    <FilteredList
      sort={sort}
      perPage={ordered ? orderedPageSize : firstSizes[shown]}
      filter={props.filter}
      filterDefaultValues={defaultFilter}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1.5 }}>
        <ScreenTitle />
        {actions}
        {canCreate ? <UnfinishedNew /> : null}
        {canCreate ? (
          <Button
            component={Link}
            to={`/${resource}/create`}
            variant="contained"
            color="secondary"
            startIcon={<AddIcon />}
          >
            {translate(`${texts}.add`)}
          </Button>
        ) : null}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          rowGap: 1.5,
          mb: 1.5,
        }}
      >
        <Box sx={{ flex: { xs: '1 1 140px', sm: '1 1 180px' }, maxWidth: 360 }}>
          <ListSearch label={translate(`${texts}.search`)} />
        </Box>
        {filters ? <FoldedFilters>{filters}</FoldedFilters> : null}
        <ClearFilters except={always} />
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1 }}>
          <SortButton fields={sortFields} />
          {props.table ? (
            <ViewToggle
              sizes={ordered ? undefined : { cards: firstSizes[layout], table: firstSizes.table }}
            />
          ) : null}
        </Box>
      </Box>
      {summary}
      <Selectable bulk={bulk} inTable={table !== undefined}>
        <Rows
          row={row}
          table={table}
          ordered={ordered}
          orderedWithin={always}
          layout={layout}
          canCreate={canCreate}
        />
        <ListPages ordered={ordered} sizes={pageSizes[shown]} />
      </Selectable>
      {children}
    </FilteredList>
  );
}
