import type { Db } from '@server/db/db';
import { accountVisibility } from '@server/domain/visibility/accountVisibility';
import { payableOf } from '@server/domain/payable/payable';

export const payableRepository = (db: Db) => ({
  ...accountVisibility(db.sql),
  payable: (accountNo: string, options: Parameters<typeof payableOf>[2]) =>
    payableOf(db.sql, accountNo, options),
});

export type PayableRepository = ReturnType<typeof payableRepository>;
