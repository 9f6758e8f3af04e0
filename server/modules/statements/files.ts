import { fileTypes } from '@contract/fields';
import { members } from '@contract/paging';
import { ApiError } from '@contract/problem';
import type { StatementExportFormat } from '@contract/statements/labels';
import { schemas } from '@contract/statements/schema';
import type { ExportColumn } from '@server/exports/exportColumn';
import { exportFile } from '@server/exports/exportFile';
import { exportName } from '@server/exports/exportName';
import { exportPage, pagesOf } from '@server/exports/pagesOf';
import { zipFile } from '@server/exports/zipFile';
import type { FileStream } from '@server/http/api';
import type { Filter } from './filter';
import type { Standing } from './oneStatement';
import type { StatementDocuments } from './statementDocuments';
import type { StatementRepository } from './repository';
import type { Scope } from './statementQuery';

type Row = Awaited<ReturnType<StatementRepository['listPage']>>['rows'][number];

interface Asked extends Filter {
  readonly account?: string;
}

const text = (head: string, value: (row: Row) => string | null): ExportColumn<Row> => ({
  head,
  kind: 'text',
  value,
});
const date = (head: string, value: (row: Row) => string | null): ExportColumn<Row> => ({
  head,
  kind: 'date',
  value,
});
const money = (head: string, value: (row: Row) => number | null): ExportColumn<Row> => ({
  head,
  kind: 'money',
  value,
});

const columns: readonly ExportColumn<Row>[] = [
  text('Account', (row) => row.accountNo),
  text('Account name', (row) => row.accountName),
  text('Statement', (row) => row.statementNo),
  { head: 'Revision', kind: 'number', value: (row) => String(row.revision) },
  text('Replaces', (row) => row.replaces),
  date('Statement date', (row) => row.statementDate),
  date('Period from', (row) => row.periodFrom),
  date('Period to', (row) => row.periodTo),
  money('Previous balance', (row) => row.previousCents),
  money('New charges', (row) => row.chargesCents),
  money('Payments and credits', (row) => row.creditsCents),
  money('Finance charge', (row) => row.financeChargeCents),
  money('Ending balance', (row) => row.endingCents),
  money('Amount due', (row) => row.amountDueCents),
  date('Due date', (row) => row.dueDate),
  money('Discount', (row) => row.discount?.cents ?? null),
  date('Discount if paid by', (row) => row.discount?.throughDate ?? null),
];

/** "statement_00117_2026-03-26_2026-04-25.pdf", and which revision it is from the second on. */
export function pdfName({ accountNo, periodFrom, periodTo, revision }: Omit<Standing, 'erpSha256'>): string {
  const parts = ['statement', accountNo, periodFrom, periodTo, ...(revision > 1 ? [`rev${revision}`] : [])];
  return `${parts.map((part) => part.replace(/[^\w-]/g, '-')).join('_')}.pdf`;
}

/** Makes the files of more than one statement. */
export function statementFiles(repository: StatementRepository, papers: StatementDocuments) {
  const importId = async () => (await repository.feedState())?.importId;
  const rowsOf = (scope: Scope, filter: Asked, sort = '-date') =>
    pagesOf({
      page: (after) => repository.listPage(scope, { ...filter, sort, limit: exportPage, after }),
      importId,
    });

  /** Those that were named, each of which must be the caller's; or all that the filters let through. */
  async function* standings(scope: Scope, filter: Asked, numbers: readonly string[]) {
    const named = await Promise.all(numbers.map((number) => repository.standing(number)));
    for (const standing of named) {
      if (!standing || !scope.accounts.includes(standing.accountNo)) throw noSuchStatement();
    }
    yield* named as Standing[];
    if (numbers.length > 0) return;
    for await (const rows of rowsOf(scope, filter)) {
      for (const { statementNo } of rows) yield (await repository.standing(statementNo))!;
    }
  }

  async function* documentsOf(scope: Scope, filter: Asked, numbers: readonly string[]) {
    const taken = new Set<string>();
    for await (const standing of standings(scope, filter, numbers)) {
      const plain = pdfName(standing);
      const name = taken.has(plain) ? plain.replace(/pdf$/, `${taken.size}.pdf`) : plain;
      taken.add(name);
      const { bytes } = await papers.of(standing);
      yield { name, chunks: [await bytes()] };
    }
    if (taken.size === 0) throw noSuchStatement();
  }

  return {
    list: (
      scope: Scope,
      asOf: string,
      { sort, format, ...filter }: Asked & { readonly sort: string; readonly format: StatementExportFormat },
    ): FileStream => ({
      fileName: exportName({ screen: 'statements', account: filter.account, asOf, extension: format }),
      contentType: schemas.exportFile.produces[format],
      chunks: exportFile({ format, sheet: 'Statements', columns, rows: rowsOf(scope, filter, sort) }),
    }),

    zip: (scope: Scope, asOf: string, filter: Asked, numbers: string | undefined): FileStream => ({
      fileName: exportName({ screen: 'statements', account: filter.account, asOf, extension: 'zip' }),
      contentType: fileTypes.zip,
      chunks: zipFile(documentsOf(scope, filter, members(numbers))),
    }),
  };
}

/** The same for a statement that does not exist and for somebody else's. */
export const noSuchStatement = (): ApiError =>
  new ApiError({ code: 'not-found', message: 'You have no statement of that number. Check the number.' });
