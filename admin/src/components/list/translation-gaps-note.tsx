import Translate from '@mui/icons-material/Translate';
import Typography from '@mui/material/Typography';
import { useRecordContext, useResourceContext, useTranslate, useTranslateLabel } from 'react-admin';
import { translationGaps } from '../inputs/translation-gaps';

/** What the translation of the surrounding record lacks, in one line; nothing where it is whole. */
export function TranslationGapsNote() {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  if (!record) return null;
  const gaps = translationGaps(resource, record);
  const sentences = (['missing', 'same'] as const)
    .filter((kind) => gaps[kind].length > 0)
    .map((kind) => {
      const labels = gaps[kind].map((source) => String(labelOf({ source, resource })));
      return translate(`admin.filter.gaps.${kind}`, { fields: labels.join(', ') });
    });
  if (sentences.length === 0) return null;
  return (
    <Typography
      variant="body2"
      color="warning"
      sx={{ mt: 0.5, display: 'flex', gap: 0.75, alignItems: 'center' }}
    >
      <Translate fontSize="small" />
      {sentences.join(' ')}
    </Typography>
  );
}
