import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from '../checks/axe';
import { forcedColourFaults, printFaults } from '../checks/media';
import { nameFaults } from '../checks/names';
import { readingFaults } from '../checks/reading';
import { targetFaults } from '../checks/targets';

/** Names are worked out by axe, which has to have been there. */
const names = async (page: Page) => {
  await axeFaults(page);
  return nameFaults(page);
};

const filler = 'x '.repeat(20_000);

/** A page with one fault, whoever looks for it, and what is said of it. */
const faults = [
  [
    'words behind an edge',
    readingFaults,
    '<p style="width: 60px; overflow: hidden; white-space: nowrap">Ending balance</p>',
    'cut: Ending balance',
  ],
  [
    'words that end in dots and stand nowhere in full',
    readingFaults,
    '<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Ending balance</p>',
    'cut: Ending balance',
  ],
  [
    'words below the bar at the top',
    readingFaults,
    '<header style="position: sticky; top: 0; height: 60px"></header><main style="margin-top: -40px"><p>Balance</p></main>',
    'below the bar: Balance',
  ],
  [
    'a bar at the end that takes half of the window',
    readingFaults,
    `<p>${filler}</p><p style="position: sticky; bottom: 0; height: 450px">Total</p>`,
    'the bar at the end takes 450 of 900 pixels',
  ],
  [
    'words over words',
    readingFaults,
    '<p style="position: absolute; top: 50px">Invoice</p><p style="position: absolute; top: 54px">Payment</p>',
    '"Invoice" lies over "Payment"',
  ],
  [
    'a page that is wider than its window',
    readingFaults,
    '<p style="width: 1400px">Amount</p>',
    'the page is 1400 pixels wide in a window of 1280',
  ],
  [
    'a button that a finger misses',
    targetFaults,
    '<button style="width: 20px; height: 20px; padding: 0; border: 0">i</button>',
    '20 × 20: <button style="width: 20px; height: 20px; padding: 0; border: 0">i</button>',
  ],
  ['a button without a name', names, '<button></button>', 'no name: <button></button>'],
  [
    'two buttons of one name',
    names,
    '<button>Open</button><p>of June</p><button>Open</button>',
    'twice: button "Open"',
  ],
  ['a color without enough contrast', axeFaults, '<p style="color: #bbb">Due</p>', /^color-contrast: <p /],
  [
    'what is chosen by its fill alone',
    forcedColourFaults,
    '<a href="/" aria-current="page" style="background: green">Home</a>',
    /^no line: <a href="\/" aria-current="page"/,
  ],
  [
    'what leads elsewhere, on paper',
    printFaults,
    '<h1>Statement</h1><nav>Home</nav>',
    'printed: <nav>Home</nav>',
  ],
  [
    'light words on paper',
    printFaults,
    '<h1 style="color: #ddd">Statement</h1>',
    'light words on white paper',
  ],
] as const;

for (const [what, look, html, said] of faults)
  test(`would find ${what}`, async ({ page }) => {
    await page.setContent(
      `<!doctype html><html lang="en"><title>Page</title><style>body { margin: 0; padding: 20px 0 }</style>${html}</html>`,
    );

    expect(await look(page)).toEqual(
      expect.arrayContaining([typeof said === 'string' ? said : expect.stringMatching(said)]),
    );
  });

test('finds nothing on a page that is well', async ({ page }) => {
  await page.setContent(
    `<!doctype html><html lang="en"><title>Statements</title><body style="margin: 0"><main>
      <h1>Statements</h1><p>The newest is of March 31.</p>
      <a href="/" style="display: inline-block; min-width: 44px; line-height: 44px">Home</a></main></body></html>`,
  );

  for (const look of [readingFaults, targetFaults, names, axeFaults, forcedColourFaults])
    expect(await look(page), look.name).toEqual([]);
});
