import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { byDayOnAPhone } from '../../.storybook/modes';
import { ApiError } from '@contract/problem';
import { Toasts } from '@/components/Toasts/Toasts';
import { AccountsCard, type AccountsCardProps } from '@/features/notices/AccountsCard';
import { ChoicesPage, type ChoicesPageProps } from '@/features/notices/ChoicesPage';
import { TextsCard, type TextsCardProps } from '@/features/notices/TextsCard';
import { failed, loading, ready } from '../support/asyncStates';
import { aTextNumber, aTextStatus, someAccountNotices, someNoticeChoices } from '../support/noticeBuilders';
import { portalPage } from '../support/PortalFrame';

/** The card of accounts as the page has it below the choices. */
const byAccount = (over: Partial<AccountsCardProps> = {}) => (
  <Toasts>
    <AccountsCard
      accounts={ready(someAccountNotices())}
      all={someNoticeChoices()}
      onChoose={fn<NonNullable<AccountsCardProps['onChoose']>>(() => Promise.resolve())}
      {...over}
    />
  </Toasts>
);

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
  title: 'Screens/Notice choices by account and text',
  component: ChoicesPage,
  ...portalPage('/notices/choices', 'What differs on one account, and the number that text messages go to.'),
  args: {
    choices: ready(someNoticeChoices()),
    zone: 'America/Los_Angeles',
    onChoose: fn<NonNullable<ChoicesPageProps['onChoose']>>(() => Promise.resolve({ version: 4 })),
    children: byAccount(),
  },
} satisfies Meta<typeof ChoicesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

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
