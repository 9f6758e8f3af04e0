// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@contract/problem';
import * as checkStories from '@stories/screens/paymentOptionChecks.stories';
import * as stories from '@stories/screens/paymentOptions.stories';
import { ready } from '@stories/support/asyncStates';
import { anOption } from '@stories/support/optionBuilders';
import { paste } from '@/forms/testing/paste';
// Fetched by the page when they are wanted; here they are at hand, however slow the machine.
import './OptionCheck';
import './OptionDelete';
import './OptionEdit';

const { Default, Adding, DeleteRefused, Troubled, Empty, NoPermission, Error, Loading } =
  composeStories(stories);

/** Fills in the form as its owner would, with gaps in the number. */
async function fill(user: ReturnType<typeof userEvent.setup>, routing = '125100018') {
  await paste(user, screen.getByRole('textbox', { name: 'Name on the bank account' }), 'Hollis Creek');
  await user.click(screen.getByRole('radio', { name: /Business/ }));
  await user.click(screen.getByRole('radio', { name: /Checking/ }));
  await paste(user, screen.getByRole('textbox', { name: 'Routing number' }), routing);
  await paste(user, screen.getByRole('textbox', { name: 'Account number' }), '00 12-34 5');
  await paste(user, screen.getByRole('textbox', { name: 'Account number again' }), '0012345');
  await user.click(screen.getByRole('checkbox', { name: /I am an authorized signer/ }));
}

const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Save bank account' }));

