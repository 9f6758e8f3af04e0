import * as rules from '@locales/payRules';
import type { PayableAccount } from '@contract/payable/schema';
import type { PaySchedule } from '@contract/rules/paySchedule';
import { payableOf } from '@server/domain/payable/payable';
import { noSuchAccount } from '@server/http/chosen';
import { depositSource } from '../depositSource';
import { readAmount } from '../read/readAmount';
import { bankDay, internalDay } from '../read/readDay';
import { forbidden } from '../errors';
import type { RequestContext } from '../requestContext';
import type { AgreedPayment } from './agreement';
import { bankSource, expectDebits } from './source';

/** How much is paid on which account, when and out of what, as it is sent. */
interface SentPayment {
  readonly fromaccount: string;
  readonly amount: string | number;
  readonly paydate: string;
  readonly paymentoption: string;
  readonly internal: boolean;
}

interface PlannedPayment extends AgreedPayment {
  readonly account: PayableAccount;
}

/** Everything of a payment but what it is divided among: who pays, how much, when and out of what. */
export async function plannedPayment(asking: RequestContext, sent: SentPayment): Promise<PlannedPayment> {
  const { tx, room, now, settings } = asking;
  const { fromaccount: accountNo, paydate, internal } = sent;
  const account = await payableOf(tx.sql, accountNo, { now, booksZone: room.booksZone });
  if (!account) throw noSuchAccount();
  if (account.isClosed) throw forbidden(rules.accountClosed());
  const amountCents = readAmount(sent.amount, settings.payments.maxPaymentCents);
  const planned = { accountNo, accountName: account.accountName, amountCents, account };
  const schedule: PaySchedule = internal ? internalDay(asking, paydate) : bankDay(asking, paydate);
  if (internal) {
    const deposit = await depositSource(asking, sent.paymentoption, 'paymentoption');
    return { ...planned, schedule, source: { flow: 'internal', ...deposit } };
  }
  const source = await bankSource(asking, sent.paymentoption, accountNo);
  await expectDebits(asking, accountNo, source, amountCents);
  return { ...planned, schedule, source };
}
