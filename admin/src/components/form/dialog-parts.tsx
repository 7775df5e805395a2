import SaveIcon from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useSaveContext, useTranslate } from 'react-admin';

/** Saves the surrounding form, and shows its progress. */
export function SaveButton() {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  return (
    <Button
      type="submit"
      variant="contained"
      color="secondary"
      startIcon={<SaveIcon />}
      loading={saving ?? false}
    >
      {translate(saving ? 'admin.form.saving' : 'admin.form.save')}
    </Button>
  );
}

/** Placeholder of a form until its record is loaded. */
export function FormSkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 3 }} aria-busy="true">
      {[48, 48, 160].map((height, index) => (
        <Skeleton key={index} variant="rounded" height={height} />
      ))}
    </Box>
  );
}
