// Written by `npm run locales` from locales/en/requests.json and locales/es/requests.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say } from './language';

/** Chip: the office has the request (in Spanish feminine, like the others). */
export const statusSubmitted = (): string => say(language() === 'es' ? "Enviada" : "Submitted");
/** Chip: waits for a second approval. */
export const statusPendingSecond = (): string => say(language() === 'es' ? "En revisión" : "Being checked");
/** Chip: the office approved the request. */
export const statusApproved = (): string => say(language() === 'es' ? "Aprobada" : "Approved");
/** Chip: the request is in the bank’s file. */
export const statusExported = (): string => say(language() === 'es' ? "Enviada al banco" : "Sent to bank");
/** Chip: the bank did not return the payment in time. */
export const statusSettled = (): string => say(language() === 'es' ? "Confirmada por el banco" : "Cleared");
/** Chip: the payment is in the books. */
export const statusPosted = (): string => say(language() === 'es' ? "Registrada" : "Posted");
/** Chip: the check can be picked up, or goes out next. */
export const statusReady = (): string => say(language() === 'es' ? "Lista" : "Ready");
/** Chip: the customer has the money. */
export const statusCompleted = (): string => say(language() === 'es' ? "Terminada" : "Completed");
/** Chip: the office said no. */
export const statusRejected = (): string => say(language() === 'es' ? "Rechazada" : "Rejected");
/** Chip: the request was called off. */
export const statusCancelled = (): string => say(language() === 'es' ? "Cancelada" : "Cancelled");
/** Chip: the bank returned the payment. */
export const statusReturned = (): string => say(language() === 'es' ? "Devuelta" : "Returned");
/** Chip: the office reversed it. */
export const statusReversed = (): string => say(language() === 'es' ? "Revertida" : "Reversed");
/** Chip: nobody came for the check. */
export const statusNoShow = (): string => say(language() === 'es' ? "No recogida" : "Not picked up");
/** Chip: the office did not get to it in time. */
export const statusExpired = (): string => say(language() === 'es' ? "Expirada" : "Expired");
/** Label: how money of the deposit plan reaches its owner. */
export const checkPickup = (): string => say(language() === 'es' ? "Cheque para recoger" : "Check to pick up");
/** Label: how money of the deposit plan reaches its owner. */
export const checkMail = (): string => say(language() === 'es' ? "Cheque por correo" : "Check by mail");
/** Label: how money of the deposit plan reaches its owner. */
export const transferToBank = (): string => say(language() === 'es' ? "Transferencia a una cuenta bancaria" : "Transfer to a bank account");
/** Label: how money of the deposit plan reaches its owner. */
export const transferToTrade = (): string => say(language() === 'es' ? "Transferencia a una cuenta comercial" : "Transfer to a trade account");
/** Label: what is paid, what is left of the last statement. */
export const modeStatement = (): string => say(language() === 'es' ? "Lo que falta del estado de cuenta" : "What’s left on your statement");
/** Label: what is paid. */
export const modeDueBy = (): string => say(language() === 'es' ? "Todo lo que vence hasta una fecha" : "Everything due by a date");
/** Label: what is paid. */
export const modePayoff = (): string => say(language() === 'es' ? "Todo lo que usted debe" : "Everything you owe");
/** Label: what is paid. */
export const modeSelected = (): string => say(language() === 'es' ? "Facturas que usted eligió" : "Invoices you chose");
/** Label: what is paid. */
export const modeAmount = (): string => say(language() === 'es' ? "Otro monto, primero las facturas más antiguas" : "Another amount, oldest invoices first");
/** Label: why less is paid of an invoice. */
export const reasonLater = (): string => say(language() === 'es' ? "Pago el resto después" : "Paying the rest later");
/** Label: why less is paid of an invoice. */
export const reasonPrice = (): string => say(language() === 'es' ? "Duda sobre el precio" : "Question about the price");
/** Label: why less is paid of an invoice. */
export const reasonWrongProduct = (): string => say(language() === 'es' ? "Producto equivocado" : "Wrong product");
/** Label: why less is paid of an invoice. */
export const reasonDamaged = (): string => say(language() === 'es' ? "Producto dañado" : "Damaged goods");
/** Label: why less is paid of an invoice. */
export const reasonDuplicate = (): string => say(language() === 'es' ? "Facturado dos veces" : "Billed twice");
/** Label: why less is paid of an invoice. */
export const reasonOther = (): string => say(language() === 'es' ? "Otro motivo" : "Another reason");
/** Alert: under an error that tells why a request was refused. */
export const unsentRefused = (): string => say(language() === 'es' ? "No se envió. No se perdió nada. Lo que escribió sigue aquí." : "We didn’t send it. Nothing is lost. What you typed is still here.");
/** Alert: the connection was lost while a request was sent. */
export const unsentUnknown = (): string => say(language() === 'es' ? "No sabemos si su solicitud llegó. Envíela de nuevo. Solo la contamos una vez. Lo que escribió sigue aquí." : "We can’t tell if your request got here. Send it again. We’ll only count it once. What you typed is still here.");
/** Label: column, whether a request is a payment, a pickup or a transfer. */
export const kind = (): string => say(language() === 'es' ? "Tipo" : "Kind");
/** Label: column, when a request was sent. */
export const submitted = (): string => say(language() === 'es' ? "Enviada" : "Submitted");
/** Label: column, where the money comes from. */
export const from = (): string => say(language() === 'es' ? "De" : "From");
/** Label: column, what is paid or who gets the money. */
export const to = (): string => say(language() === 'es' ? "Para" : "To");
/** Label: column, until when a request can be cancelled. */
export const cancelUntil = (): string => say(language() === 'es' ? "Cancelar hasta" : "Cancel until");
/** Label: column, who sent a request. */
export const submittedBy = (): string => say(language() === 'es' ? "Enviada por" : "Submitted by");
/** Label: column, the day on which a payment came into the books. */
export const posted = (): string => say(language() === 'es' ? "Registrada" : "Posted");
/** Heading: page with a customer’s requests. */
export const title = (): string => say(language() === 'es' ? "Solicitudes de pago" : "Payment requests");
/** What the rows of the list are, in a sentence: "No requests match". */
export const things = (): string => say(language() === 'es' ? "solicitudes" : "requests");
/** Label: in the search field, what can be searched for. */
export const searched = (): string => say(language() === 'es' ? "Solicitud, factura o sucursal" : "Request, invoice or branch");
/** Label: names the tabs open, completed and problems. */
export const tabs = (): string => say(language() === 'es' ? "Solicitudes" : "Requests");
/** Label: tab with requests that are not done. */
export const tabOpen = (): string => say(language() === 'es' ? "Pendientes" : "Open");
/** Label: tab with requests that ended well. */
export const tabCompleted = (): string => say(language() === 'es' ? "Terminadas" : "Completed");
/** Label: tab with requests that did not work out. */
export const tabProblems = (): string => say(language() === 'es' ? "Problemas" : "Problems");
/** Label: filter, requests that pay. */
export const kindPayments = (): string => say(language() === 'es' ? "Pagos" : "Payments");
/** Label: filter, requests for money of the deposit plan. */
export const kindPickups = (): string => say(language() === 'es' ? "Del plan de depósito" : "From the deposit plan");
/** Label: sum over the rows. */
export const requestedSum = (): string => say(language() === 'es' ? "Solicitado" : "Requested");
/** Heading: of an empty tab. */
export const emptyOpen = (): string => say(language() === 'es' ? "No hay solicitudes pendientes" : "No open requests");
/** Under "No open requests". */
export const emptyOpenWhy = (): string => say(language() === 'es' ? "Los pagos y retiros que usted solicita aparecen aquí hasta que se terminan. Ahora no hay nada en proceso." : "Payments and pickups you request show up here until they’re done. Nothing is on its way now.");
/** Heading: of an empty tab. */
export const emptyCompleted = (): string => say(language() === 'es' ? "Nada terminado últimamente" : "Nothing completed lately");
/** Under "Nothing completed lately". */
export const emptyCompletedWhy = (): string => say(language() === 'es' ? "Las solicitudes terminadas se quedan aquí 90 días. Los pagos más antiguos están en su historial de pagos." : "Finished requests stay here for 90 days. Older payments are in your payment history.");
/** Heading: of an empty tab. */
export const emptyProblems = (): string => say(language() === 'es' ? "Sin problemas" : "No problems");
/** Under "No problems". */
export const emptyProblemsWhy = (): string => say(language() === 'es' ? "Aquí aparecen las solicitudes que el banco devolvió o que no pudimos hacer. No hay ninguna." : "Requests that the bank returned or that we couldn’t carry out show up here. There are none.");
/** Button: to the payment history. */
export const seeHistory = (): string => say(language() === 'es' ? "Ver historial de pagos" : "See payment history");
/** Button: opens a form for the same request once more. */
export const copyToNew = (): string => say(language() === 'es' ? "Copiar a otra solicitud" : "Copy to new request");
/** Button: asks before a request is cancelled and a new one opened. */
export const changeDate = (): string => say(language() === 'es' ? "Cambiar fecha" : "Change date");
/** Button: calls a request off. */
export const cancelRequest = (): string => say(language() === 'es' ? "Cancelar solicitud" : "Cancel request");
/** Button: leaves the question whether to cancel a request. */
export const keepRequest = (): string => say(language() === 'es' ? "Conservar solicitud" : "Keep request");
/** Button: downloads the receipt of a request. */
export const receipt = (): string => say(language() === 'es' ? "Recibo (PDF)" : "Receipt (PDF)");
/** Button: prints what is open. */
export const printReceipt = (): string => say(language() === 'es' ? "Imprimir recibo" : "Print receipt");
/** Heading: of a question. requestNo: "PR-2026-000123". */
export const changeDateTitle = (d: { requestNo: string | number }): string => say(language() === 'es' ? "¿Cambiar la fecha de " + d.requestNo + "?" : "Change the date of " + d.requestNo + "?");
/** Heading: of a question. requestNo: "PR-2026-000123". */
export const cancelTitle = (d: { requestNo: string | number }): string => say(language() === 'es' ? "¿Cancelar la solicitud " + d.requestNo + "?" : "Cancel request " + d.requestNo + "?");
/** Button: cancels a request and opens a new one like it. */
export const cancelAndStartAgain = (): string => say(language() === 'es' ? "Cancelar y empezar de nuevo" : "Cancel and start again");
/** What comes of "Change date". amount: money. */
export const changeDateWhy = (d: { amount: string | number }): string => say(language() === 'es' ? "Una solicitud es para un solo día, así que no podemos moverla. Cancelamos esta solicitud por " + d.amount + " y abrimos otra igual. Ahí usted elige el día y la envía." : "A request is for one day only, so we can’t move it. We’ll cancel this request for " + d.amount + " and open a new one like it. There you choose the day and send it.");
/** What comes of "Cancel request". amount: money; target: what it pays, "3 invoices". */
export const cancelWhy = (d: { amount: string | number; target: string | number }): string => say(language() === 'es' ? "Esta solicitud es por " + d.amount + ": " + d.target + ". Una vez cancelada no se puede recuperar, pero puede enviar otra." : "This request is for " + d.amount + ": " + d.target + ". Once it’s cancelled we can’t bring it back, but you can send a new one.");
/** Until when a request can be cancelled. until: day and time. */
export const doThisUntil = (d: { until: string | number }): string => say(language() === 'es' ? "Puede hacerlo hasta el " + d.until + "." : "You can do this until " + d.until + ".");
/** Heading: of one request. */
export const requestNamed = (d: { requestNo: string | number }): string => say(language() === 'es' ? "Solicitud " + d.requestNo : "Request " + d.requestNo);
/** Heading: of one request that was cancelled. */
export const cancelledNamed = (d: { requestNo: string | number }): string => say(language() === 'es' ? "Solicitud cancelada " + d.requestNo : "Cancelled request " + d.requestNo);
/** Heading: of an error. */
export const requestFailed = (): string => say(language() === 'es' ? "No se pudo cargar esta solicitud" : "This request didn’t load");
/** On a printed receipt. */
export const printedOn = (d: { company: string | number; date: string | number }): string => say(language() === 'es' ? "" + d.company + ", impreso el " + d.date : "" + d.company + ", printed " + d.date);
/** Alert: a request was just cancelled. */
export const isCancelled = (d: { requestNo: string | number }): string => say(language() === 'es' ? "La solicitud " + d.requestNo + " quedó cancelada" : "Request " + d.requestNo + " is cancelled");
/** Heading: over the history of a request. */
export const whatHappened = (): string => say(language() === 'es' ? "Qué pasó" : "What happened");
/** Label: names the history of a request for screen readers. */
export const stagesOf = (d: { requestNo: string | number }): string => say(language() === 'es' ? "Pasos de la solicitud " + d.requestNo : "Stages of request " + d.requestNo);
/** Heading: over the facts of a request. */
export const whatYouRequested = (): string => say(language() === 'es' ? "Lo que usted solicitó" : "What you requested");
/** Heading: over the invoices that a request pays. */
export const invoices = (): string => say(language() === 'es' ? "Facturas" : "Invoices");
/** Heading: over the text that a payment was agreed to with. */
export const whatYouAuthorized = (): string => say(language() === 'es' ? "Lo que usted autorizó" : "What you authorized");
/** Legal: under an authorization. who: username; when: day and time; version: "web-1"; sha256: fingerprint of the text. */
export const agreedBy = (d: { sha256: string | number; version: string | number; when: string | number; who: string | number }): string => say(language() === 'es' ? "Aceptado por " + d.who + " el " + d.when + ". Texto " + d.version + ", SHA-256 " + d.sha256 : "Agreed by " + d.who + " on " + d.when + ". Text " + d.version + ", SHA-256 " + d.sha256);
/** Button: unfolds the English text of what was agreed to in Spanish. */
export const englishText = (): string => say(language() === 'es' ? "Texto en inglés" : "English text");
/** How far a payment is at the bank. */
export const tickReturned = (): string => say(language() === 'es' ? "Devuelto" : "Returned");
/** How far a payment is at the bank. */
export const tickCleared = (): string => say(language() === 'es' ? "Confirmado" : "Cleared");
/** How far a payment is at the bank. */
export const tickSent = (): string => say(language() === 'es' ? "Enviado, aún no confirmado" : "Sent, not cleared yet");
/** How far a payment is at the bank. */
export const tickNotSent = (): string => say(language() === 'es' ? "Aún no enviado" : "Not sent yet");
/** How far a payment is on the account. */
export const tickNotPosted = (): string => say(language() === 'es' ? "Aún no registrado" : "Not posted yet");
/** How far a payment is on the account: returned or reversed. */
export const tickUndone = (): string => say(language() === 'es' ? "Registrado y luego deshecho" : "Posted, then undone");
/** How far a payment is on the account. */
export const tickPosted = (): string => say(language() === 'es' ? "Registrado" : "Posted");
/** Where the money of a payment goes. */
export const targetInvoices = (d: { count: number }): string => say(language() === 'es' ? plural(d.count, 0, es, { one: count(d.count) + " factura", other: count(d.count) + " facturas" }) : plural(d.count, 0, en, { one: count(d.count) + " invoice", other: count(d.count) + " invoices" }));
/** Where the money of a payment goes: to no invoice, it stays as credit. */
export const targetOnAccount = (): string => say(language() === 'es' ? "A cuenta" : "On account");
/** Where the money of a payment goes: to a prepay contract. */
export const targetPrepay = (d: { contractNo: string | number }): string => say(language() === 'es' ? "Prepago " + d.contractNo : "Prepay " + d.contractNo);
/** Where money of the deposit plan goes. branch: its name. */
export const targetCheckAt = (d: { branch: string | number }): string => say(language() === 'es' ? "Cheque en " + d.branch : "Check at " + d.branch);
/** Where money of the deposit plan goes. account: name and last digits of a trade account. */
export const targetAccount = (d: { account: string | number }): string => say(language() === 'es' ? "Cuenta " + d.account : "Account " + d.account);
/** Why a request is back where it was before. */
export const figuresUndone = (): string => say(language() === 'es' ? "Quitamos las cifras de una noche y lo que decían de esta solicitud. No necesita hacer nada. Sigue con las cifras corregidas." : "We took out one night’s figures and what they said about this request. You don’t need to do anything. It goes on with the corrected figures.");
/** Who did something with a request. */
export const ourOffice = (): string => say(language() === 'es' ? "Nuestra oficina" : "Our office");
/** Who did something with a request: nobody, it went by itself. */
export const thePortal = (): string => say(language() === 'es' ? "El portal" : "The portal");
/** Error. */
export const noSuchRequest = (): string => say(language() === 'es' ? "No encontramos esa solicitud. Busque en su lista de solicitudes." : "We can’t find that request. Look in your list of requests.");
/** Error. */
export const noDepositPlan = (): string => say(language() === 'es' ? "Su acceso no tiene plan de depósito. Llámenos si esperaba tenerlo." : "Your sign-in has no deposit plan. Call us if you expected one.");
/** Error. */
export const mayOnlyLook = (): string => say(language() === 'es' ? "Puede consultar esta cuenta, pero no pagarla ni retirar dinero. Pida más acceso a su dueño." : "You can view this account but not pay it or take money out. Ask its owner for more access.");
/** Error. */
export const noSuchDeposit = (): string => say(language() === 'es' ? "No encontramos esa cuenta de depósito. Elija otra." : "We can’t find that deposit account. Choose another.");
/** Error: amount: money. */
export const availableOnly = (d: { amount: string | number }): string => say(language() === 'es' ? "Hay " + d.amount + " disponibles en el plan de depósito. Escriba eso o menos." : "" + d.amount + " is available in the deposit plan. Enter that or less.");
/** Error. */
export const nothingAvailable = (): string => say(language() === 'es' ? "Ahora no hay nada disponible en el plan de depósito. Vea qué está retenido, o llámenos." : "Nothing is available in the deposit plan now. See what’s on hold there, or call us.");
/** Error: the text, or its language, is another than the one that was agreed to. */
export const agreementChanged = (): string => say(language() === 'es' ? "La autorización cambió desde que la leyó. Léala de nuevo y luego envíela." : "The authorization has changed since you read it. Read it again, then send it.");
/** Error: of a call by a program. */
export const contractWithoutPrepay = (): string => say(language() === 'es' ? "Solo un prepago puede nombrar un contrato de prepago. Quítelo." : "Only a prepay payment can name a prepay contract. Leave it out.");
/** Error: an amount would now be divided otherwise among the invoices. */
export const dividedAnew = (): string => say(language() === 'es' ? "Sus facturas pendientes cambiaron. Revise qué paga este monto y luego envíelo de nuevo." : "Your open invoices have changed. Check what this amount pays, then send it again.");
/** Error. */
export const noSuchBankAccount = (): string => say(language() === 'es' ? "No encontramos esa cuenta bancaria. Elija otra." : "We can’t find that bank account. Choose another.");
/** Error: a bank account pays for the trade accounts that it is linked to. */
export const notLinked = (): string => say(language() === 'es' ? "Esta cuenta bancaria no está vinculada a esta cuenta. Elija otra, o vincúlela." : "This bank account isn’t linked to this account. Choose another, or link it.");
/** Error. */
export const unusable = (): string => say(language() === 'es' ? "Esta cuenta bancaria no se puede usar. Elija otra." : "This bank account can’t be used. Choose another.");
/** Error: the company takes no debits for a trade account. */
export const noBankPayments = (): string => say(language() === 'es' ? "No aceptamos pagos del banco para esta cuenta. Envíe un cheque, o llámenos." : "We don’t take bank payments for this account. Send a check, or call us.");
/** Error: amount: money. */
export const newAccountLimit = (d: { amount: string | number; hours: number }): string => say(language() === 'es' ? "Una cuenta bancaria nueva puede pagar " + d.amount + " como máximo en " + plural(d.hours, 0, es, { one: "su primera hora", other: "sus primeras " + count(d.hours) + " horas" }) + ". Escriba menos, elija otra cuenta bancaria, o espere." : "A new bank account can pay " + d.amount + " at most in its first " + plural(d.hours, 0, en, { one: count(d.hours) + " hour", other: count(d.hours) + " hours" }) + ". Enter less, choose another bank account, or wait.");
/** Alert: has to be confirmed before sending. amount: money. */
export const sameJustNow = (d: { amount: string | number; requestNo: string | number }): string => say(language() === 'es' ? "Usted solicitó los mismos " + d.amount + " hace un momento (" + d.requestNo + "). Envíelo de nuevo solo si lo quiere dos veces." : "You requested the same " + d.amount + " a moment ago (" + d.requestNo + "). Send it again only if you want it twice.");
/** Error. */
export const tooManyAnHour = (d: { count: number }): string => say(language() === 'es' ? "Ha enviado " + count(d.count) + " solicitudes en una hora, y ese es el máximo. Intente más tarde, o llámenos." : "You’ve sent " + count(d.count) + " requests in an hour, and that’s the most. Try again later, or call us.");
/** Error: a call holds text that is no JSON. */
export const unreadableLines = (): string => say(language() === 'es' ? "No pudimos leer las facturas de este pago. Vuelva a cargar la página y luego envíelo de nuevo." : "We couldn’t read the invoices of this payment. Load the page again, then send it again.");
/** Error. */
export const dollarsOnly = (): string => say(language() === 'es' ? "Escriba el monto en dólares con dos dígitos después del punto como máximo, por ejemplo 1234.50." : "Enter the amount as dollars with at most two digits after the point, like 1234.50.");
/** Error. */
export const aboveZero = (): string => say(language() === 'es' ? "Escriba un monto mayor que cero." : "Enter an amount above zero.");
/** Error: amount: money. */
export const mostAtOnce = (d: { amount: string | number }): string => say(language() === 'es' ? "Aquí puede solicitar " + d.amount + " como máximo de una vez. Escriba menos, o llámenos." : "You can request " + d.amount + " at most at once here. Enter less, or call us.");
/** Error: of a call that names no day. */
export const enterPayDay = (): string => say(language() === 'es' ? "Escriba la fecha de pago con año, mes y día." : "Enter the payment date as year, month and day.");
/** Error. */
export const noChecksThere = (): string => say(language() === 'es' ? "Ahí no se pueden recoger cheques. Elija otra sucursal." : "You can’t pick up checks there. Choose another branch.");
/** Error: of a call that names no day. */
export const enterPickupDay = (): string => say(language() === 'es' ? "Escriba la fecha para recogerlo con año, mes y día." : "Enter the pickup date as year, month and day.");
/** Error: branch: its name; day: "Mon, Sep 7, 2026". */
export const branchClosed = (d: { branch: string | number; day: string | number }): string => say(language() === 'es' ? "" + d.branch + " cierra el " + d.day + ". Elija otro día." : "" + d.branch + " is closed on " + d.day + ". Choose another day.");
/** Error: branch: its name; day: "Mon, Sep 7, 2026"; reason: "Labor Day". */
export const branchClosedFor = (d: { branch: string | number; day: string | number; reason: string | number }): string => say(language() === 'es' ? "" + d.branch + " cierra el " + d.day + " (" + d.reason + "). Elija otro día." : "" + d.branch + " is closed on " + d.day + " (" + d.reason + "). Choose another day.");
/** Error: of a pickup. */
export const timeGone = (): string => say(language() === 'es' ? "Esa hora ya no se puede elegir. Elija otro día u otra hora." : "That time is gone. Choose another day or time.");
/** Error: amount: money. */
export const mostByCheck = (d: { amount: string | number }): string => say(language() === 'es' ? "" + d.amount + " es el máximo para un cheque ahí. Escriba menos, o elija otra sucursal." : "" + d.amount + " is the most for a check there. Enter less, or choose another branch.");
/** Error: of a call with an entry too many. */
export const notOfThisWay = (): string => say(language() === 'es' ? "Esto no corresponde a la forma en que quiere el dinero. Quítelo." : "This doesn’t go with how you want the money. Leave it out.");
/** Error. */
export const noSuchTrade = (): string => say(language() === 'es' ? "No encontramos esa cuenta comercial. Elija otra." : "We can’t find that trade account. Choose another.");
/** Error: money cannot be transferred to it. */
export const tradeClosed = (): string => say(language() === 'es' ? "Esta cuenta está cerrada. Elija otra." : "This account is closed. Choose another.");
/** Button: authorizes and sends a payment; the text of the authorization names it. */
export const authorizeAndSend = (): string => say(language() === 'es' ? "Enviar solicitud de pago" : "Send payment request");
/** Legal: in an authorization: "my checking account at …". */
export const ofChecking = (): string => say(language() === 'es' ? "de cheques" : "checking");
/** Legal: in an authorization: "my savings account at …". */
export const ofSavings = (): string => say(language() === 'es' ? "de ahorros" : "savings");
/** Legal: in an authorization, where nobody knows the bank’s name: "my checking account at my bank". */
export const myBank = (): string => say(language() === 'es' ? "mi banco" : "my bank");
/** Legal: in an authorization, where no phone number is known: "by calling our office". */
export const byCallingOurOffice = (): string => say(language() === 'es' ? "nuestra oficina" : "our office");
/** Title of a PDF. account: its name. */
export const receiptTitle = (d: { account: string | number; requestNo: string | number }): string => say(language() === 'es' ? "Recibo de la solicitud " + d.requestNo + ", " + d.account : "Receipt for request " + d.requestNo + ", " + d.account);
/** At the foot of each page of a PDF. */
export const receiptFooter = (d: { accountNo: string | number; company: string | number; requestNo: string | number }): string => say(language() === 'es' ? "" + d.company + " · cuenta " + d.accountNo + " · solicitud " + d.requestNo : "" + d.company + " · account " + d.accountNo + " · request " + d.requestNo);
/** Heading: of a PDF. */
export const receiptHeading = (d: { requestNo: string | number }): string => say(language() === 'es' ? "Recibo de la solicitud " + d.requestNo : "Receipt for request " + d.requestNo);
/** In a PDF: how the request stands. status: "Posted". */
export const receiptAsOf = (d: { date: string | number; status: string | number }): string => say(language() === 'es' ? "" + d.status + " al " + d.date : "" + d.status + " as of " + d.date);
/** Label: column of a PDF, what a fact is about, or what happened. */
export const receiptWhat = (): string => say(language() === 'es' ? "Qué" : "What");
/** Label: column of a PDF. */
export const receiptAsRequested = (): string => say(language() === 'es' ? "Como se solicitó" : "As requested");
/** Label: column of a PDF, why less than all of an invoice is paid. */
export const receiptWhyLess = (): string => say(language() === 'es' ? "Por qué menos" : "Why less");
/** Label: column of a PDF, when something happened. */
export const receiptWhen = (): string => say(language() === 'es' ? "Cuándo" : "When");
/** Label: column of a PDF, who did something. */
export const receiptBy = (): string => say(language() === 'es' ? "Por" : "By");
/** Label: column of a PDF. */
export const receiptNote = (): string => say(language() === 'es' ? "Nota" : "Note");
/** A fact and what belongs to it. */
export const factWithNote = (d: { fact: string | number; note: string | number }): string => say("" + d.fact + " (" + d.note + ")");
/** Legal: in a PDF, under an authorization. */
export const receiptAgreed = (d: { version: string | number; when: string | number; who: string | number }): string => say(language() === 'es' ? "Aceptado por " + d.who + " el " + d.when + ". Texto " + d.version : "Agreed by " + d.who + " on " + d.when + ". Text " + d.version);
/** Legal: in a PDF, the fingerprint of an authorization. */
export const receiptFingerprint = (d: { sha256: string | number }): string => say("SHA-256 " + d.sha256);
/** Why a request is back where it was before. */
export const returnUndone = (): string => say(language() === 'es' ? "Anulamos una devolución bancaria que se registró por error. No necesita hacer nada." : "We took a bank’s return back that was recorded by mistake. You don’t need to do anything.");
/** Why a request that came back is approved again. */
export const sentAgain = (): string => say(language() === 'es' ? "Su banco lo devolvió. Lo enviamos de nuevo a su banco." : "Your bank returned it. We’re sending it to your bank again.");
/** Sentence: why a bank account cannot be used; somebody entered wrong amounts of two small deposits too often. */
export const wrongAmounts = (): string => say(language() === 'es' ? "Se ingresaron tres montos incorrectos para sus depósitos. Llámenos para confirmarla." : "Three wrong amounts were entered for its deposits. Call us to confirm it.");
/** Alert: what a payment request waits for. what: "confirm the two small deposits first". */
export const waitsForBankAccount = (d: { what: string | number }): string => say(language() === 'es' ? "No podemos enviarla al banco antes de que su cuenta bancaria esté confirmada: " + d.what + "." : "We can’t send it to the bank before your bank account is confirmed: " + d.what + ".");
/** Link: to the saved bank accounts. */
export const seePaymentOptions = (): string => say(language() === 'es' ? "Ver opciones de pago" : "See payment options");
/** Chip: a check that was mailed and is not booked yet. */
export const statusOnItsWay = (): string => say(language() === 'es' ? "En camino" : "On its way");
/** Chip: a check that was handed over at a branch and is not booked yet. */
export const statusReceived = (): string => say(language() === 'es' ? "Recibido" : "Received");
/** Label: where the money of a payment comes from. */
export const sourceCheck = (d: { checkNo: string | number }): string => say(language() === 'es' ? "Cheque " + d.checkNo : "Check " + d.checkNo);
/** Label: how a check comes to the company. */
export const deliveryMailed = (): string => say(language() === 'es' ? "Por correo" : "By mail");
/** Label: how a check comes to the company. */
export const deliveryBranch = (): string => say(language() === 'es' ? "Entregado en una sucursal" : "Handed over at a branch");
/** Button: downloads the page that goes with a check. */
export const remittanceSlip = (): string => say(language() === 'es' ? "Comprobante de envío (PDF)" : "Remittance slip (PDF)");
/** What comes of “Cancel request” for a check. amount: money. */
export const cancelCheckWhy = (d: { amount: string | number }): string => say(language() === 'es' ? "Cancele solo si no envió el cheque de " + d.amount + ". Sus facturas aparecen pendientes otra vez." : "Cancel this only if the check for " + d.amount + " was not mailed. Your invoices show as open again.");
/** Label: of a choice: requests for credit of an account. */
export const kindRefunds = (): string => say(language() === 'es' ? "Reembolsos" : "Refunds");
/** Label: where the money of a refund comes from. */
export const sourceCredit = (): string => say(language() === 'es' ? "Saldo a favor" : "Credit balance");
/** Button: writes a message about it. */
export const askAboutRequest = (): string => say(language() === 'es' ? "Preguntar sobre esta solicitud" : "Ask about this request");
