import type { ResponseOf, Endpoint } from '@contract/endpoint';
import { mayUse } from '@contract/rules/desks';
import * as start from '@contract/start/endpoints';
import type { ScreenCall } from '@contract/start/screen';
import { everywhere, screenOf } from '@contract/start/screens';
import type { Api, Origin } from '@server/http/api';
import type { Caller } from '@server/http/caller';

/** Characters. A longer answer would hold up the others; the screen asks for it by itself. */
const LONGEST = 250_000;

/** What a screen asks for first, each answer by its own endpoint: docs/decisions/047-one-call-starts-a-screen.md. */
export function startRoutes(api: Api): void {
  const asking = (caller: Caller, origin: Origin) => (calls: readonly ScreenCall[]) =>
    Promise.all(
      calls
        .filter(({ endpoint }) => mayAsk(caller, endpoint))
        .map(async (call) => {
          const path = addressOf(call, caller);
          const { status, body } = await api.ask(path, caller, origin);
          return { endpoint: call.endpoint, path, status, body };
        }),
    );

  api.on(start.answers, async ({ query: { screen, account } }, caller, origin) => {
    const ask = asking(caller, origin);
    const { first, after, figures } = screenOf(screen);
    const known = {
      permissions: caller.permissions,
      account: account && account !== 'all' ? account : null,
    };
    const asked = await ask([...everywhere, ...(first?.(known) ?? [])]);
    const answered = <E extends Endpoint>(endpoint: E): ResponseOf<E> | undefined => {
      const one = asked.find((each) => each.endpoint === endpoint && each.status === 200);
      return one && JSON.parse(one.body);
    };
    const answers = [...asked, ...(await ask(after?.(known, answered) ?? []))];
    return {
      username: caller.username,
      answers: answers
        .filter(({ body }) => body.length <= LONGEST)
        .map(({ path, status, body }) => ({ path, status, body })),
      figures: figures?.(known, answered) ?? [],
    };
  });
}

/** A screen does not ask for what its caller may not have, and asks itself where a fresh proof of who it is has to come first. */
const mayAsk = ({ permissions }: Caller, { requires, recentProof }: Endpoint): boolean =>
  !recentProof && (!requires || mayUse(permissions, requires));

function addressOf({ endpoint: { path, username: at }, query }: ScreenCall, { username }: Caller): string {
  const said = Object.entries({ ...query, ...(at === 'query' && { username }) });
  const search = new URLSearchParams(
    said.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
  return search ? `${path}?${search}` : path;
}