describe('the list', () => {
  it('tells of each bank account, by its last digits alone', () => {
    render(<Default />);
    const [first, second] = screen
      .getAllByRole('listitem')
      .filter((item) => item.tagName === 'LI' && within(item).queryByRole('heading'));

    expect(first).toHaveTextContent('Farm checking ••4417');
    expect(first).toHaveTextContent('Default');
    expect(first).toHaveTextContent('Palouse Community Bank, checking');
    expect(first).toHaveTextContent('Open requests1');
    expect(second).toHaveTextContent('Bank with routing number 323200011, savings');
    expect(second).toHaveTextContent('Waiting for the bank');
    expect(second).toHaveTextContent('$10,000.00 per paymentUntil Nov 21, 2026, 10:00 AM PST');
    expect(second).toHaveTextContent('Hollis Creek Farms LLC (2281), Dana Hollis (2290)');
  });

  it('says why nothing can be taken', () => {
    render(<Troubled />);

    expect(screen.getByText(/has 18 digits/)).toBeVisible();
    expect(screen.getByText('The account is closed (R02).')).toBeVisible();
    expect(screen.getByText(/Your bank couldn’t confirm it/)).toBeVisible();
  });

  it.each([
    ['empty', Empty, 'No bank account yet'],
    ['closed', NoPermission, 'Nothing to pay for'],
    ['broken', Error, 'Your bank accounts didn’t load'],
  ])('that is %s says so', (_, Story, title) => {
    render(<Story />);

    expect(screen.getByText(title)).toBeVisible();
  });

  it('waits', () => {
    render(<Loading />);

    expect(screen.getByLabelText('Loading')).toBeInTheDocument();
  });

  it('changes names, accounts and the default, and nothing else', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn(() => Promise.resolve());
    render(<Default onChange={onChange} />);
    await user.click(screen.getByRole('button', { name: 'Edit Dana’s savings' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Dana’s savings' });
    await user.clear(within(dialog).getByRole('textbox', { name: 'Nickname' }));
    await paste(user, within(dialog).getByRole('textbox', { name: 'Nickname' }), 'Rainy day');
    await user.click(within(dialog).getByRole('checkbox', { name: /2281/ }));
    await user.click(
      within(dialog).getByRole('checkbox', { name: 'Use this account unless I choose another' }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onChange).toHaveBeenCalledWith({
      id: '0196280f-0000-7000-8000-000000000002',
      nickname: 'Rainy day',
      holderName: 'Dana Hollis',
      isDefault: true,
      accountIds: ['2290'],
    });
  });

  it('lists what keeps one from being deleted', async () => {
    const user = userEvent.setup();
    render(<DeleteRefused />);
    await user.click(screen.getByRole('button', { name: 'Delete Farm checking' }));
    await user.click(await screen.findByRole('button', { name: 'Delete bank account' }));

    const dialog = await screen.findByRole('dialog', { name: 'Farm checking is in use' });
    expect(dialog).toHaveTextContent('PR-2026-000123: payment of $1,234.56');
    expect(within(dialog).getByRole('link', { name: 'See payment requests' })).toHaveAttribute(
      'href',
      '/my-account/payments/payment-requests',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says that one is in use before it asks anything', async () => {
    const user = userEvent.setup();
    const onDelete = vi.fn(() => Promise.resolve());
    render(<Default onDelete={onDelete} />);
    await user.click(screen.getByRole('button', { name: 'Delete Farm checking' }));
    const dialog = await screen.findByRole('dialog', { name: 'Farm checking is in use' });

    expect(dialog).toHaveTextContent('1 open request uses this bank account, so you can’t delete it now.');
    expect(
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Keep it']);
    expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus();
    expect(onDelete).not.toHaveBeenCalled();
  });

  it('asks no more whether to delete one that came to be used meanwhile', async () => {
    const user = userEvent.setup();
    const unused = anOption({ scheduledCount: 0 });
    const { rerender } = render(<Default options={ready([unused])} />);
    await user.click(screen.getByRole('button', { name: 'Delete Farm checking' }));
    rerender(<Default options={ready([{ ...unused, scheduledCount: 1 }])} />);

    expect(await screen.findByRole('dialog', { name: 'Farm checking is in use' })).toBeVisible();
  });

  it.each([
    ['forbidden', 'It’s not deleted.', 0],
    ['broken', 'We can’t tell if it’s deleted. You can try again.', 1],
  ] as const)('lets it be tried again only where that can help: %s', async (code, words, tries) => {
    const user = userEvent.setup();
    render(<Default onDelete={() => Promise.reject(new ApiError({ code, message: 'No.' }))} />);
    await user.click(screen.getByRole('button', { name: 'Delete Dana’s savings' }));
    await user.click(await screen.findByRole('button', { name: 'Delete bank account' }));

    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(tries);
  });
});

describe('the form', () => {
  it('takes the focus to its title when it opens, and gives it back to the list’s', () => {
    const { rerender } = render(<Default />);
    rerender(<Default adding />);
    expect(screen.getByRole('heading', { level: 1, name: 'Add a bank account' })).toHaveFocus();
    rerender(<Default />);
    expect(screen.getByRole('heading', { level: 1, name: 'Payment options' })).toHaveFocus();
  });

  it('sends what was typed, without the gaps, to the server alone', async () => {
    const user = userEvent.setup();
    const onAdd = vi.fn(() => Promise.resolve());
    render(<Adding onAdd={onAdd} />);
    await fill(user);
    await user.click(screen.getByRole('checkbox', { name: /Dana Hollis \(2290\)/ }));
    await save(user);

    await waitFor(() => expect(onAdd).toHaveBeenCalledOnce());
    expect(onAdd).toHaveBeenCalledWith({
      nickname: '',
      holderName: 'Hollis Creek',
      holderType: 'business',
      accountType: 'checking',
      routingNumber: '125100018',
      routingConfirmed: false,
      accountNumber: '0012345',
      isDefault: false,
      accountIds: ['2281'],
      consent: 'option-1',
    });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href).not.toContain('0012345');
  });

  it('asks to confirm a number that looks wrong, and each other one anew', async () => {
    const user = userEvent.setup();
    render(<Adding />);
    const routing = screen.getByRole('textbox', { name: 'Routing number' });
    await paste(user, routing, '123456789');
    await save(user);
    expect(
      await screen.findByRole('link', { name: 'Check the routing number and confirm it' }),
    ).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /I checked 123456789/ }));
    await user.clear(routing);
    await paste(user, routing, '123456788');

    expect(screen.getByRole('checkbox', { name: /I checked 123456788/ })).not.toBeChecked();
  });

  it('puts the server’s word under its field', async () => {
    const user = userEvent.setup();
    const words = 'You’ve already saved this bank account, as Farm checking ••4417. Use that one.';
    const onAdd = () =>
      Promise.reject(new ApiError({ code: 'conflict', message: words, fields: { accountNumber: words } }));
    render(<Adding onAdd={onAdd} />);
    await fill(user);
    await save(user);

    expect(await screen.findByRole('link', { name: words })).toHaveAttribute('href', '#field-accountNumber');
  });

  it('wants to know what it pays for', async () => {
    const user = userEvent.setup();
    render(<Adding />);
    await fill(user);
    for (const box of screen.getAllByRole('checkbox', { name: /\(22/ })) await user.click(box);
    await save(user);

    expect(await screen.findByRole('link', { name: 'Choose at least one account' })).toBeVisible();
  });
});

describe('the check of a bank account', () => {
  const { Waiting, Sent, Expired } = composeStories(checkStories);

  it.each([
    ['that waits', Waiting, /we send two deposits of less than a dollar each/],
    ['that waits, by a prenote', Waiting, /Our next file to the bank asks whether we can debit it/],
    ['that was sent', Sent, 'They arrive by Nov 23, 2026.'],
    ['that was sent, by a prenote', Sent, /the account is confirmed on Nov 27, 2026/],
  ])('%s says what comes next', async (_, Story, words) => {
    render(<Story />);

    expect(await screen.findByText(words, { exact: false })).toBeVisible();
  });

  it('that lapsed says where no more can be asked for', async () => {
    const onAskAgain = vi.fn(() =>
      Promise.reject(new ApiError({ code: 'conflict', message: 'No more deposits are sent.' })),
    );
    render(<Expired onAskAgain={onAskAgain} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Send two new deposits' }));

    expect(await screen.findByText('No more deposits are sent.')).toBeVisible();
  });
});
