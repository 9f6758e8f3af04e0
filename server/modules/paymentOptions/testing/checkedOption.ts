import { randomInt } from 'node:crypto';
import { expect } from 'vitest';
import * as paymentOptions from '@contract/paymentOptions/endpoints';
import type { NewPaymentOption } from '@contract/paymentOptions/schema';
import type { ValidationMode } from '@contract/originator/labels';
import { openBank, originate } from '@server/modules/achBatches/testing/filed';
import { testNow } from '@server/testing/testApp';
import { keepUp, openValidationWorker } from '../validationWorker';
import { newOption } from './newOption';
import { ada } from './optionFixture';

/** A bank that checks accounts by files, where Ada saves hers; `at` moves the time of everything. */
export async function openChecks(validation: ValidationMode) {
  const { db, portal, outbox, office } = await openBank({ validation });
  const { messages } = outbox;
  let now = new Date(testNow);
  const deps = { db, outbox, clock: { now: () => now }, booksZone: 'America/Los_Angeles', random: randomInt };
  const worker = openValidationWorker(deps, { warn: (facts) => expect.fail(JSON.stringify(facts)) });
  const as = (name: string) => portal.as(name);
  return {
    db,
    portal,
    office,
    deps,
    worker,
    keepUp: () => keepUp(deps),
    at(instant: string) {
      now = new Date(instant);
      portal.at(instant);
    },
    /** The company has bank accounts checked otherwise from now on. */
    switchTo: (mode: ValidationMode) => originate(db, { validation: mode }),
    save: (over: Partial<NewPaymentOption> = {}, name = ada) =>
      as(name).call(paymentOptions.add, { body: newOption({ username: name, ...over }) }),
    async one(id: string) {
      const all = await as(ada).call(paymentOptions.list, { query: { username: ada } });
      return all.find((option) => option.id === id)!;
    },
    remove: (id: string) => as(ada).call(paymentOptions.remove, { params: { id } }),
    confirm: (id: string, [first, second]: readonly [number, number], name = ada) =>
      as(name).call(paymentOptions.confirmDeposits, { params: { id }, body: { first, second } }),
    again: (id: string, name = ada) => as(name).call(paymentOptions.askAgain, { params: { id } }),
    /** Sends all that waits to the bank; answers the amounts of the last check of a bank account. */
    async send(id: string): Promise<readonly [number, number]> {
      await office.move(await office.create(), 'send');
      const row = await db.sql
        .selectFrom('option_validation')
        .select(['first_cents', 'second_cents'])
        .where('option_id', '=', id)
        .orderBy('validation_no', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return [row.first_cents!, row.second_cents!];
    },
    /** What its owner was told of checks since the last time, by the names of what happened. */
    told() {
      const letters = messages.splice(0).map(({ letter }) => letter);
      return letters.flatMap((letter) => (letter.name === 'optionCheck' ? [letter] : []));
    },
  };
}

export type Checks = Awaited<ReturnType<typeof openChecks>>;
