import type { FeedFile } from './feedFile';
import { accounts } from './files/accounts';
import { arTransactions } from './files/arTransactions';
import { authorizedBuyers } from './files/authorizedBuyers';
import { branches } from './files/branches';
import { contacts } from './files/contacts';
import { deliveryTickets } from './files/deliveryTickets';
import { depositAccounts } from './files/depositAccounts';
import { depositRates } from './files/depositRates';
import { depositTransactions } from './files/depositTransactions';
import { fields } from './files/fields';
import { invoiceDiscounts } from './files/invoiceDiscounts';
import { invoiceLines } from './files/invoiceLines';
import { invoices } from './files/invoices';
import { invoiceTaxes } from './files/invoiceTaxes';
import { paymentApplications } from './files/paymentApplications';
import { payments } from './files/payments';
import { prepayContracts } from './files/prepayContracts';
import { prepayLines } from './files/prepayLines';
import { prepayUsage } from './files/prepayUsage';
import { priceSheet } from './files/priceSheet';
import { products } from './files/products';
import { statements } from './files/statements';

/** Every file of a drop that the portal reads, parents before their children. */
export const feedFiles: readonly FeedFile[] = [
  branches,
  products,
  accounts,
  fields,
  contacts,
  authorizedBuyers,
  invoices,
  invoiceDiscounts,
  invoiceLines,
  invoiceTaxes,
  payments,
  paymentApplications,
  arTransactions,
  prepayContracts,
  prepayLines,
  prepayUsage,
  statements,
  depositAccounts,
  depositTransactions,
  depositRates,
  deliveryTickets,
  priceSheet,
];

/** The files whose rows those of this one belong to. */
export const parentsOf = ({ parents = [] }: FeedFile): FeedFile[] =>
  feedFiles.filter(({ file }) => parents.includes(file));

export const feedFileNamed = (file: string): FeedFile | undefined =>
  feedFiles.find((each) => each.file === file);
