import { describe, expect, it } from 'vitest';
import { openTestDbForTest } from '../testing/testDb';
import { importDrop } from './importDrop';
import type { ValidationIssue } from './report';
import { type Change, importChanged, set, tooManyWrong } from './testing/change';
import { account, invoice, line, tinyDrop } from './testing/tinyDrop';
import { statementOf } from './testing/tinyStatements';
import { writeDrop } from './testing/writeDrop';

const words = (issues: readonly ValidationIssue[]) =>
  issues.map(({ severity, file, line: at, rule }) => `${severity} ${file} ${at} ${rule}`);

const found = async (changes: readonly Change[]) => importChanged(await openTestDbForTest(), changes);

/** So many more invoices, each with two lines. */
const invoices =
  (count: number): Change =>
  (content) => {
    for (let no = 1; no <= count; no += 1) {
      content['invoices.csv']!.push(invoice(`N-${no}`, '10.00', '0.00'));
      content['invoice_lines.csv']!.push(line(`N-${no}`, '1', '4.00'), line(`N-${no}`, '2', '6.00'));
    }
    // No applications are sent, so what was paid is not compared with them.
    content['payment_applications.csv'] = [];
    content['invoices.csv']![0]!.paid = '100.00';
  };
const badTypes: Change = (content) => {
  for (const row of content['invoice_lines.csv']!.slice(3)) {
    if (row.line_no === '1') row.line_type = 'Q';
  }
};

describe('rows that only wait with a wrong one', () => {
  it('are told last and counted apart, and nothing untrue is said of the sums that they would break', async () => {
    const { issues, rowsQuarantined, rowsWaiting } = await found([invoices(20), badTypes]);
    expect(issues.filter(({ severity }) => severity === 'row')).toHaveLength(20);
    expect(new Set(issues.map(({ severity, rule }) => `${severity} ${rule}`))).toEqual(
      new Set(['row unknown-value', 'wait part-quarantined', 'wait parent-quarantined']),
    );
    expect(issues.findIndex(({ severity }) => severity === 'wait')).toBe(20);
    expect({ rowsQuarantined, rowsWaiting }).toEqual({ rowsQuarantined: 60, rowsWaiting: 40 });
  });

  it('do not hold a drop, and neither does a handful that is wrong', async () => {
    const db = await openTestDbForTest();
    await importDrop(db, writeDrop(tinyDrop()));
    const content = tinyDrop();
    set('accounts.csv', 0, { regular_balance: '149.00' })(content);
    const few = await importDrop(db, writeDrop(content, { asOf: '2026-04-13' }));
    expect(few).toMatchObject({ outcome: 'applied', holds: [] });
    expect(few.rowsWaiting).toBe(few.rowsQuarantined - 1);

    const many = tinyDrop();
    set('accounts.csv', 0, { regular_balance: '149.00' })(many);
    tooManyWrong(many);
    const held = await importDrop(db, writeDrop(many, { asOf: '2026-04-14' }));
    expect(held.holds[0]).toMatchObject({
      rule: 'quarantined-rows',
      message: expect.stringMatching(
        /^7 of \d+ rows are quarantined, more than 1 %\. \d+ more wait with them\.$/,
      ),
    });
  });

  it('are rows from before too, which no line of a delta speaks of', async () => {
    const db = await openTestDbForTest();
    await importDrop(db, writeDrop(tinyDrop()));
    const [row] = tinyDrop()['invoice_lines.csv']!.slice(2);
    const lines = [{ ...row!, op: 'U', line_type: 'Q' }];
    const folder = writeDrop(
      { 'invoice_lines.csv': lines },
      { asOf: '2026-04-13', delta: ['invoice_lines.csv'] },
    );
    const { issues, rowsQuarantined, rowsWaiting } = await importDrop(db, folder);
    expect(words(issues)).toEqual([
      'row invoice_lines.csv 2 unknown-value',
      'wait invoices.csv null part-quarantined',
    ]);
    expect({ rowsQuarantined, rowsWaiting }).toEqual({ rowsQuarantined: 1, rowsWaiting: 0 });
  });

  it.each<[what: string, change: Change, told: string[]]>([
    [
      'a statement behind one that does not add up',
      (content) => {
        set('statements.csv', 2, { ending_balance: '131.00' })(content);
        content['statements.csv']!.push(
          statementOf('S-3', '04', { previous_balance: '130.00', ending_balance: '130.00' }),
        );
      },
      ['row statements.csv 4 ending-balance', 'wait statements.csv 5 statement-before-quarantined'],
    ],
    [
      'a contract of which an event cannot be read',
      set('prepay_usage.csv', 1, { event_date: 'soon' }),
      [
        'row prepay_usage.csv 3 date',
        'wait prepay_contracts.csv 2 part-quarantined',
        'wait prepay_lines.csv 2 parent-quarantined',
        'wait prepay_lines.csv 3 parent-quarantined',
        'wait prepay_usage.csv 2 parent-quarantined',
        'wait prepay_usage.csv 4 parent-quarantined',
      ],
    ],
    [
      'an account of which a contract cannot be read, with all that it has',
      (content) => {
        set('prepay_contracts.csv', 0, { type: 'Q' })(content);
        content['accounts.csv'] = [{ ...account('00117', '150.00'), prepay_remaining: '70.00' }];
        for (const file of ['contacts.csv', 'fields.csv', 'statements.csv', 'delivery_tickets.csv']) {
          content[file] = [];
        }
        for (const row of content['invoice_lines.csv']!) row.field_id = '';
      },
      expect.arrayContaining([
        'row prepay_contracts.csv 2 unknown-value',
        'wait accounts.csv 2 part-quarantined',
        'wait invoices.csv 2 parent-quarantined',
      ]) as string[],
    ],
  ])('%s', async (_, change, told) => {
    const { issues } = await found([change]);
    expect(words(issues)).toEqual(told);
  });
});

it('of many wrong rows the first thousand are told, and how many more there are', async () => {
  const { issues, rowsQuarantined, rowsWaiting } = await found([
    invoices(1_010),
    (content) => {
      for (const row of content['invoices.csv']!.slice(2)) row.due_date = '2026-04-01';
      for (const row of content['invoice_lines.csv']!.slice(3)) row.net = '0.00';
    },
  ]);
  const rows = (rule: string) => issues.filter((issue) => issue.rule === rule);
  for (const [rule, surplus] of [
    ['due-before-invoice', 10],
    ['net', 1_020],
    ['part-quarantined', 10],
  ] as const) {
    expect(rows(rule)).toHaveLength(1_001);
    expect(rows(rule).at(-1)!.message).toMatch(new RegExp(`^${surplus} more rows with the same finding: `));
  }
  expect({ rowsQuarantined, rowsWaiting }).toEqual({ rowsQuarantined: 3_030, rowsWaiting: 1_010 });
});
