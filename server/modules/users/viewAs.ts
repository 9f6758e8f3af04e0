import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { ApiError } from '@contract/problem';
import { mayUse } from '@contract/rules/desks';
import { isViewOver, MAX_VIEWED_PAGES, VIEW_AS_MINUTES, viewEnd } from '@contract/rules/viewAs';
import * as viewAs from '@contract/viewAs/endpoints';
import type { StartedView } from '@contract/viewAs/schema';
import * as problems from '@locales/problems';
import * as m from '@locales/users';
import { worksInOffice } from '@server/domain/consent/admins';
import type { Clock } from '@server/clock';
import type { Db, Tx } from '@server/db/db';
import { isUuid } from '@server/db/isUuid';
import { oneAtATime } from '@server/db/oneAtATime';
import type { ViewAsTable } from '@server/db/tables';
import { appendAudit, type AuditEntry } from '@server/domain/audit/appendAudit';
import type { Outbox } from '@server/domain/email/outbox';
import { companySettingsOf } from '@server/domain/settings/companySettings';
import type { Api, Origin } from '@server/http/api';
import { type Caller, signInOf } from '@server/http/caller';
import { about, conflict } from './errors';
import { sitsAtDesk } from './desks';
import { lockActive } from './lockUser';

interface ViewAsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly outbox: Outbox;
}

type View = Selectable<ViewAsTable>;

/**
 * Views are begun, told of and ended by the office in its own name. Under a view itself nothing can be written, so these
 * calls come without its header.
 */
export function viewAsRoutes(api: Api, deps: ViewAsDeps): void {
  const { db, clock } = deps;
  api
    .on(viewAs.start, ({ body }, caller, origin) => startView(deps, body, caller, origin))
    .on(viewAs.page, ({ params: { id }, body: { path } }, caller, origin) =>
      db.transaction(async (tx) => {
        const at = clock.now();
        const view = await lockView(tx, id, caller);
        if (!view || view.ended_at !== null || isViewOver(new Date(view.ends_at), at)) throw viewOver();
        const pages = view.pages + 1;
        if (pages > MAX_VIEWED_PAGES)
          throw new ApiError({ code: 'too-many', message: m.viewAsTooManyPages({ most: MAX_VIEWED_PAGES }) });
        await tx.sql.updateTable('view_as').set({ pages }).where('view_id', '=', id).execute();
        const told = { action: 'viewAs.page', entityId: path, after: { view: id } } as const;
        await appendAudit(tx, { ...eventOf(view, at), ...told, origin });
        return { pages };
      }),
    )
    .on(viewAs.end, ({ params: { id } }, caller, origin) =>
      db.transaction(async (tx) => {
        const view = await lockView(tx, id, caller);
        if (!view) throw new ApiError({ code: 'not-found', message: problems.viewOver() });
        return { endedAt: view.ended_at ?? (await endView(tx, view, clock.now(), origin)) };
      }),
    );
}

interface Begun {
  /** A sign-in. */
  readonly subject: string;
  readonly reason: string;
}

/**
 * @throws ApiError 'invalid' for a reason of blanks, 'not-found' for nobody, 'conflict' for who cannot be looked at:
 * administrators, oneself among them, and whoever cannot sign in
 */
async function startView(
  { db, clock, outbox }: ViewAsDeps,
  { subject, reason: typed }: Begun,
  caller: Caller,
  origin: Origin,
): Promise<StartedView> {
  const name = subject.trim().toLowerCase();
  const reason = typed.trim();
  if (reason === '') throw about('reason', m.viewAsReasonMissing());
  const actor = caller.username;
  const signIn = signInOf(caller);
  return db.transaction(async (tx) => {
    const at = clock.now();
    await oneAtATime(tx, 'view-as', actor);
    const user = await lockActive(tx, name);
    if (user.admin || (await sitsAtDesk(tx.sql, name))) throw conflict(m.noViewAsAdmin());
    if (user.standing === 'disabled') throw conflict(m.noViewAsDisabled({ name }));
    for (const before of await toEnd(tx, actor, signIn, at)) await endView(tx, before, at, origin);
    const view: View = {
      view_id: randomUUID(),
      actor,
      subject: name,
      reason,
      sign_in: signIn,
      started_at: at.toISOString(),
      ends_at: viewEnd(at).toISOString(),
      ended_at: null,
      pages: 0,
    };
    await tx.sql.insertInto('view_as').values(view).execute();
    const { viewAs: company } = await companySettingsOf(tx.sql, at);
    if (company.tellsCustomer) {
      const letter = { name: 'viewedAs', at: at.toISOString(), minutes: VIEW_AS_MINUTES } as const;
      await outbox.put(tx.sql, { channel: 'mail', to: name, reader: name, letter });
    }
    const told = { action: 'viewAs.started', entityId: view.view_id } as const;
    await appendAudit(tx, { ...eventOf(view, at), ...told, after: { reason, endsAt: view.ends_at }, origin });
    const subjectName = [user.given_name, user.family_name].filter(Boolean).join(' ');
    return { id: view.view_id, subject: name, subjectName, seconds: VIEW_AS_MINUTES * 60 };
  });
}

