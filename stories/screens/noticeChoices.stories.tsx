import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { atTheDesk, byDayOnAPhone } from '../../.storybook/modes';
import { ApiError } from '@contract/problem';
import { AccountsCard, type AccountsCardProps } from '@/features/notices/AccountsCard';
import { CalendarCard, type CalendarCardProps } from '@/features/notices/CalendarCard';
import { PushCard, type PushCardProps } from '@/features/notices/PushCard';
import type { PushHere } from '@/features/notices/pushHere';
import { TextsCard, type TextsCardProps } from '@/features/notices/TextsCard';
import { ChoicesPage, type ChoicesPageProps } from '@/features/notices/ChoicesPage';
import { failed, loading, ready } from '../support/asyncStates';
import {
  aCalendarStatus,
  aPushStatus,
  aTextNumber,
  aTextStatus,
  someAccountNotices,
  someNoticeChoices,
} from '../support/noticeBuilders';
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

/** The card of accounts as the page has it below the choices. */
const byAccount = (over: Partial<AccountsCardProps> = {}) => (
  <AccountsCard
    accounts={ready(someAccountNotices())}
    all={someNoticeChoices()}
    onChoose={fn<NonNullable<AccountsCardProps['onChoose']>>(() => Promise.resolve())}
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

const textCalls = {
  onAdd: fn<NonNullable<TextsCardProps['calls']>['onAdd']>(() => Promise.resolve()),
  onCode: fn<NonNullable<TextsCardProps['calls']>['onCode']>(() => Promise.resolve()),
  onConfirm: fn<NonNullable<TextsCardProps['calls']>['onConfirm']>(() => Promise.resolve()),
  onRemove: fn<NonNullable<TextsCardProps['calls']>['onRemove']>(() => Promise.resolve()),
};

/** The card of the number, in a state. */
const textCard = (over: Partial<TextsCardProps> = {}) => (
  <TextsCard status={ready(aTextStatus())} calls={textCalls} {...over} />
);

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

/** One of several accounts is told differently, and one of nothing. */
export const ByAccount: Story = {
  ...byDayOnAPhone,
  args: { children: byAccount() },
};

const chooseForOne = fn<NonNullable<AccountsCardProps['onChoose']>>(() => Promise.resolve());

/** What differs on an account is chosen in a dialog with the choices of the page. */
export const AccountChosen: Story = {
  ...byDayOnAPhone,
  args: { children: byAccount({ onChoose: chooseForOne }) },
  async play({ canvas, canvasElement, userEvent }) {
    chooseForOne.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /^Change notices of Hollis Family Farms/ }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: /^Notices of Hollis/ }),
    );
    await userEvent.click(dialog.getByRole('radio', { name: /^Different for this account/ }));
    await userEvent.selectOptions(dialog.getByLabelText('Statements by email'), 'never');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(chooseForOne).toHaveBeenCalledTimes(1));
    await expect(chooseForOne).toHaveBeenCalledWith('00117', {
      choices: [{ group: 'statements', email: 'never', bell: null, push: null, text: null }],
      leastCents: null,
      attachStatements: null,
      nothing: false,
      version: 0,
    });
  },
};

/** Somebody saved other choices for the account meanwhile: what was entered stays. */
export const AccountMoved: Story = {
  ...byDayOnAPhone,
  args: {
    children: byAccount({
      onChoose: () => Promise.reject(new ApiError({ code: 'conflict', message: 'Changed.' })),
    }),
  },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Change notices of Dale Hollis/ }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByLabelText('Statements by email')).toHaveValue('never');
    await userEvent.click(dialog.getByRole('radio', { name: /^Nothing/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText(/^Your choices changed somewhere else/)).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /^Nothing/ })).toBeChecked();
  },
};

export const AccountsLoading: Story = {
  ...byDayOnAPhone,
  args: { children: byAccount({ accounts: loading }) },
};

export const AccountsFailed: Story = {
  ...byDayOnAPhone,
  args: { children: byAccount({ accounts: failed }) },
};

/** Somebody of the office looks as the customer. */
export const AccountsViewed: Story = {
  ...byDayOnAPhone,
  args: { onChoose: undefined, children: byAccount({ onChoose: undefined }) },
};

const textState = (over: Partial<TextsCardProps>): Story => ({
  ...byDayOnAPhone,
  args: { children: textCard(over) },
});

/** Consent and number are entered together. */
export const TextAdding: Story = {
  ...byDayOnAPhone,
  args: { children: textCard() },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a number' }));
    await expect(await canvas.findByLabelText('Mobile number')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

const numbered = (state: Parameters<typeof aTextNumber>[0]): Partial<TextsCardProps> => ({
  status: ready(aTextStatus({ number: aTextNumber(state) })),
});

export const TextCode: Story = textState(numbered('asked'));

/** Groups are chosen for the phone too. */
export const TextOn: Story = {
  ...byDayOnAPhone,
  args: { choices: ready(someNoticeChoices({ canText: true })), children: textCard(numbered('on')) },
};

export const TextStopped: Story = textState(numbered('stopped'));

export const TextRefused: Story = textState(numbered('refused'));

/** Somebody of the office looks as the customer. */
export const TextViewed: Story = textState({ ...numbered('on'), calls: undefined });

export const TextLoading: Story = textState({ status: loading });

export const TextFailed: Story = textState({ status: failed });
