import { DEBITED_AFTER } from './course';
import type { Day } from './days';
import type { Invoice } from './documents';
import type { Account, World } from './world';

/** A payment that was asked for, and what became of it. */
export interface Asked {
  readonly no: string;
  /** The day of the debit. */
  readonly on: Day;
  readonly cents: number;
  readonly comesBack: boolean;
  readonly lines: readonly Line[];
  state: 'submitted' | 'posted' | 'returned';
}

interface Line {
  readonly document: Document;
  /** Of a credit memo that pays negative. */
  readonly cents: number;
  readonly discount: number;
}

export interface Document {
  readonly invoice: Invoice;
  /** By the figures: nothing before it is posted. */
  open: number;
  readonly asked: Asked[];
}

export interface Ledger {
  readonly account: Account;
  readonly documents: readonly Document[];
}

/** Something that a drop brought or a night found. */
export interface Event {
  readonly account: Account;
  readonly kind: string;
  readonly subject: string;
  /** Of the kind "document": what the PDFs belong to, for those who were not told of them. */
  readonly papers?: readonly string[];
}

/** What payments on their way take off a document: with discounts, and of these alone. */
export function onItsWay(document: Document): { readonly cents: number; readonly discount: number } {
  const lines = document.asked
    .filter(({ state }) => state === 'submitted')
    .flatMap((asked) => asked.lines.filter((line) => line.document === document));
  return {
    cents: lines.reduce((sum, line) => sum + line.cents + line.discount, 0),
    discount: lines.reduce((sum, line) => sum + line.discount, 0),
  };
}

export function leftOf(document: Document): number {
  if (document.open === 0) return 0;
  const left = document.open - onItsWay(document).cents;
  return document.open < 0 ? Math.min(0, left) : Math.max(0, left);
}

/** So many days an import's payment, statement, and what a PDF belongs to are news. */
const NEWS = { payment: 14, statement: 45, paper: 45 } as const;

/** The figures of the company as they become known, drop by drop. */
export class Books {
  readonly ledgers: readonly Ledger[];
  /** The day that the figures speak of. */
  asOf: Day = Number.NEGATIVE_INFINITY;
  private undo: readonly (() => void)[] = [];

  constructor({ accounts }: Pick<World, 'accounts'>) {
    this.ledgers = accounts.map((account) => ({
      account,
      documents: account.invoices.map((invoice) => ({ invoice, open: 0, asked: [] })),
    }));
  }

  /** Brings the figures of the day before; answers what people are told of. */
  feed(today: Day): readonly Event[] {
    const before = this.asOf;
    this.asOf = today - 1;
    const undo = [() => void (this.asOf = before)];
    this.undo = undo;
    const isNew = (day: Day) => day > before && day <= this.asOf;
    return this.ledgers.flatMap((ledger) => this.brought(ledger, isNew, undo));
  }

  /** Takes the newest drop back. */
  rollBack(): void {
    for (const step of this.undo.toReversed()) step();
  }

  /** What people ask for in the portal on a day: never more than is left. */
  askInPortal(today: Day): void {
    for (const { documents } of this.ledgers)
      for (const document of documents) {
        const { asked, no } = document.invoice;
        if (asked?.on !== today) continue;
        const cents = Math.min(asked.cents, leftOf(document));
        const lines = [{ document, cents, discount: 0 }];
        const on = today + DEBITED_AFTER;
        if (cents > 0) place({ no: `${no}-p`, on, cents, comesBack: false, lines, state: 'submitted' });
      }
  }

  /** What the ERP knows since the drop before: documents, checks, debits that the bank made or sent back, statements. */
  private brought(
    { account, documents }: Ledger,
    isNew: (day: Day) => boolean,
    undo: (() => void)[],
  ): Event[] {
    const events: Event[] = [];
    const tell = (kind: string, subject: string, day: Day, fresh: number) =>
      day >= this.asOf - fresh && events.push({ account, kind, subject });
    const set = (document: Document, open: number) => {
      const was = document.open;
      undo.push(() => void (document.open = was));
      document.open = open;
    };
    for (const document of documents) {
      const { posted, cents, check, no } = document.invoice;
      if (isNew(posted)) set(document, cents);
      if (!check || !isNew(check.on)) continue;
      set(document, Math.max(0, document.open - check.cents));
      tell('paymentPosted', `${no}-c`, check.on, NEWS.payment);
    }
    for (const asked of new Set(documents.flatMap((document) => document.asked))) {
      if (asked.state !== 'submitted' || asked.on > this.asOf) continue;
      undo.push(() => void (asked.state = 'submitted'));
      asked.state = asked.comesBack ? 'returned' : 'posted';
      if (asked.comesBack) continue;
      for (const { document, cents, discount } of asked.lines) {
        const open = document.open - cents - discount;
        set(document, document.invoice.cents < 0 ? Math.min(0, open) : Math.max(0, open));
      }
      tell('paymentPosted', asked.no, asked.on, NEWS.payment);
    }
    for (const { no, through } of account.statements)
      if (isNew(through)) tell('statement', no, through, NEWS.statement);
    const papers = this.papersOf(account, isNew);
    return papers.length === 0 ? events : [...events, { account, kind: 'document', subject: '', papers }];
  }

  /** What has its first PDF since the drop before; one in the place of another is none. */
  private papersOf({ invoices, contracts }: Account, isNew: (day: Day) => boolean): readonly string[] {
    const of = [
      ...invoices.map(({ no, posted, paper }) => ({ no, from: posted, paper })),
      ...contracts.map(({ no, bookedOn, paper }) => ({ no, from: bookedOn, paper })),
    ];
    return of
      .filter(({ from, paper }) => paper && isNew(paper.on) && from >= this.asOf - NEWS.paper)
      .map(({ no }) => no)
      .toSorted();
  }
}

export function place(asked: Asked): void {
  for (const { document } of asked.lines) document.asked.push(asked);
}
