import * as originator from '@contract/originator/endpoints';
import type { DecidedOriginator, OriginatorSettings, ProposedOriginator } from '@contract/originator/schema';
import type { Db } from '@server/db/db';
import { fillHousehold } from '@server/testing/household';
import { put } from '@server/testing/rows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';

/** Two administrators. */
export const root = 'root@example.com';
export const jo = 'jo@example.com';

/** What both of them do with versions: Root proposes and Jo decides, where nobody else is named. */
export interface Office {
  readonly db: Db;
  readonly portal: TestApp;
  read(by?: string, version?: number): Promise<DecidedOriginator>;
  propose(
    settings: OriginatorSettings,
    over?: Partial<ProposedOriginator>,
    by?: string,
  ): Promise<DecidedOriginator>;
  confirm(version: number | null, by?: string): Promise<DecidedOriginator>;
  refuse(version: number | null, by?: string): Promise<DecidedOriginator>;
  /** A version that is proposed and confirmed. */
  decided(settings: OriginatorSettings, over?: Partial<ProposedOriginator>): Promise<DecidedOriginator>;
  auditOf(action: string): Promise<readonly AuditTold[]>;
}

interface AuditTold {
  readonly actor: string;
  readonly entity: string;
  readonly id: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>>;
}

export async function openOffice(): Promise<Office> {
  const db = await openTestDbForTest();
  await fillHousehold(db);
  await put(db, 'portal_user', { name: jo, admin: true });
  const portal = await openTestApp(db);
  const office: Office = {
    db,
    portal,
    read: (by = root, version) => portal.as(by).call(originator.decided, { query: { version } }),
    propose: (settings, over = {}, by = root) =>
      portal.as(by).call(originator.propose, {
        body: { settings, offset: null, effectiveFrom: null, basedOn: null, ...over },
      }),
    confirm: (version, by = jo) => portal.as(by).call(originator.confirm, { params: { version: version! } }),
    refuse: (version, by = jo) => portal.as(by).call(originator.refuse, { params: { version: version! } }),
    async decided(settings, over) {
      const { shown } = await office.propose(settings, over);
      return office.confirm(shown);
    },
    async auditOf(action) {
      const events = db.sql.selectFrom('audit_event').selectAll().where('action', '=', action);
      return (await events.orderBy('seq').execute()).map((event) => ({
        actor: event.actor,
        entity: event.entity,
        id: event.entity_id,
        before: JSON.parse(event.before_state ?? 'null') as AuditTold['before'],
        after: JSON.parse(event.after_state ?? 'null') as AuditTold['after'],
      }));
    },
  };
  return office;
}
