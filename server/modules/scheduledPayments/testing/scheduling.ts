import { randomUUID } from 'node:crypto';
import * as scheduled from '@contract/scheduledPayments/endpoints';
import type { Scheduled, ScheduledAsked, ScheduledView } from '@contract/scheduledPayments/schema';
import { account, type AutopayDesk } from '@server/modules/autopay/testing/autopayFixture';
import { bob, options } from '@server/modules/requests/testing/requestFixture';

/** All that is open on Monday, April 20, 2026: $140.00. */
const once: ScheduledAsked = {
  covers: 'all',
  capCents: 1_000_000,
  repeats: 'once',
  firstDay: '2026-04-20',
  optionId: options.bob,
};

/** What Bob does about his scheduled payments; each answers how they stand. */
export interface Scheduling {
  view(): Promise<ScheduledView>;
  schedule(over?: Partial<ScheduledAsked>, replaces?: string, id?: string): Promise<ScheduledView>;
  skip(id: string, day: string, skipped?: boolean): Promise<ScheduledView>;
  cancel(id: string): Promise<ScheduledView>;
}

export const first = ({ scheduled: [one] }: ScheduledView): Scheduled => one!;

export function schedulingOn({ portal }: Pick<AutopayDesk, 'portal'>): Scheduling {
  const own = { username: bob, account };
  const client = portal.as(bob);
  return {
    view: () => client.call(scheduled.list, { query: own }),
    async schedule(over = {}, replaces, id = randomUUID()) {
      const asked = { ...own, ...once, ...over };
      const { version, sha256 } = await client.call(scheduled.authorization, { query: asked });
      const body = { ...asked, replaces, authorization: version, authorizationSha256: sha256 };
      return client.call(scheduled.schedule, { params: { id }, body });
    },
    skip: (id, day, skipped = true) =>
      client.call(scheduled.skip, { params: { id, day }, body: { ...own, skipped } }),
    cancel: (id) => client.call(scheduled.cancel, { params: { id }, body: own }),
  };
}
