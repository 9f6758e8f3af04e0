import type { Db } from '@server/db/db';
import { feedStateOf } from '@server/domain/feedState/feedState';

export const healthRepository = (db: Db) => ({
  feedState: () => feedStateOf(db.sql),
});

export type HealthRepository = ReturnType<typeof healthRepository>;
