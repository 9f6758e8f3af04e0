import { type Asked, type Books, type Document, type Ledger, leftOf, place } from './books';
import { agreeing, comesBack, isDisputed, mayPay } from './course';
import { bankAfter, bankBefore, bankBy, bankFrom, type Day, textOf } from './days';
import { discountOf, isCurrent } from './reminders';
import type { Consent } from './world';

interface Plan {
  readonly cents: number;
  readonly lines: Asked['lines'];
}

/** One payment of an autopay, by the day that the rule says. */
interface DebitRun {
  readonly consent: Consent;
  readonly day: Day;
  readonly announcedOn: Day;
  readonly announcedCents: number;
  status: 'announced' | 'placed' | 'nothing' | 'missed' | 'dropped';
  asked: Asked | null;
  /** What it will pay, until it is decided. */
  plan: Plan;
}

interface Agreed {
  readonly ledger: Ledger;
  readonly consent: Consent;
  status: 'on' | 'paused' | 'ended';
  readonly runs: DebitRun[];
}

const CATCH_UP = 5;
const COMPANY_MOST = 25_000_000;

/** What every autopay is to pay, to the cent: by the words of docs/rules.md alone. */
export class Debits {
  readonly all: Agreed[] = [];
  private readonly byLedger = new Map<Ledger, Agreed[]>();

  constructor(private readonly books: Books) {}

  agree(today: Day): void {
    const ledgerOf = new Map(this.books.ledgers.map((ledger) => [ledger.account, ledger]));
    for (const { account, consent } of agreeing([...ledgerOf.keys()], today)) {
      const ledger = ledgerOf.get(account)!;
      const before = this.byLedger.get(ledger) ?? [];
      if (before.length > 0) stop(before.at(-1)!, 'ended');
      const agreed: Agreed = { ledger, consent, status: 'on', runs: [] };
      this.all.push(agreed);
      this.byLedger.set(ledger, [...before, agreed]);
    }
  }

  /** Stops what may not go on, places what was announced a day ago at least, and announces what comes. */
  round(today: Day): void {
    for (const mine of this.byLedger.values()) {
      const agreed = mine.at(-1)!;
      if (agreed.status !== 'on') continue;
      if (!mayPay(agreed.ledger.account.access[0]!, today)) stop(agreed, 'ended');
      else if (agreed.runs.some(({ asked }) => asked?.state === 'returned')) stop(agreed, 'paused');
      else {
        this.placeDue(agreed, today);
        this.announce(agreed, today);
      }
    }
  }

  private placeDue(agreed: Agreed, today: Day): void {
    const { account } = agreed.ledger;
    for (const run of agreed.runs.toSorted((a, b) => a.day - b.day)) {
      if (run.status !== 'announced') continue;
      if (today < Math.max(bankBefore(run.day, 1), run.announcedOn + 1)) continue;
      const payDay = debitDay(run.day, today);
      if (payDay === null) {
        run.status = 'missed';
        continue;
      }
      const plan = this.plan(agreed, run.day, payDay);
      run.status = plan.cents > 0 ? 'placed' : 'nothing';
      if (plan.cents <= 0) continue;
      run.asked = {
        no: `${agreed.consent.id} ${textOf(run.day)}`,
        on: payDay,
        comesBack: comesBack(account.no, run.day),
        state: 'submitted',
        ...plan,
      };
      place(run.asked);
    }
  }

  private announce(agreed: Agreed, today: Day): void {
    for (const day of this.daysOf(agreed, today)) {
      const payDay = debitDay(day, today);
      if (today < bankBefore(day, 3) || payDay === null) continue;
      if (agreed.runs.some((run) => run.day === day)) continue;
      const plan = this.plan(agreed, day, payDay);
      if (plan.cents <= 0) continue;
      agreed.runs.push({
        consent: agreed.consent,
        day,
        announcedOn: today,
        announcedCents: plan.cents,
        status: 'announced',
        asked: null,
        plan,
      });
    }
  }

  /** The days on which something that is open is paid: none before the consent, and none too late to catch up. */
  private daysOf({ ledger, consent }: Agreed, today: Day): readonly Day[] {
    const from = Math.max(consent.on, bankBefore(bankFrom(today), CATCH_UP));
    const open = ledger.documents.filter(
      (document) =>
        this.isAsked(ledger, consent, document) &&
        !isDisputed(document.invoice, this.books.asOf) &&
        leftOf(document) > 0,
    );
    const statement = this.statementOf(ledger);
    const days =
      consent.rule !== 'statement'
        ? open.map((document) => this.dayOf(consent, document, from, true))
        : statement && open.length > 0
          ? [dueDay(consent, statement.due)]
          : [];
    return [...new Set(days)].filter((day) => day >= from).toSorted((a, b) => a - b);
  }

  private statementOf({ account }: Ledger) {
    return account.statements.findLast(({ through }) => through <= this.books.asOf);
  }

  private isAsked(ledger: Ledger, { rule, covers }: Consent, { open, invoice }: Document): boolean {
    if (open <= 0 || (covers === 'pastDue' && invoice.deferred)) return false;
    const statement = this.statementOf(ledger);
    return rule !== 'statement' || (statement !== undefined && invoice.posted <= statement.through);
  }

