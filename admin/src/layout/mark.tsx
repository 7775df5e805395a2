import { useTheme } from '@mui/material/styles';

/** The association's mark: stones that fit together, with a gap that makes a small house. */
export function Mark({ size = 32 }: { size?: number }) {
  const { palette } = useTheme();
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        fill={palette.primary.main}
        d="M3 19.5 4.2 12 11 5.4l4.2.5-.4 5.6-5 4.6-.6 4.4-5.4.3zM17 6l4.4-.8 7 6.6L29 19l-5.6 1-.7-4.4-5.3-4.3z"
      />
      <path fill={palette.success.main} d="m3.3 22.6 6-.3 1 5.7-6 .6z" />
      <path fill={palette.secondary.main} d="m22.2 22.3 6.4-.5.3 6-6.3.7z" />
    </svg>
  );
}
