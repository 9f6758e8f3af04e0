// Written by `npm run locales` from locales/en/promises.json and locales/es/promises.json.
import { count, language, say } from './language';

/** Button, title or label: says by when how much is paid of what is past due. */
export const promiseToPay = (): string => say(language() === 'es' ? "Prometer un pago" : "Promise to pay");
/** Label: a row of an account’s history. day: a day. */
export const promiseBy = (d: { day: string | number }): string => say(language() === 'es' ? "Promesa de pago para el " + d.day : "Promise to pay by " + d.day);
/** Text: in the dialog of a promise to pay. */
export const lead = (): string => say(language() === 'es' ? "Díganos cuánto paga y para cuándo. Hasta entonces no enviamos recordatorios." : "Tell us how much you pay, and by when. Until then we send no reminders.");
/** Text: in the office’s dialog of a promise that was told by phone. */
export const leadOffice = (): string => say(language() === 'es' ? "Escriba lo que le dijo el cliente. Lo confirmamos por correo." : "Enter what the customer told you. We confirm it by email.");
/** Text: in the dialog of a promise. sum: money. account: name or number of an account. */
export const ofAccount = (d: { account: string | number; sum: string | number }): string => say(language() === 'es' ? "" + d.sum + " está vencido en " + d.account + "." : "" + d.sum + " is past due on " + d.account + ".");
/** Text: in the dialog of a promise. sum: money. */
export const ofInvoice = (d: { number: string | number; sum: string | number }): string => say(language() === 'es' ? "" + d.sum + " de la factura " + d.number + " está vencido." : "" + d.sum + " is past due on invoice " + d.number + ".");
/** Label: field; the account of which a promise is. */
export const onWhichAccount = (): string => say(language() === 'es' ? "Cuenta" : "Account");
/** Label: field; how much is promised. */
export const amount = (): string => say(language() === 'es' ? "Monto" : "Amount");
/** Label: field; the last day of a promise. */
export const payBy = (): string => say(language() === 'es' ? "Pagar a más tardar" : "Pay by");
/** Button: saves a promise to pay. */
export const save = (): string => say(language() === 'es' ? "Prometer" : "Promise");
/** Button: saves a changed promise to pay. */
export const saveChange = (): string => say(language() === 'es' ? "Guardar" : "Save");
/** Button: opens the dialog of an open promise. */
export const change = (): string => say(language() === 'es' ? "Cambiar promesa" : "Change promise");
/** Button: ends an open promise. */
export const withdraw = (): string => say(language() === 'es' ? "Retirar promesa" : "Withdraw promise");
/** Button: of the office, for what a customer told by phone. */
export const enterPromise = (): string => say(language() === 'es' ? "Anotar una promesa" : "Enter a promise");
/** Text: an open promise, to its maker. sum: money. day: a day. */
export const youPromised = (d: { day: string | number; sum: string | number }): string => say(language() === 'es' ? "Usted prometió " + d.sum + " para el " + d.day : "You promised " + d.sum + " by " + d.day);
/** Text: an open promise, to others. sum: money. day: a day. */
export const isPromised = (d: { day: string | number; sum: string | number }): string => say(language() === 'es' ? "" + d.sum + " prometido para el " + d.day : "" + d.sum + " is promised by " + d.day);
/** Text: of what a promise is, behind a dot. */
export const forInvoice = (d: { number: string | number }): string => say(language() === 'es' ? "factura " + d.number : "invoice " + d.number);
/** Text: how the office learned of a promise, behind a dot. */
export const toldByPhone = (): string => say(language() === 'es' ? "dicho por teléfono" : "told by phone");
/** Heading: open promises of an account, for the office. */
export const promises = (): string => say(language() === 'es' ? "Promesas de pago" : "Promises to pay");
/** Text: below the heading of an account’s promises. */
export const noPromises = (): string => say(language() === 'es' ? "No hay ninguna promesa abierta." : "No open promise.");
/** Text: how many promises of an account were kept and broken. */
export const counts = (d: { broken: number; kept: number }): string => say(language() === 'es' ? count(d.kept) + " cumplidas · " + count(d.broken) + " incumplidas" : count(d.kept) + " kept · " + count(d.broken) + " broken");
/** Heading: the office’s list of promises of which the day has come. */
export const dueHeading = (): string => say(language() === 'es' ? "Promesas que vencen o incumplidas" : "Promises due or broken");
/** Text: where the office’s list of promises is empty. */
export const noneDue = (): string => say(language() === 'es' ? "Hoy no vence ninguna promesa, y esta semana no se incumplió ninguna." : "No promise is due today, and none was broken this week.");
/** Title: of an error, in the office. */
export const dueFailed = (): string => say(language() === 'es' ? "No se pudieron cargar las promesas" : "The promises could not be loaded");
/** Status: of a promise to pay. */
export const stateOpen = (): string => say(language() === 'es' ? "Abierta" : "Open");
/** Status: of a promise to pay. */
export const stateKept = (): string => say(language() === 'es' ? "Cumplida, pago registrado" : "Kept, payment posted");
/** Status: of a promise to pay, of which money is not posted yet. */
export const stateKeptOnItsWay = (): string => say(language() === 'es' ? "Cumplida, pago en camino" : "Kept, payment on its way");
/** Status: of a promise to pay. */
export const stateBroken = (): string => say(language() === 'es' ? "Incumplida" : "Broken");
/** Status: of a promise to pay. */
export const stateWithdrawn = (): string => say(language() === 'es' ? "Retirada" : "Withdrawn");
/** Error: in the amount of a promise. least: money. */
export const amountFrom = (d: { least: string | number }): string => say(language() === 'es' ? "Escriba " + d.least + " o más" : "Enter " + d.least + " or more");
/** Error: in the amount of a promise. sum: money. */
export const amountUpTo = (d: { sum: string | number }): string => say(language() === 'es' ? "Escriba " + d.sum + " o menos: es lo que está vencido" : "Enter " + d.sum + " or less: that is what is past due");
/** Error: in a promise, where several accounts are past due. */
export const chooseAccount = (): string => say(language() === 'es' ? "Elija una cuenta" : "Choose an account");
/** Error: why there can be no promise. */
export const nothingPastDue = (): string => say(language() === 'es' ? "No hay nada vencido que se pueda prometer." : "Nothing is past due that could be promised.");
/** Error: why there can be no second promise. */
export const promisedAlready = (): string => say(language() === 'es' ? "Ya hay una promesa abierta para esto. Cambie esa." : "There is an open promise for this already. Change that one.");
/** Error: why a promise cannot be changed. */
export const promiseEnded = (): string => say(language() === 'es' ? "Esta promesa ya terminó. Vuelva a cargar la página." : "This promise has ended. Load the page again.");
/** Error: why a promise cannot be changed. */
export const promiseChanged = (): string => say(language() === 'es' ? "Esta promesa cambió entre tanto. Vuelva a cargar la página." : "This promise was changed meanwhile. Load the page again.");
/** Error: a promise that is not there, or somebody else’s. */
export const noSuchPromise = (): string => say(language() === 'es' ? "No encontramos esa promesa." : "We found no such promise.");
/** Error: to somebody who may only look. */
export const mayOnlyLook = (): string => say(language() === 'es' ? "Usted no puede pagar esta cuenta, así que no puede prometer un pago." : "You may not pay this account, so you can’t promise a payment.");
/** Toast: after a promise was made or changed. */
export const saved = (): string => say(language() === 'es' ? "Promesa guardada. Enviamos un correo." : "Promise saved. We sent an email.");
/** Toast: after a promise was withdrawn. */
export const withdrawn = (): string => say(language() === 'es' ? "Promesa retirada." : "Promise withdrawn.");
