import type { Db } from '../../db/db';
import { feedStateOf } from '../../db/feedState';

export const healthRepository = (db: Db) => ({
  feedState: () => feedStateOf(db.sql),
});

export type HealthRepository = ReturnType<typeof healthRepository>;
