/**
 * The raw values of the paint. Private to this folder: everything else asks the theme.
 * Each scheme names the same things, so a palette is built from either by the same function.
 */
export const light = {
  background: '#F4F6F2',
  paper: '#FFFFFF',
  subtle: '#EAEFE8',
  tint: '#E1EFE6',
  bar: '#0C2E21',
  onBar: '#FFFFFF',
  accent: '#E9B949',
  onAccent: '#14211A',
  control: '#74847A',
  divider: '#D3DCD4',
  text: { primary: '#14211A', secondary: '#48584F', disabled: '#87948C' },
  primary: { main: '#17603F', dark: '#0F4630', light: '#3F8A64', contrastText: '#FFFFFF' },
  secondary: { main: '#7A5200', dark: '#5C3D00', light: '#B9810F', contrastText: '#FFFFFF' },
  error: { main: '#B3261E', background: '#FCEBE9', contrastText: '#FFFFFF' },
  warning: { main: '#8F5200', background: '#FDF2DC', contrastText: '#FFFFFF' },
  info: { main: '#1A5D87', background: '#E6F1F8', contrastText: '#FFFFFF' },
  success: { main: '#1F7A3D', background: '#E4F3E7', contrastText: '#FFFFFF' },
  chart: ['#17603F', '#B9810F', '#2C7BB0', '#B4532A', '#6A4C93', '#5F6F66'],
} as const;

export const dark = {
  background: '#0B1310',
  paper: '#131C18',
  subtle: '#1A2520',
  tint: '#173328',
  bar: '#0A2A20',
  onBar: '#FFFFFF',
  accent: '#EBC25F',
  onAccent: '#14211A',
  control: '#73877B',
  divider: '#2A3932',
  text: { primary: '#E8EFEA', secondary: '#A8B8AE', disabled: '#6E8076' },
  primary: { main: '#7FD1A4', dark: '#5FBF8C', light: '#A9E3C2', contrastText: '#05281A' },
  secondary: { main: '#EBC25F', dark: '#D9A93A', light: '#F4D891', contrastText: '#241A00' },
  error: { main: '#FF9B90', background: '#3A1A17', contrastText: '#3A1A17' },
  warning: { main: '#F1B64C', background: '#362709', contrastText: '#362709' },
  info: { main: '#8DC8EF', background: '#12293A', contrastText: '#12293A' },
  success: { main: '#86D49B', background: '#14321E', contrastText: '#14321E' },
  chart: ['#5FBF8C', '#E3B341', '#6DB3E6', '#E58A62', '#B59ADB', '#9AABA1'],
} as const;

/** The one picture is the same by day and by night. */
export const art = {
  sky: '#0C2E21',
  farHill: '#12402E',
  midHill: '#17543A',
  nearHill: '#1E6847',
  rows: '#E9B949',
  farRows: '#3F8A64',
  sun: '#E9B949',
} as const;

export const radius = { chip: '6px', control: '8px', card: '12px', dialog: '16px', pill: '999px' } as const;

/** Pixels. Below `phone` the layout is a phone's; it is the theme's breakpoint `sm`. */
export const sizes = {
  phone: 600,
  headerPhone: 56,
  header: 64,
  sidebar: 280,
  content: 1240,
  control: { small: 36, medium: 44, large: 52 },
  row: { standard: 52, compact: 40, head: 44 },
} as const;

/** Milliseconds. */
export const motion = { short: 120, medium: 200, long: 320 } as const;

export const fonts = {
  slab: "'Bitter Variable', 'Bitter Fallback', Georgia, serif",
  sans: "'Public Sans Variable', 'Public Sans Fallback', system-ui, sans-serif",
} as const;
