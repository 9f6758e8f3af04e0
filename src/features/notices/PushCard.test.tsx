// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, it } from 'vitest';
import { ApiError } from '@contract/problem';
import { ready } from '@stories/support/asyncStates';
import { aPushStatus } from '@stories/support/noticeBuilders';
import { Toasts } from '@/components/Toasts/Toasts';
import { PushCard, type PushCardProps } from './PushCard';
import type { PushBrowser, PushHere } from './pushHere';

type Calls = NonNullable<PushCardProps['calls']>;

const [phone, other] = aPushStatus().devices;
const subscribed = { endpoint: 'https://fcm.googleapis.com/x', p256dh: 'x', auth: 'x' };
const off: PushHere = { can: 'yes', mark: undefined };
const on: PushHere = { can: 'yes', mark: phone!.mark };

function open(here: PushHere, over: Partial<Calls & PushBrowser> & { readonly viewed?: boolean } = {}) {
  const calls = {
    onAdd: fn<Calls['onAdd']>(over.onAdd ?? (() => Promise.resolve())),
    onChoose: fn<Calls['onChoose']>(over.onChoose ?? (() => Promise.resolve())),
    onRemove: fn<Calls['onRemove']>(over.onRemove ?? (() => Promise.resolve())),
  };
  const browser = {
    look: fn<PushBrowser['look']>(() => Promise.resolve(here)),
    turnOn: fn<PushBrowser['turnOn']>(over.turnOn ?? (() => Promise.resolve(subscribed))),
    turnOff: fn<PushBrowser['turnOff']>(() => Promise.resolve()),
  };
  render(
    <Toasts>
      <PushCard
        status={ready(aPushStatus())}
        calls={over.viewed ? undefined : calls}
        browser={browser}
        zone="America/Los_Angeles"
      />
    </Toasts>,
  );
  return { calls, browser, user: userEvent.setup() };
}

const press = (name: string) => screen.findByRole('button', { name });
const refusal = () => Promise.reject(new ApiError({ code: 'conflict', message: 'Too many devices.' }));

it('turns this device on, without amounts', async () => {
  const { calls, browser, user } = open(off);
  await user.click(await press('Turn on for this device'));

  expect(await screen.findByText('Notifications are on for this device')).toBeVisible();
  expect(browser.turnOn).toHaveBeenCalledWith(aPushStatus().publicKey);
  expect(calls.onAdd).toHaveBeenCalledWith(subscribed, false);
});

it.each([
  ['is not allowed', { turnOn: () => Promise.resolve(undefined) }, 'Notifications were not allowed', 0],
  ['reaches no service', { turnOn: () => Promise.reject(new Error('away')) }, 'could not reach its push', 0],
  ['is refused, and is left as it was', { onAdd: refusal }, 'Too many devices.', 1],
])('says why it stays off where it %s', async (_, over, said, turnedOff) => {
  const { browser, user } = open(off, over);
  await user.click(await press('Turn on for this device'));

  expect(await screen.findByRole('alert')).toHaveTextContent(said);
  expect(browser.turnOff).toHaveBeenCalledTimes(turnedOff);
});

it('turns this device off, at the portal and in the browser', async () => {
  const { calls, browser, user } = open(on);
  await user.click(await press('Turn off for this device'));

  await waitFor(() => expect(browser.turnOff).toHaveBeenCalledTimes(1));
  expect(calls.onRemove).toHaveBeenCalledWith(phone!.deviceId);
});

it('chooses amounts for this device', async () => {
  const { calls, user } = open(on);
  await user.click(await screen.findByRole('switch', { name: 'Show amounts on this device' }));

  expect(calls.onChoose).toHaveBeenCalledWith(phone!.deviceId, true);
  expect(await screen.findByText('Notifications on this device now show amounts')).toBeVisible();
});

it('says why amounts were not chosen', async () => {
  const { user } = open(on, { onChoose: refusal });
  await user.click(await screen.findByRole('switch'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many devices.');
});

it('lists the other devices, and turns one off', async () => {
  const { calls, browser, user } = open(on);
  const others = within(await screen.findByRole('region', { name: 'Your other devices' }));
  expect(others.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Firefox, WindowsSince Nov 19, 2026 · no notice yetTurn off',
  ]);
  await user.click(others.getByRole('button', { name: 'Turn off Firefox, Windows' }));

  expect(calls.onRemove).toHaveBeenCalledWith(other!.deviceId);
  expect(await screen.findByText('Notifications are off for Firefox, Windows')).toBeVisible();
  expect(browser.turnOff).not.toHaveBeenCalled();
});

it.each([
  ['no', /^This browser can’t show notifications/],
  ['homeScreen', /add this portal to your home screen/],
  ['denied', /^This browser blocks notifications/],
] as const)(
  'says what to do where it cannot be turned on (%s), and has the other devices',
  async (can, said) => {
    open({ can });
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Turn on for this device' })).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(document.head.querySelectorAll('link[rel=manifest]').length > 0).toBe(can === 'homeScreen');
  },
);

it('lets nobody turn anything on or off who looks as the customer', async () => {
  open(on, { viewed: true });
  expect(await screen.findByText(/^Only the customer/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
});
