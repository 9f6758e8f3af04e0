import { describe, expect, it } from 'vitest';
import { messageUses } from './messageUses';

const withMessages = (code: string) =>
  messageUses('src/x.tsx', `import * as m from '@locales/payments';\n${code}`);

describe('the use of messages', () => {
  it('is found in calls, lists and JSX', () => {
    const { used, wrong } = withMessages(
      'export const words = texts({ a: m.one });\nexport const X = () => <p title={m.two()}>{m.three({ n: 1 })}</p>;',
    );
    expect(used).toEqual(['payments.one', 'payments.two', 'payments.three']);
    expect(wrong).toEqual([]);
  });

  it.each([
    ['when its module is loaded', 'export const title = m.one();', 'while its module is loaded'],
    ['in a list at the top', 'export const list = [{ title: m.one() }];', 'while its module is loaded'],
    ['by a computed name', 'export const f = (x: "a") => m[x]();', 'computed name'],
  ])('is refused %s', (_, code, reason) => {
    expect(withMessages(code).wrong.join()).toContain(reason);
  });

  it.each([
    ['in a function', 'export const f = () => m.one();'],
    ['in a getter', 'export const o = { get title() { return m.one(); } };'],
    ['as a function that somebody calls later', 'export const schema = string().required(m.one);'],
  ])('is right %s', (_, code) => {
    expect(withMessages(code).wrong).toEqual([]);
  });

  it('is refused by named imports, which the build does not see', () => {
    expect(messageUses('src/x.ts', "import { one } from '@locales/payments';").wrong).toHaveLength(1);
    expect(messageUses('src/x.ts', "import { texts } from '@locales/language';").wrong).toEqual([]);
  });
});
