import { describe, expect, it } from 'vitest';
import { permissionsOf } from './users';

const records = [
  { name: 'dana@example.com', admin: false, deposit_plan: true },
  { name: 'lee@example.com', admin: true, deposit_plan: false },
];

describe('the permissions of a name', () => {
  it.each([
    ['dana@example.com', { admin: false, deposit_plan: true }],
    ['lee@example.com', { admin: true, deposit_plan: false }],
    ['Dana@example.com', { admin: false, deposit_plan: false }],
    ['', { admin: false, deposit_plan: false }],
  ])('%j: %j', (name, permissions) => {
    expect(permissionsOf(records, name)).toEqual(permissions);
  });
});
