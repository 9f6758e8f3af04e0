import type { Db } from '../../db/db';
import { paymentDetail } from '../../db/paymentDetail';
import { seeing } from '../../db/seeing';
import { balancesOf } from './balances';
import { choicesOf } from './choices';
import { listPage } from './listPage';
import { totalsOf } from './totals';

export const paymentRepository = (db: Db) => ({
  ...seeing(db.sql),
  listPage: listPage(db.sql),
  totals: totalsOf(db.sql),
  choices: choicesOf(db.sql),
  balances: balancesOf(db.sql),
  one: paymentDetail(db.sql),
});

export type PaymentRepository = ReturnType<typeof paymentRepository>;
