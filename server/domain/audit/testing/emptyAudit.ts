import type { Db } from '@server/db/db';

/** A chain that nobody has written to yet, for the next test. */
export async function emptyAudit({ sql }: Db): Promise<void> {
  await sql.deleteFrom('audit_event').execute();
  await sql.deleteFrom('audit_head').execute();
}
