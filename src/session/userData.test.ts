import { describe, expect, it } from 'vitest';
import { memoryStorage } from './testing/memoryStorage';
import { danasData, kept } from './testing/tokens';
import { isExpired, readPermissions, readUserData, removeUserData, writePermissions } from './userData';

const data = danasData('2026-11-21T12:00:00.000Z');

describe('the kept session', () => {
  it('is read as it was written', () => {
    expect(readUserData(memoryStorage(kept(data)))).toEqual(data);
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', 'dana'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a field short', JSON.stringify({ ...data, refreshToken: undefined })],
    ['a field of another kind', JSON.stringify({ ...data, accessToken: 7 })],
  ])('is none where there is %s', (_, text) => {
    expect(readUserData(memoryStorage(text === undefined ? {} : { userData: text }))).toBeUndefined();
  });

  it.each([
    ['2026-11-21T11:59:59.999Z', 0, false],
    ['2026-11-21T12:00:00.000Z', 0, false],
    ['2026-11-21T12:00:00.001Z', 0, true],
    ['2026-11-21T11:59:00.001Z', 60_000, true],
    ['2026-11-21T11:59:00.000Z', 60_000, false],
  ])('at %s, %i ms early, expired is %s', (now, early, expired) => {
    expect(isExpired(data, new Date(now), early)).toBe(expired);
  });

  it('counts as expired where the date cannot be read', () => {
    expect(isExpired({ ...data, accessTokenExpirationDate: 'soon' }, new Date('2026-01-01T00:00:00Z'))).toBe(
      true,
    );
  });
});

describe('what somebody may see', () => {
  const permissions = { admin: false, deposit_plan: true };

  it('is kept for them alone, and goes with the session', () => {
    const storage = memoryStorage(kept(data));
    writePermissions(storage, data.name, permissions);
    expect(readPermissions(storage, data.name)).toEqual(permissions);
    expect(readPermissions(storage, 'karl@example.com')).toBeUndefined();

    removeUserData(storage);
    expect(storage.length).toBe(0);
  });

  it.each([
    ['no JSON', 'admin', undefined],
    ['a list', '[]', undefined],
    [
      'flags of another kind',
      JSON.stringify({ name: data.name, admin: 'true' }),
      { admin: false, deposit_plan: false },
    ],
  ])('is read from %s as %s', (_, userPermissions, read) => {
    expect(readPermissions(memoryStorage({ userPermissions }), data.name)).toEqual(read);
  });
});
