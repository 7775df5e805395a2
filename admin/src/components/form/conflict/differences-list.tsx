import Box from '@mui/material/Box';
import { use } from 'react';
import { useLocaleState, useResourceContext, useTranslate, useTranslateLabel } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import type { Difference } from './changes';
import { FieldLabel } from './field-label';

const maxLength = 160;
const isoDateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Formats a field's value; undefined for objects and lists. */
function useFormatValue() {
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
    if (isoDateTime.test(value)) {
      return formatDateTime(value, locale);
    }
    const text = /^\w+$/.test(value)
      ? translate(`admin.${resource}.${field}.${value}`, { _: value })
      : value;
    return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  };
}

/** The fields that another user changed, with their values. */
export function DifferencesList({ differences }: { differences: Difference[] }) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const ownLabel = use(FieldLabel);
  const resource = useResourceContext();
  const formatValue = useFormatValue();
  return (
    <Box component="ul" sx={{ my: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
      {differences.map(({ field, saved, mine }) => {
        const value = formatValue(field, saved);
        const typed = mine && formatValue(field, mine.value);
        return (
          <li key={field}>
            <strong>{ownLabel?.(field) ?? translateLabel({ source: field, resource })}</strong>
            {value === undefined ? null : `: ${value}`}
            {typed === undefined ? null : (
              <Box component="span" sx={{ display: 'block' }}>
                {translate('admin.conflict.yours', { value: typed })}
              </Box>
            )}
          </li>
        );
      })}
    </Box>
  );
}
