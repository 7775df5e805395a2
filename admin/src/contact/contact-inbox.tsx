import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SortButton, useGetList, useTranslate, type FilterPayload } from 'react-admin';
import { Link, matchPath, useLocation } from 'react-router-dom';
import type { BulkDeclaration } from '../components/bulk/actions';
import { Selectable } from '../components/bulk/selectable';
import { ExportButton } from '../components/list/export-button';
import { FilteredList } from '../components/list/filtered-list';
import { ClearFilters } from '../components/list/filters/clear-filters';
import { FoldedFilters } from '../components/list/filters/folded-filters';
import { ListSearch } from '../components/list/filters/list-search';
import { choicesBy, ListFilter } from '../components/list/list-filter';
import { Pages } from '../components/list/paging/pages';
import { Rows } from '../components/list/record-list';
import { useListView, ViewToggle } from '../components/list/table/list-view';
import { useCount } from '../components/list/use-count';
import { ScreenTitle } from '../components/screen/screen-title';
import { MessagePane } from './message-pane';
import { MessageRow } from './message-row';
import { MessagesTable } from './messages-table';

const bulk: BulkDeclaration = { actions: ['read', 'unread', 'trash'], exported: true };
const pageSizes = [25, 50, 100];
const topics = ['volunteer', 'partnership', 'project'];

const states = {
  new: { state: 'new' },
  open: { state: 'open' },
  answered: { state: 'answered' },
  undelivered: { undelivered: true },
};

interface CountedProps {
  name: string;
  filter: FilterPayload;
}

/** The name of a filter with the number of its messages. */
function Counted({ name, filter }: CountedProps) {
  const translate = useTranslate();
  return translate('admin.contact.counted', { name, count: useCount('contact', filter) ?? '…' });
}

function Filters({ inOneLine }: { inOneLine: boolean }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
      <Box sx={inOneLine ? { flex: '1 1 180px', maxWidth: 360 } : { flex: '1 1 100%' }}>
        <ListSearch label={translate('admin.contact.search')} />
      </Box>
      <FoldedFilters>
        <ListFilter
          label="admin.contact.state"
          choices={Object.entries(states).map(([state, filter]) => {
            const name = translate(`admin.contact.filters.${state}`);
            return { name, label: <Counted name={name} filter={filter} />, filter };
          })}
        />
        <ListFilter
          label="admin.contact.topicLabel"
          choices={choicesBy('topic', topics, 'admin.contact.topic')}
        />
      </FoldedFilters>
      <SortButton fields={['receivedAt', 'name', 'subject']} />
      <ClearFilters />
      <Box sx={{ ml: 'auto' }}>
        <ViewToggle />
      </Box>
    </Box>
  );
}

/**
 * The list of messages beside the open message; as a table and on a narrow screen one of them.
 * The URL names the open message.
 */
export function ContactInbox() {
  const translate = useTranslate();
  const theme = useTheme();
  const narrow = useMediaQuery(theme.breakpoints.down('md'), { noSsr: true });
  const inTable = useListView() === 'table';
  const oneAtATime = narrow || inTable;
  const { pathname, search } = useLocation();
  const idParam = matchPath('/contact/:id', pathname)?.params.id ?? '';
  const openId = /^\d+$/.test(idParam) ? Number(idParam) : undefined;
  const unread = useGetList('contact', {
    filter: { isRead: false },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'DESC' },
  });

  const pane =
    openId === undefined ? (
      <Card sx={{ p: 4, textAlign: 'center' }}>
        <Typography color="textSecondary">{translate('admin.contact.choose')}</Typography>
      </Card>
    ) : (
      <MessagePane key={openId} id={openId} onMarked={() => void unread.refetch()} />
    );
  const showsMessageOnly = openId !== undefined && oneAtATime;

  return (
    <FilteredList sort={{ field: 'receivedAt', order: 'DESC' }} perPage={25}>
      {showsMessageOnly ? (
        <Button
          component={Link}
          to={`/contact${search}`}
          size="small"
          startIcon={<ArrowBack />}
          sx={{ ml: -1.5 }}
        >
          {translate('admin.contact.backToList')}
        </Button>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <Box sx={{ mr: 'auto' }}>
          <ScreenTitle />
          <Typography color="textSecondary" role="status">
            {unread.total === undefined
              ? ''
              : unread.total === 0
                ? translate('admin.contact.noneUnread')
                : translate('admin.contact.unread', { smart_count: unread.total })}
          </Typography>
        </Box>
        {showsMessageOnly ? null : <ExportButton />}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: oneAtATime ? 'minmax(0, 1fr)' : 'minmax(280px, 2fr) minmax(0, 3fr)',
          alignItems: 'start',
        }}
      >
        {showsMessageOnly ? null : (
          <div>
            <Filters inOneLine={inTable} />
            <Selectable bulk={bulk} inTable={inTable}>
              <Rows
                row={<MessageRow openId={openId} />}
                table={inTable ? <MessagesTable /> : undefined}
                canCreate={false}
              />
              <Pages sizes={pageSizes} />
            </Selectable>
          </div>
        )}
        {oneAtATime && !showsMessageOnly ? null : (
          // A message higher than the window scrolls by itself, beside the longer list.
          <Box
            sx={{
              position: { md: 'sticky' },
              top: { md: 72 },
              maxHeight: { md: 'calc(100dvh - 88px)' },
              overflowY: { md: 'auto' },
            }}
          >
            {pane}
          </Box>
        )}
      </Box>
    </FilteredList>
  );
}
