/** So many views one person keeps of a list. */
export const MAX_VIEWS = 30;
