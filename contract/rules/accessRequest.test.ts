import { expect, it } from 'vitest';
import { accessProblems, longestEntry } from './accessRequest';

const right = {
  accountNo: '00117',
  zip: '99347',
  figure: '$412.50',
  name: 'Dana Whitcomb',
  email: 'dana@example.com',
  phone: '',
  relationship: '',
  note: '',
};

it.each([
  ['nothing wrong', {}, []],
  ['no account number', { accountNo: ' ' }, ['accountNo']],
  ['the longest account number', { accountNo: '1'.repeat(longestEntry.accountNo) }, []],
  ['a longer one', { accountNo: '1'.repeat(longestEntry.accountNo + 1) }, ['accountNo']],
  ['four digits', { zip: '9934' }, ['zip']],
  ['five and four digits', { zip: '99347-1200' }, []],
  ['five and three digits', { zip: '99347-120' }, ['zip']],
  ['six digits', { zip: '993471' }, ['zip']],
  ['no figure', { figure: '' }, ['figure']],
  ['a figure of two lines', { figure: '1\n2' }, ['figure']],
  ['no name', { name: '' }, ['name']],
  ['a name that turns around', { name: '\u202Eanad' }, ['name']],
  ['no address', { email: 'dana' }, ['email']],
  ['two addresses', { email: 'dana@example.com,eve@example.com' }, ['email']],
  ['nine digits', { phone: '509555014' }, ['phone']],
  ['ten digits', { phone: '(509) 555-0142' }, []],
  ['a word for no relationship', { relationship: 'friend' }, ['relationship']],
  ['a landlord', { relationship: 'landlord' }, []],
  ['the longest note', { note: 'x'.repeat(longestEntry.note) }, []],
  ['a longer one', { note: 'x'.repeat(longestEntry.note + 1) }, ['note']],
])('%s', (_, over, fields) => expect(Object.keys(accessProblems({ ...right, ...over }))).toEqual(fields));
