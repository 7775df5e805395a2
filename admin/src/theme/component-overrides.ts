import type { RaThemeOptions } from 'react-admin';
import { radii, shortScreen, type Colours } from './tokens';

type Overrides = NonNullable<RaThemeOptions['components']>;

/** Touch screens: phones, and devices without a fine pointer. */
const touchScreen = '@media (max-width: 599.95px), (pointer: coarse)';
/** Smallest size of a touch target, in pixels. */
const touchTarget = 44;
const touchSized = { [touchScreen]: { minWidth: touchTarget, minHeight: touchTarget } };
/** Most selects always have a value, so react-admin's asterisk for required fields is hidden. */
const withoutAsterisk = { '& span > span[aria-hidden=true]': { display: 'none' } };

/** An asterisk after the label of a required field; inputs tell screen readers themselves. */
const requiredMark = { content: ['" *"', '" *" / ""'] };

/** Focus rings, and no motion where users prefer reduced motion. */
const baseline = (colour: Colours): Overrides => {
  const focusRing = { outline: `3px solid ${colour.adriatic}`, outlineOffset: 2 };
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontVariantNumeric: 'lining-nums' },
        // Receives the focus when the focused element is removed.
        'h1:focus-visible': { ...focusRing, borderRadius: 4 },
        'summary:focus-visible': { ...focusRing, outlineOffset: -3 },
        '[data-required=true]::after': requiredMark,
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&:focus-visible': focusRing } },
    },
    MuiLink: { styleOverrides: { root: { '&:focus-visible': focusRing } } },
  };
};

const forcedColors = '@media (forced-colors: active)';

/** Forced colours replace the backgrounds that show a choice. */
const highlighted = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
} as const;

const buttons: Overrides = {
  MuiButton: {
    defaultProps: { disableElevation: true, loadingPosition: 'start' },
    styleOverrides: {
      root: { borderRadius: radii.small, paddingInline: 16, ...touchSized },
      sizeSmall: { paddingInline: 12 },
      // A label of two lines begins at its icon.
      text: { textAlign: 'left' },
      contained: {
        [forcedColors]: {
          border: '1px solid',
          '&[aria-pressed="true"], &[aria-current="page"]': highlighted,
        },
      },
    },
  },
  MuiIconButton: { styleOverrides: { root: touchSized } },
  MuiToggleButton: {
    styleOverrides: {
      root: { ...touchSized, [forcedColors]: { '&.Mui-selected': highlighted } },
    },
  },
  MuiMenuItem: { styleOverrides: { root: { [touchScreen]: { minHeight: touchTarget } } } },
  MuiFormControlLabel: {
    styleOverrides: { root: { [touchScreen]: { minHeight: touchTarget } } },
  },
  MuiPaginationItem: {
    styleOverrides: { root: { ...touchSized, borderRadius: radii.small } },
  },
  MuiTablePagination: {
    styleOverrides: {
      select: {
        [touchScreen]: { minHeight: touchTarget, display: 'flex', alignItems: 'center' },
      },
    },
  },
};

const inputs = (colour: Colours, mode: 'light' | 'dark'): Overrides => ({
  MuiInputBase: {
    styleOverrides: {
      root: { [touchScreen]: { minHeight: touchTarget } },
      input: { [forcedColors]: { '&::placeholder': { opacity: 1 } } },
    },
  },
  MuiTextField: {
    defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
  },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
    styleOverrides: {
      root: {
        '&:has([aria-required=true])': {
          '& > label::after, & legend > span::after': requiredMark,
        },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: mode === 'light' ? '#FFFFFF' : colour.ground },
      notchedOutline: {
        borderColor: mode === 'light' ? '#8A857B' : '#6C858E',
        '& legend': withoutAsterisk,
      },
    },
  },
  MuiInputLabel: { styleOverrides: { root: { color: colour.muted, ...withoutAsterisk } } },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, fontSize: '0.86rem' } } },
});

const surfaces = (colour: Colours): Overrides => ({
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  // Dialogs have the same background, and a shadow hardly shows in the dark.
  MuiMenu: { styleOverrides: { paper: { border: `1px solid ${colour.line}` } } },
  MuiAutocomplete: { styleOverrides: { paper: { border: `1px solid ${colour.line}` } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: radii.large, borderColor: colour.line } },
  },
  // The frame and backdrop of a dialog show that it has the focus.
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: radii.large,
        '&:focus': { outline: 'none' },
        [forcedColors]: { border: '1px solid' },
      },
      paperScrollPaper: {
        [shortScreen]: { display: 'block', overflowY: 'auto', scrollPaddingBlock: 60 },
      },
      paperFullScreen: { borderRadius: 0, [forcedColors]: { border: 0 } },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { [shortScreen]: { overflowY: 'visible' } } } },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        [shortScreen]: {
          position: 'sticky',
          bottom: 0,
          zIndex: 3,
          paddingBlock: 4,
          borderTop: `1px solid ${colour.line}`,
          backgroundColor: colour.paper,
        },
      },
    },
  },
  MuiAlert: {
    styleOverrides: {
      // The default colour of the focus ring is the background of some alerts.
      filled: {
        alignItems: 'center',
        '& .MuiAlert-action': { paddingTop: 0 },
        '& .MuiButtonBase-root:focus-visible': { outlineColor: 'currentcolor' },
      },
    },
  },
  MuiAccordion: { styleOverrides: { root: { '&&': { borderRadius: radii.large } } } },
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { fontWeight: 650, borderRadius: radii.small, [forcedColors]: { border: '1px solid' } },
    },
  },
  // An adjacent text describes what is loading.
  MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
  MuiLinearProgress: {
    defaultProps: { 'aria-hidden': true },
    styleOverrides: {
      root: { [forcedColors]: { border: '1px solid' } },
      bar: { [forcedColors]: highlighted },
    },
  },
  MuiTooltip: {
    // Within 300 ms after a tooltip closed, the next one opens without delay: MUI adds 800 ms to
    // `leaveDelay`, and treats a negative delay as none.
    defaultProps: { enterDelay: 700, leaveDelay: -500 },
    styleOverrides: {
      popper: {
        ...Object.fromEntries(
          Object.entries({ bottom: 'marginTop', top: 'marginBottom' }).map(([side, margin]) => [
            `&.MuiTooltip-popper[data-popper-placement*="${side}"] .MuiTooltip-tooltip`,
            { [margin]: 4 },
          ]),
        ),
      },
      tooltip: { fontSize: '0.86rem', color: colour.ground, backgroundColor: colour.ink },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { [forcedColors]: { '& .Mui-checked + .MuiSwitch-track': highlighted } },
    },
  },
  MuiTab: { styleOverrides: { root: { fontSize: '1rem', minHeight: 44 } } },
  MuiTabs: { styleOverrides: { indicator: { [forcedColors]: highlighted } } },
});

/** How the panel's components differ from those of Material UI and react-admin. */
export function componentOverrides(colour: Colours, mode: 'light' | 'dark'): Overrides {
  return {
    ...baseline(colour),
    ...buttons,
    ...inputs(colour, mode),
    ...surfaces(colour),
  };
}
