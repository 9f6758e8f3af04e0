// Written by `npm run locales` from locales/en/queue.json and locales/es/queue.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say, select } from './language';

/** Chip: a tab of the queue; requests that somebody has to approve. */
export const tabToApprove = (): string => say(language() === 'es' ? "Por aprobar" : "To approve");
/** Chip: a tab of the queue; requests that a second person has to approve. */
export const tabSecond = (): string => say(language() === 'es' ? "Segunda aprobación" : "Second approval");
/** Chip: a tab of the queue. */
export const tabApproved = (): string => say(language() === 'es' ? "Aprobadas" : "Approved");
/** Chip: a tab of the queue; requests that went to the bank. */
export const tabAtBank = (): string => say(language() === 'es' ? "En el banco" : "At the bank");
/** Chip: a tab of the queue; checks that are ready for their customers. */
export const tabToHandOver = (): string => say(language() === 'es' ? "Por entregar" : "To hand over");
/** Chip: a tab of the queue; requests that were rejected, returned or the like. */
export const tabProblems = (): string => say(language() === 'es' ? "Con problemas" : "Problems");
/** Chip: a tab of the queue. */
export const tabDone = (): string => say(language() === 'es' ? "Terminadas" : "Done");
/** Chip: a tab of the queue; every request. */
export const tabAll = (): string => say(language() === 'es' ? "Todas" : "All");
/** Label: column of a file. */
export const accountName = (): string => say(language() === 'es' ? "Nombre de la cuenta" : "Account name");
/** Label: column and filter with what makes a request worth a second look. */
export const checkClosely = (): string => say(language() === 'es' ? "Revisar dos veces" : "Check closely");
/** Label: whether a request is a payment, a pickup or a transfer. */
export const kind = (): string => say(language() === 'es' ? "Tipo" : "Kind");
/** Label: column with the day on which a request was made. */
export const requestedOn = (): string => say(language() === 'es' ? "Solicitada" : "Requested");
/** Label: column of a file with the instant in world time. */
export const requestedOnUtc = (): string => say(language() === 'es' ? "Solicitada (UTC)" : "Requested (UTC)");
/** Label: where the money comes from, such as a bank account. */
export const moneyFrom = (): string => say(language() === 'es' ? "De" : "From");
/** Label: where the money goes, such as an account. */
export const moneyTo = (): string => say(language() === 'es' ? "Para" : "To");
/** Label: who made a request. */
export const requestedBy = (): string => say(language() === 'es' ? "Solicitada por" : "Requested by");
/** Label: column with the instant of the last change of a request. */
export const lastMoved = (): string => say(language() === 'es' ? "Último paso" : "Last moved");
/** Label: the day on which the money leaves the bank. */
export const debitedOn = (): string => say(language() === 'es' ? "Se cobra el" : "Debited on");
/** Label: the day on which a request was posted in the books. */
export const posted = (): string => say(language() === 'es' ? "Registrada" : "Posted");
/** Label: the bank’s code for sending a payment back. */
export const returnCode = (): string => say(language() === 'es' ? "Código de devolución" : "Return code");
/** Chip: a reason to look at a request twice. */
export const newBankAccount = (): string => say(language() === 'es' ? "Cuenta bancaria nueva" : "New bank account");
/** Alert: why to look at a request twice, and what to do. */
export const newBankAccountWhy = (d: { days: number }): string => say(language() === 'es' ? "Esta cuenta bancaria se agregó hace menos de " + count(d.days) + " días. Compruebe que la agregó el cliente." : "This bank account was added less than " + count(d.days) + " days ago. Make sure the customer added it.");
/** Chip: a reason to look at a request twice. */
export const sharedNumber = (): string => say(language() === 'es' ? "Número compartido" : "Shared bank number");
/** Alert: why to look at a request twice, and what to do. */
export const sharedNumberWhy = (): string => say(language() === 'es' ? "Otra persona guardó la misma cuenta bancaria. Compruebe que ambas pueden usarla." : "Someone else saved the same bank account. Make sure both may use it.");
/** Chip: a reason to look at a request twice. */
export const emailChanged = (): string => say(language() === 'es' ? "Correo cambiado" : "Changed email");
/** Alert: why to look at a request twice, and what to do. */
export const emailChangedWhy = (d: { days: number }): string => say(language() === 'es' ? "El correo electrónico de este acceso cambió hace menos de " + count(d.days) + " días. Llame al cliente a un número que usted conozca." : "The email address of this sign-in changed less than " + count(d.days) + " days ago. Call the customer at a number you know.");
/** Chip: a reason to look at a request twice. */
export const unusualAmount = (): string => say(language() === 'es' ? "Monto inusual" : "Unusual amount");
/** Alert: why to look at a request twice, and what to do. */
export const unusualAmountWhy = (): string => say(language() === 'es' ? "Es más de lo que la cuenta suele pagar de una vez. Compruebe que el monto es correcto." : "This is more than the account usually pays at once. Make sure the amount is right.");
/** Chip: a reason to look at a request twice. */
export const exceedsOpen = (): string => say(language() === 'es' ? "Más de lo que se debe" : "More than is owed");
/** Alert: why to look at a request twice, and what to do. */
export const exceedsOpenWhy = (): string => say(language() === 'es' ? "Con lo que está en proceso, es más de lo que se debe. Lo que sobra quedaría como crédito sin aplicar." : "With what is on its way, this is more than is owed. The extra would stay as unapplied credit.");
/** Chip: a reason to look at a request twice. */
export const notDebitable = (): string => say(language() === 'es' ? "No se puede cobrar" : "Can’t be debited");
/** Alert: why to look at a request twice, and what to do. */
export const notDebitableWhy = (): string => say(language() === 'es' ? "Nuestro archivo del banco no puede cobrar de esta cuenta ahora. Aún no está confirmada, está bloqueada o es de un tipo al que ningún archivo llega." : "Our bank file can’t debit this bank account now. It isn’t confirmed yet, is blocked, or is of a kind that no file reaches.");
/** Chip: a reason to look at a request twice. */
export const staleData = (): string => say(language() === 'es' ? "Cifras atrasadas" : "Old figures");
/** Alert: why to look at a request twice, and what to do. */
export const staleDataWhy = (d: { automatic: number; hours: number }): string => say(language() === 'es' ? "Las cifras de la cuenta se están actualizando o tienen más de " + count(d.hours) + " horas, " + count(d.automatic) + " si es un pago automático o programado. Revise el ERP antes de aprobar." : "The account’s figures are being updated, or are more than " + count(d.hours) + " hours old, " + count(d.automatic) + " for autopay and scheduled payments. Check the ERP before you approve.");
/** Error: more requests were chosen than can be moved at once. */
export const tooManyMoves = (d: { most: number }): string => say(language() === 'es' ? "Elija " + count(d.most) + " solicitudes o menos" : "Choose " + count(d.most) + " requests or fewer");
/** Label: names the list, its file, and a progress bar. */
export const requests = (): string => say(language() === 'es' ? "Solicitudes" : "Requests");
/** What the rows of the list are, within a sentence: "3 of 12 requests". */
export const requestsThings = (): string => say(language() === 'es' ? "solicitudes" : "requests");
/** Helper: what can be searched for. */
export const searched = (): string => say(language() === 'es' ? "Solicitud, cuenta, persona o factura" : "Request, account, person or invoice");
/** Label, read aloud: the tabs of the queue. */
export const nextStep = (): string => say(language() === 'es' ? "Siguiente paso" : "Next step");
/** Label: a filter. */
export const moneySource = (): string => say(language() === 'es' ? "Origen del dinero" : "Money from");
/** Label: a filter by how long requests have waited. */
export const waiting = (): string => say(language() === 'es' ? "Tiempo de espera" : "Waiting");
/** Label: choice of a filter. */
export const kindPayments = (): string => say(language() === 'es' ? "Pagos" : "Payments");
/** Label: choice of a filter; money of the deposit plan for its owner. */
export const kindPickups = (): string => say(language() === 'es' ? "Del plan de depósito" : "Out of the deposit plan");
/** Label: choice of the filter "Money from". */
export const flowBank = (): string => say(language() === 'es' ? "Una cuenta bancaria" : "A bank account");
/** Label: choice of the filter "Money from". */
export const flowInternal = (): string => say(language() === 'es' ? "Un plan de depósito, a una cuenta comercial" : "A deposit plan, to a trade account");
/** Label: choice of the filter "Money from". */
export const flowPickup = (): string => say(language() === 'es' ? "Un plan de depósito, a su dueño" : "A deposit plan, to its owner");
/** Label: choice of the filter "Waiting". */
export const daysOrMore = (d: { days: number }): string => say(language() === 'es' ? plural(d.days, 0, es, { one: "Un día o más", other: count(d.days) + " días o más" }) : plural(d.days, 0, en, { one: "A day or more", other: count(d.days) + " days or more" }));
/** Label: the sum of all requests of a list. */
export const requestedSum = (): string => say(language() === 'es' ? "Monto solicitado" : "Requested");
/** Names a row for its checkbox, read aloud within a sentence. number: "PR-2026-000123". */
export const requestOf = (d: { account: string | number; number: string | number }): string => say(language() === 'es' ? "solicitud " + d.number + " de " + d.account : "request " + d.number + " of " + d.account);
/** Heading: a tab of the queue is empty. */
export const nothingUnder = (d: { tab: string | number }): string => say(language() === 'es' ? "Nada en “" + d.tab + "”" : "Nothing under “" + d.tab + "”");
/** Text of an empty tab of the queue. */
export const comeHere = (): string => say(language() === 'es' ? "Las solicitudes aparecen aquí cuando un cliente envía una o alguien de la oficina la pasa al siguiente paso." : "Requests show up here when a customer sends one, or when someone in the office moves one on.");
/** Heading: asks before one request is moved. number: "PR-2026-000123". */
export const askMoveOne = (d: { move: string; number: string | number }): string => say(language() === 'es' ? select(d.move, { approve: "¿Aprobar " + d.number + "?", export: "¿Marcar " + d.number + " como enviada al banco?", settle: "¿Marcar " + d.number + " como confirmada por el banco?", post: "¿Marcar " + d.number + " como registrada?", makeReady: "¿Marcar " + d.number + " como lista?", complete: "¿Marcar " + d.number + " como entregada?", missPickup: "¿Marcar " + d.number + " como no recogida?", "return": "¿Marcar " + d.number + " como devuelta por el banco?", reverse: "¿Revertir " + d.number + "?", cancel: "¿Cancelar el cheque " + d.number + "?", approveAgain: "¿Aprobar " + d.number + " de nuevo?", resend: "¿Enviar " + d.number + " de nuevo?", other: "¿Rechazar " + d.number + "?" }) : select(d.move, { approve: "Approve " + d.number + "?", export: "Mark " + d.number + " as sent to bank?", settle: "Mark " + d.number + " as cleared?", post: "Mark " + d.number + " as posted?", makeReady: "Mark " + d.number + " as ready?", complete: "Mark " + d.number + " as handed over?", missPickup: "Mark " + d.number + " as not picked up?", "return": "Mark " + d.number + " as returned by the bank?", reverse: "Reverse " + d.number + "?", cancel: "Cancel check " + d.number + "?", approveAgain: "Approve " + d.number + " again?", resend: "Send " + d.number + " again?", other: "Reject " + d.number + "?" }));
/** Heading: asks before several requests are moved; n is two or more. */
export const askMoveMany = (d: { move: string; n: number }): string => say(language() === 'es' ? select(d.move, { approve: "¿Aprobar " + count(d.n) + " solicitudes?", export: "¿Marcar " + count(d.n) + " solicitudes como enviadas al banco?", settle: "¿Marcar " + count(d.n) + " solicitudes como confirmadas por el banco?", post: "¿Marcar " + count(d.n) + " solicitudes como registradas?", makeReady: "¿Marcar " + count(d.n) + " solicitudes como listas?", complete: "¿Marcar " + count(d.n) + " solicitudes como entregadas?", missPickup: "¿Marcar " + count(d.n) + " solicitudes como no recogidas?", "return": "¿Marcar " + count(d.n) + " solicitudes como devueltas por el banco?", reverse: "¿Revertir " + count(d.n) + " solicitudes?", cancel: "¿Cancelar " + count(d.n) + " cheques?", approveAgain: "¿Aprobar " + count(d.n) + " solicitudes de nuevo?", resend: "¿Enviar " + count(d.n) + " pagos de nuevo?", other: "¿Rechazar " + count(d.n) + " solicitudes?" }) : select(d.move, { approve: "Approve " + count(d.n) + " requests?", export: "Mark " + count(d.n) + " requests as sent to bank?", settle: "Mark " + count(d.n) + " requests as cleared?", post: "Mark " + count(d.n) + " requests as posted?", makeReady: "Mark " + count(d.n) + " requests as ready?", complete: "Mark " + count(d.n) + " requests as handed over?", missPickup: "Mark " + count(d.n) + " requests as not picked up?", "return": "Mark " + count(d.n) + " requests as returned by the bank?", reverse: "Reverse " + count(d.n) + " requests?", cancel: "Cancel " + count(d.n) + " checks?", approveAgain: "Approve " + count(d.n) + " requests again?", resend: "Send " + count(d.n) + " payments again?", other: "Reject " + count(d.n) + " requests?" }));
/** Sentence in the question before n requests are moved. */
export const sumIs = (d: { n: number; sum: string | number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "Es por " + d.sum + ".", other: "Juntas son por " + d.sum + "." }) : plural(d.n, 0, en, { one: "It is for " + d.sum + ".", other: "Together they are for " + d.sum + "." }));
/** Sentence in the question before requests are moved: n of those chosen do not stand so that it is possible. */
export const leftOut = (d: { chosen: number; n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: count(d.n) + " de las " + count(d.chosen) + " que eligió no admite este paso y no se incluye.", other: count(d.n) + " de las " + count(d.chosen) + " que eligió no admiten este paso y no se incluyen." }) : plural(d.n, 0, en, { one: count(d.n) + " of the " + count(d.chosen) + " you chose can’t be moved this way, so it is left out.", other: count(d.n) + " of the " + count(d.chosen) + " you chose can’t be moved this way, so they are left out." }));
/** Sentence: what came of moving requests; n of total were moved. */
export const movedCount = (d: { move: string; n: number; total: number }): string => say(language() === 'es' ? select(d.move, { approve: "Aprobadas: " + count(d.n) + " de " + count(d.total) + ".", export: "Enviadas al banco: " + count(d.n) + " de " + count(d.total) + ".", settle: "Confirmadas por el banco: " + count(d.n) + " de " + count(d.total) + ".", post: "Registradas: " + count(d.n) + " de " + count(d.total) + ".", makeReady: "Listas: " + count(d.n) + " de " + count(d.total) + ".", complete: "Entregadas: " + count(d.n) + " de " + count(d.total) + ".", missPickup: "No recogidas: " + count(d.n) + " de " + count(d.total) + ".", "return": "Devueltas: " + count(d.n) + " de " + count(d.total) + ".", reverse: "Revertidas: " + count(d.n) + " de " + count(d.total) + ".", cancel: "Canceladas: " + count(d.n) + " de " + count(d.total) + ".", approveAgain: "Aprobadas de nuevo: " + count(d.n) + " de " + count(d.total) + ".", resend: "Aprobadas para enviarse de nuevo: " + count(d.n) + " de " + count(d.total) + ".", other: "Rechazadas: " + count(d.n) + " de " + count(d.total) + "." }) : select(d.move, { approve: "Approved: " + count(d.n) + " of " + count(d.total) + ".", export: "Sent to bank: " + count(d.n) + " of " + count(d.total) + ".", settle: "Cleared: " + count(d.n) + " of " + count(d.total) + ".", post: "Posted: " + count(d.n) + " of " + count(d.total) + ".", makeReady: "Ready: " + count(d.n) + " of " + count(d.total) + ".", complete: "Handed over: " + count(d.n) + " of " + count(d.total) + ".", missPickup: "Not picked up: " + count(d.n) + " of " + count(d.total) + ".", "return": "Returned: " + count(d.n) + " of " + count(d.total) + ".", reverse: "Reversed: " + count(d.n) + " of " + count(d.total) + ".", cancel: "Cancelled: " + count(d.n) + " of " + count(d.total) + ".", approveAgain: "Approved again: " + count(d.n) + " of " + count(d.total) + ".", resend: "Approved to be sent again: " + count(d.n) + " of " + count(d.total) + ".", other: "Rejected: " + count(d.n) + " of " + count(d.total) + "." }));
/** Sentence: so many requests wait for a second approval now. */
export const waitForSecond = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: count(d.n) + " espera a una segunda persona.", other: count(d.n) + " esperan a una segunda persona." }) : plural(d.n, 0, en, { one: count(d.n) + " waits for a second person.", other: count(d.n) + " wait for a second person." }));
/** Sentence: so many requests could not be moved. */
export const wereRefused = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: count(d.n) + " no se pudo hacer.", other: count(d.n) + " no se pudieron hacer." }) : plural(d.n, 0, en, { one: count(d.n) + " was refused.", other: count(d.n) + " were refused." }));
/** Sentence: so many requests were not tried, because somebody stopped or the connection failed. */
export const wereNotSent = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: count(d.n) + " no se envió.", other: count(d.n) + " no se enviaron." }) : plural(d.n, 0, en, { one: count(d.n) + " was not sent.", other: count(d.n) + " were not sent." }));
/** Label, read aloud: the list of requests that could not be moved. */
export const refused = (): string => say(language() === 'es' ? "No realizadas" : "Refused");
/** Button: sends the requests again that were not sent. */
export const tryCountAgain = (d: { n: number }): string => say(language() === 'es' ? "Intentar " + count(d.n) + " de nuevo" : "Try " + count(d.n) + " again");
/** Error: how many requests need a closer look was entered wrong. */
export const twiceWrong = (): string => say(language() === 'es' ? "Revíselas y luego escriba el número que está sobre la lista" : "Look at them, then enter the number above the list");
/** Error: a request is rejected or reversed without a reason. */
export const reasonMissing = (): string => say(language() === 'es' ? "Escriba un motivo. El cliente lo leerá." : "Enter a reason. The customer will read it.");
/** Error: the reason is too long. */
export const noteTooLong = (d: { most: number }): string => say(language() === 'es' ? "Escriba " + count(d.most) + " caracteres o menos" : "Enter " + count(d.most) + " characters or fewer");
/** Error: no return code was chosen. */
export const codeMissing = (): string => say(language() === 'es' ? "Elija el código de devolución del banco" : "Choose the bank’s return code");
/** Label: field in which the number above the list is repeated. */
export const howManyTwice = (): string => say(language() === 'es' ? "¿Cuántas solicitudes hay que revisar dos veces?" : "How many requests need a closer look?");
/** Label: choice of the return code, while none is chosen. */
export const chooseCode = (): string => say(language() === 'es' ? "Elija un código" : "Choose a code");
/** Label: field. */
export const reasonForCustomer = (): string => say(language() === 'es' ? "Motivo, como lo leerá el cliente" : "Reason, as the customer will read it");
/** Label, read aloud: a list of reasons; a press writes one. */
export const commonReasons = (): string => say(language() === 'es' ? "Motivos frecuentes" : "Common reasons");
/** Heading: n of the requests that are approved together have something to be looked at twice. */
export const lookTwice = (d: { n: number; total: number }): string => say(language() === 'es' ? plural(d.total, 0, es, { one: "Hay que revisar esta solicitud dos veces", other: plural(d.n, 0, es, { one: "Hay que revisar " + count(d.n) + " de " + count(d.total) + " dos veces", other: "Hay que revisar " + count(d.n) + " de " + count(d.total) + " dos veces" }) }) : plural(d.total, 0, en, { one: "This request needs a closer look", other: plural(d.n, 0, en, { one: count(d.n) + " of " + count(d.total) + " requests needs a closer look", other: count(d.n) + " of " + count(d.total) + " requests need a closer look" }) }));
/** Heading: one request. number: "PR-2026-000123". */
export const requestTitle = (d: { number: string | number }): string => say(language() === 'es' ? "Solicitud " + d.number : "Request " + d.number);
/** Button: opens a question, and does it there; also before why it cannot be done. */
export const confirmBankAccount = (): string => say(language() === 'es' ? "Confirmar cuenta bancaria" : "Confirm bank account");
/** Heading: of an error. */
export const loadFailed = (): string => say(language() === 'es' ? "No se pudo cargar esta solicitud" : "This request didn’t load");
/** Heading: of a question. bank: "Palouse Community Bank ••4417". */
export const askConfirmBank = (d: { bank: string | number }): string => say(language() === 'es' ? "¿Confirmar " + d.bank + "?" : "Confirm " + d.bank + "?");
/** Alert: in the question before a bank account is confirmed. signIn: an email address. */
export const confirmBankAbout = (d: { holder: string | number; signIn: string | number }): string => say(language() === 'es' ? "El titular es " + d.holder + " y la guardó " + d.signIn + ". Cuando la confirme, nuestro archivo del banco podrá cobrar de ella en esta y en las siguientes solicitudes. Compruebe que es del cliente." : "The account holder is " + d.holder + ", and " + d.signIn + " saved it. Once you confirm it, our bank file can debit it for this and every later request. Make sure it’s the customer’s own account.");
/** Before the sentence about a request that its customer sees. */
export const customerReads = (d: { sentence: string | number }): string => say(language() === 'es' ? "El cliente lee: " + d.sentence : "The customer reads: " + d.sentence);
/** Heading: of a part. */
export const whatIsRequested = (): string => say(language() === 'es' ? "Qué se solicita" : "What’s requested");
/** Heading: of a part. */
export const whoRequested = (): string => say(language() === 'es' ? "Quién la solicitó" : "Who requested it");
/** Heading: of a part. */
export const invoices = (): string => say(language() === 'es' ? "Facturas" : "Invoices");
/** Heading: of a part. */
export const whatHappened = (): string => say(language() === 'es' ? "Qué pasó" : "What happened");
/** Label, read aloud: the timeline of a request. */
export const stagesOf = (d: { number: string | number }): string => say(language() === 'es' ? "Etapas de la solicitud " + d.number : "Stages of request " + d.number);
/** Note beside an invoice of a request. */
export const discountOf = (d: { amount: string | number }): string => say(language() === 'es' ? "descuento " + d.amount : "discount " + d.amount);
/** Note beside an invoice of a request. */
export const notInErp = (): string => say(language() === 'es' ? "no está en las cifras del ERP" : "not in the ERP’s figures");
/** Note beside an invoice of a request: what is left to pay on it. */
export const amountOpen = (d: { amount: string | number }): string => say(language() === 'es' ? "" + d.amount + " por pagar" : "" + d.amount + " open");
/** Heading: of a part with the text that the customer agreed to. */
export const whatWasAuthorized = (): string => say(language() === 'es' ? "Lo que se autorizó" : "What was authorized");
/** Below the text of an authorization. when: day and time; ip: a network address. */
export const agreedBy = (d: { hash: string | number; ip: string | number; version: string | number; when: string | number; who: string | number }): string => say(language() === 'es' ? "" + d.who + " aceptó el " + d.when + " desde " + d.ip + ". Texto " + d.version + ", suma de verificación " + d.hash : "" + d.who + " agreed on " + d.when + " from " + d.ip + ". Text " + d.version + ", checksum " + d.hash);
/** Label. */
export const discountEarned = (): string => say(language() === 'es' ? "Descuento ganado" : "Discount earned");
/** Label. */
export const creditUsed = (): string => say(language() === 'es' ? "Crédito usado" : "Credit used");
/** Label: the contract that a payment is for. */
export const prepayContract = (): string => say(language() === 'es' ? "Contrato de prepago" : "Prepay contract");
/** Label. */
export const customerCanCancelUntil = (): string => say(language() === 'es' ? "El cliente puede cancelar hasta" : "The customer can cancel until");
/** Note beside who made a request. relationship: "Owner", what they are to the account. */
export const relationToAccount = (d: { may: string; relationship: string | number }): string => say(language() === 'es' ? "" + d.relationship + ", " + select(d.may, { pay: "puede pagar", other: "solo consulta" }) : "" + d.relationship + ", " + select(d.may, { pay: "can pay", other: "can only look" }));
/** Note beside who made a request. */
export const noAccessToday = (): string => say(language() === 'es' ? "hoy sin acceso a la cuenta" : "no access to the account today");
/** Label: since when somebody has a sign-in. */
export const signInSince = (): string => say(language() === 'es' ? "Acceso desde" : "Sign-in since");
/** Note beside an account. */
export const accountClosed = (): string => say(language() === 'es' ? "cerrada" : "closed");
/** Note beside an account that may not pay from a bank account. */
export const noBankPayments = (): string => say(language() === 'es' ? "sin pagos por banco" : "no bank payments");
/** Label. */
export const netDue = (): string => say(language() === 'es' ? "Total neto a pagar" : "Net due");
/** Label. */
export const pastDue = (): string => say(language() === 'es' ? "Vencido" : "Past due");
/** Label: a sum. */
export const othersOnTheirWay = (): string => say(language() === 'es' ? "Otras solicitudes en proceso" : "Other requests on their way");
/** Label: the account’s own branch. */
export const homeBranch = (): string => say(language() === 'es' ? "Sucursal principal" : "Home branch");
/** In place of the name of a bank. */
export const unknownBank = (): string => say(language() === 'es' ? "Banco desconocido" : "Unknown bank");
/** Label: in whose name a bank account is. */
export const accountHolder = (): string => say(language() === 'es' ? "Titular de la cuenta" : "Account holder");
/** Note beside the holder of a bank account. */
export const holderPersonal = (d: { type: string }): string => say(language() === 'es' ? select(d.type, { savings: "Personal, de ahorros", other: "Personal, de cheques" }) : select(d.type, { savings: "Personal, savings", other: "Personal, checking" }));
/** Note beside the holder of a bank account. */
export const holderBusiness = (d: { type: string }): string => say(language() === 'es' ? select(d.type, { savings: "Empresarial, de ahorros", other: "Empresarial, de cheques" }) : select(d.type, { savings: "Business, savings", other: "Business, checking" }));
/** Label: when a bank account was saved. */
export const bankAdded = (): string => say(language() === 'es' ? "Agregada" : "Added");
/** Status of a bank account. */
export const bankActive = (): string => say(language() === 'es' ? "Confirmada" : "Confirmed");
/** Status of a bank account. */
export const bankPending = (): string => say(language() === 'es' ? "Aún sin confirmar" : "Not confirmed yet");
/** Status of a bank account. */
export const bankBlocked = (): string => say(language() === 'es' ? "Bloqueada" : "Blocked");
/** Status of a bank account. */
export const bankFailed = (): string => say(language() === 'es' ? "No se pudo confirmar" : "Couldn’t be confirmed");
/** Status of a bank account. */
export const bankRemoved = (): string => say(language() === 'es' ? "Quitada por su dueño" : "Removed by its owner");
/** Error. */
export const noSuchRequest = (): string => say(language() === 'es' ? "No encontramos esa solicitud. Búsquela en la cola." : "We can’t find that request. Look for it in the queue.");
/** Error: beside one of several requests. */
export const requestGone = (): string => say(language() === 'es' ? "No encontramos esa solicitud." : "We can’t find that request.");
/** Error. */
export const codeNotNeeded = (): string => say(language() === 'es' ? "Quite el código de devolución. Solo lo lleva un pago devuelto." : "Remove the return code. Only a returned payment has one.");
/** Error. */
export const codeUnknown = (d: { code: string | number; codes: string | number }): string => say(language() === 'es' ? "No conocemos el código de devolución “" + d.code + "”. Elija uno de estos: " + d.codes + "." : "We don’t know the return code “" + d.code + "”. Choose one of " + d.codes + ".");
/** Error. */
export const noneChosen = (): string => say(language() === 'es' ? "Elija al menos una solicitud." : "Choose at least one request.");
/** Error. */
export const namedTwice = (): string => say(language() === 'es' ? "Elija cada solicitud una sola vez." : "Choose each request only once.");
/** Error. */
export const nothingToConfirm = (): string => say(language() === 'es' ? "Esta cuenta bancaria no espera confirmación. Revísela de nuevo." : "This bank account isn’t waiting to be confirmed. Look at it again.");
/** Error. */
export const ownBankAccount = (): string => say(language() === 'es' ? "Es su propia cuenta bancaria. Otra persona tiene que confirmarla." : "This is your own bank account. Someone else has to confirm it.");
/** Error. number: "PR-2026-000123". */
export const approvedFromIt = (d: { number: string | number }): string => say(language() === 'es' ? "Usted aprobó la solicitud " + d.number + " desde esta cuenta bancaria. Otra persona de la oficina tiene que confirmarla." : "You approved request " + d.number + " from this bank account. Someone else in the office has to confirm it.");
/** Helper: how far the check of a bank account has come. */
export const checkWaits = (d: { kind: string; number: string | number }): string => say(language() === 'es' ? select(d.kind, { prenote: "Prenotificación", other: "Dos depósitos" }) + " " + d.number + ": en el próximo archivo del banco." : select(d.kind, { prenote: "Prenote", other: "Two deposits" }) + " " + d.number + ": in the next bank file.");
/** Helper: how far the check of a bank account has come. */
export const checkFiled = (d: { batch: string | number; kind: string; number: string | number }): string => say(language() === 'es' ? select(d.kind, { prenote: "Prenotificación", other: "Dos depósitos" }) + " " + d.number + ": en el archivo del banco " + d.batch + ", aún sin enviar." : select(d.kind, { prenote: "Prenote", other: "Two deposits" }) + " " + d.number + ": in bank file " + d.batch + ", not sent yet.");
/** Helper: how far the check of a bank account has come. */
export const checkSent = (d: { day: string | number; kind: string; number: string | number; until: string | number }): string => say(language() === 'es' ? select(d.kind, { prenote: "Prenotificación " + d.number + ": registrada el " + d.day + ", confirmada el " + d.until + " si el banco no pone objeciones.", other: "Dos depósitos " + d.number + ": registrados el " + d.day + ". El cliente aún no los ha ingresado." }) : select(d.kind, { prenote: "Prenote " + d.number + ": booked on " + d.day + ", confirmed on " + d.until + " unless the bank objects.", other: "Two deposits " + d.number + ": booked on " + d.day + ". The customer has not entered them yet." }));
/** Helper: how far the check of a bank account has come. */
export const checkTried = (d: { day: string | number; kind: string; left: number; number: string | number }): string => say(language() === 'es' ? select(d.kind, { prenote: "Prenotificación", other: "Dos depósitos" }) + " " + d.number + ": registrados el " + d.day + ". Se ingresaron montos incorrectos, " + plural(d.left, 0, es, { one: "queda " + count(d.left) + " intento", other: "quedan " + count(d.left) + " intentos" }) + "." : select(d.kind, { prenote: "Prenote", other: "Two deposits" }) + " " + d.number + ": booked on " + d.day + ". Wrong amounts were entered, " + plural(d.left, 0, en, { one: count(d.left) + " try is left", other: count(d.left) + " tries are left" }) + ".");
/** Helper: how far the check of a bank account has come. */
export const checkLapsed = (d: { kind: string; number: string | number }): string => say(language() === 'es' ? select(d.kind, { prenote: "Prenotificación", other: "Dos depósitos" }) + " " + d.number + ": nadie ingresó los montos a tiempo." : select(d.kind, { prenote: "Prenote", other: "Two deposits" }) + " " + d.number + ": nobody entered the amounts in time.");
/** Helper: how far the check of a bank account has come. */
export const checkFailed = (d: { kind: string; number: string | number }): string => say(language() === 'es' ? select(d.kind, { prenote: "Prenotificación", other: "Dos depósitos" }) + " " + d.number + ": sin éxito." : select(d.kind, { prenote: "Prenote", other: "Two deposits" }) + " " + d.number + ": failed.");
/** Chip: a reason to look at a request twice; a new bank account, new contact data and a large amount came within days. */
export const takeover = (): string => say(language() === 'es' ? "Posible suplantación" : "Possible takeover");
/** Alert: why to look at a request twice, and what to do. */
export const takeoverWhy = (d: { days: number }): string => say(language() === 'es' ? "La cuenta bancaria se agregó y los datos de contacto cambiaron en " + count(d.days) + " días, y el monto no es usual. Llame al cliente a un número que usted conozca antes de aprobarla." : "The bank account was added and the contact data changed within " + count(d.days) + " days, and the amount is unusual. Call the customer at a number you know before you approve it.");
/** Alert: above a request; {what} is a list such as "invoices and deposit plan". */
export const changedWhat = (d: { what: string | number }): string => say(language() === 'es' ? "Cambió desde que se aprobó: " + d.what + "." : "Changed since it was approved: " + d.what + ".");
/** Helper: what to do about that. */
export const changedAbout = (): string => say(language() === 'es' ? "Ningún archivo bancario la toma hasta que alguien la revise otra vez. Apruébela de nuevo o rechácela." : "No bank file takes it until someone looks at it again. Approve it again, or reject it.");
/** Chip: a reason to look at a request twice; one bank account is used for many trade accounts. */
export const manyAccounts = (): string => say(language() === 'es' ? "Paga muchas cuentas" : "Pays many accounts");
/** Alert: why to look at a request twice, and what to do. */
export const manyAccountsWhy = (d: { count: number }): string => say(language() === 'es' ? "Esta cuenta bancaria paga " + count(d.count) + " cuentas o más. Compruebe que tengan relación entre sí." : "This bank account pays for " + count(d.count) + " trade accounts or more. Make sure they belong together.");
/** Button: a bank account that a returned payment blocked can be used again; also before why it cannot be done. */
export const unblockBankAccount = (): string => say(language() === 'es' ? "Desbloquear cuenta bancaria" : "Unblock bank account");
/** Heading: asks before. bank: its name and last digits. */
export const askUnblock = (d: { bank: string | number }): string => say(language() === 'es' ? "¿Desbloquear " + d.bank + "?" : "Unblock " + d.bank + "?");
/** Text: what happens. reason: a sentence. */
export const unblockAbout = (d: { reason: string | number }): string => say(language() === 'es' ? "Un pago desde ella se devolvió. " + d.reason + " Pregunte al cliente y al banco antes de permitir que se cobre de nuevo. Se avisa a todos los que tienen acceso a sus cuentas." : "A payment from it came back. " + d.reason + " Ask the customer and the bank before you let it be debited again. Everyone who signs in for its accounts is told.");
/** Chip: a tab of the queue: checks that are not posted yet. */
export const tabChecks = (): string => say(language() === 'es' ? "Cheques por llegar" : "Checks to come");
/** Label: where money comes from. */
export const flowCheck = (): string => say(language() === 'es' ? "Un cheque" : "A check");
/** Button: leads to a page where the office records a check that was handed over. */
export const recordCheck = (): string => say(language() === 'es' ? "Anotar un cheque" : "Record a check");
/** Button: downloads the slip of a check as a PDF. */
export const remittanceSlip = (): string => say(language() === 'es' ? "Comprobante de envío" : "Remittance slip");
/** Label: who of the office recorded a check. */
export const recordedBy = (): string => say(language() === 'es' ? "Anotado por" : "Recorded by");
/** Label: of a choice: where the money comes from. */
export const flowRefund = (): string => say(language() === 'es' ? "Saldo a favor" : "Credit balance");
/** Label: of a choice: kinds of requests. */
export const kindRefunds = (): string => say(language() === 'es' ? "Reembolsos" : "Refunds");
/** Label: what of an account’s credit can be refunded. */
export const creditLeft = (): string => say(language() === 'es' ? "Crédito del que puede salir" : "Credit it can come from");
/** Helper: the credit is less than the refund. */
export const creditLeftGone = (): string => say(language() === 'es' ? "Menos que este reembolso" : "Less than this refund");
/** Label: the day on which money reaches a bank account. */
export const creditedOn = (): string => say(language() === 'es' ? "Se abona el" : "Credited on");
/** Label: what the key A does. */
export const keyApprove = (): string => say(language() === 'es' ? "Aprobar" : "Approve");
/** Label: what the key R does. */
export const keyReject = (): string => say(language() === 'es' ? "Rechazar" : "Reject");
/** Label: what the key C does. */
export const keyConfirmBank = (): string => say(language() === 'es' ? "Confirmar la cuenta bancaria" : "Confirm the bank account");
/** Toast: why something cannot be done with a request now. */
export const notNowWhy = (d: { action: string | number; why: string | number }): string => say("" + d.action + ": " + d.why);
/** Title and button: confirms the bank accounts of the selected requests. */
export const confirmBanksTitle = (): string => say(language() === 'es' ? "Confirmar cuentas bancarias" : "Confirm bank accounts");
/** Button: confirms so many bank accounts. */
export const confirmBanks = (d: { n: string | number }): string => say(language() === 'es' ? "Confirmar cuentas: " + d.n : "Confirm accounts: " + d.n);
/** Text: what follows from confirming several bank accounts. */
export const confirmBanksAbout = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { "0": "Usted no puede confirmar ninguna de estas cuentas bancarias ahora.", one: "Usted responde de que esta cuenta bancaria es de su cliente. El próximo archivo bancario puede cargarla.", other: "Usted responde de que estas " + count(d.n) + " cuentas bancarias son de sus clientes. El próximo archivo bancario puede cargarlas." }) : plural(d.n, 0, en, { "0": "None of these bank accounts can be confirmed by you now.", one: "You vouch that this bank account belongs to its customer. The next bank file can debit it.", other: "You vouch that these " + count(d.n) + " bank accounts belong to their customers. The next bank file can debit them." }));
/** Unit: counts bank accounts in a progress bar. */
export const bankAccountsThings = (): string => say(language() === 'es' ? "cuentas bancarias" : "bank accounts");
/** Text: how many bank accounts were confirmed. */
export const banksConfirmed = (d: { n: string | number; of: string | number }): string => say(language() === 'es' ? "Confirmadas: " + d.n + " de " + d.of + "." : "Confirmed: " + d.n + " of " + d.of + ".");
/** Label: a list of bank accounts. */
export const banksToConfirm = (): string => say(language() === 'es' ? "Por confirmar" : "To confirm");
/** Label: bank accounts that are not confirmed now, each with the reason. */
export const banksLeftOut = (): string => say(language() === 'es' ? "No incluidas" : "Left out");
/** Text: whose bank account it is, who added it and which request names it. */
export const bankOfRequest = (d: { holder: string | number; number: string | number; signIn: string | number }): string => say(language() === 'es' ? "" + d.holder + "; agregada por " + d.signIn + "; " + d.number : "" + d.holder + "; added by " + d.signIn + "; " + d.number);
/** Text: why a blocked bank account is not confirmed together with others. */
export const unblockAlone = (): string => say(language() === 'es' ? "Su banco devolvió un pago. Abra la solicitud para levantar el bloqueo." : "Its bank sent a payment back. Open the request to lift the block.");
