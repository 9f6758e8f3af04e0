/**
 * Spec §5: undefined, null and text that is only white space (as `String.trim` has it) count as empty.
 * Empty lists, empty objects and NaN do not (domain.md §5 G).
 */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
