import Box from '@mui/material/Box';
import { useLocaleState, useResourceContext, useTranslate, useTranslateLabel } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import type { Difference } from './changes';

/** A longer text is known by its beginning. */
const longest = 160;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Says a field's value in words; undefined for what has parts of its own. */
function useValueInWords() {
  const translate = useTranslate();
  const resource = useResourceContext();
  const [locale] = useLocaleState();
  return (field: string, value: unknown): string | undefined => {
    if (value === null || value === undefined || value === '') {
      return translate('admin.conflict.empty');
    }
    if (typeof value === 'boolean') {
      return translate(`ra.boolean.${value}`);
    }
    if (typeof value === 'number') {
      return String(value);
    }
    if (typeof value !== 'string') {
      return undefined;
    }
    if (moment.test(value)) {
      return formatDateTime(value, locale);
    }
    const word = /^\w+$/.test(value)
      ? translate(`admin.${resource}.${field}.${value}`, { _: value })
      : value;
    return word.length > longest ? `${word.slice(0, longest)}…` : word;
  };
}

/** The fields that somebody else changed, with their values. */
export function DifferencesList({ differences }: { differences: Difference[] }) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const resource = useResourceContext();
  const inWords = useValueInWords();
  return (
    <Box component="ul" sx={{ my: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
      {differences.map(({ field, saved, mine }) => {
        const value = inWords(field, saved);
        const yours = mine && inWords(field, mine.value);
        return (
          <li key={field}>
            <strong>{translateLabel({ source: field, resource })}</strong>
            {value === undefined ? null : `: ${value}`}
            {yours === undefined ? null : (
              <Box component="span" sx={{ display: 'block' }}>
                {translate('admin.conflict.yours', { value: yours })}
              </Box>
            )}
          </li>
        );
      })}
    </Box>
  );
}
