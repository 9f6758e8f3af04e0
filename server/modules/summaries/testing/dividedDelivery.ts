import type { Db } from '@server/db/db';
import { aLine, anAccount, anInvoice, put } from '@server/testing/rows';

/** Ada bears 60 percent of a delivery, her other account 30 and a stranger the rest, with a load of his own. */
export async function fillDividedDelivery(to: Db): Promise<void> {
  await put(to, 'account', anAccount({ account_no: '00118', name: 'Ada, herself' }));
  await put(to, 'account_access', {
    name: 'ada@example.com',
    account_no: '00118',
    level: 'owner',
    relationship: 'owner',
  });
  const shares = [
    ['S-60', '00117', '60', 6_000],
    ['S-30', '00118', '30', 3_000],
    ['S-10', '00300', '10', 1_000],
  ] as const;
  for (const [invoice_no, account_no, split_percent, total_cents] of shares) {
    await put(
      to,
      'invoice',
      anInvoice({ invoice_no, account_no, split_group: 'SG-1', split_percent, total_cents, crop_year: 2024 }),
    );
    await put(to, 'invoice_line', aLine({ invoice_no, extended_cents: total_cents }));
  }
  await put(to, 'invoice_line', aLine({ invoice_no: 'S-10', line_no: 2, extended_cents: 77_700 }));
}
