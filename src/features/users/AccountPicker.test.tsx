import { render, screen } from '@testing-library/react';
import { Formik } from 'formik';
import { expect, it, vi } from 'vitest';
import { MAX_ACCOUNTS } from '@contract/rules/accessLevels';
import { aUserDetail } from '@stories/support/userBuilders';
import { AccountPicker } from './AccountPicker';

const linkTo = { name: /^Link Whitfield/ };

it.each([
  [MAX_ACCOUNTS - 1, 1, null],
  [MAX_ACCOUNTS, 0, 'One sign-in can see 200 accounts at most.'],
])(
  'offers who has %i accounts %i more',
  (count, offers, told) => {
    const accounts = Array.from({ length: count }, (_, at) => ({
      ...aUserDetail().accounts[0]!,
      accountNo: String(at),
    }));
    const found = [{ accountNo: '2281', accountName: 'Whitfield Farms LLC' }];
    render(
      <Formik initialValues={{ accounts }} onSubmit={vi.fn()}>
        <AccountPicker found={found} searching={false} onSearch={vi.fn()} searched="2281" />
      </Formik>,
    );

    expect(screen.queryAllByRole('button', linkTo)).toHaveLength(offers);
    expect(screen.queryByRole('status')?.textContent.slice(0, told?.length) ?? null).toBe(told);
  },
  60_000,
);
