import * as paymentOptions from '@contract/paymentOptions/endpoints';
import * as routingNumbers from '@contract/routingNumbers/endpoints';
import type { Api } from '@server/http/api';
import { ownedBy } from '@server/http/caller';
import { addOption } from './addOption';
import { changeOption } from './changeOption';
import { askForDeposits, confirmDeposits } from './deposits';
import { expectNoRest, listed, momentOf, type OptionDeps } from './moment';
import { removeOption } from './removeOption';
import type { BankLookup } from './routing/bankLookup';

interface OptionRouteOptions extends Omit<OptionDeps, 'bankNameOf'> {
  readonly banks: BankLookup;
}

export function paymentOptionRoutes(api: Api, { banks, ...options }: OptionRouteOptions): void {
  const room: OptionDeps = {
    ...options,
    bankNameOf: async (routing) => (await banks.of(routing)).bank?.name ?? null,
  };
  api.on(paymentOptions.list, async ({ query }, caller) => {
    const owner = ownedBy(caller, query.username);
    return listed(room.db.sql, owner, await momentOf(room, owner));
  });

  api.on(paymentOptions.add, async ({ body }, caller, origin) => {
    const owner = ownedBy(caller, body.username);
    await expectNoRest(room, owner);
    return addOption({ ...room, origin }, owner, body);
  });

  api.on(paymentOptions.change, async ({ body }, caller, origin) => {
    const owner = ownedBy(caller, body.username);
    await expectNoRest(room, owner);
    return changeOption({ ...room, origin }, owner, body);
  });

  api.on(paymentOptions.confirmDeposits, async ({ params, body }, { username }, origin) => {
    await expectNoRest(room, username);
    return confirmDeposits({ ...room, origin }, username, { ...params, ...body });
  });

  api.on(paymentOptions.askAgain, async ({ params }, { username }, origin) => {
    await expectNoRest(room, username);
    return askForDeposits({ ...room, origin }, username, params.id);
  });

  api.on(paymentOptions.remove, async ({ params }, { username }, origin) => {
    await expectNoRest(room, username);
    await removeOption({ ...room, origin }, username, params.id);
    return {};
  });

  api.on(routingNumbers.one, ({ params }) => banks.of(params.number));
}
