/**
 * The row of a table that adds up the rows above it. Its cells are named, so that this outweighs their own look whichever
 * of the two came first.
 */
export const sumRow = {
  '& > .MuiTableCell-root': { fontWeight: 700, borderTop: '2px solid', borderTopColor: 'text.primary' },
} as const;
