import { printAccounts } from './accountRows';
import { printMessages } from './messageRows';
import { printBank } from './bankRows';
import { printBytes, printDrawingWaits, printExports, printStatementPdf } from './exportRows';
import { printGrowth } from './growthRows';
import { printIdentity } from './identityRows';
import { printIngest } from './ingestRows';
import { printLarge } from './largeRows';
import { printEmails } from './emailRows';
import { printManyAccounts } from './manyAccountRows';
import { printNavigation } from './navigationRows';
import { printNights } from './nightRows';
import { printPickups } from './pickupRows';
import { printPurchases } from './purchaseRows';
import { printQueue } from './queueRows';
import { printReminders } from './reminderRows';
import { printStart } from './startRows';
import { printShifts } from './shiftRows';
import { printUsers } from './userRows';

/** Rows of figures, by the word that asks for them alone. Ratios are of things measured side by side in one run. */
const rows: Readonly<Record<string, () => void | Promise<void>>> = {
  bytes: printBytes,
  purchases: printPurchases,
  start: printStart,
  exports: printExports,
  manyAccounts: printManyAccounts,
  pickups: printPickups,
  statements: printStatementPdf,
  drawing: printDrawingWaits,
  identity: printIdentity,
  emails: printEmails,
  ingest: printIngest,
  growth: printGrowth,
  queue: printQueue,
  bank: printBank,
  users: printUsers,
  accounts: printAccounts,
  messages: printMessages,
  large: printLarge,
  shifts: printShifts,
  navigation: printNavigation,
  nights: printNights,
  reminders: printReminders,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in rows));
if (unknown.length > 0) {
  console.error(`No such rows: ${unknown.join(', ')}. There are: ${Object.keys(rows).join(', ')}.`);
  process.exitCode = 2;
} else {
  for (const name of asked.length > 0 ? asked : Object.keys(rows)) await rows[name]!();
}
