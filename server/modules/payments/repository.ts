import type { Db } from '@server/db/db';
import { paymentDetail } from '@server/domain/documents/paymentDetail';
import { accountVisibility } from '@server/domain/visibility/accountVisibility';
import { balancesOf } from './balances';
import { choicesOf } from './choices';
import { listPage } from './listPage';
import { totalsOf } from './totals';

export const paymentRepository = (db: Db) => ({
  ...accountVisibility(db.sql),
  listPage: listPage(db.sql),
  totals: totalsOf(db.sql),
  choices: choicesOf(db.sql),
  balances: balancesOf(db.sql),
  one: paymentDetail(db.sql),
});

export type PaymentRepository = ReturnType<typeof paymentRepository>;
