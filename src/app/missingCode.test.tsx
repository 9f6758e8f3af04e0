import { afterEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../session/testing/memoryStorage';
import { isCodeMissing, mayReload, servedNow, wasTyped, watchTyping } from './missingCode';

/** A page that began with a script. */
function pageOf(script: string): ParentNode {
  const page = document.createElement('div');
  page.innerHTML = `<script type="module" crossorigin src="/assets/${script}"></script>`;
  return page;
}

const answering = (body: string, status = 200) =>
  (() => Promise.resolve(new Response(body, { status }))) as typeof fetch;
const silent = (() => Promise.reject(new TypeError('Failed to fetch'))) as typeof fetch;

describe('code that could not be fetched', () => {
  it.each([
    ['Failed to fetch dynamically imported module: https://x/assets/a.js', true],
    ['error loading dynamically imported module: https://x/assets/a.js', true],
    ['Importing a module script failed.', true],
    ['Unable to preload CSS for /assets/a.css', true],
    ['Cannot read properties of undefined', false],
    ['Failed to fetch', false],
  ])('is known by the words of each browser: %s', (message, known) => {
    expect(isCodeMissing(new TypeError(message))).toBe(known);
  });

  it('is told from anything else that is thrown', () => {
    expect(isCodeMissing('Importing a module script failed.')).toBe(false);
  });
});

describe('what the server has', () => {
  it.each([
    ['same', answering('<script src="/assets/index-1.js"></script>')],
    ['other', answering('<script src="/assets/index-2.js"></script>')],
    ['nothing', answering('Bad gateway', 502)],
    ['nothing', silent],
  ])('is %s', async (served, fetchPage) => {
    expect(await servedNow(fetchPage, pageOf('index-1.js'))).toBe(served);
  });
});

describe('loading the page anew by itself', () => {
  it('is done once for a screen and a version, and again for the next version', () => {
    const storage = memoryStorage({});
    const asked = ['index-1.js', 'index-1.js', 'index-2.js', 'index-2.js'].map((script) =>
      mayReload(storage, '/home', pageOf(script)),
    );

    expect(asked).toEqual([true, false, true, false]);
    expect(mayReload(storage, '/contact-us', pageOf('index-2.js'))).toBe(true);
  });

  it('is not done by a browser that keeps nothing', () => {
    const closed = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full');
      },
    } as unknown as Storage;
    expect(mayReload(closed, '/home', pageOf('index-1.js'))).toBe(false);
  });
});

describe('what was typed', () => {
  const input = document.createElement('input');
  afterEach(() => input.remove());

  it('is noticed from the first letter on, and forgotten with the portal', () => {
    document.body.append(input);
    const stop = watchTyping(document);
    expect(wasTyped()).toBe(false);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(wasTyped()).toBe(true);
    stop();
    expect(wasTyped()).toBe(false);
  });
});
