import type { AccountPlan } from './account';
import { balancesOf } from './balances';
import { type Book, createBook } from './book';
import { dateOf, lastOfMonth, monthNumber, monthOf, openDay, plusDays, type Span, yearOf } from './calendar';
import { priceOn } from './catalogue';
import { type DepositPlan, keepDeposit } from './deposit';
import { planRates } from './depositHabits';
import type { Draft } from './draft';
import type { Drop } from './drop';
import type { Edge, Stage } from './edge/edge';
import { MICRO } from './exact';
import type { Invoice } from './invoice';
import type { Numbers } from './numbers';
import { documentsOf } from './documents/documents';
import { prepaySeasons } from './prepay/seasons';
import { type Party, raise, raiseSplit } from './pricing';
import { createRandom, type Random } from './random';
import { type Contact, writeAccount } from './rows/account';
import { writeInvoice, writeTickets } from './rows/invoice';
import { writeBook, writeDeposit, writeStatements } from './rows/ledger';
import { writePrepay } from './rows/prepay';
import { ticketsOf } from './season';
import { live, type Occasion } from './story';
import { waitingTickets } from './waiting';

/** Tickets that are billed to several accounts by fixed shares. */
interface SplitHabit {
  readonly parties: readonly Party[];
  readonly visits: number;
}

/** Accounts that share tickets, so that they are told together and nothing else has to be kept in memory. */
export interface Household {
  readonly accounts: readonly AccountPlan[];
  readonly deposits: readonly DepositPlan[];
  readonly splits: readonly SplitHabit[];
  readonly edges: readonly Edge[];
}

interface World {
  readonly drop: Drop;
  readonly span: Span;
  readonly seed: number;
  readonly numbers: Numbers;
  readonly contactsOf: (account: AccountPlan) => readonly Contact[];
}

/** Tells the story of a household from the first day to the last and writes all its rows. */
export function writeHousehold(household: Household, world: World): void {
  const { drop, span, seed, numbers } = world;
  const tickets = new Map(household.accounts.map(({ accountNo }) => [accountNo, [] as Invoice[]]));
  const occasions = new Map(household.accounts.map(({ accountNo }) => [accountNo, [] as Occasion[]]));
  const byNo = new Map(household.accounts.map((account) => [account.accountNo, account]));
  const keep = (invoice: Invoice): Invoice => {
    tickets.get(invoice.accountNo)!.push(invoice);
    return invoice;
  };
  const split = (draft: Draft, parties: readonly Party[]) => raiseSplit(draft, parties, numbers).map(keep);

  for (const account of household.accounts) {
    const { accountNo, closedOn = span.to } = account;
    const random = createRandom(`${seed}/tickets/${accountNo}`);
    const drafts = account.visits > 0 ? draftsOf(account, random, { span, seed }) : [];
    const returns = seedReturns(account, drafts, random, { span, seed });
    for (const draft of [...drafts, ...returns]) {
      if (draft.date <= span.to) keep(raise(draft, account, numbers));
    }
    const details = createRandom(`${seed}/prepay/${accountNo}`);
    const open = { from: span.from, to: closedOn < span.to ? closedOn : span.to };
    occasions.get(accountNo)!.push(...prepaySeasons({ account, drafts, random, details }, open));
  }
  for (const [index, { parties, visits }] of household.splits.entries()) {
    const [first] = parties;
    const random = createRandom(`${seed}/split/${first!.account.accountNo}/${index}`);
    const buyer = { ...first!.account, visits, harvestTerms: false };
    for (const draft of ticketsOf(buyer, random, span)) {
      if (draft.counter === undefined && draft.lines.every(({ item }) => !item?.tax)) split(draft, parties);
    }
  }
  const stage: Stage = {
    storyEnd: span.storyEnd,
    random: createRandom(`${seed}/edges/${household.accounts[0]!.accountNo}`),
    account: (accountNo) => byNo.get(accountNo)!,
    ticket: (accountNo, draft) => keep(raise(draft, byNo.get(accountNo)!, numbers)),
    split,
    when: (accountNo, occasion) => void occasions.get(accountNo)!.push(occasion),
  };
  for (const edge of household.edges) edge(stage);

  for (const account of household.accounts) {
    const book = createBook(account, numbers);
    const random = createRandom(`${seed}/pays/${account.accountNo}`);
    live(book, tickets.get(account.accountNo)!, occasions.get(account.accountNo)!, span, random);
    writeAll(book, world);
  }
  for (const plan of household.deposits) {
    writeDeposit(drop, keepDeposit(plan, planRates(span.storyEnd), span.to));
  }
}

function writeAll(book: Book, { drop, span, seed, contactsOf }: World): void {
  const { account } = book;
  const papers = documentsOf(drop, book, span);
  const open = account.closedOn !== undefined && account.closedOn > span.to;
  const shown = open ? { ...account, status: 'A' as const, closedOn: undefined } : account;
  writeAccount(drop, shown, balancesOf(book, span.to), contactsOf(account));
  writePrepay(drop, book, span.to, papers);
  for (const invoice of book.invoices) writeInvoice(drop, invoice, papers);
  writeBook(drop, book);
  writeStatements(drop, book, papers);
  writeTickets(drop, book, waitingTickets(account, seed, span), span.to);
}

type Told = Pick<World, 'span' | 'seed'>;

/** The tickets of the whole story, on whichever of its days, then those of the months after it. */
function draftsOf(account: AccountPlan, random: Random, { span, seed }: Told): Draft[] {
  const { from, to, storyEnd } = span;
  if (account.closedOn) return ticketsOf(account, random, { from, to: account.closedOn });
  const end = lastOfMonth(monthNumber(storyEnd));
  const drafts = ticketsOf(account, random, { from, to: end });
  if (to <= end) return drafts;
  const later = createRandom(`${seed}/later/${account.accountNo}`);
  return [...drafts, ...ticketsOf(account, later, { from: plusDays(end, 1), to })];
}

/** Unopened spring seed comes back in early summer, at the price that it was billed at. */
function seedReturns(
  account: AccountPlan,
  drafts: readonly Draft[],
  random: Random,
  { span, seed }: Told,
): Draft[] {
  // Whoever buys too seldom would carry the credit for a year.
  if (account.visits < 12) return [];
  const storyEnd = account.closedOn ?? span.storyEnd;
  return drafts.flatMap((draft) => {
    const line = draft.lines.find(({ item }) => item?.group === 'SEED');
    if (!line?.item || monthOf(draft.date) > 5) return [];
    const stream = `${seed}/returns/${account.accountNo}/${draft.date}/${draft.ticketNo}`;
    const bought = draft.date <= storyEnd ? random : createRandom(stream);
    if (!bought.chance(25)) return [];
    const date = openDay(dateOf(yearOf(draft.date), 6, bought.int(10, 28)));
    if (draft.counter || (account.closedOn && date > account.closedOn)) return [];
    const back = date <= storyEnd ? random : createRandom(`${stream}/back`);
    const units = ((line.quantity ?? 0) * back.int(3, 9)) / 100 / MICRO;
    return [
      {
        date,
        // Good until the harvest is settled; a credit that nobody used yet is not overdue.
        dueDate: dateOf(yearOf(date), 12, 15),
        branch: account.homeBranch,
        docType: 'C' as const,
        ticketNo: `T${back.int(100_000, 999_999)}`,
        comments: 'Return of unopened seed',
        lines: [
          {
            ...line,
            quantity: -Math.max(1, Math.floor(units)) * MICRO,
            price: priceOn(line.item, draft.date),
          },
        ],
      },
    ];
  });
}
