/**
 * `undefined`, `null` and text of white space alone (as `String.trim` has it) are empty: docs/rules.md#blank. Empty
 * lists, empty objects and NaN are not.
 */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
