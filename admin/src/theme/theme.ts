import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { dark, fonts, light, stones } from './tokens';

/** Where fingers press: on phones, and wherever there is no fine pointer. */
const touched = '@media (max-width: 599.95px), (pointer: coarse)';
/** As large as a fingertip, in pixels. */
const finger = 44;
const pressable = { [touched]: { minWidth: finger, minHeight: finger } };
/** A choice always has a value, so react-admin's star beside its name would tell nothing. */
const unstarred = { '& span > span[aria-hidden=true]': { display: 'none' } };

function createPanelTheme(
  base: RaThemeOptions,
  mode: 'light' | 'dark',
  colour: typeof light,
): RaThemeOptions {
  const focusRing = { outline: `3px solid ${colour.adriatic}`, outlineOffset: 2 };
  return {
    ...base,
    sidebar: { width: 232, closedWidth: 56 },
    palette: {
      mode,
      primary: { main: colour.adriatic, dark: colour.adriaticHover, contrastText: colour.onColour },
      secondary: {
        main: colour.terracotta,
        dark: colour.terracottaHover,
        contrastText: colour.onColour,
      },
      success: { main: colour.olive, contrastText: colour.onColour },
      warning: { main: colour.fig, contrastText: colour.onColour },
      error: {
        main: mode === 'light' ? '#A3211F' : '#FF9C8F',
        contrastText: colour.onColour,
      },
      info: { main: colour.adriatic, contrastText: colour.onColour },
      background: { default: colour.ground, paper: colour.paper },
      text: { primary: colour.ink, secondary: colour.quiet },
      divider: colour.line,
      action: { hover: colour.touched, selected: colour.stone },
    },
    shape: { borderRadius: 9 },
    typography: {
      fontFamily: fonts.text,
      fontSize: 15,
      h1: { fontFamily: fonts.heading, fontSize: '2rem', fontWeight: 560, lineHeight: 1.15 },
      h2: { fontFamily: fonts.heading, fontSize: '1.3rem', fontWeight: 560, lineHeight: 1.25 },
      h3: { fontFamily: fonts.heading, fontSize: '1.12rem', fontWeight: 560, lineHeight: 1.3 },
      h6: { fontFamily: fonts.heading, fontWeight: 560 },
      button: { textTransform: 'none', fontWeight: 650 },
    },
    components: {
      ...base.components,
      MuiCssBaseline: {
        styleOverrides: {
          body: { fontVariantNumeric: 'lining-nums' },
          // Where the keyboard is led when what it was on is gone.
          'h1:focus-visible': { ...focusRing, borderRadius: 4 },
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
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: { borderRadius: stones.pebble, paddingInline: 16, ...pressable },
          sizeSmall: { paddingInline: 12 },
        },
      },
      MuiIconButton: { styleOverrides: { root: pressable } },
      MuiToggleButton: { styleOverrides: { root: pressable } },
      MuiMenuItem: { styleOverrides: { root: { [touched]: { minHeight: finger } } } },
      MuiFormControlLabel: { styleOverrides: { root: { [touched]: { minHeight: finger } } } },
      MuiPaginationItem: {
        styleOverrides: { root: { ...pressable, borderRadius: stones.pebble } },
      },
      MuiTablePagination: {
        styleOverrides: {
          select: { [touched]: { minHeight: finger, display: 'flex', alignItems: 'center' } },
        },
      },
      MuiInputBase: { styleOverrides: { root: { [touched]: { minHeight: finger } } } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: { root: { borderRadius: stones.slab, borderColor: colour.line } },
      },
      // A dialog that opens has the focus itself, which its frame and backdrop show already.
      MuiDialog: {
        styleOverrides: { paper: { borderRadius: stones.slab, '&:focus': { outline: 'none' } } },
      },
      MuiTextField: {
        defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
      },
      MuiFormControl: {
        defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
      },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { backgroundColor: mode === 'light' ? '#FFFFFF' : colour.ground },
          notchedOutline: {
            borderColor: mode === 'light' ? '#8A857B' : '#6C858E',
            '& legend': unstarred,
          },
        },
      },
      MuiInputLabel: { styleOverrides: { root: { color: colour.quiet, ...unstarred } } },
      MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, fontSize: '0.86rem' } } },
      MuiAlert: {
        styleOverrides: {
          // The ring's own colour is that of some grounds.
          filled: {
            alignItems: 'center',
            '& .MuiAlert-action': { paddingTop: 0 },
            '& .MuiButtonBase-root:focus-visible': { outlineColor: 'currentcolor' },
          },
        },
      },
      MuiChip: { styleOverrides: { root: { fontWeight: 650, borderRadius: stones.pebble } } },
      // Whatever loads says so in words beside it.
      MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
      MuiLinearProgress: { defaultProps: { 'aria-hidden': true } },
      MuiTooltip: {
        // The next one opens at once for 300 ms after one closed: MUI makes of it 800 ms and this delay,
        // which is none when it is negative.
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
      MuiTab: { styleOverrides: { root: { fontSize: '1rem', minHeight: 44 } } },
      RaLayout: {
        styleOverrides: {
          // React-admin's layout grows with its content, which a phone cannot show.
          root: {
            minWidth: 0,
            '& #main-content': { minWidth: 0, padding: 0, outline: 'none' },
          },
        },
      },
      RaSidebar: {
        styleOverrides: {
          root: { '& .MuiPaper-root': { backgroundColor: colour.ground } },
        },
      },
      RaMenuItemLink: {
        styleOverrides: {
          root: {
            minHeight: 44,
            margin: '2px 8px',
            borderRadius: stones.pebble,
            color: colour.quiet,
            '&.RaMenuItemLink-active': {
              color: colour.adriatic,
              backgroundColor: colour.stone,
              fontWeight: 650,
            },
          },
        },
      },
    },
  };
}

export const lightTheme = createPanelTheme(defaultLightTheme, 'light', light);
export const darkTheme = createPanelTheme(defaultDarkTheme, 'dark', dark);
