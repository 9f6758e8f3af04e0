import { describe, expect, it } from 'vitest';
import { replaceIn, type Replacement } from './replaceComponent';

const amount: Replacement = {
  from: {
    name: 'Amount',
    module: 'src/components/Amount/Amount',
    props: [
      { name: 'value', isRequired: true },
      { name: 'big', isRequired: false },
      { name: 'sign', isRequired: false },
    ],
  },
  to: {
    name: 'Money',
    module: 'src/components/Money/Money',
    props: [
      { name: 'cents', isRequired: true },
      { name: 'big', isRequired: false },
      { name: 'note', isRequired: false },
    ],
  },
  renamed: new Map([['value', 'cents']]),
  aliases: [['@/', 'src/']],
};
/** The same without another name for a prop. */
const panel: Replacement = {
  from: { name: 'Old', module: 'src/forms/Old', props: [{ name: 'label', isRequired: true }] },
  to: {
    name: 'New',
    module: 'src/components/New/New',
    props: [
      { name: 'label', isRequired: true },
      { name: 'children', isRequired: false },
    ],
  },
  renamed: new Map(),
  aliases: [['@/', 'src/']],
};

const page = 'src/features/home/HomePage.tsx';
const imported = `import { Amount } from '@/components/Amount/Amount';\n`;
const instead = `import { Money } from '@/components/Money/Money';\n`;

describe('a component takes the place of another', () => {
  it.each([
    [
      'a tag that closes itself',
      page,
      `${imported}const a = <Amount value={1} />;`,
      `${instead}const a = <Money cents={1} />;`,
    ],
    [
      'after letters of two units',
      page,
      `${imported}const a = '“🌾”', b = <p>“🌾” <Amount big value={1} key="a" /></p>;`,
      `${instead}const a = '“🌾”', b = <p>“🌾” <Money big cents={1} key="a" /></p>;`,
    ],
    [
      'one inside another',
      page,
      `import { New } from '@/components/New/New';\nimport { Old } from '@/forms/Old';\nconst a = <Old label="a"><Old label="b" /></Old>;`,
      `import { New } from '@/components/New/New';\nconst a = <New label="a"><New label="b" /></New>;`,
      panel,
    ],
    [
      'under another name',
      page,
      `import { Amount as Sum } from '@/components/Amount/Amount';\nconst a = <Sum value={1} />;`,
      `${instead}const a = <Money cents={1} />;`,
    ],
    [
      'where the new one is imported under another name',
      page,
      `${imported}import { Money as Cash } from '../../components/Money/Money';\nconst a = <Amount value={1} />;`,
      `import { Money as Cash } from '../../components/Money/Money';\nconst a = <Cash cents={1} />;`,
    ],
    [
      'from its neighbor',
      'src/components/Facts/Facts.tsx',
      `import { Amount } from '../Amount/Amount';\nconst a = <Amount value={1} />;`,
      `import { Money } from '../Money/Money';\nconst a = <Money cents={1} />;`,
    ],
    [
      'from a place that is far away',
      'src/features/home/cards/deep/X.tsx',
      `import { Amount } from '../../../../components/Amount/Amount';\nconst a = <Amount value={1} />;`,
      `${instead}const a = <Money cents={1} />;`,
    ],
    [
      'from its own folder',
      'src/components/Money.tsx',
      `import { Amount } from './Amount/Amount.tsx';\nconst a = <Amount value={1} />;`,
      `import { Money } from './Money/Money';\nconst a = <Money cents={1} />;`,
    ],
    [
      'in what docs advise',
      'src/components/Facts/Facts.docs.tsx',
      `export default { whenNot: [{ when: 'Amount', instead: 'Amount' }, { instead: 'Amounts' }] };`,
      `export default { whenNot: [{ when: 'Amount', instead: 'Money' }, { instead: 'Amounts' }] };`,
    ],
    [
      'and words that are no use of it',
      page,
      `${imported}const a = { Amount: 1, b: x.Amount, c: 'Amount' }; // Amount\nconst d = <Amount value={1} />;`,
      `${instead}const a = { Amount: 1, b: x.Amount, c: 'Amount' }; // Amount\nconst d = <Money cents={1} />;`,
    ],
    [
      'but not one of another file',
      page,
      `import { Amount } from './Amount';\nconst a = <Amount value={1} />;`,
      undefined,
    ],
  ] as const)('%s', (_, path, text, expected, replacement: Replacement = amount) => {
    expect(replaceIn(path, text, replacement)).toEqual({ text: expected ?? text, left: [] });
  });
});

