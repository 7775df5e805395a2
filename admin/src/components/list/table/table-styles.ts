import type { SxProps, Theme } from '@mui/material/styles';

const touch = '@media (pointer: coarse)';

/** A text that is cut where it has no room. */
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Low lines for a mouse, and lines as high as a finger on touch screens. */
export const tableStyles: SxProps<Theme> = {
  tableLayout: 'fixed',
  '& th, & td': {
    height: 36,
    py: 0,
    px: 1.25,
    borderColor: 'divider',
    [touch]: { height: 48 },
  },
  '& > tbody > tr:last-of-type > *': { borderBottom: 0 },
  '& > thead th, & > thead td': {
    bgcolor: 'action.selected',
    fontWeight: 650,
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
  },
  '& .MuiTableSortLabel-root': { minHeight: 28, [touch]: { minHeight: 44 } },
  '& > tbody th, & > tbody td': { ...oneLine, fontVariantNumeric: 'lining-nums tabular-nums' },
  '& > tbody th': { fontWeight: 650 },
  '& > tbody th > div': { display: 'flex', alignItems: 'center', gap: 1 },
  '& > tbody th a': {
    ...oneLine,
    py: 0.75,
    [touch]: { py: 1.5 },
    // Within the cell, which would cut it.
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& .MuiTableCell-paddingCheckbox': {
    width: '2.9rem',
    px: 0,
    textAlign: 'center',
    overflow: 'visible',
  },
  '& .MuiChip-root': { maxWidth: '100%' },
};
