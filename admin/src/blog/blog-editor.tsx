import HistoryIcon from '@mui/icons-material/History';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState } from 'react';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { AlertButtons } from '../components/alerts/alert-buttons';
import { DraftLink } from '../components/draft-link/draft-link';
import { CopyRecordButton } from '../components/form/copy-record-button';
import { DraftStatus } from '../components/form/drafts/draft-notes';
import { useInsteadOfForm } from '../components/form/instead-of-form';
import { BlogInputs } from './blog-inputs';
import { restoredFields, type BlogFields, type BlogPost } from './blog-post';
import type { HistoryView } from './history/history-view';
import { PostPreview } from './post-preview';
import { usePublication } from './use-publication';

interface Restored {
  /** Formatted date of the version. */
  date: string;
  /** The previous values of the form. */
  before: Record<string, unknown>;
}

/** Fills the form with an earlier version, and offers to undo that. */
function useRestoredVersion() {
  const translate = useTranslate();
  const notify = useNotify();
  const { getValues, setValue } = useFormContext();
  const [restored, setRestored] = useState<Restored>();
  const { state, date } = usePublication();

  const fill = (values: Record<string, unknown>) =>
    restoredFields.forEach((field) =>
      setValue(field, values[field] ?? null, { shouldDirty: true, shouldTouch: true }),
    );
  return {
    restore: (fields: BlogFields, date: string) => {
      setRestored({ date, before: { ...getValues() } });
      fill(fields);
    },
    note: restored ? (
      <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
        {translate('admin.blog.history.restored', { date: restored.date })}{' '}
        {translate(`admin.blog.history.then.${state}`, { date })}
        <AlertButtons>
          <Button
            onClick={() => {
              fill(restored.before);
              setRestored(undefined);
              notify('admin.blog.history.undone', { type: 'info' });
            }}
          >
            {translate('admin.blog.history.undo')}
          </Button>
        </AlertButtons>
      </Alert>
    ) : null,
  };
}

/** The history, shown instead of the form; its scripts are loaded when it is first opened. */
function useHistory() {
  const notify = useNotify();
  const [View, setView] = useState<typeof HistoryView>();
  const [isLoading, setLoading] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useInsteadOfForm(isOpen);
  const open = async () => {
    setLoading(true);
    try {
      const loaded = await import('./history/history-view');
      setView(() => loaded.HistoryView);
      setOpen(true);
    } catch {
      // Browsers do not retry a module that failed to load: the page has to be reloaded.
      notify('admin.status.part', { type: 'error' });
    }
    setLoading(false);
  };
  const close = () => {
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  return { View, isLoading, isOpen, open, close, button };
}

/**
 * The form of a post, with its history and a preview: beside the form on wide screens, otherwise
 * instead of it.
 */
export function BlogEditor() {
  const translate = useTranslate();
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up('md'));
  const saved = useRecordContext<Partial<BlogPost>>();
  const { restore, note } = useRestoredVersion();
  const [previewing, setPreviewing] = useState(false);
  const { View, isLoading, isOpen, open, close, button } = useHistory();

  return (
    <>
      {saved?.id !== undefined && isOpen && View ? (
        <View
          id={saved.id}
          onClose={close}
          onRestore={(fields, date) => {
            restore(fields, date);
            close();
          }}
        />
      ) : null}
      <div hidden={isOpen}>
        {note}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
          <Button
            variant="outlined"
            startIcon={previewing ? <VisibilityOff /> : <Visibility />}
            aria-pressed={previewing}
            onClick={() => setPreviewing(!previewing)}
          >
            {translate(`admin.blog.preview.${previewing ? 'close' : 'open'}`)}
          </Button>
          {saved?.id === undefined ? null : (
            <Button
              ref={button}
              startIcon={<HistoryIcon />}
              loading={isLoading}
              onClick={() => void open()}
            >
              {translate('admin.blog.history.open')}
            </Button>
          )}
          <CopyRecordButton />
          <DraftLink />
          <Box sx={{ ml: { sm: 'auto' } }}>
            <DraftStatus />
          </Box>
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns:
              wide && previewing ? 'minmax(0, 5fr) minmax(0, 6fr)' : 'minmax(0, 1fr)',
          }}
        >
          <Box hidden={previewing && !wide} sx={{ minWidth: 0 }}>
            <BlogInputs columns={wide && !previewing} />
          </Box>
          {previewing ? (
            <Box sx={{ minWidth: 0, position: { md: 'sticky' }, top: { md: 0 } }}>
              <PostPreview />
            </Box>
          ) : null}
        </Box>
      </div>
    </>
  );
}
