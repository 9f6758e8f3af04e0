/** The measures that the head and the rows of the documents share. */
export const columns = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@container (min-width: 640px)': {
    gridTemplateColumns:
      'minmax(0, 2.4fr) minmax(0, 1.6fr) minmax(0, 1.2fr) minmax(0, 1.4fr) minmax(0, 1.2fr)',
  },
} as const;
