import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEditContext, useNotify, useTranslate, type TransformData } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { differences, withMine, type Difference, type Values } from './changes';
import { DifferencesList } from './differences-list';

interface ConflictNoteProps {
  /** The error of the last save, until the administrator has decided. */
  refused: Error;
  /** The record that was changed here. */
  base: Values;
  /** Turns the form's values into the request body. */
  transform: TransformData;
  /** Fills the form with these values, typed over that record. */
  fill: (record: Values, values: Values) => void;
}

interface Conflict {
  saved: Values;
  found: Difference[];
}

/** Fields that are not typed and need no decision. */
const ignored = new Set(['order']);

interface ConflictAlertProps {
  found: Difference[];
  /** Called to apply what was typed over the saved record. */
  onKeep: () => void;
  /** Called to load the saved record. */
  onLoad: () => void;
}

function ConflictAlert({ found, onKeep, onLoad }: ConflictAlertProps) {
  const translate = useTranslate();
  return (
    <Alert severity="warning" variant="outlined" sx={{ m: { xs: 1, sm: 2 } }}>
      <AlertTitle>{translate('admin.conflict.title')}</AlertTitle>
      {translate('admin.conflict.text')}
      <DifferencesList differences={found} />
      {translate('admin.conflict.keepHelp')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="contained" onClick={onKeep}>
          {translate('admin.conflict.keep')}
        </Button>
        <Button onClick={onLoad}>{translate('admin.conflict.load')}</Button>
      </Box>
    </Alert>
  );
}

/**
 * Shows that somebody else saved the record first and what changed in it, and lets the
 * administrator apply what was typed over it, or load it. Until then nothing in the form changes.
 */
export function ConflictNote({ refused, base, transform, fill }: ConflictNoteProps) {
  const notify = useNotify();
  const { refetch } = useEditContext();
  const { getValues } = useFormContext();
  const [conflict, setConflict] = useState<Conflict>();
  const place = useRef<HTMLDivElement>(null);

  const keep = (saved: Values) => fill(saved, withMine(base, saved, getValues()));

  const compare = useEffectEvent(async (saved: Values) => {
    const [before, theirs, mine] = await Promise.all(
      [base, saved, getValues()].map((values) => transform(values)),
    );
    return differences(before, theirs, mine).filter(({ field }) => !ignored.has(field));
  });
  const settle = useEffectEvent((saved: Values, found: Difference[]) => {
    if (found.length > 0) {
      setConflict({ saved, found });
      return;
    }
    const form = place.current?.closest('form');
    keep(saved);
    // No decision needed: the form is saved again, from the newest version.
    requestAnimationFrame(() => form?.requestSubmit());
  });
  const load = useEffectEvent(async (): Promise<Values | undefined> => (await refetch()).data);
  const complain = useEffectEvent(() => notify('admin.conflict.gone', { type: 'error' }));

  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const saved = await load();
      const found = saved && (await compare(saved));
      if (!wanted) return;
      if (saved && found) {
        settle(saved, found);
      } else {
        complain();
      }
    };
    void look();
    return () => {
      wanted = false;
    };
  }, [refused]);

  useEffect(() => {
    if (conflict) place.current?.focus();
  }, [conflict]);

  return (
    <Box
      ref={place}
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
          found={conflict.found}
          onKeep={() => {
            keep(conflict.saved);
            notify('admin.conflict.kept', { type: 'info' });
          }}
          onLoad={() => {
            fill(conflict.saved, conflict.saved);
            notify('admin.conflict.loaded', { type: 'info' });
          }}
        />
      ) : null}
    </Box>
  );
}
