/**
 * For screen readers only. Widths have units, as MUI takes numbers up to 1 for shares of the
 * parent.
 */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
