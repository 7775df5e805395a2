import SaveIcon from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps } from '@mui/material/styles';
import { useSaveContext, useTranslate } from 'react-admin';

interface SaveButtonProps extends Pick<ButtonProps, 'variant' | 'startIcon' | 'onClick' | 'sx'> {
  /** The label, or its key. */
  label?: string;
  /** Whether the form is being saved by this button. */
  saving?: boolean;
}

/** Saves the surrounding form, and shows its progress. */
export function SaveButton({ label = 'admin.form.save', saving, ...button }: SaveButtonProps) {
  const translate = useTranslate();
  const { saving: isBusy = false } = useSaveContext();
  const isSaving = saving ?? isBusy;
  return (
    <Button
      type="submit"
      variant="contained"
      color="secondary"
      startIcon={<SaveIcon />}
      loading={isSaving}
      disabled={isBusy}
      {...button}
    >
      {isSaving ? translate('admin.form.saving') : translate(label, { _: label })}
    </Button>
  );
}

interface FormSkeletonProps {
  /** The heights of its parts, in pixels. */
  heights?: readonly number[];
  sx?: SxProps;
}

/** Placeholder of a form until its record is loaded. */
export function FormSkeleton({ heights = [48, 48, 160], sx = { p: 3 } }: FormSkeletonProps) {
  return (
    <Box sx={[{ display: 'grid', gap: 2 }, sx].flat()} aria-busy="true">
      {heights.map((height, index) => (
        <Skeleton key={index} variant="rounded" height={height} />
      ))}
    </Box>
  );
}
