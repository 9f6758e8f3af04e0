import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import * as date from './FormDate.stories';
import * as money from './FormMoney.stories';
import * as phone from './FormPhone.stories';
import * as routingNumber from './FormRoutingNumber.stories';
import { changed } from './testing/inForm';

const typeInto = async (label: string, typed: string) => {
  await userEvent.type(screen.getByLabelText(label), typed);
  await userEvent.tab();
};

describe('an amount', () => {
  const { Default } = composeStories(money);

  it.each([
    ['1234', 123_400, '1,234.00'],
    ['$1,234.50', 123_450, '1,234.50'],
    ['.5', 50, '0.50'],
    ['1000000', 100_000_000, '1,000,000.00'],
    ['12.345', '12.345', '12.345'],
    ['1e3', '1e3', '1e3'],
  ])('typed as %s is %s in the form and reads %s', async (typed, value, shown) => {
    render(<Default />);
    await typeInto('Amount', typed);

    expect(changed).toHaveBeenLastCalledWith({ amount: value });
    expect(screen.getByLabelText('Amount')).toHaveValue(shown);
  });

  it('can be emptied again', async () => {
    render(<Default />);
    await typeInto('Amount', '5');
    await userEvent.clear(screen.getByLabelText('Amount'));
    await userEvent.tab();

    expect(changed).toHaveBeenLastCalledWith({ amount: '' });
    expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription('Enter an amount');
  });

  it('brings up the digits of a phone’s keyboard', () => {
    render(<Default />);

    expect(screen.getByLabelText('Amount')).toHaveAttribute('inputmode', 'decimal');
  });
});

describe('a phone number', () => {
  it.each([
    ['5095550134', '+15095550134', '(509) 555-0134'],
    ['+1 (509) 555-0134', '+15095550134', '(509) 555-0134'],
    ['555-0134', '555-0134', '555-0134'],
  ])('typed as %s is %s in the form and reads %s', async (typed, value, shown) => {
    const { Default } = composeStories(phone);
    render(<Default />);
    await typeInto('Phone number', typed);

    expect(changed).toHaveBeenLastCalledWith({ phone: value });
    expect(screen.getByLabelText('Phone number')).toHaveValue(shown);
  });
});

describe('a routing number', () => {
  const { Doubtful, Found, Invalid, Looking, NotDebitable, NotFound, ServiceDown } =
    composeStories(routingNumber);

  it.each([
    ['that is looked for', Looking, 'Looking for the bank…'],
    ['that is found', Found, 'Palouse Community Bank, Colfax WA'],
    ['that is not found', NotFound, 'We don’t know this bank. If the number is right, go on.'],
    ['that cannot be looked for', ServiceDown, 'We can’t look for the bank now. You can go on.'],
    ['with a wrong check digit', Doubtful, /doesn’t look like a US routing number/],
    ['of no bank', NotDebitable, /can’t take payments/],
  ])('%s says so and may be saved', (_, Story, words) => {
    render(<Story />);

    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(screen.getByLabelText('Routing number')).toBeValid();
  });

  it('is doubted only once it is whole', () => {
    render(<Invalid />);

    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is never offered by the browser', () => {
    render(<Found />);

    expect(screen.getByLabelText('Routing number')).toHaveAttribute('autocomplete', 'off');
    expect(screen.getByLabelText('Routing number')).toHaveAttribute('inputmode', 'numeric');
  });
});

describe.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])('a day in %s', (zone) => {
  const home = process.env.TZ;
  afterEach(() => {
    if (home === undefined) delete process.env.TZ;
    else process.env.TZ = home;
  });

  it.each([
    ['2026-11-30', 'Mon, Nov 30, 2026'],
    ['2027-01-01', 'Fri, Jan 1, 2027'],
    ['2026-03-08', 'Sun, Mar 8, 2026'],
  ])('%s stays what was chosen and reads %s', (day, words) => {
    process.env.TZ = zone;
    const { AnyDay } = composeStories(date);
    render(<AnyDay />);
    const field = screen.getByLabelText('Payment date (optional)');
    fireEvent.change(field, { target: { value: day } });

    expect(changed).toHaveBeenLastCalledWith({ payDate: day });
    expect(field).toHaveValue(day);
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });
});

describe('a day', () => {
  const { Closed, Filled, TooEarly } = composeStories(date);

  it.each([
    ['too early', TooEarly, 'Choose Nov 21, 2026 or a later day'],
    ['closed', Closed, 'Banks are closed on Nov 26, 2026. Choose another day'],
  ])('that is %s says so', async (_, Story, words) => {
    render(<Story />);

    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByLabelText('Payment date')).toHaveAccessibleDescription(new RegExp(`^${words}`));
  });

  it('is offered by the calendar between the ends of its rule', () => {
    render(<Filled />);

    expect(screen.getByLabelText('Payment date')).toHaveAttribute('min', '2026-11-21');
    expect(screen.getByLabelText('Payment date')).toHaveAttribute('max', '2027-01-20');
  });
});
