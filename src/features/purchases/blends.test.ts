import { describe, expect, it } from 'vitest';
import { anInvoice } from '@stories/support/invoiceBuilders';
import { aLine } from '@stories/support/lineBuilders';
import { lineGroups } from './blends';

const { lines } = anInvoice();

describe('lineGroups', () => {
  it.each([
    ['full', 3, true, true],
    ['subtotal', 3, false, true],
    ['total', 0, undefined, true],
    ['oneLine', 0, undefined, false],
    ['somethingNew', 3, true, true],
  ])('%s: %d parts', (detail, parts, partPrices, blendPrice) => {
    const [, blend] = lineGroups(lines, detail);

    expect(blend?.parts).toHaveLength(parts);
    expect(blend?.parts[0]?.showsPrice).toBe(partPrices);
    expect(blend?.showsPrice).toBe(blendPrice);
  });

  it.each(['full', 'subtotal', 'total', 'oneLine'])('%s comes to the same sum', (detail) => {
    const priced = [aLine({ lineNo: 1, netCents: 0 }), aLine({ lineNo: 2, parentLineNo: 1, netCents: 700 })];
    const sum = (groups: ReturnType<typeof lineGroups>) => groups.reduce((all, { cents }) => all + cents, 0);

    expect(sum(lineGroups(lines, detail))).toBe(1_240_000);
    expect(sum(lineGroups(priced, detail))).toBe(700);
  });

  it('keeps a part whose blend is missing', () => {
    expect(lineGroups([aLine({ parentLineNo: 99 })], 'total')).toHaveLength(1);
  });
});
