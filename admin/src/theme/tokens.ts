/** The association's palette: limestone, Adriatic, olive, fig and terracotta. */
export const light = {
  ground: '#FBF8F2',
  selected: '#EFE8DC',
  hover: '#F5F0E6',
  paper: '#FFFDF9',
  line: '#DDD3C2',
  ink: '#1D2A2E',
  muted: '#56615F',
  adriatic: '#0E4A5A',
  olive: '#5E6B2E',
  fig: '#6E2B45',
  terracotta: '#A63F25',
  onColour: '#FFFDF9',
  adriaticHover: '#0A3744',
  terracottaHover: '#87301A',
};

/** Behind words that were searched for, in both modes. */
export const found = { background: '#E9B44C', text: '#1D2A2E' };

export type Colours = typeof light;

export const dark: Colours = {
  ground: '#0C1C22',
  selected: '#16303A',
  hover: '#142A33',
  paper: '#11262E',
  line: '#2B4650',
  ink: '#F1EBDF',
  muted: '#B3BFBE',
  adriatic: '#8FCFDE',
  olive: '#C3CD8B',
  fig: '#E9A9C1',
  terracotta: '#F0936F',
  onColour: '#0C1C22',
  adriaticHover: '#B5E2EC',
  terracottaHover: '#F8B499',
};

export const fonts = {
  text: "'Atkinson Hyperlegible Next Variable', system-ui, sans-serif",
  heading: "'Fraunces', Georgia, serif",
};

/** Border radii of large and small elements, uneven like stones. */
export const radii = {
  large: '14px 18px 13px 19px / 17px 13px 18px 14px',
  small: '9px 11px 8px 12px / 11px 8px 12px 9px',
};

/** Little is left above the keyboard of a phone: bars shrink, titles scroll away. */
export const shortScreen = '@media (max-height: 500px)';

/** Height of the panel's header, in pixels. */
export const headerHeight = 57;
