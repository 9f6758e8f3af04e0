import type { FeedFile } from './feedFile';
import { accounts, authorizedBuyers, contacts, fields } from './files/accounts';
import { arTransactions, paymentApplications, payments } from './files/ledger';
import { branches, priceSheet, products } from './files/catalog';
import { deliveryTickets, invoiceLines } from './files/invoiceLines';
import { depositAccounts, depositRates, depositTransactions } from './files/deposits';
import { invoiceDiscounts, invoices, invoiceTaxes } from './files/invoices';
import { prepayContracts, prepayLines, prepayUsage } from './files/prepay';
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
