/** The page in twelfths; on a telephone one thing stands below the other. */
export const page = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@md': 'repeat(12, minmax(0, 1fr))' },
} as const;

/** So many twelfths of a desk's width. */
export const twelfths = (count: number) => ({ gridColumn: { '@md': `span ${count}` } });

export const tiles = { display: 'flex', flexWrap: 'wrap', gap: 2 } as const;

/** In a row where they fit, two in a row on a phone; of an odd number the last takes a row of its own there. */
export const tile = { flex: { xs: '1 1 calc(50% - 8px)', '@sm': '1 1 9.5rem' }, minWidth: '7.5rem' } as const;
