import ArrowBack from '@mui/icons-material/ArrowBack';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useLocaleState, useTranslate, useTranslateLabel } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import { LoadFailed } from '../../components/alerts/load-failed';
import type { BlogFields, BlogVersion } from '../blog-post';
import { useVersions } from './use-versions';
import { VersionView } from './version-view';

/** Text of the date of a version, and of who saved it where that is known. */
function useSavedText() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return ({ savedAt, savedBy }: BlogVersion) => {
    const date = formatDateTime(savedAt, locale);
    return savedBy === null ? date : translate('admin.blog.history.by', { date, name: savedBy });
  };
}

interface VersionsProps {
  versions: BlogVersion[];
  onShow: (version: BlogVersion) => void;
}

function Versions({ versions, onShow }: VersionsProps) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const savedText = useSavedText();
  const changesText = ({ version, changed }: BlogVersion, isOldest: boolean): string => {
    if (changed.length > 0) {
      const fields = changed.map((source) =>
        String(translateLabel({ source, resource: 'blog' })).toLowerCase(),
      );
      return translate('admin.blog.history.changed', { fields: fields.join(', ') });
    }
    const saved = !isOldest ? 'agreed' : version === 1 ? 'first' : 'oldest';
    return translate(`admin.blog.history.${saved}`);
  };
  return (
    <List aria-label={translate('admin.blog.history.list')} sx={{ mx: -1 }}>
      {versions.map((version, index) => (
        <ListItem key={version.version} disablePadding>
          <ListItemButton onClick={() => onShow(version)}>
            <ListItemText
              primary={savedText(version)}
              secondary={changesText(version, index === versions.length - 1)}
            />
            {index === 0 ? (
              <Chip size="small" label={translate('admin.blog.history.current')} />
            ) : null}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

interface HistoryDialogProps {
  /** Id of the post. */
  id: number;
  open: boolean;
  onClose: () => void;
  onRestore: (fields: BlogFields, date: string) => void;
}

/** The versions of a post, each with its author, date and changes; each can be restored. */
export function HistoryDialog({ id, open, onClose, onRestore }: HistoryDialogProps) {
  const translate = useTranslate();
  const theme = useTheme();
  const fullScreen = useMediaQuery(theme.breakpoints.down('sm'));
  const title = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="md"
      fullScreen={fullScreen}
      aria-labelledby={title}
      slotProps={{ paper: { sx: fullScreen ? { borderRadius: 0 } : {} } }}
    >
      <DialogTitle
        id={title}
        component="h2"
        variant="h2"
        sx={{ display: 'flex', alignItems: 'center', py: 1.5 }}
      >
        <Box component="span" sx={{ mr: 'auto' }}>
          {translate('admin.blog.history.title')}
        </Box>
        <IconButton edge="end" aria-label={translate('admin.form.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent dividers>
        <HistoryContent id={id} onRestore={onRestore} />
      </DialogContent>
    </Dialog>
  );
}

function HistoryContent({ id, onRestore }: Pick<HistoryDialogProps, 'id' | 'onRestore'>) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const savedText = useSavedText();
  const { data: versions, error, refetch } = useVersions(id);
  const [shown, setShown] = useState<BlogVersion>();

  if (error) {
    return <LoadFailed onRetry={refetch} message="admin.blog.history.failed" />;
  }
  if (!versions) {
    return (
      <Box aria-busy="true" sx={{ display: 'grid', gap: 1 }}>
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} variant="rounded" height={56} />
        ))}
      </Box>
    );
  }
  if (!shown) {
    return (
      <>
        <Typography color="textSecondary">{translate('admin.blog.history.lead')}</Typography>
        <Versions versions={versions} onShow={setShown} />
      </>
    );
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<ArrowBack />}
        onClick={() => setShown(undefined)}
        autoFocus
        sx={{ ml: -1 }}
      >
        {translate('admin.blog.history.back')}
      </Button>
      <Typography variant="h3" component="h3" sx={{ my: 1 }}>
        {translate('admin.blog.history.version', { date: savedText(shown) })}
      </Typography>
      <VersionView
        id={id}
        versions={versions}
        shown={shown}
        onRestore={(fields) => onRestore(fields, formatDateTime(shown.savedAt, locale))}
      />
    </>
  );
}
