import { expect, inject, it } from 'vitest';
import { propertyRuns } from '@contract/testing/propertyRuns';
import { randomOf } from '@contract/testing/randomOf';
import { nightsOf } from './testing/driven/course';
import { openCourse } from './testing/driven/drive';
import { fillWorld } from './testing/driven/fillWorld';
import { autopayRequestsOf, debitsOf, eventsOf } from './testing/driven/found';
import { openReckoning } from './testing/driven/reckoned';
import { worldOf } from './testing/driven/world';
import { openNoticeDesk } from './testing/noticeDesk';

const deep = propertyRuns(1) > 1;
/**
 * A short run has the night on which clocks go back and two holidays of the banks; a long one that night soon, and all of a
 * year.
 */
const from = deep ? '2026-10-25' : '2026-10-12';
/** The embedded database takes one statement at a time. */
const long = 'image' in inject('testDatabase') ? '100,60' : '400,300';
/** DRIVEN=nights,accounts drives so many. */
const [nights = 0, accounts = 0] = (process.env['DRIVEN'] ?? (deep ? long : '34,30')).split(',').map(Number);
/** Printed with what it drove, to drive the same again. */
const SEED = 20_261_128;

/** What is in one of two lists alone, sorted. */
function differences(found: readonly string[], expected: readonly string[]) {
  const [left, right] = [new Set(expected), new Set(found)];
  return {
    missed: expected.filter((one) => !right.has(one)).toSorted(),
    unasked: found.filter((one) => !left.has(one)).toSorted(),
    doubled: found.length - right.size,
  };
}

const none = { missed: [], unasked: [], doubled: 0 };

/** What was found is compared after so many nights, and after the last one: a long run that is cut short has shown that. */
const COMPARED_EVERY = 50;

it(
  `for ${nights} nights each of ${accounts} accounts is told and debited exactly as the rules say`,
  async () => {
    const began = performance.now();
    const world = worldOf(randomOf(SEED), { from, nights, accounts });
    const desk = await openNoticeDesk();
    await fillWorld(desk.db, world);
    const course = openCourse(desk, world);
    const reckoning = openReckoning(world);

    const compare = async (through: number) => {
      const expected = reckoning.reckoned();
      const events = await eventsOf(desk.db, course.sentAt);
      const debits = await debitsOf(desk.db);
      const requests = await autopayRequestsOf(desk.db);
      const told = differences(events, expected.events);
      const paid = differences(debits, expected.debits);
      const emails = desk.outbox.messages.filter(({ letter }) => letter.name.startsWith('notice')).length;
      console.log(
        `seed ${SEED}: ${through} of ${nights} nights from ${from}, ${accounts} accounts, ${world.people.length} people; ` +
          `${expected.events.length} events expected, ${events.length} told, ${told.missed.length} missed, ` +
          `${told.doubled} doubled, ${told.unasked.length} not expected; ${emails} emails; autopay: ` +
          `${expected.placed.count} payments of ${expected.placed.cents} cents expected, ${requests.count} of ` +
          `${requests.cents} placed, ${paid.missed.length} missed, ${paid.doubled} doubled, ` +
          `${requests.cents - expected.placed.cents} cents off; ${((performance.now() - began) / 1000).toFixed(0)} s`,
      );
      expect(desk.warned).toEqual([]);
      expect({ told, paid }).toEqual({ told: none, paid: none });
      expect(requests).toEqual(expected.placed);
      expect(emails).toBe(expected.emails);
    };

    for (const [at, night] of nightsOf(world).entries()) {
      await course.live(night);
      reckoning.live(night);
      const through = at + 1;
      if (through % COMPARED_EVERY === 0 || through === nights) await compare(through);
    }
  },
  deep ? 36_000_000 : 120_000,
);
