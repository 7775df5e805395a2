import AddIcon from '@mui/icons-material/Add';
import ArrowBack from '@mui/icons-material/ArrowBack';
import EditOutlined from '@mui/icons-material/EditOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  FilterLiveSearch,
  ListBase,
  Pagination,
  RecordContextProvider,
  SortButton,
  useListContext,
  useResourceContext,
  useTranslate,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { Link } from 'react-router-dom';

import { usePageTitle } from '../layout/use-page-title';

const skeletonCount = 3;
const pageSize = 10;

interface RecordListProps {
  sort: SortPayload;
  sortFields: string[];
  /** One record's row, reading it from the record context. */
  row: ReactNode;
  /** Choices that narrow the list, beside the search. */
  filters?: ReactNode;
  /** What else the heading offers, such as an export. */
  actions?: ReactNode;
  /** What stands between the filters and the rows, such as totals. */
  summary?: ReactNode;
  /** False where rows are made by visitors only. */
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

/** The rows of the list around, or what stands in for them: skeletons, an error, no rows. */
export function Rows({ row, canCreate = true }: { row: ReactNode; canCreate?: boolean }) {
  const texts = `admin.${useResourceContext()}`;
  const translate = useTranslate();
  const { data, isPending, error, filterValues, refetch } = useListContext<RaRecord>();

  if (isPending) {
    return <RowSkeletons />;
  }
  if (error && !data) {
    return (
      <Alert
        severity="error"
        variant="outlined"
        action={
          <Button color="inherit" onClick={() => void refetch()}>
            {translate('admin.status.retry')}
          </Button>
        }
      >
        {translate('admin.status.loadFailed')}
      </Alert>
    );
  }
  if (!data?.length) {
    const searched = Object.keys(filterValues).length > 0;
    return (
      <Card sx={{ p: 4, display: 'grid', gap: 2, justifyItems: 'center', textAlign: 'center' }}>
        <Typography>{translate(`${texts}.${searched ? 'noResults' : 'empty'}`)}</Typography>
        {searched || !canCreate ? null : (
          <Button component={Link} to="create" variant="contained" color="secondary">
            {translate(`${texts}.addFirst`)}
          </Button>
        )}
      </Card>
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          {row}
        </RecordContextProvider>
      ))}
    </Box>
  );
}

/** The list of a resource: heading, search, sorting, rows, paging. Texts: `admin.{resource}`. */
export function RecordList(props: RecordListProps) {
  const { sort, sortFields, row, filters, actions, summary, canCreate = true, children } = props;
  const resource = useResourceContext() ?? '';
  const texts = `admin.${resource}`;
  const translate = useTranslate();
  usePageTitle(translate(`${texts}.title`));

  return (
    <ListBase sort={sort} perPage={pageSize} exporter={false} disableAuthentication={false}>
      <Button component={Link} to="/" size="small" startIcon={<ArrowBack />} sx={{ ml: -1.5 }}>
        {translate('admin.back')}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1.5 }}>
        <Typography variant="h1" sx={{ mr: 'auto' }}>
          {translate(`${texts}.title`)}
        </Typography>
        {actions}
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
        <Box sx={{ flex: '1 1 180px', maxWidth: 360 }}>
          <FilterLiveSearch
            source="q"
            label={translate(`${texts}.search`)}
            hiddenLabel
            fullWidth
            sx={{ m: 0 }}
          />
        </Box>
        {filters}
        <Box sx={{ ml: 'auto' }}>
          <SortButton fields={sortFields} />
        </Box>
      </Box>
      {summary}
      <Rows row={row} canCreate={canCreate} />
      <Pagination rowsPerPageOptions={[10, 25, 50]} />
      {children}
    </ListBase>
  );
}

interface RecordCardProps {
  title: string;
  /** Marks after the title, such as a draft badge. */
  badges?: ReactNode;
  /** Facts in one line; empty ones are left out. */
  facts: string[];
  preview: string;
  slug: string;
  publicPath: string;
  editPath: string;
}

/** One record in a list. */
export function RecordCard(props: RecordCardProps) {
  const { title, badges, facts, preview, slug, publicPath, editPath } = props;
  const texts = `admin.${useResourceContext()}`;
  const translate = useTranslate();
  const open = translate(`${texts}.open`);
  const edit = translate(`${texts}.edit`);
  return (
    <Card component="li" sx={{ p: 2, pr: 1, display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {badges}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ my: 0.5 }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
        <Typography
          sx={{
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            overflow: 'hidden',
          }}
        >
          {preview}
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ mt: 0.5, overflowWrap: 'anywhere', fontFamily: 'ui-monospace, monospace' }}
        >
          {slug}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' } }}>
        <Tooltip title={open}>
          <IconButton
            component="a"
            href={publicPath}
            target="_blank"
            rel="noopener"
            aria-label={`${open}: ${title}`}
          >
            <OpenInNew />
          </IconButton>
        </Tooltip>
        <Tooltip title={edit}>
          <IconButton
            component={Link}
            to={editPath}
            color="primary"
            aria-label={`${edit}: ${title}`}
          >
            <EditOutlined />
          </IconButton>
        </Tooltip>
      </Box>
    </Card>
  );
}
