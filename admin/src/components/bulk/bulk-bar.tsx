import CloseIcon from '@mui/icons-material/Close';
import DoneAll from '@mui/icons-material/DoneAll';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useListContext, useLocaleState, useResourceContext, useTranslate } from 'react-admin';
import { apiUrl } from '../../providers/http-client';
import { bulkActions, type BulkAction, type BulkDeclaration } from './actions';
import { BulkFailures, BulkQuestion } from './bulk-dialogs';
import { useSelection } from './selection';
import { useBulkAction } from './use-bulk-action';

/** Ids that fit into a URL; more are exported only where they are all that match. */
const maxExported = 500;

/** The URL of the export of the selected rows; undefined where it would be too long. */
function useExportUrl(ids: ReadonlySet<number>): string | undefined {
  const resource = useResourceContext();
  const [lang] = useLocaleState();
  const { filterValues, total } = useListContext();
  const isAll = ids.size === total;
  if (!isAll && ids.size > maxExported) return undefined;
  const filter = JSON.stringify(isAll ? filterValues : { id: [...ids] });
  return `${apiUrl}/${resource}/export?${new URLSearchParams({ lang, filter }).toString()}`;
}

interface ActionsProps {
  actions: readonly BulkAction[];
  onAction: (action: BulkAction) => void;
  /** The number of rows that match, if not all of them are selected. */
  total: number | undefined;
  onAll: () => void;
  exportUrl: string | undefined;
}

const onlyWide = { display: 'none', '@container (min-width: 800px)': { display: 'inline-flex' } };
const onlyNarrow = { '@container (min-width: 800px)': { display: 'none' } };

/** The actions as buttons, or in a menu where the list is narrow. */
function Actions({ actions, onAction, total, onAll, exportUrl }: ActionsProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const choose = (start: () => void) => {
    close();
    start();
  };
  const all = total === undefined ? undefined : translate('admin.bulk.all', { total });
  return (
    <>
      {all === undefined ? null : (
        <Button color="inherit" onClick={onAll} sx={onlyWide}>
          {all}
        </Button>
      )}
      {actions.map((action) => {
        const { icon: Icon } = bulkActions[action];
        return (
          <Button
            key={action}
            color="inherit"
            startIcon={<Icon />}
            onClick={() => onAction(action)}
            sx={onlyWide}
          >
            {translate(`admin.bulk.action.${action}`)}
          </Button>
        );
      })}
      {exportUrl === undefined ? null : (
        <Button
          color="inherit"
          startIcon={<DownloadIcon />}
          href={exportUrl}
          download
          sx={onlyWide}
        >
          {translate('admin.bulk.export')}
        </Button>
      )}
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<MoreVert />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={onlyNarrow}
      >
        {translate('admin.bulk.actions')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      >
        {all === undefined ? null : (
          <MenuItem onClick={() => choose(onAll)} sx={{ gap: 1.5, minHeight: 44 }}>
            <DoneAll />
            {all}
          </MenuItem>
        )}
        {actions.map((action) => {
          const { icon: Icon } = bulkActions[action];
          return (
            <MenuItem
              key={action}
              onClick={() => choose(() => onAction(action))}
              sx={{ gap: 1.5, minHeight: 44 }}
            >
              <Icon />
              {translate(`admin.bulk.action.${action}`)}
            </MenuItem>
          );
        })}
        {exportUrl === undefined ? null : (
          <MenuItem
            component="a"
            href={exportUrl}
            download
            onClick={close}
            sx={{ gap: 1.5, minHeight: 44 }}
          >
            <DownloadIcon />
            {translate('admin.bulk.export')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}

/** The number of selected rows, and what can be done with them, at the lower edge of the list. */
export function BulkBar({ actions, exported = false }: BulkDeclaration) {
  const translate = useTranslate();
  const { total = 0 } = useListContext();
  const selection = useSelection();
  const [asked, setAsked] = useState<BulkAction>();
  const focusPage = () => selection?.page.current?.focus();
  const { run, selectAll, progress, failures, closeFailures } = useBulkAction(focusPage);
  const ids = selection?.ids ?? new Set<number>();
  const exportUrl = useExportUrl(ids);
  const start = (action: BulkAction) =>
    bulkActions[action].asks ? setAsked(action) : void run(action);

  return (
    <>
      {ids.size > 0 ? (
        <Paper
          role="region"
          aria-label={translate('admin.bulk.bar')}
          elevation={6}
          sx={{
            position: 'sticky',
            bottom: 8,
            zIndex: 'appBar',
            mt: 1.5,
            containerType: 'inline-size',
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            '@media (forced-colors: active)': { border: '2px solid' },
          }}
        >
          {/* A focused row is not hidden behind the bar. */}
          <GlobalStyles styles={{ html: { scrollPaddingBottom: 140 } }} />
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              px: 1,
              py: 0.5,
              gap: 0.5,
              '@container (min-width: 800px)': { flexWrap: 'wrap' },
            }}
          >
            {progress ? null : (
              <Tooltip title={translate('admin.bulk.clear')}>
                <IconButton
                  color="inherit"
                  aria-label={translate('admin.bulk.clear')}
                  onClick={() => {
                    selection?.select([]);
                    focusPage();
                  }}
                >
                  <CloseIcon />
                </IconButton>
              </Tooltip>
            )}
            <Typography sx={{ fontWeight: 700, py: 1, px: 0.5, mr: 'auto' }}>
              {progress && progress.total > 0
                ? translate('admin.bulk.progress', progress)
                : translate('admin.bulk.count', { smart_count: ids.size })}
            </Typography>
            {progress ? null : (
              <>
                <Actions
                  actions={actions}
                  onAction={start}
                  total={ids.size < total ? total : undefined}
                  onAll={() => void selectAll()}
                  exportUrl={exported ? exportUrl : undefined}
                />
              </>
            )}
          </Box>
        </Paper>
      ) : null}
      {asked ? (
        <BulkQuestion
          action={asked}
          count={ids.size}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            void run(asked);
          }}
        />
      ) : null}
      {failures.length > 0 ? <BulkFailures failures={failures} onClose={closeFailures} /> : null}
    </>
  );
}
