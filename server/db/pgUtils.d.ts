/** How `pg` writes a parameter; its published types leave this part out. */
declare module 'pg/lib/utils' {
  export function prepareValue(value: unknown): Buffer | string | null;
}
