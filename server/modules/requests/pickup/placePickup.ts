import type { PickupNotification } from '@contract/notifications/schema';
import { ownedBy } from '@server/http/caller';
import { lockDeposit } from '@server/domain/requests/depositAvailable';
import { depositSource, expectAvailable } from '../depositSource';
import { expectNoDuplicate } from '../place/duplicate';
import { type Draft, placeRequest } from '../place/placeRequest';
import { readAmount } from '../read/readAmount';
import type { RequestContext } from '../requestContext';
import { ways } from './delivery';

/** Asks for money of the deposit plan; answers the id of the request. */
export async function placePickup(asking: RequestContext, sent: PickupNotification): Promise<string> {
  if (sent.username !== undefined) ownedBy(asking.caller, sent.username);
  const amountCents = readAmount(sent.amount, asking.settings.depositPlan.maxRequestCents);
  const { savId, accountNo, words } = await depositSource(asking, sent.fromaccount, 'fromaccount');
  const delivery = await ways[sent.deliverymethod](asking, sent, { accountNo, amountCents });
  const draft: Draft = {
    ...delivery,
    kind: 'pickup',
    flow: 'pickup',
    account_no: accountNo,
    amount_cents: amountCents,
    source: words,
    sav_id: savId,
    delivery_method: sent.deliverymethod,
    comments: sent.comments || null,
  };
  await lockDeposit(asking.tx.sql, savId);
  if (!sent.confirmed) await expectNoDuplicate(asking, draft);
  await expectAvailable(asking, savId, amountCents);
  return placeRequest(asking, { draft, holds: savId });
}
