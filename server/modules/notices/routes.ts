import * as notices from '@contract/notices/endpoints';
import { dateInZone } from '@contract/format/date';
import { ApiError } from '@contract/problem';
import * as m from '@locales/notices';
import type { EmailDesk } from '@server/domain/email/desk';
import type { UnsubscribeLinks } from '@server/domain/email/unsubscribeLinks';
import type { Api, Origin } from '@server/http/api';
import type { Caller } from '@server/http/caller';
import { accountChoicesOf, chooseForAccount } from './accountChoices';
import { type ChoiceDeps, choicesOf, choose } from './choices';
import { copyEmail } from './copyEmail';
import { noteAllRead, noteRead, noticeList, type Reader, unreadOf } from './mine';
import { type AddressDeps, confirmAddress, sendAddressCode } from './ownAddress';
import { paidAfterReminders } from './paidAfter';
import { decideRun, oneRun, resendFailed, runList } from './runs';
import { unsubscribe } from './unsubscribe';

interface NoticeDeps extends AddressDeps, ChoiceDeps {
  readonly links: UnsubscribeLinks;
  readonly desk: EmailDesk;
}

/** People read what they were told and choose what they want to be told; the office looks after what was held. */
export function noticeRoutes(api: Api, deps: NoticeDeps): void {
  const { db, clock, booksZone, links, desk } = deps;
  const reader = ({ username: person }: Caller): Reader => ({
    person,
    today: dateInZone(clock.now(), booksZone),
  });
  const by = (origin: Origin) => ({ at: clock.now(), booksZone, origin });
  const decide = async (runId: number, state: 'released' | 'dropped', username: string, origin: Origin) => {
    await decideRun(db, { runId, state, by: username, at: clock.now(), origin });
    return oneRun(db.sql, runId);
  };

  api
    .on(notices.list, ({ query }, caller) =>
      noticeList.page(db.sql, reader(caller), { ...query, sort: '-at' }),
    )
    .on(notices.unread, (_, caller) => unreadOf(db.sql, reader(caller)))
    .on(notices.markRead, async ({ params: { noticeId } }, caller) => {
      await noteRead(db.sql, reader(caller), { noticeId, at: clock.now() });
      return unreadOf(db.sql, reader(caller));
    })
    .on(notices.markAllRead, async ({ body }, caller) => {
      const through = new Date(body.through);
      if (Number.isNaN(through.getTime())) throw noInstant();
      await noteAllRead(db.sql, reader(caller), { through, at: clock.now() });
      return unreadOf(db.sql, reader(caller));
    })
    .on(notices.choices, (_, { username }) => choicesOf(db.sql, username, deps))
    .on(notices.choose, async ({ body }, { username: person }, origin) => {
      await choose(db, body, { ...by(origin), person });
      return choicesOf(db.sql, person, deps);
    })
    .on(notices.accountChoices, (_, caller) => accountChoicesOf(db.sql, reader(caller)))
    .on(notices.chooseForAccount, async ({ params, body }, caller, origin) => {
      const own = reader(caller);
      await chooseForAccount(db, { ...body, ...params, today: own.today }, { ...by(origin), ...own });
      return accountChoicesOf(db.sql, own);
    })
    .on(notices.sendAddressCode, (_, { username }) => sendAddressCode(deps, username))
    .on(notices.confirmAddress, async ({ body: { code } }, caller, origin) => {
      await confirmAddress(deps, { person: caller.username, typed: code, origin });
      return unreadOf(db.sql, reader(caller));
    })
    .on(notices.sendCopy, ({ params: { id }, body: { reason }, key }, { username: by }, origin) =>
      copyEmail(deps, { id, reason, key, by, origin }),
    )
    .on(notices.unsubscribe, async ({ params: { link } }, _, origin) => ({
      groups: await unsubscribe({ db, links }, link, by(origin)),
    }))
    .on(notices.runs, ({ query }) => runList.page(db.sql, {}, { ...query, sort: '-at' }))
    .on(notices.paidAfter, () => paidAfterReminders(db.sql, { now: clock.now(), booksZone }))
    .on(notices.release, ({ params: { runId } }, { username }, origin) =>
      decide(runId, 'released', username, origin),
    )
    .on(notices.drop, ({ params: { runId } }, { username }, origin) =>
      decide(runId, 'dropped', username, origin),
    )
    .on(notices.resend, ({ params: { runId }, key }, { username: by }, origin) =>
      resendFailed({ db, desk }, { runId, key, by, at: clock.now(), origin }),
    );
}

const noInstant = () =>
  new ApiError({ code: 'invalid', message: m.noSuchNotice(), fields: { through: m.noSuchNotice() } });
