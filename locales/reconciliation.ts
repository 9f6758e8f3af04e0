// Written by `npm run locales` from locales/en/reconciliation.json and locales/es/reconciliation.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say } from './language';

/** Text: under the title of the page. */
export const subtitle = (): string => say(language() === 'es' ? "Donde los archivos del banco y el ERP dicen cosas distintas." : "Where the bank’s files and the ERP say different things.");
/** Label: names the list of differences. */
export const board = (): string => say(language() === 'es' ? "Diferencias" : "Differences");
/** Word: what the list counts. n: how many. */
export const things = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "diferencia", other: "diferencias" }) : plural(d.n, 0, en, { one: "difference", other: "differences" }));
/** Label: what the search field looks through. */
export const searched = (): string => say(language() === 'es' ? "Cuenta, solicitud o pago" : "Account, request or payment");
/** Chip: money went to the bank, and the ERP has not booked it. */
export const kindNotBooked = (): string => say(language() === 'es' ? "No está en el ERP" : "Not in the ERP");
/** Chip: the ERP booked a bank payment that nobody asked for here. */
export const kindNoRequest = (): string => say(language() === 'es' ? "Sin solicitud" : "No request");
/** Chip: the ERP booked another amount than was sent. */
export const kindAmountDiffers = (): string => say(language() === 'es' ? "Otro monto" : "Other amount");
/** Chip: the ERP took another discount than was promised. */
export const kindDiscountDiffers = (): string => say(language() === 'es' ? "Otro descuento" : "Other discount");
/** Chip: the bank returned a debit that the ERP still shows as paid. */
export const kindReturnedButBooked = (): string => say(language() === 'es' ? "Devuelto, en el ERP" : "Returned, in the ERP");
/** Text: why such a difference comes about and what to do. */
export const aboutNotBooked = (): string => say(language() === 'es' ? "Esto se envió al banco y el ERP no lo muestra a tiempo. Regístrelo ahí o enlácelo con su pago." : "This went to the bank, and the ERP doesn’t show it in time. Book it there, or match it with its payment.");
/** Text: why such a difference comes about and what to do. */
export const aboutNoRequest = (): string => say(language() === 'es' ? "El ERP muestra un pago bancario sin solicitud aquí. Enlácelo o averigüe de dónde vino." : "The ERP shows a bank payment that no request here belongs to. Match it, or find out where it came from.");
/** Text: why such a difference comes about and what to do. */
export const aboutAmountDiffers = (): string => say(language() === 'es' ? "El banco movió un monto y el ERP registró otro. Corrija el ERP." : "The bank moved one amount, and the ERP booked another. Correct the ERP.");
/** Text: why such a difference comes about and what to do. */
export const aboutDiscountDiffers = (): string => say(language() === 'es' ? "El ERP aplicó un descuento distinto del prometido al cliente. Corríjalo o explíquelo." : "The ERP took another discount than the customer was promised. Correct it, or explain it.");
/** Text: why such a difference comes about and what to do. */
export const aboutReturnedButBooked = (): string => say(language() === 'es' ? "El banco devolvió este débito y el ERP aún lo cuenta como pagado. Reviértalo ahí." : "The bank returned this debit, and the ERP still counts it as paid. Reverse it there.");
/** Chip: a bank’s statement shows another amount for one of our files, or none. */
export const kindNotOnStatement = (): string => say(language() === 'es' ? "Otro en el extracto" : "Other on statement");
/** Chip: a bank’s statement shows a deposit or withdrawal that no file of ours explains. */
export const kindNotOurs = (): string => say(language() === 'es' ? "No es un archivo nuestro" : "Not one of our files");
/** Text: why such a difference comes about and what to do. */
export const aboutNotOnStatement = (): string => say(language() === 'es' ? "El extracto del banco muestra otro monto para este archivo, o ninguno. Pregunte al banco." : "The bank’s statement shows another amount for this file, or none. Ask the bank.");
/** Text: why such a difference comes about and what to do. */
export const aboutNotOurs = (): string => say(language() === 'es' ? "El extracto del banco lo muestra y ningún archivo nuestro lo explica. Pregunte al banco qué es." : "The bank’s statement shows this, and none of our files explains it. Ask the bank what it is.");
/** Label: the amount that the bank’s statement shows. */
export const columnSettled = (): string => say(language() === 'es' ? "En el extracto" : "On the statement");
/** Text: what the bank’s statements show of the files of some days. settled, sent: dollars. */
export const onStatement = (d: { sent: string | number; settled: string | number }): string => say(language() === 'es' ? "En el extracto del banco: " + d.settled + " de " + d.sent + "." : "On the bank’s statement: " + d.settled + " of " + d.sent + ".");
/** Label: names a line of a bank’s statement. day: a date. */
export const statementOf = (d: { day: string | number }): string => say(language() === 'es' ? "Extracto del " + d.day : "Statement of " + d.day);
/** Label: names a file for the bank. file: its number. */
export const fileNamed = (d: { file: string | number }): string => say(language() === 'es' ? "Archivo del banco " + d.file : "Bank file " + d.file);
/** Chip: nobody has explained a difference. */
export const stateOpen = (): string => say(language() === 'es' ? "Por explicar" : "To explain");
/** Chip: somebody was asked about a difference. */
export const stateAsked = (): string => say(language() === 'es' ? "Preguntado" : "Asked");
/** Chip: a difference is explained. */
export const stateClosed = (): string => say(language() === 'es' ? "Explicado" : "Explained");
/** Label: what somebody did about a difference. */
export const didMatch = (): string => say(language() === 'es' ? "Enlazado a mano" : "Matched by hand");
/** Label: what somebody did about a difference. */
export const didAsk = (): string => say(language() === 'es' ? "Preguntó por ello" : "Asked about it");
/** Label: what somebody did about a difference. */
export const didWrite = (): string => say(language() === 'es' ? "Escribió al cliente" : "Wrote to the customer");
/** Label: what somebody did about a difference. */
export const didClose = (): string => say(language() === 'es' ? "Explicado" : "Explained");
/** Label: what somebody did about a difference. */
export const didReopen = (): string => say(language() === 'es' ? "Abierto de nuevo" : "Opened again");
/** Label: column; in what the sides differ. */
export const columnKind = (): string => say(language() === 'es' ? "Diferencia" : "Difference");
/** Label: column; how old a difference is. */
export const columnAge = (): string => say(language() === 'es' ? "Antigüedad" : "Age");
/** Label: column; the number of a payment in the ERP. */
export const columnPayment = (): string => say(language() === 'es' ? "Pago en el ERP" : "ERP payment");
/** Label: column; the amount that went to the bank. */
export const columnSent = (): string => say(language() === 'es' ? "Enviado al banco" : "Sent to the bank");
/** Label: column; the amount that the ERP booked. */
export const columnBooked = (): string => say(language() === 'es' ? "En el ERP" : "In the ERP");
/** Label: column; what the ERP has too much or too little. */
export const columnDifference = (): string => say(language() === 'es' ? "Desvío" : "Off by");
/** Text: how old a difference is. n: days. */
export const ageDays = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: count(d.n) + " día", other: count(d.n) + " días" }) : plural(d.n, 0, en, { one: count(d.n) + " day", other: count(d.n) + " days" }));
/** Title: the list is empty. */
export const noneYet = (): string => say(language() === 'es' ? "Todo coincide" : "Everything agrees");
/** Text: under "Everything agrees". */
export const noneAbout = (): string => say(language() === 'es' ? "Lo que fue al banco y lo que el ERP registró son iguales, al centavo." : "What went to the bank and what the ERP booked are the same, to the cent.");
/** Button: says which booking of the ERP is of which request. */
export const match = (): string => say(language() === 'es' ? "Enlazar a mano" : "Match by hand");
/** Button: notes that somebody was asked, and when to look again. */
export const ask = (): string => say(language() === 'es' ? "Preguntar más tarde" : "Ask again later");
/** Button: sends an email to the customer. */
export const write = (): string => say(language() === 'es' ? "Escribir al cliente" : "Write to the customer");
/** Button: explains a difference with a reason. */
export const close = (): string => say(language() === 'es' ? "Explicarla" : "Explain it");
/** Button: looks into an explained difference again. */
export const reopen = (): string => say(language() === 'es' ? "Abrirla de nuevo" : "Open it again");
/** Title: a dialog. name: a request or payment number. */
export const askMatch = (d: { name: string | number }): string => say(language() === 'es' ? "Enlazar " + d.name : "Match " + d.name);
/** Title: a dialog. name: a request or payment number. */
export const askAsk = (d: { name: string | number }): string => say(language() === 'es' ? "Preguntar por " + d.name : "Ask about " + d.name);
/** Title: a dialog. name: a request number. */
export const askWrite = (d: { name: string | number }): string => say(language() === 'es' ? "Escribir sobre " + d.name : "Write about " + d.name);
/** Title: a dialog. name: a request or payment number. */
export const askClose = (d: { name: string | number }): string => say(language() === 'es' ? "Explicar " + d.name : "Explain " + d.name);
/** Title: a dialog. name: a request or payment number. */
export const askReopen = (d: { name: string | number }): string => say(language() === 'es' ? "Abrir " + d.name + " de nuevo" : "Open " + d.name + " again");
/** Text: what matching does. */
export const matchAbout = (): string => say(language() === 'es' ? "La solicitud queda registrada con este pago. Se avisa a su cliente." : "The request counts as posted with this payment. Its customer is told.");
/** Text: what asking does. */
export const askAbout = (): string => say(language() === 'es' ? "Cuenta como explicada hasta el día que elija. Después vuelve a quedar por explicar." : "It counts as named until the day you choose. Then it is to explain again.");
/** Text: who reads it. name: a sign-in. */
export const writeAbout = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " recibe un correo con la solicitud y estas palabras." : "" + d.name + " gets an email with the request and these words.");
/** Text: what explaining does. */
export const closeAbout = (): string => say(language() === 'es' ? "Queda en la lista como explicada. Otro monto la abre de nuevo." : "It stays in the list as explained. Another amount opens it again.");
/** Text: what opening does. */
export const reopenAbout = (): string => say(language() === 'es' ? "Hay que explicarla antes de cerrar su día." : "It has to be explained before its day can be closed.");
/** Label: field; why. */
export const reason = (): string => say(language() === 'es' ? "Motivo" : "Reason");
/** Hint: under the field for the reason. */
export const reasonHelp = (): string => say(language() === 'es' ? "La lee quien abra esta diferencia." : "Everybody who opens this difference reads it.");
/** Label: field; what the customer reads. */
export const messageField = (): string => say(language() === 'es' ? "Mensaje" : "Message");
/** Label: field; the day on which it is looked at again. */
export const lookAgain = (): string => say(language() === 'es' ? "Revisar de nuevo el" : "Look again on");
/** Label: the day on which it is looked at again. */
export const lookAgainFact = (): string => say(language() === 'es' ? "Revisar de nuevo" : "Look again");
/** Label: what it can be matched with. */
export const matchWith = (): string => say(language() === 'es' ? "Corresponde a" : "Belongs to");
/** Text: one that it may belong to. name: its number; day: its day; amount: its amount. */
export const candidateLine = (d: { amount: string | number; day: string | number; name: string | number }): string => say("" + d.name + ", " + d.day + ", " + d.amount);
/** Button: closes a dialog and changes nothing. */
export const keepAsItIs = (): string => say(language() === 'es' ? "Dejarla como está" : "Leave it as it is");
/** Text: a toast. name: a request or payment number; what: what was done, as a label. */
export const done = (d: { name: string | number; what: string | number }): string => say("" + d.name + ": " + d.what);
/** Title: one difference didn’t load. */
export const loadFailed = (): string => say(language() === 'es' ? "Esta diferencia no se cargó" : "This difference didn’t load");
/** Title: one difference. */
export const difference = (): string => say(language() === 'es' ? "Diferencia" : "Difference");
/** Title: what was done about a difference. */
export const history = (): string => say(language() === 'es' ? "Lo que se hizo" : "What was done");
/** Text: nobody has done anything about a difference. */
export const nothingDone = (): string => say(language() === 'es' ? "Nadie ha trabajado en ella todavía." : "Nobody has worked on it yet.");
/** Label: the number of a file for the bank. */
export const bankFile = (): string => say(language() === 'es' ? "Archivo del banco" : "Bank file");
/** Title: the days that are to be closed. */
export const closeTitle = (d: { from: string | number; through: string | number }): string => say(language() === 'es' ? "Cerrar del " + d.from + " al " + d.through : "Close " + d.from + " to " + d.through);
/** Title: the day that is to be closed. day: a date. */
export const closeOneDay = (d: { day: string | number }): string => say(language() === 'es' ? "Cerrar el " + d.day : "Close " + d.day);
/** Text: up to which day everything is closed. day: a date. */
export const closedThrough = (d: { day: string | number }): string => say(language() === 'es' ? "Cerrado hasta el " + d.day : "Closed through " + d.day);
/** Text: every day of which the ERP told is closed. day: a date. */
export const allClosed = (d: { day: string | number }): string => say(language() === 'es' ? "Todos los días hasta el " + d.day + " están cerrados." : "Every day through " + d.day + " is closed.");
/** Text: no file was sent, so nothing can be closed. */
export const nothingToClose = (): string => say(language() === 'es' ? "Nada se ha enviado al banco; no hay nada que cerrar." : "Nothing went to the bank yet, so there is nothing to close.");
/** Text: up to when the ERP told. day: a date. */
export const asOf = (d: { day: string | number }): string => say(language() === 'es' ? "El ERP informó de todo hasta el " + d.day + "." : "The ERP told of everything through " + d.day + ".");
/** Label: column; payments of customers. */
export const debits = (): string => say(language() === 'es' ? "Pagos" : "Payments");
/** Label: column; withdrawals from deposit plans. */
export const credits = (): string => say(language() === 'es' ? "Retiros" : "Withdrawals");
/** Label: row; what went to the bank. */
export const rowSent = (): string => say(language() === 'es' ? "Enviado al banco" : "Sent to the bank");
/** Label: row; what the bank returned. */
export const rowReturned = (): string => say(language() === 'es' ? "Devuelto" : "Returned");
/** Label: row; what the ERP has time for still. */
export const rowWaiting = (): string => say(language() === 'es' ? "En camino" : "On its way");
/** Label: row; what the ERP booked. */
export const rowBooked = (): string => say(language() === 'es' ? "En el ERP" : "In the ERP");
/** Label: row; what the sides differ by. */
export const rowDifference = (): string => say(language() === 'es' ? "Diferencia" : "Difference");
/** Label: names the table of the figures of a close. */
export const figures = (): string => say(language() === 'es' ? "Cifras de estos días" : "Figures of these days");
/** Text: what is not explained. amount: dollars. */
export const unexplained = (d: { amount: string | number }): string => say(language() === 'es' ? "Sin explicar: " + d.amount : "Unexplained: " + d.amount);
/** Text: differences that are explained. n: how many; amount: dollars. */
export const named = (d: { amount: string | number; n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: count(d.n) + " diferencia explicada", other: count(d.n) + " diferencias explicadas" }) + ": " + d.amount : plural(d.n, 0, en, { one: count(d.n) + " explained difference", other: count(d.n) + " explained differences" }) + ": " + d.amount);
/** Button: signs the figures as the first of two. */
export const signFirst = (): string => say(language() === 'es' ? "Firmar estas cifras" : "Sign these figures");
/** Button: signs the figures as the second of two and closes the days. */
export const signSecond = (): string => say(language() === 'es' ? "Firmar y cerrar" : "Sign and close");
/** Text: who signed first. name: a sign-in; at: when. */
export const signedBy = (d: { at: string | number; name: string | number }): string => say(language() === 'es' ? "Firmado por " + d.name + ", " + d.at : "Signed by " + d.name + ", " + d.at);
/** Text: a toast, after the first signature. */
export const signed = (): string => say(language() === 'es' ? "Firmado. Otra persona lo cierra." : "Signed. A second person closes it.");
/** Text: a toast, after the second signature. */
export const dayClosed = (): string => say(language() === 'es' ? "Cerrado." : "Closed.");
/** Title: a signature was not taken. */
export const signFailed = (): string => say(language() === 'es' ? "No está firmado" : "It is not signed");
/** Title: the figures didn’t load. */
export const closesFailed = (): string => say(language() === 'es' ? "Las cifras no se cargaron" : "The figures didn’t load");
/** Title: the days that were closed last. */
export const lastCloses = (): string => say(language() === 'es' ? "Días cerrados" : "Closed days");
/** Label: column; the days of a close. */
export const closedDays = (): string => say(language() === 'es' ? "Días" : "Days");
/** Label: column; who signed. */
export const bothSigned = (): string => say(language() === 'es' ? "Firmado por" : "Signed by");
/** Text: some days. from, through: dates. */
export const daysFromTo = (d: { from: string | number; through: string | number }): string => say("" + d.from + " – " + d.through);
/** Text: two people and when. first, second: sign-ins; at: an instant. */
export const twoNames = (d: { at: string | number; first: string | number; second: string | number }): string => say("" + d.first + ", " + d.second + "; " + d.at);
/** Label: column; how many differences were explained. */
export const lastNamed = (): string => say(language() === 'es' ? "Explicadas" : "Explained");
/** Error: there is no such difference. */
export const noDifference = (): string => say(language() === 'es' ? "Los archivos del banco y el ERP ya coinciden en esto. Vuelva a la lista." : "The bank’s files and the ERP agree about this now. Go back to the list.");
/** Error: somebody worked on it meanwhile. */
export const movedMeanwhile = (): string => say(language() === 'es' ? "Alguien trabajó en esta diferencia mientras tanto. Revísela de nuevo y decida." : "Somebody worked on this difference meanwhile. Look at it again, then decide.");
/** Error: the reason is empty. */
export const reasonMissing = (): string => say(language() === 'es' ? "Escriba por qué, para que otros lo entiendan." : "Write why, so that others understand it.");
/** Error: the day is missing, or not soon after today. days: how many days. */
export const lookAgainLater = (d: { days: string | number }): string => say(language() === 'es' ? "Elija uno de los próximos " + d.days + " días." : "Choose one of the next " + d.days + " days.");
/** Error: nothing was chosen to match with, or it is gone. */
export const candidateMissing = (): string => say(language() === 'es' ? "Elija a qué corresponde. Quizá alguien ya lo enlazó." : "Choose what it belongs to. Somebody may have matched it meanwhile.");
/** Error: why the days cannot be signed. n: how many; amount: dollars. */
export const whyOpen = (d: { amount: string | number; n: number }): string => say(language() === 'es' ? "Primero explique " + plural(d.n, 0, es, { one: count(d.n) + " diferencia", other: count(d.n) + " diferencias" }) + " de " + d.amount + "." : "Explain " + plural(d.n, 0, en, { one: count(d.n) + " difference", other: count(d.n) + " differences" }) + " of " + d.amount + " first.");
/** Error: why whoever signed first cannot sign second. */
export const whyAnother = (): string => say(language() === 'es' ? "Usted firmó primero. Otra persona lo cierra." : "You signed first. Another person closes it.");
/** Error: the figures changed since they were shown. */
export const otherFigures = (): string => say(language() === 'es' ? "Estas cifras cambiaron mientras tanto. Revíselas de nuevo y firme." : "These figures changed meanwhile. Look at them again, then sign.");
/** Label: column of a file. */
export const accountName = (): string => say(language() === 'es' ? "Nombre de la cuenta" : "Account name");
/** Label: column of a file; days since a difference came about. */
export const ageInDays = (): string => say(language() === 'es' ? "Antigüedad en días" : "Age in days");
