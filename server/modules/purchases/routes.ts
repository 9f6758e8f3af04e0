import * as m from '@locales/purchases';
import { ApiError } from '@contract/problem';
import * as purchases from '@contract/purchases/endpoints';
import type { Clock } from '@server/clock';
import type { Api } from '@server/http/api';
import { scopeReader } from '@server/http/scope';
import { purchaseFile } from './purchaseFiles';
import type { PurchaseRepository } from './repository';

interface PurchaseOptions {
  readonly repository: PurchaseRepository;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  /** Who the vendor is in a customer's own books. */
  readonly companyName: string;
}

export function purchaseRoutes(
  api: Api,
  { repository, clock, booksZone, companyName }: PurchaseOptions,
): void {
  const scopeOf = scopeReader({ repository, clock, booksZone });

  api
    .on(purchases.lines, async ({ query }, caller) =>
      repository.linesPage(await scopeOf(caller, query), query),
    )
    .on(purchases.totals, async ({ query }, caller) => repository.totals(await scopeOf(caller, query), query))
    .on(purchases.invoices, async ({ query }, caller) =>
      repository.invoicesPage(await scopeOf(caller, query), query),
    )
    .on(purchases.invoiceTotals, async ({ query }, caller) =>
      repository.invoiceTotals(await scopeOf(caller, query), query),
    )
    .stream(purchases.invoicesFile, async ({ query }, caller) =>
      repository.invoicesFile(await scopeOf(caller, query), query),
    )
    .on(purchases.choices, async ({ query }, caller) => repository.choices(await scopeOf(caller, query)))
    .on(purchases.invoice, async ({ params: { invoiceNo }, query }, caller) => {
      const found = await repository.invoice(await scopeOf(caller, query), invoiceNo);
      if (found) return found;
      throw new ApiError({ code: 'not-found', message: m.noSuchInvoice() });
    })
    .on(purchases.deliveries, async ({ query }, caller) =>
      repository.deliveriesPage(await scopeOf(caller, query), query),
    )
    .stream(purchases.exportFile, async ({ query }, caller) =>
      purchaseFile(repository, companyName, await scopeOf(caller, query), query),
    );
}
