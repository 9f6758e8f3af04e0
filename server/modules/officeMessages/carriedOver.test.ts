import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '@server/db/migrate';
import { migrations } from '@server/db/migrations';
import { openDb } from '@server/db/open';
import { memoryEngine } from '@server/db/pglite';

it('what was written before keeps its place: open is new, answered waits for its customer, closed is done', async () => {
  const engine = await memoryEngine();
  const db = openDb(engine);
  onTestFinished(() => db.close());
  await migrate(
    engine,
    migrations.filter(({ name }) => name < '075'),
  );
  await db.script(`insert into contact_ticket
    (ticket_id, ticket_no, sent_by, topic, reply_by, reply_to, message, status, created_at)
    select gen_random_uuid(), 'CT-2025-' || status, 'ada@example.com', 'billing', 'email', 'ada@example.com', 'Hi',
      status, '2025-11-02T15:00:00Z'
    from unnest(array['open', 'answered', 'closed']) status`);
  await migrate(engine, migrations);

  const tickets = await db.sql
    .selectFrom('contact_ticket')
    .select(['ticket_no', 'status', 'owner', 'version', 'waiting_since', 'merged_into'])
    .orderBy('ticket_no')
    .execute();
  const untouched = {
    owner: null,
    version: 1,
    waiting_since: '2025-11-02T15:00:00.000Z',
    merged_into: null,
  };
  expect(tickets).toEqual([
    { ticket_no: 'CT-2025-answered', status: 'waiting', ...untouched },
    { ticket_no: 'CT-2025-closed', status: 'done', ...untouched },
    { ticket_no: 'CT-2025-open', status: 'new', ...untouched },
  ]);
});
