import { levelOpens } from '@contract/rules/accessOpens';
import * as depositPlans from '@contract/depositPlan/endpoints';
import { dateInZone } from '@contract/format/date';
import type { Clock } from '@server/clock';
import type { Api } from '@server/http/api';
import { type Caller, ownedBy } from '@server/http/caller';
import { documentsOnly, noSuchAccount } from '@server/http/chosen';
import type { CompanySettings } from '@contract/settings/schema';
import type { Company, Letterhead } from '@server/pdf/blocks';
import { offerFor } from './offer';
import type { DepositPlanRepository } from './repository';
import { statementFile } from './statement/statementFile';
import type { statementPdf } from './statement/statementPdf';
import type { DepositTransaction } from '@contract/accounts/schema';
import { depositKindWord } from '@contract/depositPlan/labels';
import { ofxFile, type OfxTransaction } from '@server/exports/ofx';
import type { Narrowed } from './entryList';

interface DepositPlanOptions {
  readonly repository: DepositPlanRepository;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  /** Who the customer has money with, in files for their own books and in the plan's own words. */
  readonly companyName: string;
  /** How statements begin; undefined: with the company's name alone. */
  readonly letterhead?: Letterhead;
  readonly drawings: { readonly depositStatement: typeof statementPdf };
  /** Whom to call where the company's settings name nobody. */
  readonly supportPhone: string | undefined;
}

const companyOf = (
  { companyName: name, supportPhone, letterhead }: DepositPlanOptions,
  { contact }: CompanySettings,
): Company => ({ name, phone: contact.creditPhone ?? supportPhone, letterhead });

export function depositPlanRoutes(api: Api, options: DepositPlanOptions): void {
  const { repository, clock, booksZone, companyName } = options;
  const today = () => dateInZone(clock.now(), booksZone);
  const asOfDay = async () => (await repository.feedState())?.asOf ?? today();
  const named = (text: string) => text.replaceAll('{company}', companyName);

  async function accessesOf(caller: Caller, username: string) {
    const name = ownedBy(caller, username);
    return repository.accessOf(name, today());
  }

  /** The access to the owner of a deposit account; whose papers alone may be read has no ledger. */
  async function openedFor(caller: Caller, asked: { readonly username: string; readonly savid: string }) {
    const [accesses, deposit] = await Promise.all([
      accessesOf(caller, asked.username),
      repository.deposit(asked.savid),
    ]);
    const access = accesses.find(({ accountNo }) => accountNo === deposit?.accountNo);
    if (!access) throw noSuchAccount();
    if (!levelOpens(access.level, 'savings')) throw documentsOnly();
    return { access, accesses };
  }

  api
    .on(depositPlans.list, async ({ query }, caller) => {
      const accesses = await accessesOf(caller, query.username);
      const settings = await repository.settings(clock.now());
      return {
        asOf: (await repository.asOf(booksZone, today())) ?? null,
        disclaimer: named(settings.depositPlan.disclaimer),
        plans: await repository.plans(accesses, { settings, asOf: await asOfDay() }),
      };
    })
    .on(depositPlans.transactions, async ({ query }, caller) => {
      await openedFor(caller, query);
      return repository.entriesPage(query);
    })
    .on(depositPlans.totals, async ({ query }, caller) => {
      await openedFor(caller, query);
      return repository.totals(query);
    })
    .on(depositPlans.offer, async ({ query }, caller) => {
      const now = clock.now();
      const [opened, settings] = await Promise.all([openedFor(caller, query), repository.settings(now)]);
      return offerFor(repository, { savId: query.savid, ...opened, settings, now, booksZone });
    })
    .on(depositPlans.about, async ({ query }, caller) => {
      ownedBy(caller, query.username);
      const settings = await repository.settings(clock.now());
      const plans = await repository.terms(settings);
      return {
        explainer: named(settings.depositPlan.explainer),
        disclaimer: named(settings.depositPlan.disclaimer),
        plans: plans.map(({ ratePlan, terms }) => ({ ratePlan, terms })),
        asOf: today(),
      };
    })
    .stream(depositPlans.statement, async ({ query }, caller) => {
      const { access } = await openedFor(caller, query);
      const settings = await repository.settings(clock.now());
      return statementFile(repository, {
        savId: query.savid,
        access,
        span: query,
        disposition: query.disposition,
        settings,
        asOf: await asOfDay(),
        company: companyOf(options, settings),
        draw: options.drawings.depositStatement,
        disclaimer: named(settings.depositPlan.disclaimer),
      });
    })
    .stream(depositPlans.exportFile, async ({ query }, caller) => {
      await openedFor(caller, query);
      const asOf = await asOfDay();
      return repository.file(query, asOf, () =>
        depositOfx({ repository, company: companyName, asOf, filter: query }),
      );
    });
}

interface DepositOfx {
  readonly repository: DepositPlanRepository;
  readonly company: string;
  readonly asOf: string;
  readonly filter: Narrowed;
}

/** The ledger as a savings account of a bank, oldest row first. */
async function* depositOfx({ repository, company, asOf, filter }: DepositOfx): AsyncGenerator<Uint8Array> {
  const { savid } = filter;
  const to = filter.to || asOf;
  const from = filter.from || (await repository.firstDay(savid)) || to;
  const { closingCents: balanceCents } = await repository.totals(filter);
  const transactions = transactionsOf(repository.pages({ ...filter, sort: 'date' }));
  const statement = { account: savid, type: 'SAVINGS', from, to, balanceCents, transactions } as const;
  yield* ofxFile({ company, asOf, statements: [statement] });
}

async function* transactionsOf(
  pages: AsyncIterable<readonly DepositTransaction[]>,
): AsyncGenerator<OfxTransaction[]> {
  for await (const page of pages) yield page.map(transactionOf);
}

function transactionOf(row: DepositTransaction): OfxTransaction {
  const cents = row.inCents - row.outCents;
  const sign = cents < 0 ? 'DEBIT' : 'CREDIT';
  const plain = row.checkNo === null ? sign : 'CHECK';
  return {
    // Of the ERP's own row, so that a program that takes the file twice counts nothing twice.
    id: `${row.savId}:${row.id}`,
    type: row.kind === 'interest' ? 'INT' : plain,
    date: row.postingDate,
    cents,
    name: depositKindWord(row.kind),
    memo: row.description,
    checkNo: row.checkNo,
    reference: row.reference,
  };
}
