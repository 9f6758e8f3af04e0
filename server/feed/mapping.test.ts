import { describe, expect, it } from 'vitest';
import { columnNamed, dateReader, mappingOf, numberReader, type Profile } from './mapping';
import { invoices } from './files/invoices';
import { parseProfile } from './mappingFile';

describe('dateReader', () => {
  it.each([
    ['MM/DD/YYYY', '04/08/2026', '2026-04-08'],
    ['M/D/YYYY', '4/8/2026', '2026-04-08'],
    ['DD.MM.YYYY', '08.04.2026', '2026-04-08'],
    ['YYYYMMDD', '20260408', '2026-04-08'],
    ['MM/DD/YYYY', '4/8/2026', undefined],
    ['MM/DD/YYYY', '2026-04-08', undefined],
    ['DD.MM.YYYY', '08x04x2026', undefined],
    ['MM/DD/YYYY', '', ''],
  ])('reads %s of %s', (format, cell, own) => expect(dateReader(format)(cell)).toBe(own));
});

describe('numberReader', () => {
  const american = { thousands: ',', trailingMinus: true, parentheses: true, currency: '$' } as const;
  const european = { decimal: ',', thousands: '.' } as const;

  it.each([
    [american, '1,234.50', '1234.50'],
    [american, '1,234.50-', '-1234.50'],
    [american, '(1,234.50)', '-1234.50'],
    [american, '($1,234.50)', '-1234.50'],
    [american, '-$5', '-5'],
    [american, '1234.5', '1234.5'],
    [american, '1,234,567', '1234567'],
    [american, '1,23.00', undefined],
    [american, '(1.00', undefined],
    [american, '-1.00-', undefined],
    [american, '(1.00-)', undefined],
    [american, 'n/a', undefined],
    [american, '', ''],
    [european, '1.234,50', '1234.50'],
    [european, '-0,5', '-0.5'],
    [european, '1234.50', undefined],
    [european, '1,50-', undefined],
    [european, '(1,50)', undefined],
    [{}, '-1234.50', '-1234.50'],
    [{ thousands: ' ' } as const, '1 234.00', '1234.00'],
  ])('reads %j of %s', (format, cell, own) => expect(numberReader(format)(cell)).toBe(own));
});

describe('mappingOf', () => {
  const profile: Profile = {
    dates: 'MM/DD/YYYY',
    flags: { yes: ['true'], no: ['false'] },
    files: {
      'invoices.csv': {
        columns: { InvNo: 'invoice_no', Balance: 'open_amount' },
        flip: ['open_amount'],
        codes: { doc_type: { INV: 'I', '': 'I' }, due_date: { '00/00/0000': '' } },
        numbers: { trailingMinus: true },
      },
    },
  };
  const { rename, readers, control } = mappingOf(profile, invoices);

  it('names the columns that it knows and leaves the others', () => {
    expect(rename(['InvNo', 'due_date', 'Colour'])).toEqual(['invoice_no', 'due_date', 'Colour']);
  });

  it.each([
    ['open_amount', '5.00', '-5.00'],
    ['open_amount', '5.00-', '5.00'],
    ['open_amount', '0.00', '0.00'],
    ['open_amount', '', ''],
    ['open_amount', 'x', undefined],
    ['total', '5.00-', '-5.00'],
    ['doc_type', 'INV', 'I'],
    ['doc_type', '', 'I'],
    ['doc_type', 'C', 'C'],
    ['due_date', '00/00/0000', ''],
    ['due_date', '05/15/2026', '2026-05-15'],
    ['voided', 'true', 'Y'],
    ['voided', '', ''],
    ['voided', 'Y', undefined],
  ])('reads %s of %j as %j', (column, cell, own) => expect(readers[column]!(cell)).toBe(own));

  it('reads the control column without turning its sign', () =>
    expect(control('open_amount')!('5.00-')).toBe('-5.00'));

  it('reads codes in the control column too', () => {
    const coded = mappingOf({ files: { 'invoices.csv': { codes: { paid: { NONE: '' } } } } }, invoices);
    expect(coded.control('paid')!('NONE')).toBe('');
    expect(coded.control('total')).toBeUndefined();
  });

  it.each([
    ['InvNo', 'invoice_no'],
    ['invoice_no', 'invoice_no'],
    ['constructor', 'constructor'],
  ])('calls the column %s %s', (said, name) => {
    expect(columnNamed(profile, 'invoices.csv', said)).toBe(name);
    expect(columnNamed(profile, 'fields.csv', said)).toBe(said);
  });

  it('has nothing to do for text without codes', () => expect(readers.comments).toBeUndefined());
});

describe('a mapping profile that cannot be used', () => {
  it.each([
    ['no JSON', '{', 'It is not JSON'],
    ['a list', '[]', 'must be a `object` type'],
    ['an unknown word', '{"date":"MM/DD/YYYY"}', 'unspecified keys: date'],
    ['an unknown word within', '{"numbers":{"comma":true}}', 'unspecified keys: comma'],
    ['a number for a header', '{"files":{"fields.csv":{"columns":{"A":1}}}}', 'A must be a `string` type'],
    ['a date without a year', '{"dates":"MM/DD"}', 'dates must name year, month and day'],
    ['a date with two months', '{"dates":"MM/MM/YYYY"}', 'dates must name year, month and day'],
    [
      'one sign for two things',
      '{"numbers":{"thousands":"."}}',
      'cannot have “.” both as decimal sign and between thousands',
    ],
    ['a word both ways', '{"flags":{"yes":["1"],"no":["1"]}}', 'cannot have “1” both as yes and as no'],
    ['an unknown file', '{"files":{"inv.csv":{}}}', 'files has “inv.csv”; the portal reads branches.csv'],
    [
      'an unknown column',
      '{"files":{"fields.csv":{"columns":{"A":"acre"}}}}',
      'files.fields.csv.columns has “acre”, which is no column of fields.csv (field_id, ',
    ],
    [
      'two headers for one column',
      '{"files":{"fields.csv":{"columns":{"A":"acres","B":"acres"}}}}',
      'leads two headers to “acres”',
    ],
    [
      'a flip of text',
      '{"files":{"fields.csv":{"flip":["county","north"]}}}',
      'flip has “county”, which is no amount\n  - files.fields.csv.flip has “north”, which is no column',
    ],
    [
      'a code that leads nowhere',
      '{"files":{"invoices.csv":{"codes":{"doc_type":{"X":"Z"},"op":{"N":"I"},"sort":{}}}}}',
      'codes.doc_type leads to “Z”; the portal knows I, C, F, D\n  - files.invoices.csv.codes.op leads to “I”; the portal knows U, D',
    ],
  ])('because of %s', (_, text, words) => {
    expect(() => parseProfile(text, 'erp.json')).toThrow(words);
    expect(() => parseProfile(text, 'erp.json')).toThrow('The mapping profile erp.json cannot be used:');
  });
});
