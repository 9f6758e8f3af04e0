import type { Event } from './books';
import { choiceOn, decidedOn, isDisabled, isReleased, type times } from './course';
import { atWall, type Day, isMonday, msOf, textOf, wallAt } from './days';
import type { Access, Choice, Person } from './world';

/** What an import or a night told. */
interface Run {
  readonly isImport: boolean;
  readonly day: Day;
  state: 'released' | 'held' | 'dropped';
  readonly people: number;
  readonly notices: number;
}

interface Notice {
  readonly access: Access;
  readonly kind: string;
  readonly subject: string;
  /** What the PDFs belong to that it tells of. */
  readonly papers: readonly string[];
  readonly run: Run;
  readonly at: number;
  email: 'waiting' | 'written' | 'none';
  /** The round of emails that it went with. */
  sent: string;
  /** Whether it was written, released or its reader chose anew since somebody looked. */
  isToLook: boolean;
}

const LATE_DAYS = 3;

/** Who was told what, and what became of the emails: by the words of docs/rules.md alone. */
export class Told {
  readonly notices = new Map<string, Notice>();
  /** Emails, each with all that was due together. */
  emails = 0;
  private readonly runs: Run[] = [];
  private readonly waiting = new Map<Person, Set<Notice>>();
  /** The PDFs that each person was told of. */
  private readonly papers = new Map<Person, Set<string>>();

  /** Whether reminders are told by figures as old as these. */
  static isFresh = (asOf: Day, today: Day): boolean => today - asOf <= LATE_DAYS;

  /** Tells everybody with access, each event once. */
  tell(events: readonly Event[], { day, at, isImport }: { day: Day; at: string; isImport: boolean }): void {
    const fresh = new Map<string, Omit<Notice, 'run'>>();
    for (const { account, kind, ...event } of events)
      for (const access of account.access) {
        const before = this.papers.get(access.person);
        const papers = event.papers?.filter((no) => !before?.has(no)) ?? [];
        const subject = event.papers ? papers.join(',') : event.subject;
        const key = `${access.person.name} ${kind} ${subject}`;
        if (subject === '' || day > access.validTo || this.notices.has(key)) continue;
        const unread = { email: 'waiting', sent: '', isToLook: true } as const;
        fresh.set(key, { access, kind, subject, papers, at: msOf(day, at), ...unread });
      }
    const people = new Set([...fresh.values()].map(({ access }) => access.person)).size;
    const run: Run = {
      isImport,
      day,
      people,
      notices: fresh.size,
      state: this.stateOf(isImport, people, fresh.size),
    };
    this.runs.push(run);
    for (const [key, one] of fresh) {
      const notice = Object.assign(one, { run });
      this.notices.set(key, notice);
      const waiting = this.waiting.get(one.access.person) ?? new Set();
      this.waiting.set(one.access.person, waiting.add(notice));
      const papers = this.papers.get(one.access.person) ?? new Set();
      for (const no of one.papers) this.papers.set(one.access.person, papers.add(no));
    }
  }

  /** The first is held, and what reaches unusually many. */
  private stateOf(isImport: boolean, people: number, notices: number): Run['state'] {
    const kind = this.runs.filter((run) => run.isImport === isImport);
    const before = kind.filter(({ state }) => state === 'released').slice(-30);
    const most = (of: (run: Run) => number) => 3 * Math.max(0, ...before.map(of));
    const isFirst = kind.length === 0 && notices > 0;
    const isUnusual =
      people >
        Math.max(
          200,
          most((run) => run.people),
        ) ||
      notices >
        Math.max(
          1_000,
          most((run) => run.notices),
        );
    return isFirst || isUnusual ? 'held' : 'released';
  }

  /** A drop that is taken back withdraws what nobody got. */
  rollBack(): void {
    const run = this.runs.findLast(({ isImport }) => isImport)!;
    run.state = 'dropped';
    for (const [key, notice] of this.notices)
      if (notice.run === run && notice.email !== 'written') {
        this.notices.delete(key);
        this.waiting.get(notice.access.person)!.delete(notice);
        for (const no of notice.papers) this.papers.get(notice.access.person)!.delete(no);
      }
  }

  /** The office lets what is held go out, or never. */
  decide(today: Day): void {
    for (const run of this.runs)
      if (run.state === 'held' && decidedOn(run.day) <= today) {
        run.state = isReleased(run.day) ? 'released' : 'dropped';
        for (const waiting of this.waiting.values())
          for (const notice of waiting)
            if (notice.run === run)
              if (run.state === 'released') notice.isToLook = true;
              else this.end(notice, 'none');
      }
  }

  /** Somebody chose anew. */
  chose(person: Person): void {
    for (const notice of this.waiting.get(person) ?? []) notice.isToLook = true;
  }

  /** One round of emails. */
  mail(today: Day, time: (typeof times.emails)[number]): void {
    const now = msOf(today, time);
    for (const [person, waiting] of this.waiting) {
      if (waiting.size === 0) continue;
      const choice = choiceOn(person, today);
      let isSent = false;
      for (const notice of waiting) {
        if (notice.run.state === 'held') continue;
        const due = dueAt(choice.email, person.zone, today, notice.at);
        if (!notice.isToLook && (due === null || due > now)) continue;
        notice.isToLook = false;
        const isWanted = due !== null && !isDisabled(person, today) && today <= notice.access.validTo;
        if (!isWanted) this.end(notice, 'none');
        else if (due <= now && !isQuiet(choice, wallAt(person.zone, today, now))) {
          notice.sent = `${textOf(today)} ${time}`;
          this.end(notice, 'written');
          isSent = true;
        }
      }
      if (isSent) this.emails += 1;
    }
  }

  private end(notice: Notice, email: Notice['email']): void {
    notice.email = email;
    this.waiting.get(notice.access.person)!.delete(notice);
  }
}

/** At once, daily at 7:00 or on Monday at 7:00 of the reader's wall; null for never, some later day for not yet. */
function dueAt(email: Choice['email'], zone: string, today: Day, at: number): number | null {
  if (email === 'never') return null;
  if (email === 'now') return at;
  const isDay = (day: Day) => atWall(zone, day, '07:00') >= at && (email === 'daily' || isMonday(day));
  let day = Math.floor(at / 86_400_000);
  while (day <= today && !isDay(day)) day += 1;
  return atWall(zone, day, '07:00');
}

const isQuiet = ({ quiet: [from, until] }: Choice, wall: string): boolean =>
  from !== '' && (wall >= from || wall < until);