describe('what is left to do by hand is told', () => {
  it.each([
    [`${imported}const a = <Amount value={1} sign />;`, [':2: Money is not known to take "sign".']],
    [`${imported}const a = <Amount big />;`, [':2: Money needs "cents".']],
    [`${imported}const a = <Amount value={1}>all</Amount>;`, [':2: Money is not known to take "children".']],
    [
      `${imported}const a = <Amount value={1} {...b} />;`,
      [':2: "value" may be among the props that are spread here.'],
    ],
    [`${imported}const a = <Amount<Row> value={1} />;`, [':2: Amount is told a type here.']],
    [`${imported}\nconst a = { component: Amount };`, [':3: Amount is used as a value.']],
    [`${imported}const a = { Amount };`, [':2: Amount is used as a value.']],
    [`${imported}type A = typeof Amount;`, [':2: Amount is used as a value.']],
    [
      `${imported}const a = (Amount: 'a') => <Amount value={1} />;`,
      [':2: Amount means something else too in this file.'],
    ],
    [
      `${imported}import { Money } from './Money';\nconst a = <Amount value={1} />;`,
      [':2: Money means something else too in this file.'],
    ],
    [
      `${imported}const Money = 1, a = <Amount value={1} />;`,
      [':2: Money means something else too in this file.'],
    ],
    [
      `import { type AmountProps } from '@/components/Amount/Amount';`,
      [':1: AmountProps is imported from src/components/Amount/Amount.'],
    ],
    [
      `import * as all from '@/components/Amount/Amount';`,
      [':1: all is imported from src/components/Amount/Amount.'],
    ],
    [`export { Amount } from '@/components/Amount/Amount';`, [':1: Amount is passed on by an export.']],
    [`export * from '@/components/Amount/Amount';`, [':1: Amount is passed on by an export.']],
    [`const a = () => import('@/components/Amount/Amount');`, [':1: Amount is imported later, by import().']],
  ])('and stays as it is: %j', (text, left) => {
    expect(replaceIn(page, text, amount)).toEqual({ text, left: left.map((line) => `${page}${line}`) });
  });

  it('and the rest is done', () => {
    const text =
      `import { Amount, type AmountProps } from '@/components/Amount/Amount';\n` +
      `const a = <Amount value={1} />;\nconst b = <Amount value={2} sign />;\n`;
    expect(replaceIn(page, text, amount)).toEqual({
      text:
        `import { Amount, type AmountProps } from '@/components/Amount/Amount';\n${instead}` +
        `const a = <Money cents={1} />;\nconst b = <Amount value={2} sign />;\n`,
      left: [
        `${page}:1: AmountProps is imported from src/components/Amount/Amount.`,
        `${page}:3: Money is not known to take "sign".`,
      ],
    });
  });

  it('and what else the old import holds stays', () => {
    const text = `import { Amount, type AmountProps } from '@/components/Amount/Amount';\nconst a = <Amount value={1} />;\n`;
    expect(replaceIn(page, text, amount).text).toBe(
      `import type { AmountProps } from '@/components/Amount/Amount';\n${instead}const a = <Money cents={1} />;\n`,
    );
  });

  it.each([
    [
      'src/components/Money/Money.tsx',
      `import { Amount } from '../Amount/Amount';\nconst a = <Amount value={1} />;`,
      'Money itself uses Amount.',
    ],
    [
      'src/components/Money/Money.docs.tsx',
      `export default { whenNot: [{ instead: 'Amount' }] };`,
      'Money sends people to Amount.',
    ],
  ])('in %s, which belongs to the new one', (path, text, why) => {
    expect(replaceIn(path, text, amount)).toEqual({ text, left: [`${path}:1: ${why}`] });
  });

  it('unless props that are spread are all taken', () => {
    const text = `import { Old } from '@/forms/Old';\nconst a = <Old {...b} />;`;
    expect(replaceIn(page, text, panel)).toEqual({
      text: `import { New } from '@/components/New/New';\nconst a = <New {...b} />;`,
      left: [],
    });
  });
});
