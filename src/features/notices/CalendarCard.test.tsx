// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, it } from 'vitest';
import { ApiError } from '@contract/problem';
import { aCalendarStatus } from '@stories/support/noticeBuilders';
import { ready } from '@stories/support/asyncStates';
import { Toasts } from '@/components/Toasts/Toasts';
import { CalendarCard, type CalendarCardProps } from './CalendarCard';
// Fetched by the page when it is wanted; here it is at hand, however slow the machine.
import '@/components/ConfirmDialog/ConfirmDialog';

type Calls = NonNullable<CalendarCardProps['calls']>;

const path = `/calendar/${'x'.repeat(43)}.ics`;

function open(over: Partial<CalendarCardProps> = {}, refused: Partial<Calls> = {}) {
  const calls = {
    onMake: fn<Calls['onMake']>(() => Promise.resolve(path)),
    onChoose: fn<Calls['onChoose']>(() => Promise.resolve()),
    onTurnOff: fn<Calls['onTurnOff']>(() => Promise.resolve()),
    ...refused,
  };
  const card = (more: Partial<CalendarCardProps> = {}) => (
    <Toasts>
      <CalendarCard
        status={ready(aCalendarStatus())}
        calls={calls}
        origin="https://portal.example.com"
        zone="America/Los_Angeles"
        {...over}
        {...more}
      />
    </Toasts>
  );
  const { rerender } = render(card());
  return { calls, user: userEvent.setup(), show: (more: Partial<CalendarCardProps>) => rerender(card(more)) };
}

const none = ready(aCalendarStatus({ madeAt: null, fetchedOn: null }));
const press = (name: string) => screen.getByRole('button', { name });
const amounts = () => screen.getByRole('switch', { name: 'Include amounts' });

it('makes a link, with amounts where they are wanted, and shows it once', async () => {
  const { calls, user, show } = open({ status: none });
  expect(amounts()).not.toBeChecked();
  await user.click(amounts());
  expect(calls.onChoose).not.toHaveBeenCalled();
  await user.click(press('Make a calendar link'));

  expect(calls.onMake).toHaveBeenCalledWith(true);
  const made = await screen.findByRole('region', { name: 'Calendar link' });
  show({ status: ready(aCalendarStatus({ withAmounts: true, fetchedOn: null })) });
  expect(made).toHaveTextContent(`https://portal.example.com${path}`);
  expect(within(made).getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute(
    'href',
    `webcal://portal.example.com${path}`,
  );
  expect(screen.getByText(/No calendar has fetched it yet$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make a calendar link' })).toBeNull();
});

it('says since when it is, and when it was fetched, and shows no link', () => {
  open();
  expect(screen.getByText('Made on Nov 6, 2026 · Last fetched on Nov 20, 2026')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Calendar link' })).toBeNull();
});

it.each([
  ['Make a new link', 'Make a new calendar link?', 'onMake'],
  ['Turn off', 'Turn off your calendar link?', 'onTurnOff'],
] as const)('asks before “%s”', async (name, title, call) => {
  const { calls, user } = open();
  await user.click(press(name));
  const dialog = await screen.findByRole('alertdialog', { name: title });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls[call]).not.toHaveBeenCalled();
  await user.click(press(name));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls[call]).toHaveBeenCalledTimes(1);
});

it('no longer shows a link that was turned off', async () => {
  const { user, show } = open({ status: none });
  await user.click(press('Make a calendar link'));
  await screen.findByRole('region', { name: 'Calendar link' });
  show({ status: ready(aCalendarStatus()) });
  await user.click(press('Turn off'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Turn off' }));

  await waitFor(() => expect(screen.queryByText(/\/calendar\//)).toBeNull());
  expect(await screen.findByText('Calendar link turned off')).toBeVisible();
});

it('chooses amounts for the link that there is', async () => {
  const { calls, user } = open();
  await user.click(amounts());

  expect(calls.onChoose).toHaveBeenCalledWith(true);
  expect(await screen.findByText('Your calendar now includes amounts')).toBeVisible();
});

const refusal = () => Promise.reject(new ApiError({ code: 'forbidden', message: 'Not now.' }));

it('says why a link was not made', async () => {
  const { user } = open({ status: none }, { onMake: fn<Calls['onMake']>(refusal) });
  await user.click(press('Make a calendar link'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
});

it('says why amounts were not chosen', async () => {
  const { user } = open({}, { onChoose: fn<Calls['onChoose']>(refusal) });
  await user.click(amounts());
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  expect(amounts()).not.toBeChecked();
});

it('lets nobody make or end one who looks as the customer', () => {
  open({ calls: undefined });
  expect(screen.queryByRole('button')).toBeNull();
  expect(amounts()).toBeDisabled();
  expect(screen.getByText('Only the customer can make or change this link.')).toBeVisible();
});
