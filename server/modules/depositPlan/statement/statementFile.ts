import * as m from '@locales/depositPlan';
import type { DepositTransaction } from '@contract/accounts/schema';
import type { CompanySettings } from '@contract/settings/schema';
import { ApiError } from '@contract/problem';
import type { Access } from '@server/domain/visibility/access';
import { dropArrived } from '@server/lists/ofOneNight';
import type { FileStream } from '@server/http/api';
import type { Company } from '@server/pdf/blocks';
import { drawnFile } from '@server/pdf/pdfFile';
import type { DepositPlanRepository } from '../repository';
import { type Span, spanOf } from './span';
import type { statementPdf } from './statementPdf';

/** Rows that a PDF can hold and still be read; a file for spreadsheets holds any number. */
const MOST_ROWS = 2_000;

interface Asked {
  readonly savId: string;
  readonly access: Access;
  readonly span: Span;
  readonly disposition: string;
  readonly settings: CompanySettings;
  /** The day of the newest figures. */
  readonly asOf: string;
  readonly company: Company;
  readonly draw: typeof statementPdf;
  /** With the company's name filled in. */
  readonly disclaimer: string;
}

/**
 * The statement of a deposit account, all of it of one night's figures.
 * @throws ApiError 'invalid' for days that cannot be told of, 'conflict' where new figures arrived meanwhile
 */
export async function statementFile(repository: DepositPlanRepository, asked: Asked): Promise<FileStream> {
  const { savId, access, settings, asOf, disposition, company, disclaimer, draw } = asked;
  const { from, to } = spanOf(asked.span, asOf);
  const importId = async () => (await repository.feedState())?.importId;
  const before = await importId();
  const sums = await repository.totals({ savid: savId, from, to });
  if (sums.rows > MOST_ROWS) throw tooMany(sums.rows);
  const [plans, owner, entries] = await Promise.all([
    repository.plans([access], { settings, asOf }),
    repository.owner(access.accountNo),
    entriesOf(repository, { savid: savId, from, to }),
  ]);
  if ((await importId()) !== before) throw dropArrived();
  const plan = plans.find((one) => one.savId === savId)!;
  const bytes = await draw({ plan, owner, company, from, to, asOf, sums, entries, disclaimer });
  const name = ['deposit-plan-statement', savId, from, to].map((part) => part.replace(/[^\w-]/g, '-'));
  return drawnFile(`${name.join('_')}.pdf`, bytes, disposition);
}

/** Oldest first, as the running balance goes. */
async function entriesOf(
  repository: DepositPlanRepository,
  filter: Span & { readonly savid: string },
): Promise<DepositTransaction[]> {
  const all: DepositTransaction[] = [];
  for await (const rows of repository.pages({ ...filter, sort: 'date' })) all.push(...rows);
  return all;
}

function tooMany(rows: number): ApiError {
  const message = m.tooManyRows({ rows, most: MOST_ROWS });
  return new ApiError({ code: 'invalid', message, fields: { to: message } });
}
