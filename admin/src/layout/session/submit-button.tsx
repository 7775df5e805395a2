import Button from '@mui/material/Button';

interface SubmitButtonProps {
  text: string;
  pending: boolean;
}

/** Submits a form of a page without a session. */
export function SubmitButton({ text, pending }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="contained"
      color="secondary"
      size="large"
      fullWidth
      loading={pending}
      sx={{ mt: 2 }}
    >
      {text}
    </Button>
  );
}
