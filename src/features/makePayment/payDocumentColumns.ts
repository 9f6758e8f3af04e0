/** From this width on the documents stand in columns; below it each is a card. */
export const asRows = '@container (min-width: 520px)';

/** The measures that the head and the rows of the documents share. */
export const columns = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  [asRows]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.5fr) minmax(0, 1.6fr) minmax(0, 1.6fr) minmax(0, 1.6fr)',
  },
} as const;