/** What a person left open: the view of this sign-in, and those that ran out with nobody there. */
const toEnd = ({ sql: db }: Tx, actor: string, signIn: string, at: Date): Promise<View[]> =>
  db
    .selectFrom('view_as')
    .selectAll()
    .where('actor', '=', actor)
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('sign_in', '=', signIn), eb('ends_at', '<=', at.toISOString())]))
    .orderBy('started_at')
    .forUpdate()
    .execute();

/** A view of the caller's own, from this sign-in; undefined for any other. */
const lockView = ({ sql: db }: Tx, id: string, caller: Caller): Promise<View | undefined> =>
  db
    .selectFrom('view_as')
    .selectAll()
    .where('view_id', '=', isUuid(id) ? id : null)
    .where('actor', '=', caller.username)
    .where('sign_in', '=', signInOf(caller))
    .forUpdate()
    .executeTakeFirst();

/** Answers when it ended: that is never later than its time. */
async function endView(tx: Tx, view: View, at: Date, origin: Origin): Promise<string> {
  const inTime = !isViewOver(new Date(view.ends_at), at);
  const endedAt = inTime ? at.toISOString() : view.ends_at;
  await tx.sql
    .updateTable('view_as')
    .set({ ended_at: endedAt })
    .where('view_id', '=', view.view_id)
    .execute();
  const reads = await tx.sql
    .selectFrom('view_as_read')
    .select(['endpoint', 'times'])
    .where('view_id', '=', view.view_id)
    .orderBy('endpoint')
    .execute();
  await appendAudit(tx, {
    ...eventOf(view, at),
    action: 'viewAs.ended',
    entityId: view.view_id,
    after: {
      why: inTime ? 'ended' : 'time',
      endedAt,
      pages: view.pages,
      reads: Object.fromEntries(reads.map(({ endpoint, times }) => [endpoint, times])),
    },
    origin,
  });
  return endedAt;
}

const eventOf = ({ actor, subject }: View, at: Date) =>
  ({ at, actor, subject, entity: 'viewAs' }) as const satisfies Partial<AuditEntry>;

const viewOver = (): ApiError => new ApiError({ code: 'view-over', message: problems.viewOver() });

/**
 * The customer as whom somebody looks, with the customer's own flags of this moment. Nothing of who looks comes along but
 * the name: no flag, and no proof.
 */
export const viewedAs =
  ({ db, clock }: Pick<ViewAsDeps, 'db' | 'clock'>) =>
  async (viewId: string, viewer: Caller): Promise<Caller> => {
    const view = await db.sql
      .selectFrom('view_as as v')
      .innerJoin('portal_user as u', 'u.name', 'v.subject')
      .select(['v.subject', 'v.ends_at', 'u.admin', 'u.deposit_plan'])
      .where('v.view_id', '=', isUuid(viewId) ? viewId : null)
      .where('v.actor', '=', viewer.username)
      .where('v.sign_in', '=', signInOf(viewer))
      .where('v.ended_at', 'is', null)
      .where('u.state', '=', 'active')
      .where('u.standing', '!=', 'disabled')
      // Whoever came to a desk or became an administrator meanwhile sees the office, which is not looked at through somebody else.
      .where(sql<boolean>`not ${worksInOffice}`)
      .executeTakeFirst();
    const isOpen = view && !isViewOver(new Date(view.ends_at), clock.now());
    if (!isOpen || !mayUse(viewer.permissions, 'viewAs')) throw viewOver();
    const { subject: username, admin, deposit_plan } = view;
    const viewedBy = { username: viewer.username, sub: viewer.sub, viewId };
    return { username, sub: '', originJti: '', authTime: 0, permissions: { admin, deposit_plan }, viewedBy };
  };
