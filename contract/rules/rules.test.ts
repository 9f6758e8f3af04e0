import { describe, expect, it } from 'vitest';
import { object } from 'yup';
import { bankAccountNumber, bankRoutingNumber, sameAccountNumber, whyNotByFile } from './bank';
import { isBankRoutingNumber } from '../format/bankNumbers';
import { isBlank } from './blank';
import { email, isEmail, isPlainAddress } from './email';
import { isPlainLine } from './plainLine';

describe('isBlank', () => {
  it.each([undefined, null, '', ' ', '\t\r\n', '\u00a0', '\ufeff', '\u2003\u3000'])('%j is', (value) => {
    expect(isBlank(value)).toBe(true);
  });

  it.each(['x', ' x ', '\u200b', '\u0085', '\u001c', 0, Number.NaN, false, [], {}])('%j is not', (value) => {
    expect(isBlank(value)).toBe(false);
  });
});

describe('isEmail', () => {
  it.each([
    'name@example.com',
    'a@b.c',
    'a.b+c@d-e.example',
    'é@ü.ö',
    'a@b..c',
    '.@.x.y',
    `${'x'.repeat(500)}@y.z`,
  ])('%s is', (value) => {
    expect(isEmail(value)).toBe(true);
  });

  it.each([
    '',
    'name',
    '@example.com',
    'name@',
    'name@example',
    'name@.com',
    'name@example.',
    'a@b@c.d',
    'na me@example.com',
    'name@exam\tple.com',
    'name@example.com ',
    ' name@example.com',
    'name@example\u00a0.com',
    'name@example.com\n',
    ['name@example.com'],
    5,
    null,
  ])('%j is not', (value) => {
    expect(isEmail(value)).toBe(false);
  });

  it('is quick with long nonsense', () => {
    expect(isEmail(`a@${'a.'.repeat(50_000)} `)).toBe(false);
  });

  it.each([
    ['', true],
    [undefined, true],
    ['name@example.com', true],
    ['name', false],
    [5, false],
  ])('as a schema takes %j: %s', (value, valid) => {
    expect(email().isValidSync(value)).toBe(valid);
  });
});

describe('isPlainAddress', () => {
  it.each([
    'name@example.com',
    'a@b.c',
    "o'neil+farm_1@d-e.example.co",
    `${'x'.repeat(64)}@y.z`,
    `a@${'b'.repeat(63)}.com`,
  ])('%s is', (value) => {
    expect(isPlainAddress(value)).toBe(true);
  });

  it.each([
    'name',
    'é@example.com',
    'a@ü.ö',
    'a@b..c',
    '.a@example.com',
    'a..b@example.com',
    'a.@example.com',
    'a@-b.com',
    'a@b-.com',
    'Jane<jane@example.com>',
    '"jane"@example.com',
    'jane,bob@example.com',
    'jane;bob@example.com',
    'jane(barn)@example.com',
    'jane@example.com,bob',
    'jane@exam_ple.com',
    'ja\u0000ne@example.com',
    'jane\u202Emoc.elpmaxe@b.c',
    'jane\u200B@example.com',
    `${'x'.repeat(65)}@y.z`,
    `a@${'b'.repeat(64)}.com`,
    undefined,
  ])('%j is not', (value) => {
    expect(isPlainAddress(value)).toBe(false);
  });

  it('is quick with long nonsense', () => {
    expect(isPlainAddress(`${'a.'.repeat(50_000)}@${'a-'.repeat(50_000)}.b`)).toBe(false);
  });
});

describe('isPlainLine', () => {
  it.each(['', 'Ana María O’Brien-Ñuñez', '王小明', 'Jane\u00a0Doe', '👩🏽‍🌾'.replace('\u200d', '')])(
    '%j is',
    (text) => {
      expect(isPlainLine(text)).toBe(true);
    },
  );

  it.each([
    'a\nb',
    'a\u0000',
    'a\u0085',
    'a\u2028b',
    '\u202Eenad',
    '\u2066a',
    '\u200Ea',
    'a\u200Bb',
    '\uFEFFa',
    '\u061Ca',
  ])('%j is not', (text) => {
    expect(isPlainLine(text)).toBe(false);
  });
});

describe('bank numbers', () => {
  it.each<[unknown, boolean, boolean]>([
    ['12', false, false],
    ['123', true, false],
    ['12345678', true, false],
    ['123456789', true, true],
    ['1234567890', true, false],
    ['0'.repeat(19), true, false],
    ['0'.repeat(20), false, false],
    ['', false, false],
    [' 123456789', false, false],
    ['123456789 ', false, false],
    ['123456789\n', false, false],
    ['123-456-789', false, false],
    ['12345678x', false, false],
    ['١٢٣٤٥٦٧٨٩', false, false],
    [123456789, false, false],
    [['123456789'], false, false],
    [null, false, false],
  ])('%j: account %s, routing %s', (value, account, routing) => {
    expect(isBankRoutingNumber(value)).toBe(routing);
    expect(bankAccountNumber().isValidSync(value)).toBe(account);
    expect(bankRoutingNumber().isValidSync(value)).toBe(routing);
  });

  it('say what is missing', () => {
    expect(() => bankAccountNumber().validateSync('1')).toThrow('Enter the account number as 3 to 19 digits');
    expect(() => bankRoutingNumber().validateSync('1')).toThrow(
      'Enter the routing number as exactly 9 digits',
    );
  });
});

describe('whyNotByFile', () => {
  it.each([
    [17, '021000021', undefined],
    [18, '021000021', /has 18 digits\. .* room for 17/],
    [17, '000000518', /No payments can be made/],
    [17, '800000006', /No payments can be made/],
    [3, '123456789', undefined],
  ])('of %i digits at %s: %s', (digits, routing, why) => {
    const said = whyNotByFile({ digits, routing });

    if (why) expect(said).toMatch(why);
    else expect(said).toBeUndefined();
  });
});

describe('sameAccountNumber', () => {
  const rules = object({ number: bankAccountNumber(), again: sameAccountNumber('number') });

  it.each([
    ['000123', '000123', undefined],
    ['000123', '123', 'Enter the same account number as above'],
    ['000123', '', 'Enter the account number again'],
  ])('%s and %j: %s', (number, again, message) => {
    if (message === undefined) expect(rules.isValidSync({ number, again })).toBe(true);
    else expect(() => rules.validateSync({ number, again })).toThrow(message);
  });
});
