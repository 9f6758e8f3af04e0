import { describe, expect, it } from 'vitest';
import { differencesOf, keyOf } from './judge';

const keysOf = async (text: string) => (await differencesOf(text)).map(keyOf);

describe('on Citus, by customer', () => {
  it.each([
    ['select * from invoice where account_no = $1', []],
    ['select * from invoice where account_no = $1::text and invoice_no = $2', []],
    ['select * from invoice where invoice_no = $1', ['noCustomer invoice']],
    ['select * from invoice where account_no = $1 or invoice_no = $2', ['noCustomer invoice']],
    ['select * from invoice where account_no = any($1)', ['noCustomer invoice']],
    ['select * from branch', []],
    ['select i.* from invoice i join payment p on p.account_no = i.account_no where p.account_no = $1', []],
    ['select i.* from invoice i join payment p using (account_no) where p.account_no = $1', []],
    [
      'select i.* from invoice i join payment p on p.reference = i.invoice_no where i.account_no = $1',
      ['noCustomer payment', 'join invoice', 'join payment'],
    ],
    [
      'select i.* from invoice i join payment p on p.account_no = i.account_no',
      ['noCustomer invoice', 'noCustomer payment'],
    ],
    [
      'select * from account a where a.account_no = $1 and exists (select 1 from invoice i where i.account_no = a.account_no)',
      [],
    ],
    [
      'select * from account a where exists (select 1 from invoice i where i.account_no = a.account_no)',
      ['noCustomer account', 'noCustomer invoice'],
    ],
    [
      'with mine as (select account_no from account where account_no = $1) select * from mine join invoice i on i.account_no = mine.account_no',
      [],
    ],
    ['select 1 from request where request_id = $1 for update', ['noCustomer request', 'lock request']],
    ['select 1 from request where account_no = $1 for update', []],
    ['select * from invoice_line where invoice_no = $1', ['lacksColumn invoice_line']],
    ['insert into promise (promise_id, account_no) values ($1, $2)', []],
    ['insert into promise (promise_id) values ($1)', ['insertWithout promise']],
    [
      'insert into promise (promise_id, account_no) values ($1, $2) on conflict (promise_id) do nothing',
      ['conflict promise'],
    ],
    ['update promise set account_no = $1 where account_no = $2', ['movesRow promise']],
    ['delete from promise where promise_id = $1', ['noCustomer promise']],
    [
      'select account_no, sum(open_amount_cents) from invoice group by rollup (account_no)',
      ['noCustomer invoice', 'groupingSets invoice'],
    ],
    ['create table promise (promise_id uuid primary key, account_no text)', ['key promise']],
    ['create table promise (account_no text, promise_id uuid, primary key (account_no, promise_id))', []],
    ['create table invoice_line (invoice_no text references invoice)', ['foreignKey invoice_line → invoice']],
    ['create table product (account_no text references account)', ['foreignKey product → account']],
    ['create trigger t before insert on invoice for each row execute function f()', ['trigger invoice']],
    ['create table promise (account_no text, n integer generated always as identity)', ['identity promise']],
  ])('%s', async (text, expected) => {
    const found = (await keysOf(text)).filter((key) => key.startsWith('citus '));
    expect(found.map((key) => key.slice('citus '.length))).toEqual(expected);
  });
});

describe('on Aurora DSQL', () => {
  it.each([
    ['select 1', []],
    ['savepoint one', ['savepoint savepoints']],
    ['truncate invoice', ['truncate truncate']],
    ['create temporary table staged (n integer)', ['temporaryTable temporary tables']],
    ['select pg_advisory_xact_lock(1)', ['advisoryLock pg_advisory_xact_lock']],
    ['select 1 from invoice for update', []],
    ['select 1 from invoice for update skip locked', ['rowLock Skip']],
    ['select 1 from invoice for share', ['rowLock FORSHARE']],
    ['declare c cursor for select 1', ['cursor cursors']],
    ['copy invoice (invoice_no) from stdin', ['copy invoice']],
    ['do $$ begin end $$', ['doBlock do']],
    ['select 7 % 2', []],
    ['select name % $1 from account', ['similarity %']],
    ['create table t (a jsonb)', ['columnType t.a']],
    ['create table t (a text[])', ['columnType t.a']],
    ['create table t (a json)', []],
    ['select $1::jsonb', []],
    ['create table t (a text references u)', ['foreignKey t']],
    ['create index on t (a)', ['index t']],
    ['create extension pg_trgm', ['extension pg_trgm']],
  ])('%s', async (text, expected) => {
    const found = (await keysOf(text)).filter((key) => key.startsWith('dsql '));
    expect(found.map((key) => key.slice('dsql '.length))).toEqual(expected);
  });
});

describe('on Aurora PostgreSQL', () => {
  it.each([
    ['create extension pg_trgm', []],
    ['create extension timescaledb', ['extension timescaledb']],
    ['select pg_last_wal_replay_lsn()', ['walFunction pg_last_wal_replay_lsn']],
    ['select pg_advisory_xact_lock(1)', []],
  ])('%s', async (text, expected) => {
    const found = (await keysOf(text)).filter((key) => key.startsWith('aurora '));
    expect(found.map((key) => key.slice('aurora '.length))).toEqual(expected);
  });
});
