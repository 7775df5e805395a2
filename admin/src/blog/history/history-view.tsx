import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocaleState, useTranslate, useTranslateLabel } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import { LoadFailed } from '../../components/alerts/load-failed';
import { FormSkeleton } from '../../components/form/dialog-parts';
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
            {index === 0 ? <Chip label={translate('admin.blog.history.current')} /> : null}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

interface HistoryViewProps {
  /** Id of the post. */
  id: number;
  onClose: () => void;
  onRestore: (fields: BlogFields, date: string) => void;
}

/** The versions of a post, each with its author, date and changes; each can be restored. */
export function HistoryView({ id, onClose, onRestore }: HistoryViewProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const savedText = useSavedText();
  const { data: versions, error, refetch } = useVersions(id);
  const [shown, setShown] = useState<BlogVersion>();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [shown]);

  const back = () => (shown ? setShown(undefined) : onClose());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Else the dialog would close, with the form.
    event.stopPropagation();
    back();
  };

  const content = () => {
    if (error) return <LoadFailed onRetry={refetch} message="admin.blog.history.failed" />;
    if (!versions) return <FormSkeleton heights={[56, 56, 56]} sx={{ gap: 1 }} />;
    if (!shown) {
      return (
        <>
          <Typography color="textSecondary">{translate('admin.blog.history.lead')}</Typography>
          <Versions versions={versions} onShow={setShown} />
        </>
      );
    }
    return (
      <VersionView
        id={id}
        versions={versions}
        shown={shown}
        onRestore={(fields) => onRestore(fields, formatDateTime(shown.savedAt, locale))}
      />
    );
  };

  return (
    <Box component="section" aria-labelledby={title} onKeyDown={onKeyDown}>
      <Button size="small" startIcon={<ArrowBack />} onClick={back} sx={{ ml: -1 }}>
        {translate(`admin.blog.history.${shown ? 'back' : 'form'}`)}
      </Button>
      <Typography
        id={title}
        ref={heading}
        tabIndex={-1}
        variant="h3"
        component="h3"
        sx={{ my: 1, outline: 'none' }}
      >
        {shown
          ? translate('admin.blog.history.version', { date: savedText(shown) })
          : translate('admin.blog.history.title')}
      </Typography>
      {content()}
    </Box>
  );
}
