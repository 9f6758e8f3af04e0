import { Books } from './books';
import { type Night, times } from './course';
import { type Day, textOf } from './days';
import { Debits } from './debits';
import { Told } from './people';
import { remindersOf } from './reminders';
import type { World } from './world';

/** What is to happen in a world, line by line: reckoned by the words of docs/rules.md, without a rule of the product. */
interface Reckoned {
  /** "d00001@example.com dueSoon D00001 2026-04-20 2026-04-13 written 14:45:00". */
  readonly events: readonly string[];
  readonly emails: number;
  /** Payments of autopay, each with what became of it, and what it paid of what. */
  readonly debits: readonly string[];
  readonly placed: { readonly count: number; readonly cents: number };
}

interface Reckoning {
  readonly live: (night: Night) => void;
  /** What is to have happened through the last night. */
  readonly reckoned: () => Reckoned;
}

export function openReckoning(world: World): Reckoning {
  const books = new Books(world);
  const told = new Told();
  const debits = new Debits(books);
  let through: Day | null = null;

  const nightly = (today: Day) => {
    if (!Told.isFresh(books.asOf, today)) return;
    const night = { today, asOf: books.asOf, through: through ?? today - 1 };
    const events = books.ledgers.flatMap((ledger) => remindersOf(ledger, night));
    told.tell(events, { day: today, at: times.night, isImport: false });
    through = today;
  };
  const rollBack = () => {
    books.rollBack();
    told.rollBack();
  };
  const live = ({ day, isMissed, isFed, rolledBack }: Night) => {
    for (const person of world.people)
      if (person.choices.some(({ from }) => from === day)) told.chose(person);
    books.askInPortal(day);
    debits.agree(day);
    if (isFed) told.tell(books.feed(day), { day, at: times.feed, isImport: true });
    if (rolledBack === 'early') rollBack();
    if (!isMissed) {
      const [first, second, ...later] = times.emails;
      told.mail(day, first);
      told.mail(day, second);
      nightly(day);
      told.mail(day, later[0]);
      told.mail(day, later[1]);
      debits.round(day);
      told.decide(day);
      told.mail(day, later[2]);
    }
    if (rolledBack === 'late') rollBack();
    if (!isMissed) told.mail(day, times.emails[5]);
  };
  return { live, reckoned: () => reckonedOf(told, debits) };
}

function reckonedOf(told: Told, debits: Debits): Reckoned {
  const runs = debits.all.flatMap(({ runs: each }) => each);
  const placed = runs.flatMap(({ asked }) => asked ?? []);
  return {
    events: [...told.notices.values()].map(
      ({ access, kind, subject, run, email, sent }) =>
        `${access.person.name} ${kind} ${subject} ${textOf(run.day)} ${email} ${sent}`,
    ),
    emails: told.emails,
    debits: runs.map(
      ({ consent, day, announcedOn, announcedCents, status, asked }) =>
        `${consent.id} ${textOf(day)} ${textOf(announcedOn)} ${announcedCents} ${status} ` +
        (asked ? `${textOf(asked.on)} ${asked.cents} ${linesOf(asked.lines)}` : ''),
    ),
    placed: { count: placed.length, cents: placed.reduce((sum, { cents }) => sum + cents, 0) },
  };
}

const linesOf = (
  lines: readonly { document: { invoice: { no: string } }; cents: number; discount: number }[],
) =>
  lines
    .map(({ document, cents, discount }) => `${document.invoice.no}:${cents}:${discount}`)
    .toSorted()
    .join(',');
