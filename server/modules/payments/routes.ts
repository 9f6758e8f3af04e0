import * as payments from '@contract/payments/endpoints';
import type { Clock } from '@server/clock';
import type { Api } from '@server/http/api';
import { noSuchPayment } from '@server/http/chosen';
import { scopeReader } from '@server/http/scope';
import { paymentsOfx } from './paymentsOfx';
import type { PaymentRepository } from './repository';

interface PaymentOptions {
  readonly repository: PaymentRepository;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  /** Who was paid, in files for the customer's own books. */
  readonly companyName: string;
}

export function paymentRoutes(api: Api, options: PaymentOptions): void {
  const { repository, companyName } = options;
  const scopeOf = scopeReader(options);

  api
    .on(payments.list, async ({ query }, caller) => repository.listPage(await scopeOf(caller, query), query))
    .on(payments.totals, async ({ query }, caller) => repository.totals(await scopeOf(caller, query), query))
    .on(payments.choices, async ({ query }, caller) => repository.choices(await scopeOf(caller, query)))
    .on(payments.one, async ({ params: { paymentNo }, query }, caller) => {
      const { accounts } = await scopeOf(caller, query);
      return (await repository.one(accounts, paymentNo)) ?? noSuchPayment();
    })
    .stream(payments.exportFile, async ({ query }, caller) => {
      const scope = await scopeOf(caller, query);
      return repository.file(scope, query, () =>
        paymentsOfx({ repository, company: companyName, scope, filter: query }),
      );
    });
}
