import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { literalsIn } from './literals';
import { isProduction } from './plan';
import { readRepository } from './repository';

/** Where texts stand in the code all the same, and why nobody translates them. */
const outside: readonly (readonly [where: RegExp, why: string])[] = [
  [/^demo\//, 'The demo company, its products and its customers, as its ERP writes them.'],
  [/^theme\//, 'Notes for designers.'],
  [
    /^server\/feed\//,
    'Findings in the files of a drop, written into the record of the import for who mends the ERP.',
  ],
  [
    /^server\/bank\//,
    'Faults of files for the bank, told to operators, and names of fields in the rules of Nacha.',
  ],
  [/^server\/identity\//, 'The protocol of the user pool; the browser words what it answers (src/session).'],
  [/^server\/vault\//, 'Told to operators.'],
  [/^server\/db\/|^server\/jobs\/|^server\/control\/|^server\/aws\//, 'Told to operators.'],
  [/^server\/telemetry\//, 'Log lines.'],
  [/^server\/app\/(?!pages)/, 'Said by commands and at the start, to operators.'],
  [/^server\/http\/(docs|openapi|jsonSchema)\.ts$/, 'The published description of the API, for programmers.'],
  [/^server\/domain\/audit\//, 'The record itself, and a command for operators.'],
  [
    /^server\/domain\/settings\/startingSettings\.ts$/,
    'The company’s own texts until it writes its own; agreed ones in both languages.',
  ],
  [/^server\/domain\/email\/(mailWorker|sealed|undelivered)\.ts$/, 'Log lines and names of programs.'],
  [
    /^server\/modules\/requests\/matching\/|^server\/modules\/statements\/statementJobs\.ts$|^server\/modules\/users\/operations\//,
    'Log lines, and what the audit keeps.',
  ],
  [
    /^server\/http\/(serveTopic|snsMessage)\.ts$|^server\/domain\/email\/transports\/snsText\.ts$/,
    'The protocol of Amazon SNS, and log lines.',
  ],
  [
    /^server\/modules\/notices\/sms\/(replies|texting)\.ts$|^server\/domain\/notices\/refusedNumber\.ts$/,
    'What locks, seals and subjects are called.',
  ],
  [/^server\/modules\/achBatches\/fileOf\.ts$/, 'Words of the format.'],
  [/^server\/modules\/achBatches\/(sentRequests|deliver)\.ts$/, 'Log lines.'],
  [/^contract\/rules\/pushDevice\.ts$/, 'Names of browsers and systems.'],
  [/^src\/features\/notices\/pushHere\.ts$/, 'Names of what browsers have.'],
  [
    /^server\/modules\/(queue\/settleWorker|secondPerson\/tellWorker|announcements\/send|notices\/workers|notices\/push\/(workers|deliver|webPush|vapid|devices|encryptPush))\.ts$/,
    'Log lines.',
  ],
  [/^server\/modules\/paymentOptions\/validationWorker\.ts$/, 'Log lines.'],
  [/^server\/modules\/autopay\/(worker|placeRun)\.ts$/, 'Log lines, and where a request came from.'],
  [
    /^server\/modules\/statements\/freeze\/reason\.ts$/,
    'Frozen with the statement, in the language of its hash; contract/statements/reason.ts says it.',
  ],
  [
    /^server\/modules\/purchases\/purchaseFiles\.ts$/,
    'Heads of a file that bookkeeping programs know by their names.',
  ],
  [/^server\/(exports|pdf)\//, 'Markup of files.'],
  [/^contract\/defaultCompany\.ts$|^src\/session\/session\.ts$/, 'Names.'],
  [
    /^contract\/requests\/targets\.ts$/,
    'Kept with a request; told in the reader’s language by the same file.',
  ],
  [
    /^contract\/(rules\/paymentOption|autopay\/consent|paymentPlans\/consent|scheduledPayments\/consent)\.ts$/,
    'What somebody agrees to: a version of its own in each language.',
  ],
  [/^contract\/rules\/scheduleF\.ts$/, 'Lines of a form of the IRS, and product groups of the ERP.'],
  [/^src\/features\/auth\/deviceLabels\.ts$/, 'Names of browsers and systems.'],
  [
    /^src\/session\/(messages|pool|signIn|signInSteps|sessionState)\.ts$/,
    'Texts that the specification fixes, for the console and for operators.',
  ],
];

/** Texts that look like words and are none, each in one place. */
const noWords = new Set([
  'crop year',
  'reloaded for {}',
  'money {}',
  'refund {}',
  'send {}',
  'Unknown',
  'Refusal',
]);

const top = resolve(import.meta.dirname, '../..');
const texts = readRepository(top)
  .sources.filter(({ path }) => isProduction(path))
  .flatMap(({ path }) =>
    literalsIn(path, readFileSync(join(top, path), 'utf8')).map(({ line, text }) => ({ path, line, text })),
  );

describe('texts in the code', () => {
  it('are in the catalog, but for those that nobody translates', () => {
    const left = texts
      .filter(({ path, text }) => !outside.some(([where]) => where.test(path)) && !noWords.has(text))
      .map(
        ({ path, line, text }) =>
          `${path}:${line} says ${JSON.stringify(text)}; say it by a message of locales/.`,
      );
    expect(left).toEqual([]);
  });

  it.each(outside)('%s: %s', (where) => {
    expect(texts.some(({ path }) => where.test(path))).toBe(true);
  });
});

describe('the search for texts', () => {
  it.each([
    ['words between tags', 'const X = () => <p>Pay now</p>;'],
    ['a name for screen readers', 'const X = () => <button aria-label="Close" />;'],
    ['a sentence', "const f = () => 'It was not sent.';"],
    ['a sentence with a value', 'const f = (n: number) => `Pay ${n} now`;'],
    ['a button that begins as a query does', 'const X = () => <B label="Delete message" />;'],
    ['a sentence with a word of styles', "const f = () => 'Saved automatically today';"],
    ['a title', "const column = { title: 'Amount' };"],
    ['a refusal', "throw new ApiError({ code: 'invalid', message: 'Enter an amount' });"],
  ])('finds %s', (_, code) => {
    expect(literalsIn('src/x.tsx', code)).toHaveLength(1);
  });

  it.each([
    ['an import', "import { x } from './Some file';"],
    ['a key', "const x = { 'Some key': 1 };"],
    ['a comparison', "if (key === 'Enter') go();"],
    ['an error for programmers', "throw new Error('This cannot be.');"],
    ['a query', "const x = 'order by posted desc';"],
    ['a style', "const sx = { margin: '0 auto', border: '1px solid red' };"],
    ['a class', 'const X = () => <p className="Some name" />;'],
    ['a code', "const status = 'pastDue';"],
    ['a message', 'const X = () => <p>{m.payNow()}</p>;'],
  ])('passes %s', (_, code) => {
    expect(literalsIn('src/x.tsx', code)).toEqual([]);
  });
});
