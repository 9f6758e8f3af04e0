import type { PurchaseLine } from '@contract/purchases/schema';

/** A line as the drawer shows it, with the lines it was mixed from where the customer's papers show them. */
export interface LineGroup {
  readonly line: PurchaseLine;
  /** What the whole group comes to, in cents: a blend is priced on its parent or on its parts. */
  readonly cents: number;
  readonly showsPrice: boolean;
  readonly parts: readonly { readonly line: PurchaseLine; readonly showsPrice: boolean }[];
}

/**
 * Groups blends as the customer's papers do (`blendDetail`): `full` shows parts with prices, `subtotal` parts
 * without, `total` the blend alone, `oneLine` its name and total. An unknown word hides nothing.
 */
export function lineGroups(lines: readonly PurchaseLine[], blendDetail: string): LineGroup[] {
  const known = new Set(lines.map(({ lineNo }) => lineNo));
  const isPart = ({ parentLineNo }: PurchaseLine) => parentLineNo !== null && known.has(parentLineNo);
  return lines
    .filter((line) => !isPart(line))
    .map((line) => {
      const parts = lines.filter((part) => isPart(part) && part.parentLineNo === line.lineNo);
      const folded = parts.length > 0 && (blendDetail === 'total' || blendDetail === 'oneLine');
      return {
        line,
        cents: [line, ...parts].reduce((sum, { netCents }) => sum + netCents, 0),
        showsPrice: !(parts.length > 0 && blendDetail === 'oneLine'),
        parts: folded ? [] : parts.map((part) => ({ line: part, showsPrice: blendDetail !== 'subtotal' })),
      };
    });
}
