/**
 * The raw values of the paint. Private to this folder, but for the last one: everything else asks the theme.
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
  success: { main: '#1D753A', background: '#E4F3E7', contrastText: '#FFFFFF' },
  chart: ['#17603F', '#B9810F', '#2C7BB0', '#B4532A', '#6A4C93', '#7A8880'],
  aging: { current: '#17603F', days30: '#B9810F', days60: '#A24A1F', days90: '#701812', over90: '#B3261E' },
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
  chart: ['#48A878', '#E3B341', '#6DB3E6', '#E58A62', '#B59ADB', '#6A7B71'],
  aging: { current: '#48A878', days30: '#EBC25F', days60: '#D9844A', days90: '#B8503F', over90: '#FF9B90' },
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

/** The colors of one scheme by their names, whichever scheme and whose ever. */
export type Scheme = AnyValue<typeof light>;
export type Art = AnyValue<typeof art>;
type AnyValue<T> = T extends string ? string : { readonly [K in keyof T]: AnyValue<T[K]> };

export const radius = { chip: '6px', control: '8px', card: '12px', dialog: '16px', pill: '999px' } as const;

/**
 * The same as the theme asks for them: parts of one length, so that a brand changes all by that one. Written as MUI writes
 * `borderRadius: 1.5`. What is not here (buttons, fields, alerts) has MUI's own corner, which is that length.
 */
export const corners = {
  chip: 'calc(0.75 * var(--fg-shape-borderRadius, 8px))',
  control: 'var(--fg-shape-borderRadius, 8px)',
  card: 'calc(1.5 * var(--fg-shape-borderRadius, 8px))',
  dialog: 'calc(2 * var(--fg-shape-borderRadius, 8px))',
  pill: radius.pill,
} as const;

/** Pixels. Below `sm` the layout is a phone's. */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** Pixels: every distance is a step of it, or half a step. */
export const spacing = 8;

/** Pixels. */
export const sizes = {
  headerPhone: 56,
  header: 64,
  sidebar: 280,
  /** The widest that a page gets; a wider window has wider margins. */
  content: 1856,
  /** The margin beside header, page and footer: on a phone, from `sm`, and from `md` on. */
  gutter: { phone: 16, tablet: 24, desk: 32, office: 20 },
  control: { small: 36, medium: 44, large: 52 },
  row: { standard: 52, compact: 40, head: 44, office: 32, officeHead: 34 },
  /** What stands beside a list of the office while a row is opened. */
  panel: 416,
} as const;

/** Things lie flat behind a line; only what floats over the page for a while throws a shadow. */
export const shadow = {
  color: '#0B1310',
  menu: { y: 6, blur: 20, alpha: 0.2 },
  dialog: { y: 16, blur: 48, alpha: 0.32 },
} as const;

/** Milliseconds. */
export const motion = { short: 120, medium: 200, long: 320 } as const;

/** Things come quickly and settle: the one curve, as its two Bézier points. */
export const easeOut = [0, 0, 0.2, 1] as const;

export const fonts = {
  slab: "'Bitter Variable', 'Bitter Fallback', 'Bitter Android', 'Bitter Linux', Georgia, serif",
  sans: "'Public Sans Variable', 'Public Sans Fallback', 'Public Sans Android', 'Public Sans Linux', system-ui, sans-serif",
} as const;

/** The same as the theme asks for them: fonts.css says which they are, and a brand may say otherwise. */
export const typefaces = { headings: 'var(--fg-headings)', text: 'var(--fg-text)' } as const;

/** Where the choice of scheme is kept. Here, because the page's first script reads it too and carries no theme. */
export const schemeStorageKey = 'fieldgate-scheme';
