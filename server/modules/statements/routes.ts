import * as m from '@locales/statements';
import * as documents from '@contract/documents/endpoints';
import { ApiError } from '@contract/problem';
import * as officeAccounts from '@contract/officeAccounts/endpoints';
import * as statements from '@contract/statements/endpoints';
import type { Clock } from '@server/clock';
import type { Api } from '@server/http/api';
import type { Caller } from '@server/http/caller';
import { scopeReader } from '@server/http/scope';
import { pdfFile } from '@server/pdf/pdfFile';
import type { OwnedDocument } from './documents';
import { noSuchStatement, pdfName, statementFiles } from './files';
import type { StatementDocuments } from './statementDocuments';
import type { StatementRepository } from './repository';

interface StatementOptions {
  readonly repository: StatementRepository;
  readonly papers: StatementDocuments;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

export function statementRoutes(api: Api, { repository, papers, clock, booksZone }: StatementOptions): void {
  const files = statementFiles(repository, papers);
  const scopeOf = scopeReader({ repository, clock, booksZone });

  /** A statement that the caller may see, also one that another took the place of. */
  async function standingFor(caller: Caller, username: string, statementNo: string) {
    const { accounts } = await scopeOf(caller, { username });
    const standing = await repository.standing(statementNo);
    if (standing && accounts.includes(standing.accountNo)) return standing;
    throw noSuchStatement();
  }

  async function paperFor(
    caller: Caller,
    { username, disposition }: { readonly username: string; readonly disposition: string },
    find: Promise<OwnedDocument | undefined>,
    name: string,
  ) {
    const [{ accounts }, owned] = await Promise.all([scopeOf(caller, { username }), find]);
    if (!owned?.sha256 || !accounts.includes(owned.accountNo)) throw noSuchPaper();
    return pdfFile(`${name.replace(/[^\w-]/g, '-')}.pdf`, repository.stored(owned.sha256), disposition);
  }

  api
    .on(statements.list, async ({ query }, caller) =>
      repository.listPage(await scopeOf(caller, query), query),
    )
    .on(statements.totals, async ({ query }, caller) =>
      repository.totals(await scopeOf(caller, query), query),
    )
    .on(statements.choices, async ({ query }, caller) => {
      const scope = await scopeOf(caller, query);
      return repository.choices(scope, scope.asOf);
    })
    .on(statements.since, async ({ query }, caller) => ({
      accounts: await repository.since(await scopeOf(caller, query)),
    }))
    .on(statements.one, async ({ params: { statementNo }, query }, caller) => {
      const { supersededBy, isLatest, erpSha256 } = await standingFor(caller, query.username, statementNo);
      await papers.freeze([statementNo]);
      const frozen = await repository.frozen(statementNo);
      if (!frozen) throw noSuchStatement();
      const { snapshot, sha256 } = frozen;
      const source = erpSha256 ? ('erp' as const) : ('portal' as const);
      return { snapshot, sha256, supersededBy, isLatest: isLatest && supersededBy === null, source };
    })
    .on(statements.viewed, async ({ params: { statementNo }, body }, caller) => {
      await standingFor(caller, body.username, statementNo);
      return { firstViewedAt: await repository.viewed(caller.username, statementNo, clock.now()) };
    })
    .stream(statements.pdf, async ({ params: { statementNo }, query }, caller) => {
      const standing = await standingFor(caller, query.username, statementNo);
      return pdfFile(pdfName(standing), await papers.of(standing), query.disposition);
    })
    .stream(officeAccounts.statementPdf, async ({ params: { statementNo }, query }, { permissions }) => {
      const standing = await repository.standing(statementNo);
      if (!standing) throw noSuchStatement();
      await repository.expectOfBranch(permissions.branch, standing.accountNo, noSuchStatement);
      return pdfFile(pdfName(standing), await papers.of(standing), query.disposition);
    })
    .stream(statements.zip, async ({ query: { numbers, ...query } }, caller) => {
      const scope = await scopeOf(caller, query);
      return files.zip(scope, scope.asOf, query, numbers);
    })
    .stream(statements.exportFile, async ({ query }, caller) => {
      const scope = await scopeOf(caller, query);
      return repository.file(scope, scope.asOf, query);
    })
    .stream(documents.invoice, async ({ params: { invoiceNo }, query }, caller) =>
      paperFor(caller, query, repository.documents.invoice(invoiceNo), `invoice_${invoiceNo}`),
    )
    .stream(documents.prepayContract, async ({ params: { contractNo }, query }, caller) =>
      paperFor(
        caller,
        query,
        repository.documents.prepayContract(contractNo),
        `prepay-contract_${contractNo}`,
      ),
    );
}

const noSuchPaper = (): ApiError => new ApiError({ code: 'not-found', message: m.noSuchDocument() });
