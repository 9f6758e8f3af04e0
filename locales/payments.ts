// Written by `npm run locales` from locales/en/payments.json and locales/es/payments.json.
import { language, say } from './language';

/** How a payment came: taken from the bank account by a request in the portal. A narrow column. */
export const methodPortalAch = (): string => say(language() === 'es' ? "Transferencia del portal" : "Portal bank transfer");
/** How a payment came. A narrow column. */
export const methodAch = (): string => say(language() === 'es' ? "Transferencia bancaria" : "Bank transfer");
/** How a payment came. */
export const methodCheck = (): string => say(language() === 'es' ? "Cheque" : "Check");
/** How a payment came. */
export const methodCash = (): string => say(language() === 'es' ? "Efectivo" : "Cash");
/** How a payment came. */
export const methodCard = (): string => say(language() === 'es' ? "Tarjeta" : "Card");
/** What a payment was for: the account, and nothing special. */
export const typeRegular = (): string => say("Regular");
/** What a payment was for: a plan of equal payments. */
export const typeBudget = (): string => say(language() === 'es' ? "Presupuesto" : "Budget");
/** What a payment was for: money into the deposit plan. */
export const typeDeposit = (): string => say(language() === 'es' ? "Depósito" : "Deposit");
/** Chip: the payment is in the books. */
export const statusPosted = (): string => say(language() === 'es' ? "Registrado" : "Posted");
/** Chip: the bank returned the payment. */
export const statusReturned = (): string => say(language() === 'es' ? "Devuelto" : "Returned");
/** Chip: the company reversed the payment. */
export const statusReversed = (): string => say(language() === 'es' ? "Revertido" : "Reversed");
/** Label: column, the day on which a payment came into the books. */
export const posted = (): string => say(language() === 'es' ? "Registrado" : "Posted");
/** Label: column, how a payment came, such as by check. */
export const paidBy = (): string => say(language() === 'es' ? "Pagado con" : "Paid by");
/** Label: column. */
export const accountName = (): string => say(language() === 'es' ? "Nombre de la cuenta" : "Account name");
/** Label: column, the day on which a payment came. */
export const received = (): string => say(language() === 'es' ? "Recibido" : "Received");
/** Label: column, where the money of a payment came from. */
export const from = (): string => say(language() === 'es' ? "De" : "From");
/** Label: column, how much of a payment was used for invoices. */
export const applied = (): string => say(language() === 'es' ? "Aplicado" : "Applied");
/** Label: column, how much of a payment no invoice has used yet. */
export const unapplied = (): string => say(language() === 'es' ? "Sin aplicar" : "Unapplied");
/** Heading: page with every payment. */
export const title = (): string => say(language() === 'es' ? "Historial de pagos" : "Payment history");
/** Heading: of one payment. */
export const paymentOf = (d: { paymentNo: string | number }): string => say(language() === 'es' ? "Pago " + d.paymentNo : "Payment " + d.paymentNo);
/** Button: prints what is open. */
export const printReceipt = (): string => say(language() === 'es' ? "Imprimir recibo" : "Print receipt");
/** Heading: of an error. */
export const paymentFailed = (): string => say(language() === 'es' ? "No se pudo cargar este pago" : "This payment didn’t load");
/** On a printed receipt. */
export const receivedBy = (d: { company: string | number }): string => say(language() === 'es' ? "Recibido por " + d.company : "Received by " + d.company);
/** A row of the history that undoes a payment. */
export const reversal = (d: { paymentNo: string | number }): string => say(language() === 'es' ? "" + d.paymentNo + ", reversión" : "" + d.paymentNo + ", reversal");
/** What the rows of the list are, in a sentence: "No payments match". */
export const things = (): string => say(language() === 'es' ? "pagos" : "payments");
/** Label: in the search field, what can be searched for. */
export const searched = (): string => say(language() === 'es' ? "Pago, cheque, solicitud o factura" : "Payment, check, request or invoice");
/** Label: sum over the rows. */
export const totalPaid = (): string => say(language() === 'es' ? "Total pagado" : "Total paid");
/** Label: sum over the rows. */
export const discountsEarned = (): string => say(language() === 'es' ? "Descuentos ganados" : "Discounts earned");
/** Beside the totals. year: "2026"; paid, discounts: money. */
export const yearSoFar = (d: { discounts: string | number; paid: string | number; year: string | number }): string => say(language() === 'es' ? "En lo que va de " + d.year + ": " + d.paid + " pagados, " + d.discounts + " en descuentos" : "In " + d.year + " so far: " + d.paid + " paid, " + d.discounts + " in discounts");
/** Label: a kind of file to download. */
export const bookkeeping = (): string => say(language() === 'es' ? "Programa de contabilidad (OFX)" : "Bookkeeping program (OFX)");
/** Helper: what the file for bookkeeping programs holds. */
export const bookkeepingHolds = (): string => say(language() === 'es' ? "Pagos de la línea de crédito de cada cuenta" : "Payments on each account’s line of credit");
/** Heading: nothing was ever paid. */
export const empty = (): string => say(language() === 'es' ? "Aún no hay pagos" : "No payments yet");
/** Under "No payments yet". */
export const emptyWhy = (): string => say(language() === 'es' ? "Un pago aparece aquí la mañana después de que lo registramos." : "A payment shows up here the morning after we post it.");
/** Button: to the form for a payment. */
export const makePayment = (): string => say(language() === 'es' ? "Hacer un pago" : "Make a payment");
/** Name of a payment in a file for bookkeeping programs; they keep 32 characters. */
export const ofxPayment = (d: { paymentNo: string | number }): string => say(language() === 'es' ? "Pago " + d.paymentNo : "Payment " + d.paymentNo);
/** Name of what undoes a payment in a file for bookkeeping programs; they keep 32 characters. */
export const ofxReturned = (d: { paymentNo: string | number }): string => say(language() === 'es' ? "Pago devuelto " + d.paymentNo : "Returned payment " + d.paymentNo);
