import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { componentOverrides } from './component-overrides';
import { dark, fonts, light, type Colours } from './tokens';

function createPanelTheme(
  base: RaThemeOptions,
  mode: 'light' | 'dark',
  colour: Colours,
): RaThemeOptions {
  return {
    ...base,
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
      text: { primary: colour.ink, secondary: colour.muted },
      divider: colour.line,
      action: { hover: colour.hover, selected: colour.selected },
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
    components: { ...base.components, ...componentOverrides(colour, mode) },
  };
}

export const lightTheme = createPanelTheme(defaultLightTheme, 'light', light);
export const darkTheme = createPanelTheme(defaultDarkTheme, 'dark', dark);
