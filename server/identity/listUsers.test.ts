import { beforeAll, expect, it } from 'vitest';
import { openTestDb } from '../testing/testDb';
import { openTestPool } from './testing/testPool';

interface Page {
  readonly status: number;
  readonly Users: readonly {
    readonly Username: string;
    readonly Attributes: readonly { readonly Name: string; readonly Value: string }[];
  }[];
  readonly PaginationToken?: string;
}

let admin: Awaited<ReturnType<typeof openTestPool>>['admin'];
beforeAll(async () => {
  const house = await openTestPool(await openTestDb());
  admin = house.admin;
  for (const [username, name] of [
    ['ada@example.com', 'Ada Field'],
    ['adam@example.com', 'Adam 100%'],
    ['bob@example.com', 'Bob "Bo" Hill'],
    ['eve@example.com', 'Eve'],
  ] as const) {
    await house.create(username, username !== 'eve@example.com', { name });
  }
  await admin('AdminDisableUser', { Username: 'bob@example.com' });
});

const list = async (members: object = {}) => (await admin('ListUsers', members)) as unknown as Page;
const names = ({ Users }: Page) => Users.map(({ Username }) => Username.split('@')[0]);

it('lists everybody by name', async () => {
  const page = await list();

  expect(names(page)).toEqual(['ada', 'adam', 'bob', 'eve']);
  expect(page.PaginationToken).toBeUndefined();
});

it.each([
  ['username = "ADA@example.com"', ['ada']],
  ['username ^= "ad"', ['ada', 'adam']],
  ['email ^= "bob@"', ['bob']],
  ['name = "adam 100%"', ['adam']],
  ['name ^= "Adam 1%"', []],
  ['name = "Bob \\"Bo\\" Hill"', ['bob']],
  ['status = "Disabled"', ['bob']],
  ['status="enabled"', ['ada', 'adam', 'eve']],
  ['cognito:user_status = "FORCE_CHANGE_PASSWORD"', ['eve']],
  ['phone_number = "+15415550134"', []],
  ['', ['ada', 'adam', 'bob', 'eve']],
])('keeps to the filter %j', async (Filter, expected) => {
  expect(names(await list({ Filter }))).toEqual(expected);
});

it.each([
  'username',
  'username = ada',
  'username > "ada"',
  'password = "x"',
  'constructor = "x"',
  'username = "a" and email = "b"',
  'username = "a" or 1=1 --"',
])('does not understand the filter %j', async (Filter) => {
  expect(await list({ Filter })).toMatchObject({
    status: 400,
    __type: 'InvalidParameterException',
    message: 'Error while parsing filter',
  });
});

it('goes from page to page', async () => {
  const first = await list({ Limit: 3 });
  const second = await list({ Limit: 3, PaginationToken: first.PaginationToken });

  expect([names(first), names(second)]).toEqual([['ada', 'adam', 'bob'], ['eve']]);
  expect(second.PaginationToken).toBeUndefined();
  expect(names(await list({ Limit: 0 }))).toHaveLength(4);
});

it('tells only the attributes that were asked for', async () => {
  const { Users } = await list({ AttributesToGet: ['name'], Filter: 'username = "ada@example.com"' });

  expect(Users[0]!.Attributes).toEqual([{ Name: 'name', Value: 'Ada Field' }]);
});

it.each([
  [{ Limit: 61 }, "'limit'"],
  [{ Limit: -1 }, "'limit'"],
  [{ Limit: '5' }, "'limit'"],
  [{ PaginationToken: 'made up' }, 'Invalid pagination token'],
  [{ AttributesToGet: ['shoe_size'] }, 'One or more requested attributes do not exist in user pool.'],
])('refuses %j', async (members, message) => {
  expect(await list(members)).toMatchObject({
    status: 400,
    __type: 'InvalidParameterException',
    message: expect.stringContaining(message),
  });
});
