import * as ledger from '@contract/ledger/endpoints';
import type { Clock } from '@server/clock';
import type { Api } from '@server/http/api';
import { noSuchPayment } from '@server/http/chosen';
import { scopeReader } from '@server/http/scope';
import { ledgerOfx } from './ledgerOfx';
import type { LedgerRepository } from './repository';

interface LedgerOptions {
  readonly repository: LedgerRepository;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  /** Who the customer owes, in files for their own books. */
  readonly companyName: string;
}

export function ledgerRoutes(api: Api, { repository, clock, booksZone, companyName }: LedgerOptions): void {
  const scopeOf = scopeReader({ repository, clock, booksZone });

  api
    .on(ledger.rows, async ({ query }, caller) => repository.rowsPage(await scopeOf(caller, query), query))
    .on(ledger.totals, async ({ query }, caller) => repository.totals(await scopeOf(caller, query), query))
    .on(ledger.choices, async ({ query }, caller) => repository.choices(await scopeOf(caller, query)))
    .on(ledger.aging, async ({ query }, caller) => {
      const scope = await scopeOf(caller, query);
      return repository.aging(scope, query.on || scope.asOf);
    })
    .on(ledger.payment, async ({ params: { paymentNo }, query }, caller) => {
      const { accounts } = await scopeOf(caller, query);
      return (await repository.payment(accounts, paymentNo)) ?? noSuchPayment();
    })
    .stream(ledger.exportFile, async ({ query }, caller) => {
      const scope = await scopeOf(caller, query);
      return repository.file(scope, query, () =>
        ledgerOfx({ repository, company: companyName, scope, filter: query }),
      );
    });
}
