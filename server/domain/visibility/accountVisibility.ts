import type { Kysely } from 'kysely';
import { accessOf } from './access';
import { feedStateOf } from '../feedState/feedState';
import type { Tables } from '@server/db/tables';

/** What every reading begins with: whose data somebody may see, and of which day they are. */
export const accountVisibility = (db: Kysely<Tables>) => ({
  /** @param today 'YYYY-MM-DD' */
  accessOf: (name: string, today: string) => accessOf(db, name, today),
  feedState: () => feedStateOf(db),
});
