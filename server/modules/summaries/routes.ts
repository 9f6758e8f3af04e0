import * as summaries from '@contract/summaries/endpoints';
import type { Clock } from '@server/clock';
import type { Api } from '@server/http/api';
import { scopeReader } from '@server/http/scope';
import { summaryFileOf } from './summaryFile';
import type { SummaryRepository } from './repository';

interface SummaryOptions {
  readonly repository: SummaryRepository;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

export function summaryRoutes(api: Api, { repository, clock, booksZone }: SummaryOptions): void {
  const files = summaryFileOf(repository);
  const scopeOf = scopeReader({ repository, clock, booksZone });

  api
    .on(summaries.rows, async ({ query }, caller) => repository.rowsPage(await scopeOf(caller, query), query))
    .on(summaries.totals, async ({ query }, caller) => repository.totals(await scopeOf(caller, query), query))
    .on(summaries.months, async ({ query }, caller) => repository.months(await scopeOf(caller, query), query))
    .stream(summaries.exportFile, async ({ query }, caller) => files(await scopeOf(caller, query), query));
}
