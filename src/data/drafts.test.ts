import { beforeEach, describe, expect, it } from 'vitest';
import { draftOf, forgetDrafts } from './drafts';

function memory(): Storage {
  const kept = new Map<string, string>();
  const methods = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > 100) throw new Error('QuotaExceededError');
      kept.set(key, value);
      Object.defineProperty(methods, key, { enumerable: true, configurable: true, value });
    },
    removeItem(key: string) {
      kept.delete(key);
      Reflect.deleteProperty(methods, key);
    },
  };
  return methods as unknown as Storage;
}

describe('a draft', () => {
  let storage: Storage;
  beforeEach(() => {
    storage = memory();
  });

  it('is read again by who wrote it, and by nobody else', () => {
    draftOf(storage, 'dana', 'contact').write({ message: 'Hello' });

    expect(draftOf(storage, 'dana', 'contact').read()).toEqual({ message: 'Hello' });
    expect(draftOf(storage, 'dana', 'pickup').read()).toBeUndefined();
    expect(draftOf(storage, 'lou', 'contact').read()).toBeUndefined();
  });

  it('is forgotten when it was sent', () => {
    const draft = draftOf(storage, 'dana', 'contact');
    draft.write('Hello');
    draft.forget();

    expect(draft.read()).toBeUndefined();
  });

  it('is forgotten when somebody leaves, and nothing else is', () => {
    draftOf(storage, 'dana', 'contact').write('Hello');
    storage.setItem('other', 'stays');
    forgetDrafts(storage);

    expect(draftOf(storage, 'dana', 'contact').read()).toBeUndefined();
    expect(storage.getItem('other')).toBe('stays');
  });

  it('is not kept where the browser keeps nothing, and not read where it was spoilt', () => {
    const draft = draftOf(storage, 'dana', 'contact');
    draft.write('x'.repeat(101));
    expect(draft.read()).toBeUndefined();

    storage.setItem('draft contact', '{');
    expect(draft.read()).toBeUndefined();
  });
});
