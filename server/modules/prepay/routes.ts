import * as prepay from '@contract/prepay/endpoints';
import { ApiError } from '@contract/problem';
import type { Clock } from '@server/clock';
import type { Api } from '@server/http/api';
import { scopeReader } from '@server/http/scope';
import type { PrepayRepository } from './repository';
import { usageFile } from './usageFile';

interface PrepayOptions {
  readonly repository: PrepayRepository;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

export function prepayRoutes(api: Api, { repository, clock, booksZone }: PrepayOptions): void {
  const scopeOf = scopeReader({ repository, clock, booksZone });

  api
    .on(prepay.contracts, async ({ query }, caller) =>
      repository.contractsPage(await scopeOf(caller, query), query),
    )
    .on(prepay.totals, async ({ query }, caller) => repository.totals(await scopeOf(caller, query), query))
    .on(prepay.lines, async ({ query }, caller) => repository.linesPage(await scopeOf(caller, query), query))
    .on(prepay.lineTotals, async ({ query }, caller) =>
      repository.lineTotals(await scopeOf(caller, query), query),
    )
    .on(prepay.choices, async ({ query }, caller) => repository.choices(await scopeOf(caller, query)))
    .on(prepay.contract, async ({ params: { contractNo }, query }, caller) => {
      const found = await repository.detail(await scopeOf(caller, query), contractNo, query.line);
      if (found) return found;
      throw new ApiError({
        code: 'not-found',
        message: 'You have no prepay contract of that number. Check the number.',
      });
    })
    .stream(prepay.exportFile, async ({ query }, caller) =>
      repository.contractsFile(await scopeOf(caller, query), query),
    )
    .stream(prepay.lineExport, async ({ query: { level, ...query } }, caller) => {
      const scope = await scopeOf(caller, query);
      return level === 'usage' ? usageFile(repository, scope, query) : repository.linesFile(scope, query);
    });
}
