import { describe, expect, it, vi } from 'vitest';
import * as accounts from '@contract/accounts/endpoints';
import * as contact from '@contract/contact/endpoints';
import { createClient } from './client';
import { answersIn, firstCalls, readStart, type ReadStart, sendStart, startUrl } from './start';

const username = 'Dana@example.com';
const overview = { query: { username } };

/** What the start brings: one answer to the overview, and one refusal. */
const answers = [
  { path: '/api/overview?username=dana%40example.com', status: 200, body: '{"came":"first"}' },
  {
    path: '/api/cinchusers?viewname=my-account&username=dana%40example.com',
    status: 403,
    body: '{"code":"forbidden","message":"Not yours."}',
  },
];
const started = (whose = 'dana@example.com') => Response.json({ username: whose, answers });

/** A client on the overview, before a server; `start` is what the page sent already, else it is sent now. */
function opened(answer: Response | Promise<Response> = started(), start?: ReadStart) {
  const sent: string[] = [];
  const time = { now: 0 };
  const address = { pathname: '/my-account/overview', search: '' };
  const signedOut: unknown[] = [];
  const fetch = vi.fn((url: string) => {
    sent.push(url);
    return Promise.resolve(url.startsWith('/api/start') ? answer : Response.json({ came: 'alone' }));
  }) as unknown as typeof globalThis.fetch;
  const token = () => Promise.resolve('token-1');
  const first = firstCalls({
    username,
    now: () => time.now,
    address: () => address,
    start: start ?? sendStart(address, { token, fetch, isUsualView: true }),
  });
  const client = createClient({
    token,
    fetch,
    first,
    onSessionOver: (refused) => void signedOut.push(refused),
  });
  return { sent, time, address, client, signedOut };
}

const startCall = '/api/start?screen=my-account%2Foverview';
const alone = '/api/overview?username=Dana%40example.com';

describe('an answer of the start call', () => {
  it('serves once instead of a call, whatever the order of its parameters and the case of the name', async () => {
    const { client, sent } = opened();

    expect(await client.call(accounts.overview, overview)).toEqual({ came: 'first' });
    expect(sent).toEqual([startCall]);
    expect(await client.call(accounts.overview, overview)).toEqual({ came: 'alone' });
    expect(sent).toEqual([startCall, alone]);
  });

  it('that refuses is told as the call’s own refusal', async () => {
    const { client } = opened();
    const call = client.call(accounts.list, { query: { username, viewname: 'my-account' } });

    await expect(call).rejects.toMatchObject({ status: 403, message: 'Not yours.' });
  });

  it('is waited for by the screen that it is for, and by no other', async () => {
    let arrive: (answer: Response) => void = () => undefined;
    const { client, address, sent } = opened(new Promise((resolve) => (arrive = resolve)));
    const waiting = client.call(accounts.overview, overview);
    await vi.waitFor(() => expect(sent).toEqual([startCall]));
    address.pathname = '/contact-us';
    expect(await client.call(contact.list, overview)).toEqual({ came: 'alone' });
    arrive(started());

    expect(await waiting).toEqual({ came: 'first' });
    expect(sent).toEqual([startCall, '/api/contactmessages?username=Dana%40example.com']);
  });

  it('is for nobody where the call was called off meanwhile', async () => {
    const { client } = opened();
    const left = new AbortController();
    const call = client.call(accounts.overview, overview, left.signal);
    left.abort();

    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(await client.call(accounts.overview, overview)).toEqual({ came: 'first' });
  });

  it.each([
    [30_000, 'first'],
    [30_001, 'alone'],
  ])('that is %i ms old: %s', async (age, came) => {
    const { client, time } = opened();
    await client.call(accounts.list, { query: { username, viewname: 'my-account' } }).catch(() => undefined);
    time.now = age;

    expect(await client.call(accounts.overview, overview)).toEqual({ came });
  });

  it('is forgotten once something was changed', async () => {
    const { client } = opened();
    await client.call(contact.send, { key: 'k', body: {} as never });

    expect(await client.call(accounts.overview, overview)).toEqual({ came: 'alone' });
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['was refused', () => Response.json({}, { status: 401 })],
    ['failed', () => Response.json({}, { status: 500 })],
    ['cannot be read', () => new Response('<html>')],
    ['did not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is another’s', () => started('karl@example.com')],
  ])('whose start %s is as if there was none', async (_, answer) => {
    const { client, signedOut } = opened(answer());

    expect(await client.call(accounts.overview, overview)).toEqual({ came: 'alone' });
    expect(signedOut).toEqual([]);
  });
});

describe('the start call', () => {
  it('that the page sent already is taken over', async () => {
    const early = readStart({ url: startCall, answers: answersIn(Promise.resolve(started())) });
    const { client, sent } = opened(undefined, early);

    expect(await client.call(accounts.overview, overview)).toEqual({ came: 'first' });
    expect(sent).toEqual([]);
  });

  it('that has come already is known without waiting, once and where it succeeded', async () => {
    const early = readStart({ url: startCall, answers: answersIn(Promise.resolve(started())) });
    await early.arrival;
    const { client, sent } = opened(undefined, early);

    expect(client.known!(accounts.overview, overview)).toEqual({ came: 'first' });
    expect(client.known!(accounts.overview, overview)).toBeUndefined();
    const refused = { query: { username, viewname: 'my-account' } } as const;
    expect(client.known!(accounts.list, refused)).toBeUndefined();
    await expect(client.call(accounts.list, refused)).rejects.toMatchObject({ status: 403 });
    expect(sent).toEqual([]);
  });

  it.each([
    ['/my-account/overview/', '?account=117', '?screen=my-account%2Foverview&account=117'],
    ['/', '', '?screen=home'],
    ['/my-account/purchases/purchase-details', '?account=all&q=urea', '?account=all'],
  ])(
    'of %s%s asks for %s: a list that is not the usual one is left to its screen',
    async (pathname, search, asked) => {
      const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(started()));
      const token = () => Promise.resolve('token-1');
      await sendStart({ pathname, search }, { token, fetch, isUsualView: true }).arrival;

      expect(fetch).toHaveBeenCalledWith(`/api/start${asked}`, {
        headers: { Authorization: 'Bearer token-1', 'Accept-Language': 'en' },
      });
    },
  );

  it('of a list that is looked at another way leaves it to its screen', () => {
    const address = { pathname: '/my-account/purchases/purchase-details', search: '' };

    expect(startUrl(address, false)).toBe('/api/start');
  });

  it('is not sent where nobody is signed in', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    const token = () => Promise.resolve(undefined);

    const home = { pathname: '/home', search: '' };
    expect(await sendStart(home, { token, fetch, isUsualView: true }).arrival).toBeUndefined();
    expect(fetch).not.toHaveBeenCalled();
  });
});
