// Written by `npm run locales` from locales/en/accountCheck.json and locales/es/accountCheck.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { language, plural, say } from './language';

/** Heading: of a saved bank account; two small deposits check it, which are in no file for the bank yet. */
export const preparingDeposits = (): string => say(language() === 'es' ? "Se preparan dos depósitos pequeños" : "Two small deposits are being prepared");
/** Alert: under "Two small deposits are being prepared". */
export const preparingDepositsWhy = (): string => say(language() === 'es' ? "Con nuestro próximo archivo al banco enviamos dos depósitos de menos de un dólar cada uno. Entonces le escribimos. Ya puede pedir pagos. Esperan hasta que la cuenta esté confirmada." : "With our next file to the bank we send two deposits of less than a dollar each. We’ll email you then. You can ask for payments now. They wait until the account is confirmed.");
/** Heading: of a saved bank account; a prenote checks it, which is in no file for the bank yet. */
export const preparingPrenote = (): string => say(language() === 'es' ? "Preguntamos a su banco por esta cuenta" : "We ask your bank about this account");
/** Alert: under "We ask your bank about this account". */
export const preparingPrenoteWhy = (): string => say(language() === 'es' ? "Nuestro próximo archivo al banco pregunta si podemos cobrar de ella. No se mueve dinero y usted no tiene que hacer nada. Ya puede pedir pagos. Esperan hasta que la cuenta esté confirmada." : "Our next file to the bank asks whether we can debit it. No money moves, and there’s nothing you have to do. You can ask for payments now. They wait until the account is confirmed.");
/** Heading: of a saved bank account; the bank has two small deposits that check it. */
export const depositsOnTheWay = (): string => say(language() === 'es' ? "Dos depósitos pequeños van en camino" : "Two small deposits are on their way");
/** Alert: under "Two small deposits are on their way". */
export const depositsOnTheWayWhy = (d: { day: string | number }): string => say(language() === 'es' ? "Llegan a más tardar el " + d.day + ". Búsquelos entonces en su banco e ingrese aquí los dos montos para confirmar la cuenta." : "They arrive by " + d.day + ". Look them up at your bank then, and enter both amounts here to confirm the account.");
/** Heading: of a saved bank account; the bank has a prenote that checks it. */
export const prenoteOnTheWay = (): string => say(language() === 'es' ? "Su banco está verificando esta cuenta" : "Your bank is checking this account");
/** Alert: under "Your bank is checking this account". */
export const prenoteOnTheWayWhy = (d: { day: string | number }): string => say(language() === 'es' ? "Si su banco no pone objeciones, la cuenta queda confirmada el " + d.day + ". No tiene que hacer nada." : "If your bank doesn’t object, the account is confirmed on " + d.day + ". There’s nothing you have to do.");
/** Heading, button: of a saved bank account; two small deposits have arrived on it. */
export const arrived = (): string => say(language() === 'es' ? "Ingrese los dos montos" : "Enter the two amounts");
/** Alert: under "Enter the two amounts". */
export const arrivedWhy = (d: { arrived: string | number; until: string | number }): string => say(language() === 'es' ? "Dos depósitos pequeños llegaron el " + d.arrived + ". Ingrese los dos montos a más tardar el " + d.until + " para confirmar la cuenta." : "Two small deposits arrived on " + d.arrived + ". Enter both amounts by " + d.until + " to confirm the account.");
/** Sentence: after wrong amounts of two small deposits were entered. */
export const triesLeft = (d: { left: number }): string => say(language() === 'es' ? plural(d.left, 0, es, { one: "Puede intentarlo una vez más.", other: "Puede intentarlo " + d.left + " veces más." }) : plural(d.left, 0, en, { one: "You can try once more.", other: "You can try " + d.left + " more times." }));
/** Heading: of a saved bank account; nobody entered the amounts of two small deposits in time. */
export const lapsed = (): string => say(language() === 'es' ? "Los dos depósitos no se confirmaron a tiempo" : "The two deposits weren’t confirmed in time");
/** Alert: under "The two deposits weren’t confirmed in time". */
export const lapsedAgain = (): string => say(language() === 'es' ? "Sus montos ya no se aceptan. Puede pedir dos depósitos nuevos una vez, o llamarnos." : "Their amounts aren’t taken anymore. You can ask for two new deposits once, or call us.");
/** Alert: under "The two deposits weren’t confirmed in time", where no new ones can be asked for. */
export const lapsedCall = (): string => say(language() === 'es' ? "Sus montos ya no se aceptan. Llámenos y confirmamos la cuenta con su banco." : "Their amounts aren’t taken anymore. Call us, and we confirm the account with your bank.");
/** Button: two small deposits are sent once more. */
export const askAgain = (): string => say(language() === 'es' ? "Enviar dos depósitos nuevos" : "Send two new deposits");
/** Busy button: two small deposits are asked for once more. */
export const asking = (): string => say(language() === 'es' ? "Pidiendo…" : "Asking…");
/** Heading: a dialog; nickname: what its owner calls a bank account. */
export const confirmTitle = (d: { nickname: string | number }): string => say(language() === 'es' ? "Confirmar " + d.nickname : "Confirm " + d.nickname);
/** Helper: above two fields for the amounts of small deposits. company: whose name the bank shows. */
export const confirmAbout = (d: { company: string | number }): string => say(language() === 'es' ? "Su banco muestra los dos depósitos junto a " + d.company + ". Ingrese los dos montos, en cualquier orden." : "Your bank shows the two deposits beside " + d.company + ". Enter both amounts, in any order.");
/** Label: the amount of one of two small deposits. */
export const firstAmount = (): string => say(language() === 'es' ? "Un depósito" : "One deposit");
/** Label: the amount of the other small deposit. */
export const secondAmount = (): string => say(language() === 'es' ? "El otro depósito" : "The other deposit");
/** Helper: under the amount of a small deposit. */
export const centsHint = (): string => say(language() === 'es' ? "Solo centavos: 12 centavos es 0.12" : "Cents only: 12 cents is 0.12");
/** Error. */
export const enterAmount = (): string => say(language() === 'es' ? "Ingrese el monto del depósito" : "Enter the amount of the deposit");
/** Error. */
export const belowADollar = (): string => say(language() === 'es' ? "Cada depósito es menor de un dólar: ingrese de 0.01 a 0.99" : "Each deposit is less than a dollar: enter 0.01 to 0.99");
/** Button: sends the amounts of two small deposits. */
export const confirmAccount = (): string => say(language() === 'es' ? "Confirmar cuenta bancaria" : "Confirm bank account");
/** Busy button: the amounts of two small deposits are sent. */
export const confirming = (): string => say(language() === 'es' ? "Confirmando…" : "Confirming…");
/** Label: opens what to do where deposits are not found. */
export const notSeen = (): string => say(language() === 'es' ? "No los veo" : "I don’t see them");
/** Below: under "I don’t see them". */
export const notSeenWhy = (d: { arrived: string | number }): string => say(language() === 'es' ? "Los depósitos del " + d.arrived + " pueden aparecer un día después. Si no están después de tres días bancarios, llámenos. Podemos confirmar la cuenta con su banco." : "Deposits of " + d.arrived + " may show up a day later. If they aren’t there after three banking days, call us. We can confirm the account with your bank.");
/** Toast: nickname: what its owner calls a bank account. */
export const confirmed = (d: { nickname: string | number }): string => say(language() === 'es' ? "" + d.nickname + " está confirmada" : "" + d.nickname + " is confirmed");
/** Toast. */
export const askedAgain = (): string => say(language() === 'es' ? "Se preparan dos depósitos nuevos" : "Two new deposits are being prepared");
