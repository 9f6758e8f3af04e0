import * as imports from '@contract/imports/endpoints';
import type { DropReport, Freshness } from '@contract/imports/schema';
import { dateInZone } from '@contract/format/date';
import { ApiError } from '@contract/problem';
import { dropDue, isLate } from '@contract/rules/dropDue';
import { dropUploadProblem } from '@contract/rules/dropUpload';
import type { Clock } from '@server/clock';
import { inOnePiece } from '@server/exports/inOnePiece';
import type { Api, Origin } from '@server/http/api';
import type { ImportRepository } from './repository';

interface Decider {
  readonly name: string;
  readonly origin: Origin;
}

/** Work that goes on after it was begun. */
interface Begun {
  readonly dropId: number;
  readonly name: string;
  readonly portalWaits: boolean;
}

/** What the feed does with drops when the office says so. Each refuses what cannot be done. */
interface Feed {
  upload(
    zip: { readonly name: string; readonly chunks: AsyncIterable<Uint8Array> },
    by: Decider,
  ): Promise<Begun>;
  begin(dropId: number, by: Decider): Promise<Begun>;
  dismiss(dropId: number, by: Decider): Promise<unknown>;
  rollBack(by: Decider, dropId: number): Promise<unknown>;
  report(dropId: number): Promise<DropReport>;
  validation(dropId: number): Promise<{ readonly fileName: string; readonly text: string }>;
}

interface ImportOptions {
  readonly repository: ImportRepository;
  readonly feed: Feed;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

export function importRoutes(api: Api, { repository, feed, clock, booksZone }: ImportOptions): void {
  const today = () => dateInZone(clock.now(), booksZone);

  api
    .on(imports.list, async ({ query }) => repository.page(query))
    .on(imports.totals, async ({ query }) => repository.totals(query))
    .stream(imports.exportFile, async ({ query }) => repository.file({ ...query, asOf: today() }))
    .on(imports.progress, async () => {
      return { running: (await repository.running()) ?? null };
    })
    .on(imports.freshness, async () => freshnessOf(await repository.loads(), clock.now(), booksZone))
    .receive(imports.upload, async ({ query: { name } }, { username }, origin, chunks) => {
      // How long it is will be seen; that it is none can be told by its name.
      const problem = dropUploadProblem(name, 1);
      if (problem) throw new ApiError({ code: 'invalid', message: problem });
      return feed.upload({ name, chunks }, { name: username, origin });
    })
    .on(imports.report, async ({ params }) => feed.report(params.dropId))
    .on(imports.issues, async ({ params: { dropId }, query }) => {
      await feed.report(dropId);
      return repository.findings(dropId, query);
    })
    .on(imports.issueTotals, async ({ params: { dropId }, query }) => {
      await feed.report(dropId);
      return repository.findingTotals(dropId, query);
    })
    .stream(imports.issueExport, async ({ params: { dropId }, query }) => {
      await feed.report(dropId);
      return repository.findingFile(dropId, { ...query, asOf: today() });
    })
    .stream(imports.validation, async ({ params }) => {
      const { fileName, text } = await feed.validation(params.dropId);
      return { fileName, contentType: 'text/csv', chunks: inOnePiece(text) };
    })
    .on(imports.approve, async ({ params: { dropId } }, { username }, origin) =>
      feed.begin(dropId, { name: username, origin }),
    )
    .on(imports.dismiss, async ({ params: { dropId } }, { username }, origin) => {
      await feed.dismiss(dropId, { name: username, origin });
      return feed.report(dropId);
    })
    .on(imports.rollBack, async ({ params: { dropId } }, { username }, origin) => {
      await feed.report(dropId);
      await feed.rollBack({ name: username, origin }, dropId);
      return feed.report(dropId);
    });
}

/** An import as it is kept, the newest being what customers see. */
interface Load {
  readonly dropId: number | null;
  readonly name: string;
  readonly asOf: string;
  /** An instant. */
  readonly loadedAt: string;
}

const HOUR = 3_600_000;

/** @param loads the newest first */
function freshnessOf(loads: readonly Load[], now: Date, booksZone: string): Freshness {
  const live = loads[0];
  const due = dropDue(
    loads.map(({ loadedAt }) => new Date(loadedAt)),
    booksZone,
  );
  const hours = live ? Math.max(0, Math.floor((now.getTime() - Date.parse(live.loadedAt)) / HOUR)) : 0;
  return {
    live: live ? { ...live, hours } : null,
    dueAt: due?.toISOString() ?? null,
    late: isLate(due, now),
    booksZone,
  };
}
