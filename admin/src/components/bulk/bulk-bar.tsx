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
import { useState, type ElementType } from 'react';
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

interface Item {
  label: string;
  icon: ElementType;
  onClick?: () => void;
  /** The file that it downloads. */
  href?: string;
}

const wide = '@container (min-width: 800px)';

/** What can be done as buttons, or in a menu where the list is narrow. */
function Actions({ items }: { items: readonly Item[] }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      {items.map(({ label, icon: Icon, onClick, href }) => (
        <Button
          key={label}
          color="inherit"
          startIcon={<Icon />}
          onClick={onClick}
          {...(href && { href, download: true })}
          sx={{ display: 'none', [wide]: { display: 'inline-flex' } }}
        >
          {label}
        </Button>
      ))}
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<MoreVert />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ [wide]: { display: 'none' } }}
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
        {items.map(({ label, icon: Icon, onClick, href }) => (
          <MenuItem
            key={label}
            {...(href && { component: 'a', href, download: true })}
            onClick={() => {
              close();
              onClick?.();
            }}
            sx={{ gap: 1.5, minHeight: 44 }}
          >
            <Icon />
            {label}
          </MenuItem>
        ))}
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
  const all: Item = {
    label: translate('admin.bulk.all', { total }),
    icon: DoneAll,
    onClick: () => void selectAll(),
  };
  const items = [
    ...(ids.size < total ? [all] : []),
    ...actions.map((action) => ({
      label: translate(`admin.bulk.action.${action}`),
      icon: bulkActions[action].icon,
      onClick: () => start(action),
    })),
    ...(exported && exportUrl
      ? [{ label: translate('admin.bulk.export'), icon: DownloadIcon, href: exportUrl }]
      : []),
  ];

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
              [wide]: { flexWrap: 'wrap' },
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
            {progress ? null : <Actions items={items} />}
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
