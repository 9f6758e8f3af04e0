// Written by `npm run locales` from locales/en/scheduledPayments.json and locales/es/scheduledPayments.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say } from './language';

/** Label: a choice of what a scheduled payment pays: all that is open on its day. */
export const coversAll = (): string => say(language() === 'es' ? "Todo lo pendiente ese día" : "Everything open then");
/** Label: a choice of what a scheduled payment pays. */
export const coversPastDue = (): string => say(language() === 'es' ? "Lo vencido ese día" : "What is past due then");
/** Label: a choice of what a scheduled payment pays. */
export const coversInvoices = (): string => say(language() === 'es' ? "Facturas elegidas" : "Chosen invoices");
/** Label: a choice of what a scheduled payment pays: so much of what is open. */
export const coversAmount = (): string => say(language() === 'es' ? "Un monto fijo" : "A fixed amount");
/** Label: a choice of how often a scheduled payment is made. */
export const once = (): string => say(language() === 'es' ? "Una vez" : "Once");
/** Label: a choice of how often a scheduled payment is made. */
export const monthly = (): string => say(language() === 'es' ? "Cada mes" : "Monthly");
/** Error: of the first day of a scheduled payment. */
export const notADay = (d: { max: string | number; min: string | number }): string => say(language() === 'es' ? "Elija un día bancario del " + d.min + " al " + d.max + "." : "Choose a banking day from " + d.min + " to " + d.max + ".");
/** Error: of the last day of a monthly payment. */
export const endBeforeStart = (): string => say(language() === 'es' ? "El final es anterior al primer día." : "The end is before the first day.");
/** Error: of the end of a payment that is made once. */
export const endOfOnce = (): string => say(language() === 'es' ? "Solo un pago mensual tiene final." : "Only a monthly payment has an end.");
/** Error: of the invoices of a scheduled payment. */
export const chooseInvoices = (): string => say(language() === 'es' ? "Elija facturas pendientes de esta cuenta, 50 como máximo." : "Choose open invoices of this account, at most 50.");
/** Error: why nothing more can be scheduled. */
export const tooMany = (): string => say(language() === 'es' ? "Esta cuenta tiene 20 pagos programados. Cancele uno primero." : "This account has 20 scheduled payments. Cancel one first.");
/** Error: why a scheduled payment cannot be changed or canceled. */
export const notScheduled = (): string => say(language() === 'es' ? "Este pago ya no está programado." : "This payment is not scheduled any more.");
/** Error: why a scheduled payment cannot be changed or canceled: it is being requested. */
export const tooLate = (d: { until: string | number }): string => say(language() === 'es' ? "Se podía cambiar hasta el " + d.until + ". Su solicitud aún se puede cancelar en Solicitudes de pago." : "It could be changed until " + d.until + ". Its request can still be canceled under Payment Requests.");
/** Error: why a scheduled payment cannot be changed. */
export const othersPayment = (d: { name: string | number }): string => say(language() === 'es' ? "Esto lo programó " + d.name + ". Solo esa persona puede cambiarlo; usted puede cancelarlo." : "" + d.name + " scheduled this. Only they can change it; you can cancel it.");
/** Text: why a scheduled payment is paused. */
export const stopReturned = (): string => say(language() === 'es' ? "El banco devolvió un pago. Prográmelo de nuevo cuando la cuenta bancaria tenga el dinero." : "The bank returned a payment. Schedule it again when the bank account has the money.");
/** Text: why a scheduled payment is paused. */
export const stopBankBlocked = (): string => say(language() === 'es' ? "Ahora no se puede cobrar de su cuenta bancaria. Elija otra o llámenos." : "Its bank account cannot be debited now. Choose another one, or call us.");
/** Text: why a scheduled payment ended. */
export const stopOff = (): string => say(language() === 'es' ? "Se canceló." : "It was canceled.");
/** Text: why a scheduled payment ended. */
export const stopChanged = (): string => say(language() === 'es' ? "Otras condiciones ocuparon su lugar." : "Other terms took its place.");
/** Text: why a scheduled payment ended. */
export const stopBankRemoved = (): string => say(language() === 'es' ? "Se eliminó su cuenta bancaria. Prográmelo de nuevo con otra." : "Its bank account was deleted. Schedule it again with another one.");
/** Text: why a scheduled payment ended. */
export const stopAccountClosed = (): string => say(language() === 'es' ? "La cuenta está cerrada." : "The account is closed.");
/** Text: why a scheduled payment ended. */
export const stopNoAccess = (): string => say(language() === 'es' ? "La persona que lo programó ya no puede pagar por esta cuenta." : "The person who scheduled it may no longer pay for this account.");
/** Text: why a scheduled payment ended. */
export const stopDone = (): string => say(language() === 'es' ? "Todos sus pagos están decididos. Vea el historial." : "All its payments were decided. See the history.");
/** Title: of the page where somebody schedules payments for later days. */
export const title = (): string => say(language() === 'es' ? "Pagos programados" : "Scheduled payments");
/** Error: title where the page could not be loaded. */
export const loadFailed = (): string => say(language() === 'es' ? "No se cargaron los pagos programados" : "Scheduled payments did not load");
/** Text: why an account has to be chosen first. */
export const chooseAccountSays = (): string => say(language() === 'es' ? "Un pago se programa para una sola cuenta." : "A payment is scheduled for one account.");
/** Text: what the page is for. */
export const intro = (): string => say(language() === 'es' ? "Elija un día; el monto sigue lo que esté pendiente entonces. Puede cambiarlo hasta su hora límite." : "Choose a day; the amount follows what is open then. You can change it until its cut-off.");
/** Button: opens the form; also its title. */
export const schedule = (): string => say(language() === 'es' ? "Programar un pago" : "Schedule a payment");
/** Button: leads to the page Autopay. */
export const toAutopay = (): string => say(language() === 'es' ? "Pago automático" : "Autopay");
/** Title: where an account has no scheduled payment. */
export const none = (): string => say(language() === 'es' ? "No hay nada programado" : "Nothing is scheduled");
/** Label: how a scheduled payment stands. */
export const statusOn = (): string => say(language() === 'es' ? "Programado" : "Scheduled");
/** Label: how a scheduled payment stands. */
export const statusPaused = (): string => say(language() === 'es' ? "En pausa" : "Paused");
/** Label: how a scheduled payment stands. */
export const statusEnded = (): string => say(language() === 'es' ? "Terminado" : "Ended");
/** Label: the day and the amount of the next payment. */
export const next = (): string => say(language() === 'es' ? "Próximo pago" : "Next payment");
/** Text: the next payment. */
export const nextAmount = (d: { amount: string | number; day: string | number }): string => say(language() === 'es' ? "" + d.amount + " el " + d.day : "" + d.amount + " on " + d.day);
/** Text: the next payment, of which nothing is open yet. */
export const nextNothing = (d: { day: string | number }): string => say(language() === 'es' ? "Nada por pagar hasta hoy, el " + d.day : "Nothing to pay as of today, on " + d.day);
/** Text: below the amount of the next payment. */
export const byToday = (): string => say(language() === 'es' ? "Según lo pendiente hoy" : "By what is open today");
/** Label: the cut-off of a scheduled payment. */
export const changeUntil = (): string => say(language() === 'es' ? "Cambiar o cancelar hasta" : "Change or cancel until");
/** Label: of how often a scheduled payment is made. */
export const howOften = (): string => say(language() === 'es' ? "Con qué frecuencia" : "How often");
/** Text: how often a scheduled payment is made. */
export const onDay = (d: { day: string | number }): string => say(language() === 'es' ? "Una vez, el " + d.day : "Once, on " + d.day);
/** Text: how often a scheduled payment is made. */
export const monthlyFrom = (d: { day: string | number }): string => say(language() === 'es' ? "Cada mes desde el " + d.day : "Monthly from " + d.day);
/** Text: the end of a monthly payment. */
export const untilDay = (d: { day: string | number }): string => say(language() === 'es' ? "hasta el " + d.day : "until " + d.day);
/** Text: the end of a monthly payment. */
export const timesAtMost = (d: { times: number }): string => say(language() === 'es' ? plural(d.times, 0, es, { one: count(d.times) + " vez como máximo", other: count(d.times) + " veces como máximo" }) : plural(d.times, 0, en, { one: count(d.times) + " time at most", other: count(d.times) + " times at most" }));
/** Label: what a scheduled payment pays. */
export const what = (): string => say(language() === 'es' ? "Qué" : "What");
/** Text: which invoices a scheduled payment pays. */
export const invoicesOf = (d: { numbers: string | number }): string => say(language() === 'es' ? "Facturas " + d.numbers : "Invoices " + d.numbers);
/** Label: the bank account. */
export const from = (): string => say(language() === 'es' ? "Desde" : "From");
/** Label: the most per payment. */
export const atMost = (): string => say(language() === 'es' ? "Límite por pago" : "Limit per payment");
/** Label: a fixed amount. */
export const amount = (): string => say(language() === 'es' ? "Monto" : "Amount");
/** Label: who scheduled it, and when. */
export const scheduledBy = (): string => say(language() === 'es' ? "Programado" : "Scheduled");
/** Text: who scheduled it, and when. */
export const byWhom = (d: { day: string | number; name: string | number }): string => say("" + d.name + ", " + d.day);
/** Button: changes a scheduled payment. */
export const change = (): string => say(language() === 'es' ? "Cambiar" : "Change");
/** Button: schedules a paused payment again. */
export const again = (): string => say(language() === 'es' ? "Programar de nuevo" : "Schedule again");
/** Button: cancels a scheduled payment; also what the dialog’s button does. */
export const cancelIt = (): string => say(language() === 'es' ? "Cancelar pago" : "Cancel payment");
/** Title: of the dialog that asks before a scheduled payment is canceled. */
export const cancelTitle = (): string => say(language() === 'es' ? "¿Cancelar este pago programado?" : "Cancel this scheduled payment?");
/** Text: what comes of canceling a payment that is made once. */
export const cancelOnce = (): string => say(language() === 'es' ? "No se cobrará nada por él." : "Nothing is debited by it.");
/** Text: what comes of canceling a monthly payment. */
export const cancelMonthly = (): string => say(language() === 'es' ? "También se cancelan todos los pagos siguientes. Lo ya solicitado se mantiene." : "All payments that would follow are canceled too. What is already requested stays.");
/** Message: it was canceled. */
export const canceled = (): string => say(language() === 'es' ? "El pago programado está cancelado" : "The scheduled payment is canceled");
/** Message: it was scheduled or changed. */
export const made = (): string => say(language() === 'es' ? "El pago está programado" : "The payment is scheduled");
/** Text: where there is no history. */
export const historyEmpty = (): string => say(language() === 'es' ? "Aún no se ha hecho ningún pago programado." : "No scheduled payment was made yet.");
/** Title: of the form that changes one. */
export const changeTitle = (): string => say(language() === 'es' ? "Cambiar un pago programado" : "Change a scheduled payment");
/** Label: of the list in which invoices are chosen. */
export const invoices = (): string => say(language() === 'es' ? "Facturas pendientes" : "Open invoices");
/** Label: an invoice that can be chosen. */
export const invoiceLine = (d: { amount: string | number; day: string | number; invoiceNo: string | number }): string => say(language() === 'es' ? "" + d.invoiceNo + ", vence el " + d.day + ": " + d.amount : "" + d.invoiceNo + ", due " + d.day + ": " + d.amount);
/** Text: where no invoice can be chosen. */
export const noInvoices = (): string => say(language() === 'es' ? "Ahora no hay facturas pendientes." : "No invoice is open now.");
/** Error: of the invoices. */
export const chooseOne = (): string => say(language() === 'es' ? "Elija al menos una factura." : "Choose at least one invoice.");
/** Label: the first day of a scheduled payment. */
export const firstDay = (): string => say(language() === 'es' ? "Primer día" : "First day");
/** Hint: of the first day. */
export const firstDayHint = (): string => say(language() === 'es' ? "Un día bancario. En un mes más corto, el último día; en un día cerrado, el siguiente día bancario." : "A banking day. In a shorter month, the last day pays; on a closed day, the next banking day.");
/** Error: of a day. */
export const chooseDay = (): string => say(language() === 'es' ? "Elija un día." : "Choose a day.");
/** Label: when a monthly payment ends. */
export const ends = (): string => say(language() === 'es' ? "Termina" : "Ends");
/** Label: a choice of when a monthly payment ends. */
export const endsNever = (): string => say(language() === 'es' ? "Cuando lo cancele" : "When I cancel it");
/** Label: a choice of when a monthly payment ends. */
export const endsDay = (): string => say(language() === 'es' ? "En una fecha" : "On a day");
/** Label: a choice of when a monthly payment ends. */
export const endsTimes = (): string => say(language() === 'es' ? "Después de algunos pagos" : "After some payments");
/** Label: the last day of a monthly payment. */
export const lastDay = (): string => say(language() === 'es' ? "Último día" : "Last day");
/** Label: how many payments a monthly payment has. */
export const times = (): string => say(language() === 'es' ? "Cantidad de pagos" : "Number of payments");
/** Error: of the number of payments. */
export const enterTimes = (): string => say(language() === 'es' ? "Escriba un número del 1 al 120." : "Enter a number from 1 to 120.");
/** Button: agrees to the text. */
export const agreeAndSchedule = (): string => say(language() === 'es' ? "Aceptar y programar" : "Agree and schedule");
/** Error: why a scheduled payment cannot be skipped. */
export const onceIsCanceled = (): string => say(language() === 'es' ? "Este pago se hace una sola vez. Cancélelo en lugar de omitirlo." : "This payment is made once. Cancel it instead of skipping it.");
/** Text: the next payment, which somebody skipped. */
export const nextSkipped = (d: { day: string | number }): string => say(language() === 'es' ? "Omitido el " + d.day : "Skipped on " + d.day);
/** Text: why a scheduled payment ended. */
export const stopPlanEnded = (): string => say(language() === 'es' ? "Era una cuota de un plan de pagos que terminó." : "It was an installment of a payment plan that has ended.");
