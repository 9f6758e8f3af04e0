// Written by `npm run locales` from locales/en/checks.json and locales/es/checks.json.
import { language, say } from './language';

/** Error: under the field for the number of a check. */
export const checkNoDigits = (): string => say(language() === 'es' ? "Escriba el número del cheque: de 1 a 10 dígitos" : "Enter the number on the check: 1 to 10 digits");
/** Error: under the invoices that a check is for. over and amount: money. */
export const invoicesOverCheck = (d: { amount: string | number; over: string | number }): string => say(language() === 'es' ? "Estas facturas suman " + d.over + " más que el cheque de " + d.amount + ". Cambie un monto o elija menos." : "These invoices come to " + d.over + " more than the check of " + d.amount + ". Change an amount, or choose fewer.");
/** Error: somebody announces a check that is booked already. */
export const alreadyPosted = (d: { checkNo: string | number; day: string | number }): string => say(language() === 'es' ? "El cheque " + d.checkNo + " se registró el " + d.day + ". No hace falta avisarnos." : "We posted check " + d.checkNo + " on " + d.day + ". You don’t need to tell us.");
/** Helper: in a question before a check of the same number is announced twice. */
export const sameNumber = (d: { checkNo: string | number; requestNo: string | number }): string => say(language() === 'es' ? "El cheque " + d.checkNo + " de esta cuenta ya está en camino (" + d.requestNo + "). Envíelo de nuevo solo si es otro cheque." : "Check " + d.checkNo + " on this account is already on its way (" + d.requestNo + "). Send it again only if it is another check.");
/** Error: under the choice of a branch. */
export const noSuchBranch = (): string => say(language() === 'es' ? "No encontramos esa sucursal. Elija otra." : "We can’t find that branch. Choose another.");
/** Error: under the day of a check. */
export const enterDay = (): string => say(language() === 'es' ? "Escriba la fecha con año, mes y día." : "Enter the date as year, month and day.");
/** Error: a slip is asked for that there is none of. */
export const noSlip = (): string => say(language() === 'es' ? "Solo un cheque tiene comprobante de envío. Esta solicitud no lo es." : "Only a check has a remittance slip. This request isn’t one.");
/** Title: of a page that is laid in with a check. */
export const remittanceSlip = (): string => say(language() === 'es' ? "Comprobante de envío" : "Remittance slip");
/** In a PDF: its title. account: a name. */
export const slipTitle = (d: { account: string | number; requestNo: string | number }): string => say(language() === 'es' ? "Comprobante de envío " + d.requestNo + ", " + d.account : "Remittance slip " + d.requestNo + ", " + d.account);
/** In a PDF: at the bottom of the page. */
export const slipFooter = (d: { accountNo: string | number; company: string | number; requestNo: string | number }): string => say(language() === 'es' ? "" + d.company + " · cuenta " + d.accountNo + " · solicitud " + d.requestNo : "" + d.company + " · account " + d.accountNo + " · request " + d.requestNo);
/** Helper: on a slip. */
export const layIn = (): string => say(language() === 'es' ? "Ponga esta página en el sobre con su cheque." : "Put this page in the envelope with your check.");
/** Helper: on a receipt. branch: a name. */
export const receivedAt = (d: { branch: string | number }): string => say(language() === 'es' ? "Recibimos este cheque en " + d.branch + "." : "We received this check at " + d.branch + ".");
/** Label: on a slip, above the number of the request. */
export const code = (): string => say(language() === 'es' ? "Código" : "Code");
/** In a PDF: the head of a column. */
export const slipWhat = (): string => say(language() === 'es' ? "Qué" : "What");
/** In a PDF: the head of a column. */
export const slipEntry = (): string => say(language() === 'es' ? "Según el aviso" : "As announced");
/** Label: a field, or a line of a slip. */
export const checkNumber = (): string => say(language() === 'es' ? "Número de cheque" : "Check number");
/** Label: a field, or a line of a slip. */
export const dayMailed = (): string => say(language() === 'es' ? "Fecha de envío" : "Date mailed");
/** Label: a field, or a line of a slip. */
export const dayHandedOver = (): string => say(language() === 'es' ? "Fecha de entrega" : "Date handed over");
/** Heading: on a slip and on a form. */
export const whatItPays = (): string => say(language() === 'es' ? "Qué paga" : "What it pays");
/** Label: what a check leaves for no invoice. */
export const onAccount = (): string => say(language() === 'es' ? "A cuenta, sin factura" : "On account, without an invoice");
/** Title: of the page where somebody tells of a check in the mail. Also a button that leads there. */
export const mailedTitle = (): string => say(language() === 'es' ? "Envié un cheque" : "I mailed a check");
/** Title: after a check was announced. */
export const sentTitle = (): string => say(language() === 'es' ? "Ya sabemos de su cheque" : "We know of your check");
/** Helper: at the top of the form. */
export const mailedAbout = (): string => say(language() === 'es' ? "Avísenos y sus facturas aparecen en proceso. Registramos el cheque cuando llegue." : "Tell us, and your invoices show as on their way. We post the check when it gets here.");
/** Label: a field. */
export const amount = (): string => say(language() === 'es' ? "Monto del cheque" : "Amount of the check");
/** Helper: under the field for the number of a check. */
export const checkNumberHint = (): string => say(language() === 'es' ? "Arriba a la derecha del cheque" : "At the top right of the check");
/** Label: a choice. */
export const branch = (): string => say(language() === 'es' ? "Sucursal que recibió el cheque" : "Branch that took the check");
/** Error: under the choice of a branch. Also its empty choice. */
export const chooseBranch = (): string => say(language() === 'es' ? "Elija una sucursal" : "Choose a branch");
/** Heading: above the list of invoices. */
export const whichInvoices = (): string => say(language() === 'es' ? "¿Qué facturas paga?" : "Which invoices does it pay?");
/** Helper: where there is no invoice to choose. */
export const noInvoices = (): string => say(language() === 'es' ? "No hay nada pendiente en esta cuenta. El cheque queda a cuenta." : "Nothing is open on this account. The check stays on account.");
/** Helper: under the list of invoices. amount: money. */
export const restOnAccount = (d: { amount: string | number }): string => say(language() === 'es' ? "" + d.amount + " no tienen factura y quedan a cuenta." : "" + d.amount + " of it has no invoice and stays on account.");
/** Button: sends the form. */
export const announce = (): string => say(language() === 'es' ? "Avisar de este cheque" : "Tell us about this check");
/** Busy: while the form is sent. */
export const announcing = (): string => say(language() === 'es' ? "Enviando su aviso…" : "Telling us about your check…");
/** Heading: of a question before a check is announced. */
export const anywayTitle = (): string => say(language() === 'es' ? "¿Avisar de todos modos?" : "Tell us about it anyway?");
/** Button: answers the question. */
export const anyway = (): string => say(language() === 'es' ? "Avisar de todos modos" : "Tell us anyway");
/** Alert: without a connection. */
export const offline = (): string => say(language() === 'es' ? "Está sin conexión. Lo que escribió se queda aquí. Envíelo cuando vuelva la conexión." : "You’re offline. What you typed stays here. Send it once you’re back online.");
/** Button: downloads the slip of a check. */
export const printSlip = (): string => say(language() === 'es' ? "Comprobante de envío (PDF)" : "Remittance slip (PDF)");
/** Button: downloads the slip of a check that was handed over. */
export const printReceipt = (): string => say(language() === 'es' ? "Recibo del cheque (PDF)" : "Check receipt (PDF)");
/** Helper: beside the button for the slip. */
export const slipWhy = (): string => say(language() === 'es' ? "Imprima el comprobante y póngalo en el sobre. Su código nos dice qué facturas paga." : "Print the remittance slip and put it in the envelope. Its code tells us which invoices you pay.");
/** Button: leads to the request of a check. */
export const seeRequest = (): string => say(language() === 'es' ? "Ver solicitud" : "See request");
/** Button: a new form. */
export const another = (): string => say(language() === 'es' ? "Avisar de otro cheque" : "Tell us about another check");
/** Error: the heading above why it did not. */
export const failedToLoad = (): string => say(language() === 'es' ? "No se pudo cargar este cheque" : "This check didn’t load");
/** Title: of the office’s page for a check that was handed over. */
export const recordTitle = (): string => say(language() === 'es' ? "Anotar un cheque" : "Record a check");
/** Helper: at the top of the page. */
export const recordAbout = (): string => say(language() === 'es' ? "Para un cheque que un cliente entrega en una sucursal. Avisamos a quienes ven las solicitudes de la cuenta." : "For a check that a customer hands over at a branch. We tell everyone who sees the account’s requests.");
/** Button: sends the form. */
export const record = (): string => say(language() === 'es' ? "Anotar cheque" : "Record check");
/** Busy: while the form is sent. */
export const recording = (): string => say(language() === 'es' ? "Anotando el cheque…" : "Recording the check…");
/** Heading: of a question before a check is recorded. */
export const recordAnywayTitle = (): string => say(language() === 'es' ? "¿Anotarlo de todos modos?" : "Record it anyway?");
/** Button: answers the question. */
export const recordAnyway = (): string => say(language() === 'es' ? "Anotar de todos modos" : "Record anyway");
/** Alert: a check was recorded. */
export const recorded = (d: { requestNo: string | number }): string => say(language() === 'es' ? "Cheque anotado como " + d.requestNo + ". Las personas de la cuenta reciben un correo." : "Check recorded as " + d.requestNo + ". The account’s people get an email.");
/** Button: a new form. */
export const recordAnother = (): string => say(language() === 'es' ? "Anotar otro cheque" : "Record another check");
/** Label: a field to search in. */
export const findAccount = (): string => say(language() === 'es' ? "Buscar la cuenta" : "Find the account");
/** Helper: in the field to search in. */
export const numberOrName = (): string => say(language() === 'es' ? "Número o nombre" : "Number or name");
/** Helper: a search found nothing. */
export const noAccountFound = (): string => say(language() === 'es' ? "No se encontró ninguna cuenta" : "No account found");
/** Button: back to the search. */
export const anotherAccount = (): string => say(language() === 'es' ? "Elegir otra cuenta" : "Choose another account");
/** Error: the heading above why it did not. */
export const payableFailed = (): string => say(language() === 'es' ? "No se pudo cargar lo pendiente de esta cuenta" : "What is open on this account didn’t load");
/** Alert: the account is closed. */
export const accountClosed = (): string => say(language() === 'es' ? "Esta cuenta está cerrada. No recibe cheques." : "This account is closed. It takes no checks.");
/** Label: a line of what was announced. */
export const check = (): string => say(language() === 'es' ? "Cheque" : "Check");
