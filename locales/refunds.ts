// Written by `npm run locales` from locales/en/refunds.json and locales/es/refunds.json.
import { count, language, say } from './language';

/** Alert: why no refund can be asked for. */
export const accountOnHold = (): string => say(language() === 'es' ? "Esta cuenta está suspendida. Llámenos para hablar de su crédito." : "This account is on hold. Call us about its credit.");
/** Alert: why no refund can be asked for. */
export const noFigures = (): string => say(language() === 'es' ? "Aún no tenemos sus cifras. Vuelva a intentarlo mañana." : "We don’t have your figures yet. Try again tomorrow.");
/** Alert: why no refund can be asked for. date: a day. */
export const oldFigures = (d: { date: string | number }): string => say(language() === 'es' ? "Nuestras cifras son del " + d.date + ". Pídalo de nuevo cuando haya otras más recientes, o llámenos." : "Our figures are from " + d.date + ". Ask again when newer ones are here, or call us.");
/** Alert: why no refund can be asked for. */
export const notPricedYet = (): string => say(language() === 'es' ? "Entregamos algo que aún no tiene precio. Llámenos para hablar de su crédito." : "We delivered something that isn’t priced yet. Call us about your credit.");
/** Alert: why no refund can be asked for. amount: money. */
export const notClearedYet = (d: { amount: string | number }): string => say(language() === 'es' ? "" + d.amount + " de su crédito llegaron hace poco, y el banco aún puede retirarlos. Pídalo de nuevo en una semana." : "" + d.amount + " of your credit came in lately, and its bank can still take it back. Ask again in a week.");
/** Alert: why no refund can be asked for. */
export const nothingToRefund = (): string => say(language() === 'es' ? "Esta cuenta debe tanto como tiene a favor, o no tiene crédito." : "This account owes as much as it has in credit, or it has no credit.");
/** Error: under the amount of a refund. amount: money. */
export const atLeast = (d: { amount: string | number }): string => say(language() === 'es' ? "Escriba " + d.amount + " o más" : "Enter " + d.amount + " or more");
/** Error: under the amount of a refund. amount: money. */
export const atMost = (d: { amount: string | number }): string => say(language() === 'es' ? "Puede pedir hasta " + d.amount : "You can ask for up to " + d.amount);
/** Error: under the choice of a bank account. */
export const chooseBank = (): string => say(language() === 'es' ? "Elija una cuenta bancaria" : "Choose a bank account");
/** Error: a refund by check names a bank account. */
export const noBankWithCheck = (): string => say(language() === 'es' ? "Un cheque por correo no lleva cuenta bancaria. Quítela o elija su cuenta bancaria." : "A mailed check has no bank account. Remove it, or choose your bank account.");
/** Error: under the bank account of a refund. */
export const bankUnconfirmed = (): string => say(language() === 'es' ? "Esta cuenta bancaria aún no está confirmada. Confírmela o elija otra forma." : "This bank account isn’t confirmed yet. Confirm it, or choose another way.");
/** Alert: why a refund cannot go to a bank account. until: a day and time. */
export const banksRest = (d: { until: string | number }): string => say(language() === 'es' ? "Su correo electrónico o su teléfono cambió hace poco. Hasta el " + d.until + " no enviamos reembolsos a cuentas bancarias. Pida un cheque o llámenos." : "Your email address or phone number changed lately. Until " + d.until + " we send no refunds to bank accounts. Ask for a check, or call us.");
/** Error: a payment uses credit that is asked back. amount: money. */
export const creditPromised = (d: { amount: string | number }): string => say(language() === 'es' ? "" + d.amount + " del crédito de esta cuenta van de vuelta a usted como reembolso. Use menos crédito o cancele el reembolso." : "" + d.amount + " of this account’s credit is on its way back to you as a refund. Use less credit, or cancel the refund.");
/** Title: of a page. Its link and button say the same. */
export const title = (): string => say(language() === 'es' ? "Pedir un reembolso" : "Ask for a refund");
/** Error: under an amount. */
export const enterAmount = (): string => say(language() === 'es' ? "Escriba un monto" : "Enter an amount");
/** Error: under a choice. */
export const chooseWay = (): string => say(language() === 'es' ? "Elija cómo quiere el dinero" : "Choose how you want the money");
/** Error: under comments. */
export const shortenComments = (d: { n: number }): string => say(language() === 'es' ? "Acorte los comentarios a " + count(d.n) + " letras" : "Shorten the comments to " + count(d.n) + " characters");
/** Busy: the form is being checked. */
export const checking = (): string => say(language() === 'es' ? "Revisando…" : "Checking…");
/** Button: to the second step. */
export const review = (): string => say(language() === 'es' ? "Revisar solicitud" : "Review request");
/** Helper: of “Transfer to a bank account”. */
export const achNote = (): string => say(language() === 'es' ? "A una cuenta bancaria que usted guardó y confirmó." : "To a bank account you saved and confirmed.");
/** Helper: of “Check by mail”. */
export const checkNote = (): string => say(language() === 'es' ? "A la dirección que tenemos para esta cuenta." : "To the address we have for this account.");
/** Helper: of the amount. most: money. */
export const upTo = (d: { most: string | number }): string => say(language() === 'es' ? "Hasta " + d.most : "Up to " + d.most);
/** Button: fills in the greatest amount. */
export const allOfIt = (d: { amount: string | number }): string => say(language() === 'es' ? "Todo (" + d.amount + ")" : "All (" + d.amount + ")");
/** Label: of a choice. */
export const howDoYouWantIt = (): string => say(language() === 'es' ? "¿Cómo quiere el dinero?" : "How do you want the money?");
/** Alert: of a refund by check. payee: a name. */
export const mailedTo = (d: { address: string | number; payee: string | number }): string => say(language() === 'es' ? "Hacemos el cheque a nombre de " + d.payee + " y lo enviamos a " + d.address + "." : "We make out the check to " + d.payee + " and mail it to " + d.address + ".");
/** Alert: of a refund by check. payee: a name. */
export const mailedToPayee = (d: { payee: string | number }): string => say(language() === 'es' ? "Hacemos el cheque a nombre de " + d.payee + " y lo enviamos por correo." : "We make out the check to " + d.payee + " and mail it.");
/** Title: above how a refund is made up. */
export const madeUp = (): string => say(language() === 'es' ? "Lo que se le puede devolver" : "What you can get back");
/** Label: of a sum. */
export const memos = (): string => say(language() === 'es' ? "Notas de crédito" : "Credit memos");
/** Label: of a sum. */
export const unapplied = (): string => say(language() === 'es' ? "Crédito sin aplicar" : "Unapplied credit");
/** Label: of a sum that is taken off. */
export const lessOwed = (): string => say(language() === 'es' ? "Menos lo que debe esta cuenta" : "Less what this account owes");
/** Label: of a sum that is taken off. */
export const lessNotInvoiced = (): string => say(language() === 'es' ? "Menos entregas aún sin factura" : "Less deliveries not invoiced yet");
/** Label: of a sum that is taken off. */
export const lessUsed = (): string => say(language() === 'es' ? "Menos crédito que usan sus pagos" : "Less credit that payments use");
/** Label: of a sum that is taken off. */
export const lessRefunds = (): string => say(language() === 'es' ? "Menos reembolsos en camino" : "Less refunds on their way");
/** Label: of a sum that is taken off: its bank can still take it back. */
export const lessUncleared = (): string => say(language() === 'es' ? "Menos dinero recién recibido" : "Less money that came in lately");
/** Label: of a sum. */
export const canBeRefunded = (): string => say(language() === 'es' ? "Se puede reembolsar" : "Can be refunded");
/** Title: of an error. */
export const notSent = (): string => say(language() === 'es' ? "No se envió su solicitud" : "Your request wasn’t sent");
/** Title: of an error. */
export const mayNotHaveArrived = (): string => say(language() === 'es' ? "Es posible que su solicitud no haya llegado" : "Your request may not have arrived");
/** Button: the form was sent before. */
export const startNewForm = (): string => say(language() === 'es' ? "Empezar otro formulario" : "Start a new form");
/** Alert: the form was sent before. */
export const startNewFormText = (): string => say(language() === 'es' ? "Empiece otro formulario si quiere pedir otra cosa." : "Start a new form to ask for something else.");
/** Alert: before a refund is asked for. */
export const officeChecks = (): string => say(language() === 'es' ? "Nuestra oficina revisa cada reembolso. Hasta entonces su crédito sigue en su cuenta." : "Our office checks every refund. Your credit stays on your account until then.");
/** Button: asks for a refund. */
export const send = (): string => say(language() === 'es' ? "Enviar solicitud" : "Send request");
/** Title: of a dialog. */
export const sendAnyway = (): string => say(language() === 'es' ? "¿Enviarla de todos modos?" : "Send it anyway?");
/** Button: leaves the dialog without sending. */
export const goBack = (): string => say(language() === 'es' ? "Volver" : "Go back");
/** Label: the way the money comes. */
export const how = (): string => say(language() === 'es' ? "Cómo" : "How");
/** Label: the account that the money goes to. */
export const to = (): string => say(language() === 'es' ? "A" : "To");
/** Label: the name and address of a check. */
export const madeOutTo = (): string => say(language() === 'es' ? "Cheque para" : "Check to");
/** Helper: after a refund was asked for. */
export const whatComesNext = (): string => say(language() === 'es' ? "Primero decide nuestra oficina. Le escribimos cuando lo haga y cuando el dinero esté en camino." : "Our office decides first. You get an email when it does, and when the money is on its way.");
/** Button: to the request. */
export const followRequest = (): string => say(language() === 'es' ? "Seguir esta solicitud" : "Follow this request");
/** Button: to the account’s overview. */
export const backToAccount = (): string => say(language() === 'es' ? "Volver a la cuenta" : "Back to the account");
/** Title: of the second step. */
export const reviewTitle = (): string => say(language() === 'es' ? "Revise su solicitud" : "Review your request");
/** Title: of the last step. */
export const sentTitle = (): string => say(language() === 'es' ? "Recibimos su solicitud" : "We have your request");
/** Title: of an error. */
export const formFailed = (): string => say(language() === 'es' ? "No se cargó el formulario" : "The form didn’t load");
/** Title: of an error. */
export const requestFailed = (): string => say(language() === 'es' ? "No se cargó su solicitud" : "Your request didn’t load");
/** Title: nothing can be asked for. */
export const cantAsk = (): string => say(language() === 'es' ? "Ahora no se puede pedir un reembolso" : "No refund can be asked for now");
/** Title: somebody has no permission. */
export const mayNotAsk = (): string => say(language() === 'es' ? "Aquí no puede pedir un reembolso" : "You can’t ask for a refund here");
/** Alert: somebody has no permission. */
export const mayNotAskWhy = (): string => say(language() === 'es' ? "Puede ver esta cuenta, pero no pedir su dinero. Pregunte a su dueño o llámenos." : "You can view this account, but not ask for its money. Ask its owner, or call us.");
/** Title: nobody linked an account. */
export const noAccount = (): string => say(language() === 'es' ? "Todavía no tiene una cuenta" : "You have no account yet");
/** Helper: nobody linked an account. */
export const noAccountWhy = (): string => say(language() === 'es' ? "En cuanto vinculemos una a su acceso, aparecerá aquí." : "As soon as we link one to your sign-in, it shows up here.");
/** Title: of a choice of accounts. */
export const whichAccount = (): string => say(language() === 'es' ? "¿El crédito de qué cuenta?" : "Which account’s credit?");
/** Helper: of a choice of accounts. */
export const oneAccountOnly = (): string => say(language() === 'es' ? "Un reembolso es de una sola cuenta. El crédito de una nunca paga otra." : "One refund is of one account. Credit on one account never pays another.");
/** Helper: beside an account. amount: money. */
export const inCredit = (d: { amount: string | number }): string => say(language() === 'es' ? "" + d.amount + " a favor" : "" + d.amount + " in credit");
/** Button: to the account’s overview. */
export const seeAccount = (): string => say(language() === 'es' ? "Ver la cuenta" : "See the account");
/** Helper: whom to call. phone: a number. */
export const callUs = (d: { phone: string | number }): string => say(language() === 'es' ? "O llámenos: " + d.phone : "Or call us: " + d.phone);
