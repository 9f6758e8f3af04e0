// Written by `npm run locales` from locales/en/textMessages.json and locales/es/textMessages.json.
import { language, say, select } from './language';

/** Error: the server has nobody who carries text messages. */
export const notSetUp = (): string => say(language() === 'es' ? "Este portal no envía mensajes de texto." : "This portal doesn’t send text messages.");
/** Text: what a person agrees to who adds a number for text messages. A change of it is a new version. */
export const consent = (d: { company: string | number; most: string | number }): string => say(language() === 'es' ? "" + d.company + " envía mensajes de texto sobre sus cuentas a este número: hasta " + d.most + " por día, y cada vez que cambie su acceso. Puede haber cargos por mensajes y datos. Responda STOP para no recibir más y HELP para pedir ayuda. No tiene que aceptar para comprar." : "" + d.company + " sends text messages about your accounts to this number: up to " + d.most + " a day, and whenever your sign-in changes. Message and data rates may apply. Reply STOP to end them and HELP for help. You don’t have to agree to buy anything.");
/** Error: the words of the consent are newer than those that were read. */
export const consentMoved = (): string => say(language() === 'es' ? "Cambió lo que usted acepta. Léalo de nuevo y luego agregue el número." : "What you agree to has changed. Read it again, then add the number.");
/** Error: what was typed is no such number. */
export const numberWrong = (): string => say(language() === 'es' ? "Escriba un número de celular de EE. UU. o Canadá, con su código de área." : "Enter a mobile number of the US or Canada, with its area code.");
/** Error: a person has a confirmed number. */
export const alreadyOn = (): string => say(language() === 'es' ? "Los mensajes de texto van a otro número. Quítelo primero." : "Text messages go to another number. Remove it first.");
/** Error: a number replied that it wants no messages. */
export const numberStopped = (): string => say(language() === 'es' ? "Ese teléfono respondió STOP. Primero envíe START a nuestro número." : "That phone replied STOP. Text START to our number first.");
/** Error: codes were asked for too soon after each other. */
export const codeSoon = (): string => say(language() === 'es' ? "Acabamos de enviar un código. Espere un minuto antes de pedir otro." : "We just sent a code. Wait a minute before you ask for another one.");
/** Error: the most codes of a day were sent, to the person or to the number. */
export const codesMany = (): string => say(language() === 'es' ? "Hoy no se pueden enviar más códigos. Inténtelo mañana." : "No more codes can be sent today. Try again tomorrow.");
/** Error: a code is too old, or was guessed too often. */
export const codeOver = (): string => say(language() === 'es' ? "Ese código ya no se puede usar. Pida uno nuevo." : "That code can’t be used any more. Ask for a new one.");
/** Error: another code was entered. */
export const codeWrong = (): string => say(language() === 'es' ? "Ese no es el código. Revise el mensaje de texto." : "That isn’t the code. Check the text message.");
/** Error: a code was entered or asked for without a number. */
export const noneWaits = (): string => say(language() === 'es' ? "Ningún número espera un código." : "No number waits for a code.");
/** Heading: of the part for text messages. */
export const title = (): string => say(language() === 'es' ? "Mensajes de texto" : "Text messages");
/** Text: below the heading of the part for text messages. */
export const about = (): string => say(language() === 'es' ? "Los avisos que llegan enseguida llegan también a su teléfono, sin importes. Lo que recibe cada día o cada semana no se envía por mensaje de texto." : "Notices that come at once also come to your phone, without amounts. What you get daily or weekly isn’t texted.");
/** Alert: the number for text messages could not be loaded. */
export const loadFailed = (): string => say(language() === 'es' ? "No pudimos cargar su número." : "We couldn’t load your number.");
/** Text: somebody of the office looks as the customer. */
export const onlyCustomer = (): string => say(language() === 'es' ? "Solo el cliente puede cambiar esto." : "Only the customer can change this.");
/** Button: opens the dialog that adds a number for text messages. */
export const addNumber = (): string => say(language() === 'es' ? "Agregar un número" : "Add a number");
/** Text: a person has no number for text messages. */
export const none = (): string => say(language() === 'es' ? "Todavía no hay un número." : "No number yet.");
/** Label: field for the number that text messages go to. */
export const number = (): string => say(language() === 'es' ? "Número de celular" : "Mobile number");
/** Hint: below the field for a number. */
export const numberHint = (): string => say(language() === 'es' ? "EE. UU. o Canadá" : "US or Canada");
/** Label: checkbox below the consent. */
export const agree = (): string => say(language() === 'es' ? "Acepto" : "I agree");
/** Error: the checkbox of the consent is not set. */
export const agreeMissing = (): string => say(language() === 'es' ? "Acepte recibir mensajes de texto en este número." : "Agree to get text messages at this number.");
/** Button: has a code sent to the number. */
export const sendCode = (): string => say(language() === 'es' ? "Enviar un código" : "Send a code");
/** Button: closes the dialog. */
export const close = (): string => say(language() === 'es' ? "Cancelar" : "Cancel");
/** Text: a code is on its way; digits are the last two. */
export const codeSent = (d: { digits: string | number }): string => say(language() === 'es' ? "Enviamos un código al número que termina en " + d.digits + ". Vale por 10 minutos." : "We sent a code to the number that ends in " + d.digits + ". It can be used for 10 minutes.");
/** Label: field for the code of a text message. */
export const code = (): string => say(language() === 'es' ? "Código" : "Code");
/** Button: confirms the number by the code. */
export const enter = (): string => say(language() === 'es' ? "Confirmar" : "Confirm");
/** Button: has another code sent. */
export const again = (): string => say(language() === 'es' ? "Enviar un código nuevo" : "Send a new code");
/** Message: the number was confirmed. */
export const confirmed = (): string => say(language() === 'es' ? "Los mensajes de texto están activados" : "Text messages are on");
/** Message: another code was sent. */
export const codeComes = (): string => say(language() === 'es' ? "Va un código nuevo" : "A new code is on its way");
/** Label: chip; text messages go to a number. */
export const isOn = (d: { digits: string | number }): string => say(language() === 'es' ? "Activados para el número que termina en " + d.digits : "On for the number that ends in " + d.digits);
/** Button: ends text messages. */
export const remove = (): string => say(language() === 'es' ? "Quitar el número" : "Remove the number");
/** Message: the number was removed. */
export const removed = (): string => say(language() === 'es' ? "Los mensajes de texto están desactivados" : "Text messages are off");
/** Text: a number is stopped. */
export const stopped = (d: { digits: string | number }): string => say(language() === 'es' ? "El teléfono que termina en " + d.digits + " respondió STOP, así que no le llega nada. Envíe START a nuestro número para recibir mensajes de nuevo." : "The phone that ends in " + d.digits + " replied STOP, so nothing goes there. Text START to our number to get messages again.");
/** Text: a number can't be reached. */
export const refused = (d: { digits: string | number }): string => say(language() === 'es' ? "La compañía telefónica no entrega mensajes al número que termina en " + d.digits + ". Los avisos están en el portal y en sus correos. Quite el número y agregue uno que reciba mensajes de texto." : "The phone company doesn’t deliver to the number that ends in " + d.digits + ". Notices are in the portal and your emails. Remove the number, then add one that takes text messages.");
/** Text message: the code that confirms a number. */
export const codePhone = (d: { code: string | number; company: string | number; minutes: string | number }): string => say(language() === 'es' ? "" + d.code + " es su clave para los mensajes de texto de " + d.company + ". Vale por " + d.minutes + " minutos. Nadie de nosotros se la pide." : "" + d.code + " is your code for text messages from " + d.company + ". It expires in " + d.minutes + " minutes. Nobody of us asks for it.");
/** Text message: the number was confirmed, or its phone replied START. */
export const welcomePhone = (d: { company: string | number; most: string | number }): string => say(language() === 'es' ? "" + d.company + ": mensajes de texto activados, hasta " + d.most + " al dia. Puede haber cargos. Responda HELP para ayuda, STOP para terminar." : "" + d.company + ": text messages are on, up to " + d.most + " a day. Msg & data rates may apply. Reply HELP for help, STOP to end.");
/** Text message: the answer to HELP. */
export const helpPhone = (d: { company: string | number; phone: string | number }): string => say(language() === 'es' ? "" + d.company + ": avisos sobre sus cuentas. Para ayuda llame al " + d.phone + ". Responda STOP para terminar." : "" + d.company + ": notices about your accounts. For help call " + d.phone + ". Reply STOP to end.");
/** Text message: the answer to HELP where the office has no phone number. */
export const helpPhoneNone = (d: { company: string | number }): string => say(language() === 'es' ? "" + d.company + ": avisos sobre sus cuentas. ¿Preguntas? Use el portal. Responda STOP para terminar." : "" + d.company + ": notices about your accounts. Questions? Write to us in the portal. Reply STOP to end.");
/** Text message: what kind of thing happened; without amounts, and only with letters that phones have. */
export const noticePhone = (d: { company: string | number; kind: string }): string => say(language() === 'es' ? "" + d.company + ": " + select(d.kind, { statement: "hay un estado de cuenta nuevo.", document: "agregamos un documento.", dueSoon: "un pago vence pronto.", pastDue: "hay un pago vencido.", discountEnding: "un descuento termina pronto.", prepayLow: "un contrato de prepago se acaba.", priceLockEnding: "un precio fijo termina pronto.", depositMovement: "hay un movimiento en su plan.", rateChanged: "la tasa de su plan cambia pronto.", paymentPosted: "registramos un pago.", paymentReturned: "un pago fue devuelto.", request: "su solicitud tiene novedades.", message: "respondimos su mensaje.", autopay: "hay novedades de sus pagos por débito.", scheduled: "hay novedades de un pago programado.", paymentPlan: "hay novedades de un plan de pagos.", several: "usted tiene avisos nuevos.", other: "hay un cambio en su acceso o sus cuentas bancarias." }) : "" + d.company + ": " + select(d.kind, { statement: "you have a new statement.", document: "we added a document.", dueSoon: "a payment is due soon.", pastDue: "a payment is past due.", discountEnding: "a discount ends soon.", prepayLow: "a prepay contract runs low.", priceLockEnding: "a price lock ends soon.", depositMovement: "money moved in your deposit plan.", rateChanged: "the rate of your deposit plan changes.", paymentPosted: "we posted a payment.", paymentReturned: "a payment was returned.", request: "your request moved on.", message: "we answered your message.", autopay: "there is news about autopay.", scheduled: "there is news about a scheduled payment.", paymentPlan: "there is news about a payment plan.", several: "you have new notices.", other: "something about your sign-in or bank accounts changed." }));
/** Text message: behind what happened; where the portal is. host is its address without https. */
export const readAt = (d: { host: string | number }): string => say(language() === 'es' ? "Vea " + d.host : "See " + d.host);
