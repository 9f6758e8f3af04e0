/** How what is owed looks: dark ground, quiet notes, wheat for what matters most. Of OwedHero alone. */

/** From this width of its own on the notes stand beside the lines. */
const wide = '@container (min-width: 560px)';

export const faint = 'color-mix(in srgb, white 14%, transparent)';
const quiet = 'color-mix(in srgb, currentColor 78%, transparent)';

export const stage = {
  position: 'relative',
  containerType: 'inline-size',
  overflow: 'hidden',
  borderRadius: 1.5,
  bgcolor: 'surface.bar',
  color: 'surface.onBar',
  '& .MuiButtonBase-root.Mui-focusVisible': { outlineColor: 'var(--fg-palette-surface-accent)' },
  '& .MuiButton-contained': {
    bgcolor: 'surface.accent',
    color: 'surface.onAccent',
    '&:hover': { bgcolor: 'color-mix(in srgb, var(--fg-palette-surface-accent) 88%, white)' },
  },
  '& .MuiButton-outlined': {
    color: 'inherit',
    borderColor: 'color-mix(in srgb, white 60%, transparent)',
    bgcolor: 'transparent',
    '&:hover': { bgcolor: 'color-mix(in srgb, white 10%, transparent)', borderColor: 'currentColor' },
  },
  // Forced colors drop the ground; a line keeps the stage a stage.
  '@media (forced-colors: active)': { border: '1px solid' },
} as const;

export const art = {
  position: 'absolute',
  right: 0,
  bottom: 0,
  // On a narrow stage the words need all of the ground.
  display: 'none',
  [wide]: { display: 'block', height: '80%', aspectRatio: '2 / 1.1', maxWidth: 'calc(100% - 480px)' },
  maskImage: 'linear-gradient(90deg, transparent, black 60%)',
  // The words' ground is the system's then, and the art would lie between them.
  '@media (forced-colors: active)': { display: 'none !important' },
} as const;

export const words = { position: 'relative', p: 2.25, [wide]: { p: 3.5 } } as const;

export const figure = { overflowWrap: 'anywhere' } as const;

export const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  py: 0.25,
} as const;

/** On a narrow stage a note has the whole line below the amount. */
export const name = {
  gridRow: 1,
  gridColumn: '1 / -1',
  minWidth: 0,
  [wide]: { gridColumn: '1' },
} as const;

/** Beside an amount of nine figures. */
export const label = {
  display: 'block',
  maxWidth: 'calc(100% - 9rem)',
  [wide]: { display: 'inline' },
} as const;

export const apart = {
  mt: 1,
  pt: 1,
  borderTop: '1px solid',
  borderColor: 'color-mix(in srgb, white 24%, transparent)',
} as const;

export const note = {
  display: 'block',
  typography: 'body2',
  color: quiet,
  [wide]: { display: 'inline', typography: 'inherit', '&::before': { content: '" · "' } },
} as const;

/** Below its line, high enough for a thumb. */
export const link = { display: 'flex', alignItems: 'center', minHeight: 44, width: 'fit-content' } as const;

/** Beside a line on a wide stage nothing is held for a note, and nothing parts it from one that has not come. */
export const noteToCome = {
  '&:has(*)': { '&::before': { content: 'none' }, [wide]: { display: 'none' } },
  '&:empty': { display: 'none' },
} as const;

export const amount = {
  gridRow: 1,
  gridColumn: 2,
  m: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
} as const;

export const actions = {
  display: 'grid',
  gap: 1.5,
  mt: 2,
  [wide]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', mt: 2.5 },
} as const;

export const smallWords = {
  p: 0,
  px: 2,
  py: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& > :last-child': { flexBasis: '100%', pb: 1 },
  [wide]: { p: 3.5, display: 'block' },
} as const;

export const oneLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1,
  [wide]: { display: 'block' },
} as const;

export const smallFigure = {
  typography: 'figureSmall',
  whiteSpace: 'nowrap',
  [wide]: { typography: 'figureHero' },
} as const;

export const unfolds = {
  minHeight: 44,
  // The sum beside it stays whole. This takes two lines before it goes under the sum.
  flex: '1 0 44px',
  minWidth: 'min-content',
  gap: 0.5,
  justifyContent: 'end',
  typography: 'body2',
  borderRadius: 1,
  [wide]: { display: 'none' },
} as const;

export const folded = { display: 'none', [wide]: { display: 'block' } } as const;

/** As high as the way to promise, which may come later. */
export const promise = { mt: 1, minHeight: 44 } as const;
