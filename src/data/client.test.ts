import { describe, expect, it, vi } from 'vitest';
import * as accounts from '@contract/accounts/endpoints';
import * as purchases from '@contract/purchases/endpoints';
import * as statements from '@contract/statements/endpoints';
import { createClient } from './client';

const { list } = accounts;
const query = { username: 'dana@example.com', viewname: 'my-account' } as const;

/** A client before a server that always gives one answer; null is no answer. */
function clientBefore(answer: Response | null, token: string | undefined = 'token-1') {
  const requests: { url: string; init: RequestInit }[] = [];
  const signedOut: (string | undefined)[] = [];
  const client = createClient({
    token: () => Promise.resolve(token === '' ? undefined : token),
    onSessionOver: (refused) => void signedOut.push(refused),
    fetch: ((url: string, init: RequestInit) => {
      requests.push({ url, init });
      return answer ? Promise.resolve(answer.clone()) : Promise.reject(new TypeError('Failed to fetch'));
    }) as typeof fetch,
  });
  return { client, requests, signedOut };
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe('the client', () => {
  it('sends the bearer token and gives back what came', async () => {
    const { client, requests } = clientBefore(json({ asOf: null, accounts: [] }));

    expect(await client.call(list, { query })).toEqual({ asOf: null, accounts: [] });
    expect(requests).toMatchObject([
      {
        url: '/api/cinchusers?username=dana%40example.com&viewname=my-account',
        init: { method: 'GET', headers: { Authorization: 'Bearer token-1' } },
      },
    ]);
  });

  it('without a token sends nothing and says that the session is over', async () => {
    const { client, requests, signedOut } = clientBefore(json({}), '');

    await expect(client.call(list, { query })).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(requests).toEqual([]);
    expect(signedOut).toEqual([undefined]);
  });

  it('says which token the server takes no more', async () => {
    const answer = json({ code: 'unauthenticated', message: 'Sign in again.', requestId: 'r1' }, 401);
    const { client, signedOut } = clientBefore(answer);

    await expect(client.call(list, { query })).rejects.toMatchObject({
      status: 401,
      message: 'Sign in again.',
    });
    expect(signedOut).toEqual(['token-1']);
  });

  it.each([
    [json({ code: 'forbidden', message: 'Not yours.' }, 403), 403, 'Not yours.'],
    [json({ code: 'broken', message: 'Something broke.' }, 500), 500, 'Something broke.'],
    [new Response('<h1>Bad gateway</h1>', { status: 502 }), 502, 'The server answered with status 502.'],
  ])('refuses as the server did: %#', async (answer, status, message) => {
    const { client, signedOut } = clientBefore(answer);

    await expect(client.call(list, { query })).rejects.toMatchObject({ name: 'Refusal', status, message });
    expect(signedOut).toEqual([]);
  });

  it('tells a dead line from a refusal by its cause', async () => {
    const { client } = clientBefore(null);

    await expect(client.call(list, { query })).rejects.toMatchObject({
      code: 'unavailable',
      cause: expect.any(TypeError) as unknown,
    });
  });

  it('takes a file with the name that the server gave it', async () => {
    const headers = { 'Content-Disposition': 'attachment; filename="purchases_1042.csv"' };
    const { client, requests } = clientBefore(new Response('a,b', { headers }));

    const file = await client.download(purchases.exportFile, {
      query: { username: 'dana', format: 'csv', sort: '-date', account: '1042' },
    });

    expect(file.name).toBe('purchases_1042.csv');
    expect(await file.content.text()).toBe('a,b');
    expect(requests[0]!.url).toBe('/api/purchases/export?username=dana&format=csv&sort=-date&account=1042');
  });
});

describe('under a view as a customer', () => {
  const open = (answer: Response) => {
    const sent: RequestInit[] = [];
    const over = vi.fn();
    const client = createClient({
      token: () => Promise.resolve('token-1'),
      onSessionOver: () => undefined,
      view: { id: 'view-1', onOver: over },
      fetch: ((_: string, init: RequestInit) => {
        sent.push(init);
        return Promise.resolve(answer.clone());
      }) as typeof fetch,
    });
    return { client, sent, over };
  };

  it('names the view with each call', async () => {
    const { client, sent, over } = open(json({ asOf: null, accounts: [] }));
    await client.call(list, { query });

    expect(sent).toMatchObject([{ headers: { Authorization: 'Bearer token-1', 'x-view-as': 'view-1' } }]);
    expect(over).not.toHaveBeenCalled();
  });

  it('sends nothing that would write', async () => {
    const { client, sent } = open(json({}));
    const write = client.call(statements.viewed, {
      params: { statementNo: 'S-1' },
      body: { username: 'dana@example.com' },
    });

    await expect(write).rejects.toMatchObject({ code: 'view-only', status: 403 });
    expect(sent).toEqual([]);
  });

  it('hears that it is over', async () => {
    const { client, over } = open(json({ code: 'view-over', message: 'It has ended.' }, 403));

    await expect(client.call(list, { query })).rejects.toMatchObject({ code: 'view-over' });
    expect(over).toHaveBeenCalledOnce();
  });
});
