/** So many views one person keeps of a list. */
export const MAX_VIEWS = 30;

/** Lists of the office that remember views. */
export const officeLists = ['queue', 'messages'] as const;
export type OfficeListName = (typeof officeLists)[number];
