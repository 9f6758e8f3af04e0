/** For a control that is compact beside a mouse: on a phone it is as tall as a thumb needs. */
export const tallOnPhone = { minHeight: { xs: 44, sm: 36 } } as const;

/** The same for a field, whose box is what one touches. */
export const tallFieldOnPhone = {
  '& .MuiInputBase-root': tallOnPhone,
  // Of a select only the words take the touch.
  '& .MuiInputBase-root .MuiSelect-select': { paddingBlock: { xs: '10px', sm: '8px' } },
} as const;

/** For a row of small controls on a phone: each looks low, and takes a thumb four pixels above and below its line. */
export const reachedByThumb = {
  position: 'relative',
  minHeight: 36,
  '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-5px' },
} as const;
