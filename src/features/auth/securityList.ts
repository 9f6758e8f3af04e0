/** An entry of a list on the security page: picture, words, and what can be done, below the words on a phone. */
export const entry = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto 1fr', sm: 'auto 1fr auto' },
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

export const actions = {
  gridColumn: { xs: 2, sm: 3 },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
} as const;

/** A list without dots. */
export const list = { listStyle: 'none', m: 0, p: 0 } as const;
