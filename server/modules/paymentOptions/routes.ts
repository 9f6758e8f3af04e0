import { paymentOptions } from '../../../contract/paymentOptions';
import { routingNumbers } from '../../../contract/routingNumbers';
import type { Api } from '../../http/api';
import { ownedBy } from '../../http/caller';
import { expectRecentProof } from '../../http/stepUp';
import { addOption } from './addOption';
import { changeOption } from './changeOption';
import { listed, momentOf, type OptionRoom } from './moment';
import { removeOption } from './removeOption';
import type { BankLookup } from './routing/bankLookup';

interface OptionRouteOptions extends Omit<OptionRoom, 'bankNameOf'> {
  readonly banks: BankLookup;
}

export function paymentOptionRoutes(api: Api, { banks, ...options }: OptionRouteOptions): void {
  const room: OptionRoom = {
    ...options,
    bankNameOf: async (routing) => (await banks.of(routing)).bank?.name ?? null,
  };
  api.on(paymentOptions.list, async ({ query }, caller) => {
    const owner = ownedBy(caller, query.username);
    return listed(room.db.sql, owner, await momentOf(room, owner));
  });

  api.on(paymentOptions.add, async ({ body }, caller, origin) => {
    const owner = ownedBy(caller, body.username);
    expectRecentProof(caller, room.clock.now());
    return addOption({ ...room, origin }, owner, body);
  });

  api.on(paymentOptions.change, ({ body }, caller, origin) =>
    changeOption({ ...room, origin }, ownedBy(caller, body.username), body),
  );

  api.on(paymentOptions.remove, async ({ params }, { username }, origin) => {
    await removeOption({ ...room, origin }, username, params.id);
    return {};
  });

  api.on(routingNumbers.one, ({ params }) => banks.of(params.number));
}
