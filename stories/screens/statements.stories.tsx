import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inEverySight, inLongerWords, narrow } from '../../.storybook/modes';
import { StatementsPage } from '@/features/statements/StatementsPage';
import { statementParams } from '@/features/statements/statementList';
import { anAccount, anAccountInCredit, anAsOf } from '../support/builders';
import { failed, loading, ready, stale } from '../support/asyncStates';
import { portalPage } from '../support/PortalFrame';
import {
  aSnapshot,
  aStatement,
  aWholeStatement,
  sinceStatement,
  sixStatements,
} from '../support/statementBuilders';

const viewAt = (address = '') => statementParams.read(new URLSearchParams(address));
const page = (rows = sixStatements) => ready({ rows, next: null, previous: null });
const someTotals = {
  rows: 6,
  chargesCents: 3_247_968,
  creditsCents: 720_000,
  financeChargeCents: 10_800,
  newRows: 1,
  years: [
    { year: 2026, rows: 4 },
    { year: 2025, rows: 2 },
  ],
};
const asOf = anAsOf({ date: '2026-05-04', loadedAt: '2026-05-05T09:10:00Z', today: '2026-05-05' });
const own = anAccount({ id: '00117', accountNo: '00117', name: 'Ada Farms LLC' });

const meta = {
  title: 'Screens/Statements',
  component: StatementsPage,
  ...portalPage(
    '/my-account/purchases/statements',
    'Every statement with its figures and its PDF, and what happened since the last. NoPermission does not exist: the page is open to everybody, and shows only their own accounts.',
  ),
  args: {
    accounts: ready({ asOf, accounts: [own, anAccountInCredit()] }),
    selected: '00117',
    onSelect: () => undefined,
    params: viewAt(),
    onParams: () => undefined,
    statements: page(),
    turning: false,
    totals: ready(someTotals),
    choices: ready({ years: [2026, 2025], nextCloseDate: '2026-05-25' }),
    since: ready({ accounts: [sinceStatement()] }),
    statement: loading,
    downloading: undefined,
    onDownload: fn(),
    onZip: fn(),
    hrefOf: (statementNo) => `?statement=${statementNo}`,
    exporting: false,
    onExport: () => undefined,
    onPrint: () => undefined,
    now: new Date('2026-05-05T15:20:00Z'),
  },
  // The page says what it would like to show; here somebody has to remember it.
  render: function Remembering(args) {
    const [params, setParams] = useState(args.params);
    return (
      <StatementsPage
        {...args}
        params={params}
        onParams={(next) => {
          setParams(next);
          args.onParams(next);
        }}
      />
    );
  },
} satisfies Meta<typeof StatementsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = inEverySight;

/** Two accounts: what happened on each since its own last statement is never added up. */
export const AllAccounts: Story = {
  args: {
    selected: null,
    statements: page([
      aStatement({ isNew: true, isLatest: true }),
      aStatement({
        statementNo: 'S-2',
        accountNo: '2290',
        accountName: 'Ridge Land Trust',
        endingCents: -12_000,
      }),
    ]),
    since: ready({
      accounts: [
        sinceStatement(),
        sinceStatement({
          accountNo: '2290',
          accountName: 'Ridge Land Trust',
          last: { ...sinceStatement().last!, endingCents: -12_000, amountDueCents: 0, leftCents: 0 },
          chargesCents: 0,
          creditsCents: 0,
          balanceCents: -12_000,
          activity: [],
          activityRows: 0,
        }),
      ],
    }),
  },
};

/** Rows that were selected can be taken along as one archive. */
export const Selected: Story = {
  async play({ canvasElement, args }) {
    const boxes = await within(canvasElement).findAllByRole('checkbox', { name: /Select/ });
    await userEvent.click(boxes.at(-1)!);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Download as ZIP' }));
    await expect(args.onZip).toHaveBeenCalledWith([sixStatements.at(-1)!.statementNo]);
    boxes.at(-1)!.blur();
  },
};

export const Loading: Story = {
  args: {
    accounts: loading,
    statements: loading,
    totals: loading,
    choices: loading,
    since: loading,
  },
};

/** Before the first close there is nothing to list; the page says when that will be. */
export const Empty: Story = {
  args: {
    statements: page([]),
    totals: ready({
      rows: 0,
      chargesCents: 0,
      creditsCents: 0,
      financeChargeCents: 0,
      newRows: 0,
      years: [],
    }),
    choices: ready({ years: [], nextCloseDate: '2026-05-25' }),
    since: ready({ accounts: [sinceStatement({ last: null })] }),
  },
};

export const FilteredEmpty: Story = {
  args: { params: viewAt('year=2019'), statements: page([]), totals: ready({ ...someTotals, rows: 0 }) },
};

export const Error: Story = { args: { statements: failed, since: failed } };

/** The rows came; their sums and the latest activity did not. */
export const Partial: Story = { args: { totals: failed, since: failed } };

export const Stale: Story = {
  args: {
    accounts: ready({
      asOf: anAsOf({ date: '2026-05-01', loadedAt: '2026-05-02T09:10:00Z' }),
      accounts: [own],
    }),
    statements: stale({ rows: sixStatements, next: null, previous: null }),
  },
};

/** The ERP posted into the period after it had closed. */
export const LongContent: Story = {
  args: {
    statements: page([
      aStatement({
        isNew: true,
        revision: 12,
        endingCents: -1_234_567_890_123,
        accountName: 'The heirs of the old Kowalczyk homestead above the river, in common',
      }),
    ]),
    since: ready({
      accounts: [sinceStatement({ balanceCents: 1_234_567_890_123, closes: false, activityRows: 1_204 })],
    }),
  },
};

export const Drawer: Story = {
  args: { params: viewAt('statement=S-2026-04-00117'), statement: ready(aWholeStatement()) },
  async play({ args }) {
    const drawer = await screen.findByRole('dialog', { name: 'Statement S-2026-04-00117' });
    await userEvent.click(await within(drawer).findByRole('button', { name: 'Download PDF' }));
    await expect(args.onDownload).toHaveBeenCalledWith('S-2026-04-00117');
    (document.activeElement as HTMLElement).blur();
  },
};

/** A revision says what it takes the place of, and why; its ledger does not add up to its figures. */
export const DrawerRevision: Story = {
  args: {
    params: viewAt('statement=S-2'),
    statement: ready(
      aWholeStatement({
        snapshot: aSnapshot({
          statementNo: 'S-2',
          revision: 2,
          replaces: {
            statementNo: 'S-1',
            revision: 1,
            reason:
              'Corrected: new charges $5,413.28, was $5,613.28; ending balance $5,431.28, was $5,631.28.',
          },
          activity: [],
          aging: null,
          prepay: [],
          purchases: [],
          discount: null,
          futureObligationsCents: 250_000,
        }),
      }),
    ),
  },
};

export const DrawerSuperseded: Story = {
  args: {
    params: viewAt('statement=S-1'),
    statement: ready(aWholeStatement({ supersededBy: 'S-2', isLatest: false })),
  },
};

export const DrawerLoading: Story = { args: { params: viewAt('statement=S-1') } };

export const DrawerError: Story = { args: { params: viewAt('statement=S-1'), statement: failed } };

export const Narrow360: Story = narrow;

/** Every text two fifths longer: nothing is cut on a phone. */
export const LongerWords: Story = inLongerWords;
