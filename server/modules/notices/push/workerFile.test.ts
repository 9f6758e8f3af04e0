import { describe, expect, it } from 'vitest';
import { workerFile } from './testing/workerFile';

const notification = (path: unknown) => {
  let isClosed = false;
  return { data: { path }, close: () => void (isClosed = true), isClosed: () => isClosed };
};

it('hears what is pushed and what is pressed, and no call', () => {
  expect(workerFile().listensTo).toEqual(['push', 'notificationclick']);
});

it('shows what is pushed, each message once by its tag', () => {
  const worker = workerFile();
  const content = {
    title: 'Past due',
    body: 'Open it.',
    path: '/my-account/payments/autopay?account=00117',
    tag: 'x',
  };
  worker.send('push', { data: { json: () => content } });
  expect(worker.shown).toEqual([
    { title: 'Past due', options: { body: 'Open it.', tag: 'x', data: { path: content.path } } },
  ]);
});

describe('what cannot be read', () => {
  const broken = () => {
    throw new SyntaxError('no JSON');
  };
  it.each([
    ['nothing', null],
    ['no JSON', { json: broken }],
    ['null', { json: () => null }],
    ['no title', { json: () => ({ body: 'x' }) }],
    ['an empty title', { json: () => ({ title: '' }) }],
  ])('%s, is told by the portal’s name', (_, data) => {
    const worker = workerFile();
    worker.send('push', { data });
    expect(worker.shown).toEqual([
      { title: 'portal.example.com', options: { body: '', tag: 'notice', data: { path: '/notices' } } },
    ]);
  });
});

it.each([
  ['/notices', '/notices'],
  ['/security', '/security'],
  [
    '/my-account/purchases/statements?account=00117&statement=S-3',
    '/my-account/purchases/statements?account=00117&statement=S-3',
  ],
  ['https://portal.example.com/contact-us', '/contact-us'],
  ['https://evil.example/notices', '/notices'],
  ['//evil.example/security', '/notices'],
  ['javascript:alert(1)', '/notices'],
  ['/api/users', '/notices'],
  ['/login', '/notices'],
  ['/my-account/../api/users', '/notices'],
  ['/my-account/a/b/c', '/notices'],
  ['/security/more', '/notices'],
  [undefined, '/notices'],
  [7, '/notices'],
])('opens, for %j, the page %s', (path, opened) => {
  const worker = workerFile();
  const pressed = notification(path);
  worker.send('notificationclick', { notification: pressed });
  expect([worker.went, pressed.isClosed()]).toEqual([[opened], true]);
});
