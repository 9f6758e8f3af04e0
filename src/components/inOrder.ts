/**
 * For what holds the parts of a page one below the other: what stands below a part that is still coming waits for it, as
 * nobody knows how high it will be, and whatever is looked at already would be pushed away. Such a part, or something in
 * it, has the attribute `data-coming`.
 */
export const inOrder = {
  '& > :is([data-coming], :has([data-coming])) ~ *': { display: 'none' },
} as const;