  /** The first day of a discount that can still be reached, by the figures; else the due date. */
  private dayOf(consent: Consent, { invoice }: Document, from: Day, current: boolean): Day {
    const due = dueDay(consent, invoice.due);
    if (consent.rule !== 'discount') return due;
    const ends = invoice.rungs
      .filter(({ through, ifCurrent }) => through >= this.books.asOf && (current || !ifCurrent))
      .map(({ through }) => bankBy(through))
      .filter((day) => day >= from);
    return Math.min(...ends, due);
  }

  /** A discount for current accounts counts if this very payment makes the account current, with the discount or without. */
  private plan(agreed: Agreed, day: Day, payDay: Day): Plan {
    const documents = agreed.ledger.documents.filter(({ open }) => open > 0);
    const makesCurrent = ({ lines }: Plan) => {
      const paid = new Map(lines.map((line) => [line.document, line.cents + line.discount]));
      return isCurrent(documents, payDay, (document) => paid.get(document) ?? 0);
    };
    const full = this.settled(agreed, day, payDay, false);
    const discounted = this.settled(agreed, day, payDay, true);
    return makesCurrent(full) || makesCurrent(discounted) ? discounted : full;
  }

  /** Oldest due first; unapplied credit, then credit memos, then the bank account up to the least limit. */
  private settled(agreed: Agreed, day: Day, payDay: Day, current: boolean): Plan {
    const { ledger, consent, runs } = agreed;
    const isOpenToPay = ({ invoice }: Document) => !isDisputed(invoice, this.books.asOf);
    const promised = new Set(
      runs
        .filter((run) => run.status === 'announced' && run.day < day)
        .flatMap(({ plan }) => plan.lines.map(({ document }) => document)),
    );
    const memos = ledger.documents.filter((one) => one.open < 0 && isOpenToPay(one)).toSorted(byAge);
    const memoCents = -memos.reduce((sum, memo) => sum + leftOf(memo), 0);
    let credit = ledger.account.unappliedCents;
    let money = memoCents + Math.max(0, this.limitOf(agreed, payDay));
    const lines: Asked['lines'][number][] = [];
    const asked = ledger.documents
      .filter((one) => this.isAsked(ledger, consent, one) && this.dayOf(consent, one, day, current) <= day)
      .filter((one) => isOpenToPay(one) && leftOf(one) > 0 && !promised.has(one))
      .toSorted(byAge);
    for (const document of asked) {
      const left = leftOf(document);
      const offered = discountOf(document, payDay, current)?.cents ?? 0;
      const byCredit = credit >= left ? left : offered === 0 ? credit : 0;
      credit -= byCredit;
      if (byCredit === left) continue;
      const whole = left - byCredit - offered;
      if (whole <= money) {
        lines.push({ document, cents: whole, discount: offered });
        money -= whole;
        continue;
      }
      // Nothing is paid past an older one.
      if (money > 0) lines.push({ document, cents: money, discount: 0 });
      break;
    }
    const paid = lines.reduce((sum, { cents }) => sum + cents, 0);
    const used = takenFrom(memos, Math.min(memoCents, paid));
    const byMemos = used.reduce((sum, { cents }) => sum - cents, 0);
    return { cents: paid - byMemos, lines: [...used, ...lines] };
  }

  private limitOf({ ledger, consent }: Agreed, payDay: Day): number {
    const month = textOf(payDay).slice(0, 7);
    const spent = this.byLedger
      .get(ledger)!
      .flatMap(({ runs }) => runs.flatMap(({ asked }) => asked ?? []))
      .filter(({ on, state }) => state !== 'returned' && textOf(on).startsWith(month))
      .reduce((sum, { cents }) => sum + cents, 0);
    return Math.min(consent.capCents, consent.monthCents - spent, COMPANY_MOST);
  }
}

function stop(agreed: Agreed, status: 'paused' | 'ended'): void {
  agreed.status = status;
  for (const run of agreed.runs) if (run.status === 'announced') run.status = 'dropped';
}

/** Where banks are closed, the banking day before; what is past due, on the first banking day after it was due. */
const dueDay = ({ covers }: Consent, due: Day): Day => (covers === 'due' ? bankBy(due) : bankFrom(due + 1));

/** The day of a debit that is asked for six hours before the cut-off of a day, or null where that is too late. */
function debitDay(day: Day, today: Day): Day | null {
  const payDay = Math.max(day, bankAfter(today, 1));
  return payDay > bankAfter(day, CATCH_UP) ? null : payDay;
}

/** By due date, then the day of the invoice, then number. */
const byAge = ({ invoice: a }: Document, { invoice: b }: Document): number =>
  a.due - b.due || a.posted - b.posted || (a.no < b.no ? -1 : 1);

function takenFrom(memos: readonly Document[], most: number): Asked['lines'] {
  let rest = most;
  return memos.flatMap((document) => {
    const cents = Math.min(rest, -leftOf(document));
    rest -= cents;
    return cents > 0 ? [{ document, cents: -cents, discount: 0 }] : [];
  });
}
