import { type DropReport, imports } from '../../../contract/imports';
import { Refusal } from '../../../contract/problem';
import type { Api } from '../../http/api';
import type { Caller } from '../../http/caller';
import type { ImportRepository } from './repository';

/** What the feed does with drops when the office says so. Each refuses what cannot be done. */
interface Feed {
  approve(dropId: number, by: string): Promise<unknown>;
  dismiss(dropId: number, by: string): Promise<unknown>;
  rollBack(by: string, dropId: number): Promise<unknown>;
  report(dropId: number): Promise<DropReport>;
  validation(dropId: number): Promise<{ readonly fileName: string; readonly text: string }>;
}

interface ImportOptions {
  readonly repository: ImportRepository;
  readonly feed: Feed;
}

export function importRoutes(api: Api, { repository, feed }: ImportOptions): void {
  api
    .on(imports.list, async ({ query }, caller) => (expectOffice(caller), repository.page(query)))
    .on(imports.totals, async (_, caller) => (expectOffice(caller), repository.totals()))
    .on(imports.progress, async (_, caller) => {
      expectOffice(caller);
      return { running: (await repository.running()) ?? null };
    })
    .on(imports.report, async ({ params }, caller) => (expectOffice(caller), feed.report(params.dropId)))
    .on(imports.findings, async ({ params: { dropId }, query }, caller) => {
      expectOffice(caller);
      await feed.report(dropId);
      return repository.findings(dropId, query);
    })
    .on(imports.findingTotals, async ({ params: { dropId }, query }, caller) => {
      expectOffice(caller);
      await feed.report(dropId);
      return repository.findingTotals(dropId, query);
    })
    .stream(imports.validation, async ({ params }, caller) => {
      expectOffice(caller);
      const { fileName, text } = await feed.validation(params.dropId);
      return { fileName, contentType: 'text/csv', chunks: inOnePiece(text) };
    })
    .on(imports.approve, async ({ params: { dropId } }, caller) => {
      expectOffice(caller);
      await feed.approve(dropId, caller.username);
      return feed.report(dropId);
    })
    .on(imports.dismiss, async ({ params: { dropId } }, caller) => {
      expectOffice(caller);
      await feed.dismiss(dropId, caller.username);
      return feed.report(dropId);
    })
    .on(imports.rollBack, async ({ params: { dropId } }, caller) => {
      expectOffice(caller);
      await feed.report(dropId);
      await feed.rollBack(caller.username, dropId);
      return feed.report(dropId);
    });
}

/** What the ERP sends is about everybody, so only administrators see it, whichever drop they ask for. */
function expectOffice({ permissions }: Caller): void {
  if (permissions.admin) return;
  throw new Refusal({ code: 'forbidden', message: 'Only administrators see the nightly imports.' });
}

async function* inOnePiece(text: string): AsyncGenerator<string> {
  yield text;
}
