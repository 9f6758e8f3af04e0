import type { Db } from '../../db/db';
import { seeing } from '../../db/seeing';
import { payableOf } from '../../requests/payable';

export const payableRepository = (db: Db) => ({
  ...seeing(db.sql),
  payable: (accountNo: string, options: Parameters<typeof payableOf>[2]) =>
    payableOf(db.sql, accountNo, options),
});

export type PayableRepository = ReturnType<typeof payableRepository>;
