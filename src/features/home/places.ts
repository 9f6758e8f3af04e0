/**
 * One card below the other on a telephone, in the order in which they matter; on a desk what happened lately stands
 * beside the others.
 * @param beside how many others
 */
export const cardPlaces = (beside: number) => ({
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
  // The last row takes what the tall card is higher than the others, so that these keep together.
  gridTemplateRows: { md: `repeat(${beside}, auto) 1fr` },
});

/** Above the others, over the whole width. */
export const firstPlace = { gridColumn: '1 / -1' } as const;

export const tallPlace = {
  gridColumn: { md: '2' },
  gridRow: { md: '2 / -1' },
  height: '100%',
} as const;
