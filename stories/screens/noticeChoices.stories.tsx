import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { atTheDesk, byDayOnAPhone } from '../../.storybook/modes';
import { ApiError } from '@contract/problem';
import { CalendarCard, type CalendarCardProps } from '@/features/notices/CalendarCard';
import { PushCard, type PushCardProps } from '@/features/notices/PushCard';
import type { PushHere } from '@/features/notices/pushHere';
import { ChoicesPage, type ChoicesPageProps } from '@/features/notices/ChoicesPage';
import { failed, loading, ready } from '../support/asyncStates';
import { aCalendarStatus, aPushStatus, someNoticeChoices } from '../support/noticeBuilders';
import { portalPage } from '../support/PortalFrame';

type Choose = NonNullable<ChoicesPageProps['onChoose']>;

type Calls = NonNullable<CalendarCardProps['calls']>;

const calls = {
  onMake: fn<Calls['onMake']>(() => Promise.resolve(`/calendar/${'Kd7_'.repeat(10)}Qx2.ics`)),
  onChoose: fn<Calls['onChoose']>(() => Promise.resolve()),
  onTurnOff: fn<Calls['onTurnOff']>(() => Promise.resolve()),
};

/** The card as the page has it below the choices. */
const calendar = (over: Partial<CalendarCardProps> = {}) => (
  <CalendarCard
    status={ready(aCalendarStatus({ madeAt: null, fetchedOn: null }))}
    calls={calls}
    origin="https://portal.larkspur.example"
    zone="America/Los_Angeles"
    {...over}
  />
);

const pushCalls = {
  onAdd: fn<NonNullable<PushCardProps['calls']>['onAdd']>(() => Promise.resolve()),
  onChoose: fn<NonNullable<PushCardProps['calls']>['onChoose']>(() => Promise.resolve()),
  onRemove: fn<NonNullable<PushCardProps['calls']>['onRemove']>(() => Promise.resolve()),
};

const subscribed = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', p256dh: 'x', auth: 'x' };

/** The card of devices, in a browser that is so. */
const push = (here: PushHere, over: Partial<PushCardProps> = {}) => (
  <PushCard
    status={ready(aPushStatus())}
    calls={pushCalls}
    browser={{
      look: () => Promise.resolve(here),
      turnOn: () => Promise.resolve(subscribed),
      turnOff: () => Promise.resolve(),
    }}
    zone="America/Los_Angeles"
    {...over}
  />
);

const [phone] = aPushStatus().devices;
const canPush = ready(someNoticeChoices({ canPush: true }));

const meta = {
  title: 'Screens/Notice choices',
  component: ChoicesPage,
  ...portalPage('/notices/choices', 'What somebody wants to be told of, how, and when.'),
  args: {
    choices: ready(someNoticeChoices()),
    zone: 'America/Los_Angeles',
    onChoose: fn<Choose>(() => Promise.resolve({ version: 4 })),
    children: calendar(),
  },
} satisfies Meta<typeof ChoicesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Somebody saved other choices meanwhile: what was entered stays. */
export const Moved: Story = {
  ...byDayOnAPhone,
  args: {
    onChoose: fn<Choose>(() => Promise.reject(new ApiError({ code: 'conflict', message: 'Changed.' }))),
  },
  async play({ canvas, userEvent }) {
    const reminders = within(canvas.getByRole('group', { name: 'Due dates' }));
    await userEvent.selectOptions(reminders.getByLabelText(/ by email$/), 'weekly');
    await userEvent.click(canvas.getByRole('button', { name: 'Save choices' }));
    await waitFor(() =>
      expect(canvas.getAllByText(/^Your choices changed somewhere else/).length).toBeGreaterThan(0),
    );
    await expect(reminders.getByLabelText(/ by email$/)).toHaveValue('weekly');
    (document.activeElement as HTMLElement).blur();
  },
};

/** Entries that cannot be. */
export const Wrong: Story = {
  ...byDayOnAPhone,
  args: { choices: ready(someNoticeChoices({ quietUntil: '' })) },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Save choices' }));
    await expect(
      (await canvas.findAllByText('Enter when quiet hours end, or clear both times.')).length,
    ).toBeGreaterThan(0);
    await expect(args.onChoose).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Somebody of the office looks as the customer, who alone chooses. */
export const Viewed: Story = {
  ...byDayOnAPhone,
  args: { onChoose: undefined, children: calendar({ status: ready(aCalendarStatus()), calls: undefined }) },
};

export const Loading: Story = { ...byDayOnAPhone, args: { choices: loading } };

export const Error: Story = { ...byDayOnAPhone, args: { choices: failed } };

/** A calendar link was just made, which is shown once. */
export const CalendarMade: Story = {
  parameters: atTheDesk,
  args: { children: calendar({ status: ready(aCalendarStatus({ fetchedOn: null })) }) },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Make a new link' }));
    const dialog = within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await userEvent.click(within(await dialog).getByRole('button', { name: 'Make a new link' }));
    await expect(await canvas.findByText(/^https:\/\/portal\.larkspur\.example\/calendar\//)).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Calendars use it, and tell amounts. */
export const CalendarOn: Story = {
  ...byDayOnAPhone,
  args: { children: calendar({ status: ready(aCalendarStatus({ withAmounts: true })) }) },
};

export const CalendarFailed: Story = {
  ...byDayOnAPhone,
  args: { children: calendar({ status: failed }) },
};

/** Notices are pushed to this device, which is chosen for each group, and to another one. */
export const PushOn: Story = {
  args: { choices: canPush, children: push({ can: 'yes', mark: phone!.mark }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On for this device')).toBeVisible();
  },
};

const pushState = (here: PushHere, over: Partial<PushCardProps> = {}): Story => ({
  ...byDayOnAPhone,
  args: { choices: canPush, children: push(here, over) },
});

/** No device yet. */
export const PushOff: Story = pushState(
  { can: 'yes', mark: undefined },
  { status: ready(aPushStatus({ devices: [] })) },
);

/** This browser is none of the devices. */
export const PushElsewhere: Story = pushState({ can: 'yes', mark: undefined });

/** An iPhone shows notices of what stands on its home screen alone. */
export const PushHomeScreen: Story = pushState({ can: 'homeScreen' });

/** Somebody refused notifications before. */
export const PushDenied: Story = pushState({ can: 'denied' });

export const PushUnsupported: Story = pushState({ can: 'no' });

/** Somebody of the office looks as the customer. */
export const PushViewed: Story = pushState({ can: 'yes', mark: undefined }, { calls: undefined });

export const PushFailed: Story = pushState({ can: 'yes', mark: undefined }, { status: failed });
