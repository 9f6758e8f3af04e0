import * as m from '@locales/statements';
import { fileTypes } from '@contract/fields';
import { members } from '@contract/paging';
import { ApiError } from '@contract/problem';
import { exportName } from '@server/exports/exportName';
import { zipFile } from '@server/exports/zipFile';
import type { FileStream } from '@server/http/api';
import type { StatementFigures } from './oneStatement';
import type { StatementDocuments } from './statementDocuments';
import type { StatementRepository } from './repository';
import type { Filter, Scope } from './statementList';

interface Asked extends Filter {
  readonly account?: string;
}

/** "statement_00117_2026-03-26_2026-04-25.pdf", and which revision it is from the second on. */
export function pdfName({
  accountNo,
  periodFrom,
  periodTo,
  revision,
}: Omit<StatementFigures, 'erpSha256'>): string {
  const parts = ['statement', accountNo, periodFrom, periodTo, ...(revision > 1 ? [`rev${revision}`] : [])];
  return `${parts.map((part) => part.replace(/[^\w-]/g, '-')).join('_')}.pdf`;
}

/** Makes the files of more than one statement. */
export function statementFiles(repository: StatementRepository, papers: StatementDocuments) {
  /** Those that were named, each of which must be the caller's; or all that the filters let through. */
  async function* standings(scope: Scope, filter: Asked, numbers: readonly string[]) {
    const named = await Promise.all(numbers.map((number) => repository.standing(number)));
    for (const standing of named) {
      if (!standing || !scope.accounts.includes(standing.accountNo)) throw noSuchStatement();
    }
    yield* named as StatementFigures[];
    if (numbers.length > 0) return;
    for await (const rows of repository.pages(scope, { ...filter, sort: '-date' })) {
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
    zip: (scope: Scope, asOf: string, filter: Asked, numbers: string | undefined): FileStream => ({
      fileName: exportName({ screen: 'statements', account: filter.account, asOf, extension: 'zip' }),
      contentType: fileTypes.zip,
      chunks: zipFile(documentsOf(scope, filter, members(numbers))),
    }),
  };
}

/** The same for a statement that does not exist and for somebody else's. */
export const noSuchStatement = (): ApiError =>
  new ApiError({ code: 'not-found', message: m.noSuchStatement() });
