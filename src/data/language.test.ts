import { describe, expect, it } from 'vitest';
import { chooseLanguage, otherLanguage } from './language';

/** A page that was reached in that way, by a browser that keeps cookies or not. */
function deviceAt(protocol: string, keeps = true) {
  const written: string[] = [];
  let reloads = 0;
  const kept = new Map<string, string>();
  const device = {
    document: {
      get cookie() {
        return ['a=1', ...(keeps ? written : [])].map((each) => each.split(';')[0]).join('; ');
      },
      set cookie(cookie: string) {
        written.push(cookie);
      },
    },
    location: { protocol, reload: () => void (reloads += 1) },
    sessionStorage: { setItem: (name: string, value: string) => void kept.set(name, value) },
  };
  return { device, written, kept, reloads: () => reloads };
}

describe('the choice of a language', () => {
  it.each([
    ['http:', ''],
    ['https:', '; secure'],
  ])(
    'is kept for a year by a cookie of the whole site over %s, and the page is loaded anew',
    (protocol, end) => {
      const { device, written, kept, reloads } = deviceAt(protocol);
      chooseLanguage('es', device);

      expect(written).toEqual([`fieldgate_language=es; path=/; max-age=31536000; samesite=lax${end}`]);
      expect(reloads()).toBe(1);
      expect([...kept.values()]).toEqual(['es']);
    },
  );

  it('loads nothing anew where the browser keeps no cookies', () => {
    const { device, reloads } = deviceAt('https:', false);
    chooseLanguage('es', device);

    expect(reloads()).toBe(0);
  });

  it('offers the one that the page is not in', () => {
    expect(otherLanguage()).toBe('es');
  });
});
