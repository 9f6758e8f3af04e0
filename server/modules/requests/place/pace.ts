import * as m from '@locales/requests';
import { ApiError } from '@contract/problem';
import { oneAtATime } from '@server/db/oneAtATime';
import type { RequestContext } from '../requestContext';

/** More than somebody asks for within an hour; each sends emails to the office. */
const MOST_PER_HOUR = 30;

/** @throws ApiError 'too-many' */
export async function expectPace({ tx, caller, now }: RequestContext): Promise<void> {
  await oneAtATime(tx, 'request', caller.username);
  const since = new Date(now.getTime() - 3_600_000).toISOString();
  const { count } = await tx.sql
    .selectFrom('request')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('submitted_by', '=', caller.username)
    .where('submitted_at', '>', since)
    .executeTakeFirstOrThrow();
  if (count < MOST_PER_HOUR) return;
  throw new ApiError({
    code: 'too-many',
    message: m.tooManyAnHour({ count: MOST_PER_HOUR }),
  });
}
