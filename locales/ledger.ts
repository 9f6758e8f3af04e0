// Written by `npm run locales` from locales/en/ledger.json and locales/es/ledger.json.
import { language, say } from './language';

/** Type of a transaction. */
export const kindCreditMemo = (): string => say(language() === 'es' ? "Nota de crédito" : "Credit memo");
/** Type of a transaction. */
export const kindFinanceCharge = (): string => say(language() === 'es' ? "Cargo financiero" : "Finance charge");
/** Type of a transaction: prepay paid an invoice. */
export const kindPrepayApplied = (): string => say(language() === 'es' ? "Prepago aplicado" : "Prepay applied");
/** Type of a transaction: an early-pay discount. */
export const kindDiscountTaken = (): string => say(language() === 'es' ? "Descuento aplicado" : "Discount taken");
/** Type of a transaction: the bank sent a payment back. */
export const kindReturned = (): string => say(language() === 'es' ? "Pago devuelto" : "Returned payment");
/** Type of a transaction. */
export const kindTransfer = (): string => say(language() === 'es' ? "Transferencia" : "Transfer");
/** Type of a transaction: the company gave up what was left of an invoice. */
export const kindWriteOff = (): string => say(language() === 'es' ? "Cancelado por la empresa" : "Write-off");
/** Type of a transaction. */
export const kindAdjustment = (): string => say(language() === 'es' ? "Ajuste" : "Adjustment");
/** Column: the day on which a transaction went into the books. Also the status of one that stands as it is. */
export const posted = (): string => say(language() === 'es' ? "Registrado" : "Posted");
/** Column: the day on which something is due. */
export const due = (): string => say(language() === 'es' ? "Vencimiento" : "Due");
/** Column: an amount that raises what is owed. */
export const debit = (): string => say(language() === 'es' ? "Cargo" : "Debit");
/** Column: an amount that lowers what is owed. */
export const credit = (): string => say(language() === 'es' ? "Crédito" : "Credit");
/** Column and sum: what is not paid yet. */
export const open = (): string => say(language() === 'es' ? "Pendiente" : "Open");
/** Status of a transaction: another one undid it. */
export const reversed = (): string => say(language() === 'es' ? "Revertido" : "Reversed");
/** On a phone: what was owed after a transaction. */
export const balanceOf = (d: { amount: string | number }): string => say(language() === 'es' ? "Saldo " + d.amount : "Balance " + d.amount);
/** Name of the list, for screen readers. */
export const ledger = (): string => say(language() === 'es' ? "Movimientos" : "Ledger");
/** Heading of the page and name of a file’s sheet; the menu calls it "Account Details". */
export const accountDetails = (): string => say(language() === 'es' ? "Detalle de cuenta" : "Account details");
/** What the list holds, within a sentence: "No transactions match". */
export const transactions = (): string => say(language() === 'es' ? "movimientos" : "transactions");
/** In the empty search field: what can be looked for. */
export const searched = (): string => say(language() === 'es' ? "Documento, referencia o tipo" : "Document, reference or type");
/** Chip above the list: no filter. */
export const allActivity = (): string => say(language() === 'es' ? "Todo" : "All activity");
/** Chip above the list: what is not paid yet. */
export const openItems = (): string => say(language() === 'es' ? "Pendientes" : "Open items");
/** Chip above the list. */
export const pastDue = (): string => say(language() === 'es' ? "Vencidos" : "Past due");
/** Label of a filter: for how long it has been due; its values are "1–30 days" and so on. */
export const ageFilter = (): string => say(language() === 'es' ? "Pendiente y vencido desde hace" : "Open and past due by");
/** Value of a filter: how long something has been due. */
export const notPastDue = (): string => say(language() === 'es' ? "Aún no vence" : "Not past due");
/** Value of a filter: how long something has been due. */
export const days30 = (): string => say(language() === 'es' ? "1 a 30 días" : "1–30 days");
/** Value of a filter: how long something has been due. */
export const days60 = (): string => say(language() === 'es' ? "31 a 60 días" : "31–60 days");
/** Value of a filter: how long something has been due. */
export const days90 = (): string => say(language() === 'es' ? "61 a 90 días" : "61–90 days");
/** Value of a filter: how long something has been due. */
export const over90 = (): string => say(language() === 'es' ? "Más de 90 días" : "Over 90 days");
/** Label of a sum over all rows. */
export const debits = (): string => say(language() === 'es' ? "Cargos" : "Debits");
/** Label of a sum over all rows. */
export const credits = (): string => say(language() === 'es' ? "Créditos" : "Credits");
/** Menu item of a download. */
export const downloadOfx = (): string => say(language() === 'es' ? "Programa de contabilidad (OFX)" : "Bookkeeping program (OFX)");
/** Helper: what the OFX file holds. */
export const ofxNote = (): string => say(language() === 'es' ? "Cada cuenta como línea de crédito" : "Each account as a line of credit");
/** Heading of a card: where each account stands. */
export const closingBalances = (): string => say(language() === 'es' ? "Saldos finales" : "Closing balances");
/** Heading of a card: where each account stands after the days that are listed. */
export const closingBalancesOn = (d: { date: string | number }): string => say(language() === 'es' ? "Saldos finales al " + d.date : "Closing balances on " + d.date);
/** Below an account: how its closing balance came about; all are sums of money. */
export const balanceWay = (d: { credits: string | number; debits: string | number; opening: string | number }): string => say(language() === 'es' ? "Inicial " + d.opening + " · cargos " + d.debits + " · créditos " + d.credits : "Opening " + d.opening + " · debits " + d.debits + " · credits " + d.credits);
/** Heading of a card: what is open, by how long it has been due. */
export const aging = (): string => say(language() === 'es' ? "Antigüedad del saldo" : "Aging");
/** Label of a field for the day that the aging is of. */
export const agingOn = (): string => say(language() === 'es' ? "Al" : "On");
/** Heading of an error. */
export const agingFailed = (): string => say(language() === 'es' ? "No se pudo cargar la antigüedad del saldo" : "The aging didn’t load");
/** In the card "Aging". */
export const nothingOpenOn = (d: { date: string | number }): string => say(language() === 'es' ? "No hay nada pendiente al " + d.date + "." : "Nothing is open on " + d.date + ".");
/** In the card "Aging", for a day gone by. */
export const agingUnknownOn = (d: { date: string | number }): string => say(language() === 'es' ? "No podemos saber qué estaba pendiente al " + d.date + ". Desde entonces se han aplicado pagos." : "We can’t tell what was open on " + d.date + ". Payments have been applied since then.");
/** Heading of the empty list. */
export const noTransactions = (): string => say(language() === 'es' ? "Aún no hay movimientos" : "No transactions yet");
/** Below "No transactions yet". Pickup: of product at the branch. */
export const noTransactionsText = (): string => say(language() === 'es' ? "Esta página muestra los cargos y pagos de su cuenta. Su primera factura aparece la mañana después de una entrega o de que pase a recoger." : "This page lists charges and payments on your account. Your first invoice shows up the morning after a delivery or pickup.");
/** Button: to the page with branches and messages. */
export const contactBranch = (): string => say(language() === 'es' ? "Contactar a su sucursal" : "Contact your branch");
/** Heading of a drawer. */
export const paymentNumber = (d: { number: string | number }): string => say(language() === 'es' ? "Pago " + d.number : "Payment " + d.number);
/** Heading of an error. */
export const paymentFailed = (): string => say(language() === 'es' ? "No se pudo cargar este pago" : "This payment didn’t load");
