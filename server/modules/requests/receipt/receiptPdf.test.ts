import { describe, expect, it } from 'vitest';
import type { RequestDetail } from '@contract/requests/schema';
import { aRequestDetail } from '@stories/support/requestBuilders';
import { readPdf } from '@server/pdf/testing/readPdf';
import { receiptPdf } from './receiptPdf';

const company = { name: 'Larkspur Basin Ag Supply', phone: '509-555-0190' };

const drawn = async (request: RequestDetail) =>
  readPdf(await receiptPdf({ request, company, today: '2026-11-24', zone: 'America/Los_Angeles' }));

/** A payment that went all its way: looked at twice, sent, cleared and posted. */
const posted = (invoices: number): RequestDetail => {
  const [first] = aRequestDetail().events;
  const event = (over: Partial<RequestDetail['events'][number]>) => ({
    ...first!,
    actor: 'Our office',
    ...over,
  });
  return aRequestDetail({
    status: 'posted',
    comments: 'Please apply it to the oldest invoices first, and call me if something is left over.',
    allocations: Array.from({ length: invoices }, (_, at) => ({
      invoiceNo: `10${4_800 + at}`,
      amountCents: 100_000 + at,
      discountCents: at % 2 === 0 ? 0 : 1_500,
      reason: null,
      note: null,
    })),
    events: [
      event({ actor: 'dana.hollis-whitfield@hollis-creek-farms.example.com' }),
      event({ event: 'askSecond', to: 'pendingSecond' }),
      event({ event: 'approveSecond', to: 'approved' }),
      event({ event: 'export', to: 'exported' }),
      event({ event: 'settle', to: 'settled' }),
      event({ event: 'post', to: 'posted' }),
    ],
  });
};

describe('a receipt', () => {
  it.each([1, 3, 5])('of a payment of %i invoices that was posted fits one page', async (invoices) => {
    expect((await drawn(posted(invoices))).numPages).toBe(1);
  });

  it('of forty invoices takes two', async () => {
    expect((await drawn(posted(40))).numPages).toBe(2);
  });

  it.each([1, 8, 40])('of %i invoices stands within the margins of each page', async (invoices) => {
    const pdf = await drawn(posted(invoices));
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const [, , width = 0, height = 0] = page.view;
      const { items } = await page.getTextContent();
      for (const item of items) {
        if (!('str' in item) || item.str.trim() === '') continue;
        const [x, y] = item.transform.slice(4) as [number, number];
        expect([item.str, x >= 53, x + item.width <= width - 53, y >= 40, y <= height - 40]).toEqual([
          item.str,
          true,
          true,
          true,
          true,
        ]);
      }
    }
  });
});
