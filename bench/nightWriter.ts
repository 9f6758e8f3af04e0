import { sql } from 'kysely';
import type { Tx } from '@server/db/db';
import { tellingOutbox } from '@server/domain/notices/toldByEmail';
import { openAutopayWorker } from '@server/modules/autopay/worker';
import { openNightWorker, openNoticeEmailWorker } from '@server/modules/notices/workers';
import { placeRecurring, type RecurringPayment } from '@server/modules/requests/payment/placePayment';
import { later } from '@server/testing/bankCalendar';
import { nightPointOf } from './nightPoints';
import { openRequestPortal, type Place } from './requestPortal';
import { type Trap, trapAt, trappedEngine, trappedMail } from './trap';

const booksZone = 'America/Los_Angeles';
/** By then whoever is to die has come to the point where it does. */
const NIGHTS = 30;

/** The portal as it works through nights, with the clock of whoever runs it. */
export async function openNights(place: Place, trap?: Trap) {
  let day = '';
  const clock = { now: () => new Date(`${day}T16:30:00Z`) };
  const portal = await openRequestPortal(place, {
    ...(trap && {
      engine: (engine) => trappedEngine(trap, engine),
      mail: (mail) => trappedMail(trap, mail),
    }),
    outbox: (outbox) => tellingOutbox(outbox, clock),
  });
  const { db, outbox } = portal;
  const room = { db, clock, outbox, booksZone, companyName: 'Test Supply', supportPhone: undefined };
  const log = {
    // Of which nothing comes in a night without a fault.
    warn: (facts: object) => void process.stdout.write(`warned ${JSON.stringify(facts)}\n`),
  };
  const ask = (tx: Tx, debit: RecurringPayment) =>
    placeRecurring(tx, { ...room, officeMail: undefined }, debit);
  const workers = [
    openNightWorker(room, log),
    openAutopayWorker({ ...room, place: ask }, log),
    openNoticeEmailWorker(room, log),
    portal.mailWorker,
  ];
  return {
    ...portal,
    /** One after the other: whoever dies at something else has no email in the hands of the mail server. */
    async work(night: string) {
      day = night;
      await sql`update feed_import set as_of = greatest(as_of, ${later(day, -1)}::date)`.execute(db.sql);
      for (const worker of workers) while ((await worker.round()) > 0);
    },
  };
}

/** Works through nights until it dies at the point of its turn; says which one it begins. */
export async function workThroughNights(place: Place, turn: number, from: string): Promise<void> {
  const trap = trapAt(nightPointOf(turn).at);
  const portal = await openNights(place, trap);
  trap.arm();
  for (let night = 0; night < NIGHTS; night += 1) {
    const day = later(from, night);
    process.stdout.write(`day ${day}\n`);
    await portal.work(day);
  }
  process.exit();
}
