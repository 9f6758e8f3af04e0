import type { FeedFile } from './feedFile';
import { accounts } from './files/accounts';
import { arTransactions } from './files/arTransactions';
import { branches } from './files/branches';
import { contacts } from './files/contacts';
import { depositAccounts } from './files/depositAccounts';
import { depositTransactions } from './files/depositTransactions';
import { fields } from './files/fields';
import { invoiceDiscounts } from './files/invoiceDiscounts';
import { invoiceLines } from './files/invoiceLines';
import { invoices } from './files/invoices';
import { invoiceTaxes } from './files/invoiceTaxes';
import { paymentApplications } from './files/paymentApplications';
import { payments } from './files/payments';
import { products } from './files/products';

/** Every file of a drop that the portal reads, parents before their children. */
export const feedFiles: readonly FeedFile[] = [
  branches,
  products,
  accounts,
  fields,
  contacts,
  invoices,
  invoiceDiscounts,
  invoiceLines,
  invoiceTaxes,
  payments,
  paymentApplications,
  arTransactions,
  depositAccounts,
  depositTransactions,
];

export const feedFileNamed = (file: string): FeedFile | undefined =>
  feedFiles.find((each) => each.file === file);
