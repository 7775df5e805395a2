import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import {
  Link,
  RecordContextProvider,
  useListContext,
  useResourceContext,
  useTranslate,
  type SortPayload,
} from 'react-admin';
import { PageCheckbox } from '../../bulk/page-checkbox';
import { RowCheckbox } from '../../bulk/row-checkbox';
import { useSelection } from '../../bulk/selection';
import { rowName } from '../../inputs/row-name';
import { CroatianOnlyBadge } from '../croatian-only-badge';
import { MarkedWords } from '../marked-words';
import { UnfinishedBadge } from '../unfinished-badge';
import {
  columnStyles,
  useCellTexts,
  type Column,
  type TableRecord,
  type TitleColumn,
} from './columns';
import { tableStyles } from './table-styles';

interface RecordTableProps<Row> {
  title: TitleColumn<Row>;
  /** The other columns, the most important first. */
  columns: readonly Column<Row>[];
}

type HeadingProps = Pick<TitleColumn<never>, 'field' | 'label' | 'order'>;

/** The text of a heading; a button where the list is sorted by its field. */
function Heading({ field, label, order }: HeadingProps) {
  const resource = useResourceContext();
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const text = translate(label ?? `resources.${resource}.fields.${field}`);
  if (order === undefined) return text;
  const isSorted = sort.field === field;
  const other = sort.order === 'ASC' ? 'DESC' : 'ASC';
  return (
    <TableSortLabel
      active={isSorted}
      direction={(isSorted ? sort.order : order) === 'ASC' ? 'asc' : 'desc'}
      onClick={() => setSort({ field, order: isSorted ? other : order })}
    >
      {text}
    </TableSortLabel>
  );
}

/** How the list is sorted by a field, for screen readers. */
const directionOf = (field: string, sort: SortPayload): 'asc' | 'desc' | false =>
  sort.field === field ? (sort.order === 'ASC' ? 'asc' : 'desc') : false;

/** The rows of the surrounding list as a table, one line for each. */
export function RecordTable<Row extends TableRecord>({ title, columns }: RecordTableProps<Row>) {
  const resource = useResourceContext();
  const { data = [], sort } = useListContext<Row>();
  const texts = useCellTexts();
  const selection = useSelection();
  const styles = columnStyles(columns);
  const name = texts.translate(`admin.${resource}.title`);
  return (
    <Card sx={{ containerType: 'inline-size', overflow: 'clip' }}>
      <Table size="small" aria-label={name} sx={tableStyles}>
        <TableHead>
          <TableRow>
            {selection ? (
              <TableCell padding="checkbox">
                <PageCheckbox selection={selection} isNamed />
              </TableCell>
            ) : null}
            <TableCell scope="col" sortDirection={directionOf(title.field, sort)}>
              <Heading {...title} />
            </TableCell>
            {columns.map((column, index) => (
              <TableCell
                key={column.field}
                scope="col"
                sortDirection={directionOf(column.field, sort)}
                sx={styles[index]}
              >
                <Heading {...column} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((row) => {
            const rowTitle = title.title?.(row, texts) ?? rowName(row, texts.locale);
            const path = title.path?.(row);
            return (
              <RecordContextProvider key={row.id} value={row}>
                <TableRow hover selected={selection?.ids.has(row.id) ?? false} data-row={row.id}>
                  {selection ? (
                    <TableCell padding="checkbox">
                      <RowCheckbox name={rowTitle} dense />
                    </TableCell>
                  ) : null}
                  <TableCell component="th" scope="row" title={rowTitle}>
                    <div>
                      {path === undefined ? (
                        <MarkedWords text={rowTitle} />
                      ) : (
                        <Link to={path} color="inherit" underline="hover">
                          <MarkedWords text={rowTitle} />
                        </Link>
                      )}
                      <UnfinishedBadge />
                      <CroatianOnlyBadge />
                    </div>
                  </TableCell>
                  {columns.map((column, index) => {
                    const content = column.cell(row, texts);
                    return (
                      <TableCell key={column.field} sx={styles[index]}>
                        {typeof content === 'string' ? <MarkedWords text={content} /> : content}
                      </TableCell>
                    );
                  })}
                </TableRow>
              </RecordContextProvider>
            );
          })}
        </TableBody>
      </Table>
    </Card>
  );
}
