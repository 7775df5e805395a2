import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  useEditContext,
  useLocaleState,
  useNotify,
  useTranslate,
  type TransformData,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { formatDateTime } from 'shared/croatian-time';
import { authorOf, differences, mergeChanges, type Difference, type Values } from './changes';
import { DifferencesList } from './differences-list';

interface ConflictNoteProps {
  /** The error of the last save, until the administrator has decided. */
  conflictError: Error;
  /** The record that the form was filled with. */
  base: Values;
  /** Turns the form's values into the request body. */
  transform: TransformData;
  /** Fills the form with a record and values typed over it. */
  fill: (record: Values, values: Values) => void;
}

interface Conflict {
  saved: Values;
  changes: Difference[];
}

/** Fields without an input, which need no decision. */
const ignored = new Set(['order']);

interface ConflictAlertProps {
  conflictError: Error;
  changes: Difference[];
  /** Applies the typed changes to the saved record. */
  onApplyMine: () => void;
  /** Discards the typed changes. */
  onLoadSaved: () => void;
}

function ConflictAlert(props: ConflictAlertProps) {
  const { conflictError, changes, onApplyMine, onLoadSaved } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const author = authorOf(conflictError);
  const title = author
    ? translate('admin.conflict.titleNamed', {
        name: author.name,
        date: formatDateTime(author.at, locale),
      })
    : translate('admin.conflict.title');
  return (
    <Alert severity="warning" variant="outlined" sx={{ m: { xs: 1, sm: 2 } }}>
      <AlertTitle>{title}</AlertTitle>
      {translate('admin.conflict.text')}
      <DifferencesList differences={changes} />
      {translate('admin.conflict.keepHelp')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="contained" onClick={onApplyMine}>
          {translate('admin.conflict.keep')}
        </Button>
        <Button onClick={onLoadSaved}>{translate('admin.conflict.load')}</Button>
      </Box>
    </Alert>
  );
}

/**
 * Shows what another user changed in the record since it was loaded, and lets the administrator
 * apply the typed changes to it or discard them. Until then the form stays as it is.
 */
export function ConflictNote({ conflictError, base, transform, fill }: ConflictNoteProps) {
  const notify = useNotify();
  const { refetch } = useEditContext();
  const { getValues } = useFormContext();
  const [conflict, setConflict] = useState<Conflict>();
  const container = useRef<HTMLDivElement>(null);

  const applyMine = (saved: Values) => fill(saved, mergeChanges(base, saved, getValues()));

  const compare = useEffectEvent(async (saved: Values) => {
    const [before, theirs, mine] = await Promise.all(
      [base, saved, getValues()].map((values) => transform(values)),
    );
    return differences(before, theirs, mine).filter(({ field }) => !ignored.has(field));
  });
  const showOrResolve = useEffectEvent((saved: Values, changes: Difference[]) => {
    if (changes.length > 0) {
      setConflict({ saved, changes });
      return;
    }
    const form = container.current?.closest('form');
    applyMine(saved);
    // No decision is needed: the form is saved again, based on the newest version.
    requestAnimationFrame(() => form?.requestSubmit());
  });
  const loadSaved = useEffectEvent(async (): Promise<Values | undefined> => (await refetch()).data);
  const notifyLoadFailed = useEffectEvent(() => notify('admin.conflict.gone', { type: 'error' }));

  useEffect(() => {
    let isCurrent = true;
    const compareWithSaved = async () => {
      const saved = await loadSaved();
      const changes = saved && (await compare(saved));
      if (!isCurrent) return;
      if (saved && changes) {
        showOrResolve(saved, changes);
      } else {
        notifyLoadFailed();
      }
    };
    void compareWithSaved();
    return () => {
      isCurrent = false;
    };
  }, [conflictError]);

  useEffect(() => {
    if (conflict) container.current?.focus();
  }, [conflict]);

  return (
    <Box
      ref={container}
      tabIndex={-1}
      sx={{
        flex: 'none',
        maxHeight: { xs: '62vh', sm: '45vh' },
        overflow: 'auto',
        outlineOffset: -3,
      }}
    >
      {conflict ? (
        <ConflictAlert
          conflictError={conflictError}
          changes={conflict.changes}
          onApplyMine={() => {
            applyMine(conflict.saved);
            notify('admin.conflict.kept', { type: 'info' });
          }}
          onLoadSaved={() => {
            fill(conflict.saved, conflict.saved);
            notify('admin.conflict.loaded', { type: 'info' });
          }}
        />
      ) : null}
    </Box>
  );
}
