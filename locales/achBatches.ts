// Written by `npm run locales` from locales/en/achBatches.json and locales/es/achBatches.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say } from './language';

/** Label: column; the number of a file for the bank. */
export const batch = (): string => say(language() === 'es' ? "Archivo bancario" : "Bank file");
/** Label: column; when a file was made. */
export const createdOn = (): string => say(language() === 'es' ? "Creado" : "Created");
/** Label: column; who made a file. */
export const createdBy = (): string => say(language() === 'es' ? "Creado por" : "Created by");
/** Label: column; the day on which banks book the entries of a file. */
export const effectiveOn = (): string => say(language() === 'es' ? "Fecha efectiva" : "Effective date");
/** Label: how many payments and withdrawals a file has. */
export const entries = (): string => say(language() === 'es' ? "Asientos" : "Entries");
/** Label: the sum of what banks take from customers. */
export const debits = (): string => say(language() === 'es' ? "Débitos" : "Debits");
/** Label: the sum of what banks pay to customers. */
export const credits = (): string => say(language() === 'es' ? "Créditos" : "Credits");
/** Label: column; when a file was sent to the bank. */
export const sentOn = (): string => say(language() === 'es' ? "Enviado" : "Sent");
/** Label: an entry that takes money from a customer’s bank account. */
export const debit = (): string => say(language() === 'es' ? "Débito" : "Debit");
/** Label: an entry that pays money into a customer’s bank account. */
export const credit = (): string => say(language() === 'es' ? "Crédito" : "Credit");
/** Chip: a bank file that waits for a second person. */
export const statusAwaitingRelease = (): string => say(language() === 'es' ? "Falta liberarlo" : "Needs release");
/** Chip: a bank file that may be downloaded and sent. */
export const statusReleased = (): string => say(language() === 'es' ? "Listo para enviar" : "Ready to send");
/** Chip: a bank file. */
export const statusSent = (): string => say(language() === 'es' ? "Enviado" : "Sent");
/** Chip: a bank file that was given up before it was sent. */
export const statusVoid = (): string => say(language() === 'es' ? "Anulado" : "Void");
/** Label: why a request is not in the next bank file. */
export const leftOutCancelable = (): string => say(language() === 'es' ? "El cliente aún puede cancelarla" : "The customer can still cancel it");
/** Label: why a request is not in the next bank file. */
export const leftOutUnconfirmed = (): string => say(language() === 'es' ? "Cuenta bancaria sin confirmar" : "Bank account isn’t confirmed");
/** Label: why a request is not in the next bank file. */
export const leftOutBlocked = (): string => say(language() === 'es' ? "Cuenta bancaria bloqueada" : "Bank account is blocked");
/** Label: why a request is not in the next bank file. */
export const leftOutRemoved = (): string => say(language() === 'es' ? "Cuenta bancaria eliminada" : "Bank account was removed");
/** Label: why a request is not in the next bank file; the ERP says so. */
export const leftOutNoAch = (): string => say(language() === 'es' ? "Su cuenta no admite débitos bancarios" : "Its account takes no bank debits");
/** Label: why a request is not in the next bank file. */
export const leftOutOnHold = (): string => say(language() === 'es' ? "Cuenta de depósito no abierta" : "Deposit account isn’t open");
/** Label: why a request is not in the next bank file. */
export const leftOutTooManyDigits = (): string => say(language() === 'es' ? "Número de cuenta demasiado largo" : "Account number is too long for a file");
/** Label: why a request is not in the next bank file. */
export const leftOutRouting = (): string => say(language() === 'es' ? "Número de ruta no aceptado" : "Banks don’t take this routing number");
/** Label: why a request is not in the next bank file; the name of whoever holds the bank account has only characters that the file cannot hold. */
export const leftOutName = (): string => say(language() === 'es' ? "Ninguna letra del nombre cabe en un archivo bancario" : "Name has no letters a bank file takes");
/** Label: why a request is not in the next bank file; a person agreed for a business, or the other way. */
export const leftOutOtherHolder = (): string => say(language() === 'es' ? "Autorizada para otro tipo de titular" : "Authorized for another kind of holder");
/** Label: why a request is not in the next bank file; what it rests on is not as it was. */
export const leftOutChanged = (): string => say(language() === 'es' ? "Cambió desde que se aprobó" : "Changed since it was approved");
/** Label: why a request is not in the next bank file. */
export const leftOutOverEntry = (): string => say(language() === 'es' ? "Supera el límite por pago" : "Over the limit per payment");
/** Label: why a request is not in the next bank file. */
export const leftOutOverCustomer = (): string => say(language() === 'es' ? "Supera el límite por cliente y día" : "Over the limit per customer and day");
/** Label: why a request is not in the next bank file. */
export const leftOutOverFile = (): string => say(language() === 'es' ? "Supera el límite por archivo" : "Over the limit per file");
/** Label: why a request is not in the next bank file. */
export const leftOutOverDay = (): string => say(language() === 'es' ? "Supera el límite por día" : "Over the limit per day");
/** Label: why a request is not in the next bank file. */
export const leftOutChosen = (): string => say(language() === 'es' ? "Usted la dejó fuera" : "You left it out");
/** Alert: {why} is the reason, as a sentence. */
export const noFileNow = (d: { why: string | number }): string => say(language() === 'es' ? "Ahora no se puede crear un archivo bancario. " + d.why : "No bank file can be made now. " + d.why);
/** Alert: no bank file was made. */
export const nothingToSend = (): string => say(language() === 'es' ? "Ninguna solicitud está lista para el banco. Mire la lista otra vez." : "No request is ready for the bank. Look at the list again.");
/** Alert: no bank file was made. */
export const changedSinceShown = (): string => say(language() === 'es' ? "Las solicitudes cambiaron desde que las miró, así que no se creó ningún archivo. Mire los nuevos totales y luego cree el archivo." : "Requests have changed since you looked, so no file was made. Look at the new totals, then create the file.");
/** Alert: no bank file was made. */
export const noModifierLeft = (d: { most: number }): string => say(language() === 'es' ? "Un banco acepta como máximo " + count(d.most) + " archivos al día de un remitente. Cree este mañana." : "A bank takes at most " + count(d.most) + " files a day from one sender. Create this one tomorrow.");
/** Alert: no bank file was made. */
export const noTraceLeft = (): string => say(language() === 'es' ? "Se usaron todos los números de rastreo de este banco. Pida a su banco otro número de ruta de envío e introdúzcalo en la configuración bancaria." : "Every trace number of this bank was used. Ask your bank for another routing number to send from, and enter it in the bank settings.");
/** Helper: why the viewer cannot release a bank file. */
export const releasedByAnother = (): string => say(language() === 'es' ? "Usted creó este archivo. Otra persona debe liberarlo." : "You created this file. Someone else has to release it.");
/** Helper: why a bank file cannot be released or sent. */
export const dayPassed = (d: { day: string | number }): string => say(language() === 'es' ? "Los bancos debían registrarlo el " + d.day + ", que ya pasó. Anúlelo y cree otro." : "Banks were to book it on " + d.day + ", which has passed. Void it and create a new one.");
/** Alert: {status} is the word on its chip. */
export const movedMeanwhile = (d: { status: string | number }): string => say(language() === 'es' ? "Otra persona cambió este archivo. Ahora está: " + d.status + ". Mírelo otra vez." : "Somebody else has changed this file. It is now: " + d.status + ". Look at it again.");
/** Alert: a bank file was not changed, because an entry is missing. */
export const notMoved = (): string => say(language() === 'es' ? "El archivo queda como está." : "The file stays as it is.");
/** Error. */
export const reasonMissing = (): string => say(language() === 'es' ? "Indique por qué se anula el archivo" : "Enter why this file is void");
/** Alert. */
export const noSuchBatch = (): string => say(language() === 'es' ? "No hay ningún archivo bancario con este número. Búsquelo en la lista." : "There is no bank file with this number. Look for it in the list.");
/** Alert: why a bank file cannot be downloaded. */
export const notReleasedYet = (): string => say(language() === 'es' ? "Primero otra persona debe liberar este archivo." : "A second person has to release this file first.");
/** Alert: why a bank file cannot be downloaded. */
export const fileIsVoid = (): string => say(language() === 'es' ? "Este archivo está anulado y no debe ir al banco." : "This file is void. Don’t send it to the bank.");
/** Alert: why a bank file cannot be downloaded. */
export const fileDeleted = (): string => say(language() === 'es' ? "Este archivo se guardó el tiempo que indica su configuración bancaria y luego se eliminó. El registro aún contiene sus asientos." : "This file was kept as long as your bank settings say, and then deleted. The register still lists its entries.");
/** Helper: under the heading of the page. */
export const subtitle = (): string => say(language() === 'es' ? "Pagos y retiros aprobados, como archivos para su banco" : "Approved payments and withdrawals, as files for your bank");
/** Heading: of an alert. */
export const batchLoadFailed = (): string => say(language() === 'es' ? "No pudimos cargar este archivo bancario" : "We couldn’t load this bank file");
/** Heading: of a part of the page. */
export const nextFile = (): string => say(language() === 'es' ? "Próximo archivo" : "Next file");
/** Helper: {when} is a day and a time. */
export const nextAbout = (d: { when: string | number }): string => say(language() === 'es' ? "El banco acepta archivos hasta el " + d.when + "." : "The bank takes files next until " + d.when + ".");
/** Heading: of an alert. */
export const missingTitle = (): string => say(language() === 'es' ? "Aún no se puede crear un archivo" : "No file can be made yet");
/** Button. */
export const toSettings = (): string => say(language() === 'es' ? "Abrir configuración bancaria" : "Open bank settings");
/** Heading: an empty list. */
export const nothingReady = (): string => say(language() === 'es' ? "Nada está listo para el banco" : "Nothing is ready for the bank");
/** Helper: under an empty list. */
export const nothingReadyAbout = (): string => say(language() === 'es' ? "Las solicitudes aparecen aquí cuando están aprobadas y ya no se pueden cancelar." : "Requests appear here once they are approved and can’t be canceled anymore.");
/** Label: of a table. */
export const totalsByDay = (): string => say(language() === 'es' ? "Totales por día" : "Totals by day");
/** Heading: of a list of requests. */
export const inThisFile = (): string => say(language() === 'es' ? "En este archivo" : "In this file");
/** Helper: above a long list. */
export const firstShown = (d: { all: number; n: number }): string => say(language() === 'es' ? "Los primeros " + count(d.n) + " de " + count(d.all) : "The first " + count(d.n) + " of " + count(d.all));
/** Heading: of a list of requests. */
export const leftOutTitle = (): string => say(language() === 'es' ? "Fuera del archivo" : "Left out");
/** Label: opens a list. */
export const leftOutCount = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: count(d.n) + " solicitud fuera", other: count(d.n) + " solicitudes fuera" }) : plural(d.n, 0, en, { one: count(d.n) + " request left out", other: count(d.n) + " requests left out" }));
/** Label: opens a list. */
export const entriesCount = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: count(d.n) + " solicitud en este archivo", other: count(d.n) + " solicitudes en este archivo" }) : plural(d.n, 0, en, { one: count(d.n) + " request in this file", other: count(d.n) + " requests in this file" }));
/** Label: column; why a request is left out. */
export const why = (): string => say(language() === 'es' ? "Por qué" : "Why");
/** Label: {why} is a reason, {when} a day and a time. */
export const untilWhen = (d: { when: string | number; why: string | number }): string => say(language() === 'es' ? "" + d.why + " (hasta el " + d.when + ")" : "" + d.why + " (until " + d.when + ")");
/** Label: {why} is a reason such as "Changed since it was approved", {what} a list such as "invoices and deposit plan". */
export const whichOnes = (d: { what: string | number; why: string | number }): string => say("" + d.why + ": " + d.what);
/** Button: of one request. */
export const leaveOut = (): string => say(language() === 'es' ? "Dejar fuera" : "Leave out");
/** Label: heard by a screen reader on the button. */
export const leaveOutOne = (d: { request: string | number }): string => say(language() === 'es' ? "Dejar " + d.request + " fuera de este archivo" : "Leave " + d.request + " out of this file");
/** Button: of one request that was left out. */
export const putBack = (): string => say(language() === 'es' ? "Volver a incluir" : "Put back");
/** Label: heard by a screen reader on the button. */
export const putBackOne = (d: { request: string | number }): string => say(language() === 'es' ? "Volver a incluir " + d.request + " en este archivo" : "Put " + d.request + " back into this file");
/** Helper: an entry whose day has moved. */
export const laterDay = (): string => say(language() === 'es' ? "Más tarde de lo que se dijo al cliente" : "Later than the customer was told");
/** Helper: by the settings of the company. */
export const needsSecond = (): string => say(language() === 'es' ? "Otra persona debe liberar este archivo antes de descargarlo." : "A second person has to release this file before it can be downloaded.");
/** Button. */
export const create = (): string => say(language() === 'es' ? "Crear archivo bancario" : "Create bank file");
/** Alert: done. */
export const created = (d: { batch: string | number }): string => say(language() === 'es' ? "Se creó el archivo bancario " + d.batch + "." : "Bank file " + d.batch + " is created.");
/** Label: of a list. */
export const files = (): string => say(language() === 'es' ? "Archivos bancarios" : "Bank files");
/** Label: what the rows of the list are, within a sentence. */
export const filesThings = (): string => say(language() === 'es' ? "archivos bancarios" : "bank files");
/** Label: what a search looks in. */
export const searched = (): string => say(language() === 'es' ? "Número, solicitud, cuenta o nombre" : "Number, request, account or name");
/** Heading: an empty list. */
export const noFilesYet = (): string => say(language() === 'es' ? "Aún no hay archivos bancarios" : "No bank files yet");
/** Helper: under an empty list. */
export const noFilesAbout = (): string => say(language() === 'es' ? "Un archivo aparece aquí cuando lo crea." : "A file appears here once you create it.");
/** Heading: {batch} is its number. */
export const batchTitle = (d: { batch: string | number }): string => say(language() === 'es' ? "Archivo bancario " + d.batch : "Bank file " + d.batch);
/** Label: the kind of an ACH entry (WEB, CCD, PPD). */
export const secCode = (): string => say(language() === 'es' ? "Clase de asiento" : "Entry class");
/** Label: debit or credit. */
export const direction = (): string => say(language() === 'es' ? "Sentido" : "Direction");
/** Label: of an ACH entry. */
export const trace = (): string => say(language() === 'es' ? "Número de rastreo" : "Trace number");
/** Label: whose bank account it is. */
export const holder = (): string => say(language() === 'es' ? "Titular de la cuenta" : "Account holder");
/** Label: routing number and last digits. */
export const bankAccount = (): string => say(language() === 'es' ? "Cuenta bancaria" : "Bank account");
/** Button: lets a bank file go to the bank. */
export const release = (): string => say(language() === 'es' ? "Liberar" : "Release");
/** Heading: a question. */
export const askRelease = (d: { batch: string | number }): string => say(language() === 'es' ? "¿Liberar el archivo bancario " + d.batch + "?" : "Release bank file " + d.batch + "?");
/** Alert: what follows from releasing a file. */
export const releaseAbout = (d: { credits: string | number; debits: string | number }): string => say(language() === 'es' ? "Después se puede descargar y enviar al banco: " + d.debits + " en débitos, " + d.credits + " en créditos." : "Then it can be downloaded and sent to the bank: " + d.debits + " in debits, " + d.credits + " in credits.");
/** Button. */
export const releaseAction = (): string => say(language() === 'es' ? "Liberar archivo" : "Release file");
/** Button: says that a file was sent to the bank. */
export const send = (): string => say(language() === 'es' ? "Marcar como enviado" : "Mark as sent");
/** Heading: a question. */
export const askSend = (d: { batch: string | number }): string => say(language() === 'es' ? "¿Marcar el archivo bancario " + d.batch + " como enviado?" : "Mark bank file " + d.batch + " as sent?");
/** Alert: what follows. */
export const sendAbout = (): string => say(language() === 'es' ? "Se avisa a los clientes que sus solicitudes están en el banco. Un archivo enviado ya no se puede anular aquí." : "Its customers are told that their requests are with the bank. A file that was sent can’t be voided here anymore.");
/** Button: gives up a bank file. */
export const voidFile = (): string => say(language() === 'es' ? "Anular" : "Void");
/** Heading: a question. */
export const askVoid = (d: { batch: string | number }): string => say(language() === 'es' ? "¿Anular el archivo bancario " + d.batch + "?" : "Void bank file " + d.batch + "?");
/** Alert: what follows. */
export const voidAbout = (): string => say(language() === 'es' ? "Sus solicitudes esperan otro archivo. Si el banco ya tiene este archivo, pídale primero que lo elimine." : "Its requests wait for another file. If the bank has this file already, ask the bank to delete it first.");
/** Button. */
export const voidAction = (): string => say(language() === 'es' ? "Anular archivo" : "Void file");
/** Button: the way out of a question. */
export const keepFile = (): string => say(language() === 'es' ? "Conservar archivo" : "Keep file");
/** Heading: the totals of a bank file. */
export const contents = (): string => say(language() === 'es' ? "Lo que contiene" : "What is in it");
/** Label: of a field. */
export const reason = (): string => say(language() === 'es' ? "Motivo" : "Reason");
/** Label: the first and the last of some days. */
export const fromTo = (d: { from: string | number; to: string | number }): string => say(language() === 'es' ? "" + d.from + " a " + d.to : "" + d.from + " to " + d.to);
/** Label: a bank account; {routing} is its routing number, {last} its last digits behind dots. */
export const routingAndLast = (d: { last: string | number; routing: string | number }): string => say("" + d.routing + " " + d.last);
/** Heading: of an alert. */
export const entriesFailed = (): string => say(language() === 'es' ? "No pudimos cargar sus asientos" : "We couldn’t load its entries");
/** Heading: of an alert. */
export const proposalFailed = (): string => say(language() === 'es' ? "No pudimos calcular el próximo archivo" : "We couldn’t work out the next file");
/** Button. */
export const download = (): string => say(language() === 'es' ? "Descargar archivo bancario" : "Download bank file");
/** Button: downloads a list of the entries. */
export const register = (): string => say(language() === 'es' ? "Registro (CSV)" : "Register (CSV)");
/** Button: downloads a list for the ERP. */
export const paymentsSheet = (): string => say(language() === 'es' ? "Pagos por aplicar (CSV)" : "Payments to post (CSV)");
/** Button: downloads a list for the ERP. */
export const withdrawalsSheet = (): string => say(language() === 'es' ? "Retiros (CSV)" : "Withdrawals (CSV)");
/** Button: downloads a list for the ERP; email addresses and phone numbers that people changed themselves. */
export const contactsSheet = (): string => say(language() === 'es' ? "Cambios de contacto (CSV)" : "Contact changes (CSV)");
/** Label. */
export const fileName = (): string => say(language() === 'es' ? "Nombre del archivo" : "File name");
/** Label: the checksum of a file. */
export const checksum = (): string => say("SHA-256");
/** Label: when, and by whom. */
export const releasedFact = (): string => say(language() === 'es' ? "Liberado" : "Released");
/** Label: when, and by whom. */
export const voidedFact = (): string => say(language() === 'es' ? "Anulado" : "Voided");
/** Label: when the file was deleted because it was kept long enough. */
export const deletedFact = (): string => say(language() === 'es' ? "Eliminado" : "Deleted");
/** Alert: after a file was sent. */
export const tellingCustomers = (d: { all: number; n: number }): string => say(language() === 'es' ? "Se avisó a " + count(d.n) + " de " + count(d.all) + " clientes. Los demás siguen." : count(d.n) + " of " + count(d.all) + " customers have been told. The others follow.");
/** Label: of a table. */
export const entriesOf = (): string => say(language() === 'es' ? "Asientos de este archivo" : "Entries of this file");
/** Alert: {status} is the word on its chip. */
export const moved = (d: { batch: string | number; status: string | number }): string => say(language() === 'es' ? "Hecho. El archivo bancario " + d.batch + " ahora está: " + d.status + "." : "Done. Bank file " + d.batch + " is now: " + d.status + ".");
/** Helper: why a bank file cannot be voided or marked as sent. */
export const deliveryUnderWay = (): string => say(language() === 'es' ? "Este archivo va camino del banco. Espere a que termine la entrega." : "This file is on its way to the bank. Wait until the delivery has come to its end.");
/** Label: whether and when a file reached the bank’s folder. */
export const delivery = (): string => say(language() === 'es' ? "Entrega" : "Delivery");
/** Label: where the delivery of a bank file stands. */
export const deliveryWaiting = (): string => say(language() === 'es' ? "Se envía al banco en un momento" : "Goes to the bank by itself in a moment");
/** Label: where the delivery of a bank file stands. */
export const deliveryTrying = (): string => say(language() === 'es' ? "En camino al banco" : "On its way to the bank");
/** Label: where the delivery of a bank file stands. */
export const deliveryRetrying = (): string => say(language() === 'es' ? "Aún no se pudo entregar" : "Couldn’t be delivered yet");
/** Label: where the delivery of a bank file stands; its answer was lost. */
export const deliveryUncertain = (): string => say(language() === 'es' ? "Es posible que el banco lo tenga" : "The bank may have it");
/** Label: {when} is a day and a time. */
export const deliveredOn = (d: { when: string | number }): string => say(language() === 'es' ? "En la carpeta del banco desde " + d.when : "In the bank’s folder since " + d.when);
/** Alert: {why} says what was in the way of a delivery, as sentences; {when} is a day and a time. */
export const triedAgain = (d: { when: string | number; why: string | number }): string => say(language() === 'es' ? "" + d.why + " Próximo intento: " + d.when + "." : "" + d.why + " Next attempt: " + d.when + ".");
/** Alert: a person has to find out; npm run bank is a command for whoever runs the portal. */
export const askTheBank = (d: { batch: string | number }): string => say(language() === 'es' ? "La conexión se interrumpió al entregar este archivo y ya no está en la carpeta del banco. Pregunte al banco si lo tiene. Si lo tiene, márquelo como enviado. Si no, entréguelo de nuevo: npm run bank -- export " + d.batch + " --again." : "The connection broke while we handed this file over, and it has left the bank’s folder. Ask the bank whether it has the file. If it has, mark it as sent. If not, deliver it again: npm run bank -- export " + d.batch + " --again.");
/** Alert: why a bank file could not be delivered. */
export const faultUnreachable = (): string => say(language() === 'es' ? "El servidor del banco no respondió." : "The bank’s server didn’t answer.");
/** Alert: why a bank file could not be delivered; the key of an SSH server. */
export const faultHostKey = (): string => say(language() === 'es' ? "El servidor del banco muestra una clave distinta de la configurada, así que no se envió nada. Pregunte al banco si su clave es nueva." : "The bank’s server shows another key than the one in your settings, so nothing was sent. Ask the bank whether its key is new.");
/** Alert: why a bank file could not be delivered; the key of an SSH user. */
export const faultUserKey = (): string => say(language() === 'es' ? "El servidor del banco no nos dejó entrar. Pregunte al banco si conoce nuestra clave." : "The bank’s server didn’t let us in. Ask the bank whether it knows our key.");
/** Alert: why a bank file could not be delivered. */
export const faultFolder = (): string => say(language() === 'es' ? "La carpeta del banco no existe, está llena o no permite escribir." : "The bank’s folder isn’t there, is full, or can’t be written to.");
/** Alert: why a bank file could not be delivered. */
export const faultOtherFile = (): string => say(language() === 'es' ? "Hay otro archivo con este nombre en la carpeta del banco. Pida que lo muevan; no se sobrescribe." : "Another file with this name is in the bank’s folder. Have it moved away; it isn’t overwritten.");
/** Alert: why a bank file could not be delivered. */
export const faultIncomplete = (): string => say(language() === 'es' ? "El archivo no llegó completo, así que el banco no lo ve." : "The file didn’t arrive whole, so the bank can’t see it.");
/** Alert: why a bank file could not be delivered. */
export const faultPgp = (): string => say(language() === 'es' ? "No pudimos cifrar el archivo: una clave venció o no corresponde." : "We couldn’t encrypt the file: a key has expired or doesn’t fit.");
/** Alert: why a bank file could not be delivered. */
export const faultOther = (): string => say(language() === 'es' ? "El portal no pudo entregarlo. Su registro indica por qué." : "The portal couldn’t deliver it. Its log says why.");
/** Helper: beside the button that creates a bank file. */
export const goesOnceCreated = (): string => say(language() === 'es' ? "Al crearlo, se envía solo al banco." : "Once created, it goes to the bank by itself.");
/** Helper: beside the button that creates a bank file. */
export const goesOnceReleased = (): string => say(language() === 'es' ? "Otra persona tiene que liberarlo. Luego se envía solo al banco." : "A second person has to release it. Then it goes to the bank by itself.");
/** Label: where the delivery of a bank file stands. */
export const deliveryAfterRelease = (): string => say(language() === 'es' ? "Se envía al banco al liberarse" : "Goes to the bank by itself once released");
/** Alert: what follows from releasing a file. */
export const releaseGoes = (d: { credits: string | number; debits: string | number }): string => say(language() === 'es' ? "Luego se envía solo al banco: " + d.debits + " en débitos, " + d.credits + " en créditos." : "Then it goes to the bank by itself: " + d.debits + " in debits, " + d.credits + " in credits.");
/** Alert: what follows from marking a file as sent that would go by itself. */
export const sendInstead = (): string => say(language() === 'es' ? "El portal ya no lo entregará. Hágalo solo si el banco ya tiene este archivo. Se avisa a los clientes que sus solicitudes están en el banco." : "The portal won’t deliver it anymore. Do this only if the bank has this file already. Its customers are told that their requests are with the bank.");
/** Alert: {why} says what was in the way when a file was handed over, as sentences; {when} is a day and a time. */
export const mayHaveIt = (d: { when: string | number; why: string | number }): string => say(language() === 'es' ? "" + d.why + " Aun así, es posible que el banco tenga este archivo: pregunte antes de anularlo. Próximo intento: " + d.when + "." : "" + d.why + " The bank may have this file all the same: ask before you void it. Next attempt: " + d.when + ".");
/** Label: an entry of zero dollars in a bank file, which checks a bank account. */
export const kindPrenote = (): string => say(language() === 'es' ? "Prenotificación" : "Prenote");
/** Label: two small deposits in a bank file, which check a bank account. */
export const kindMicroEntries = (): string => say(language() === 'es' ? "Dos depósitos" : "Two deposits");
/** Label: what checks a bank account, and its number. kind: "Two deposits". */
export const checkNumbered = (d: { kind: string | number; number: string | number }): string => say("" + d.kind + " " + d.number);
/** Below: opens a list. n: requests; checks: bank accounts that the next bank file checks. */
export const requestsAndChecks = (d: { checks: number; n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { "0": "", one: count(d.n) + " solicitud y ", other: count(d.n) + " solicitudes y " }) + plural(d.checks, 0, es, { one: count(d.checks) + " cuenta bancaria por verificar", other: count(d.checks) + " cuentas bancarias por verificar" }) + " en este archivo" : plural(d.n, 0, en, { "0": "", one: count(d.n) + " request and ", other: count(d.n) + " requests and " }) + plural(d.checks, 0, en, { one: count(d.checks) + " bank account to check", other: count(d.checks) + " bank accounts to check" }) + " in this file");
/** Button: downloads a list for the ERP. */
export const refundsSheet = (): string => say(language() === 'es' ? "Reembolsos por registrar (CSV)" : "Refunds to post (CSV)");
/** Label: column of a file; the latest day on which a bank file moves money. */
export const lastEffectiveOn = (): string => say(language() === 'es' ? "Última fecha efectiva" : "Last effective date");
/** Label: column of a file. */
export const releasedBy = (): string => say(language() === 'es' ? "Liberado por" : "Released by");
/** Label: column of a file; who marked a bank file as sent. */
export const sentBy = (): string => say(language() === 'es' ? "Enviado por" : "Sent by");
/** Label: column of a file. */
export const voidedBy = (): string => say(language() === 'es' ? "Anulado por" : "Voided by");
/** Label: column of a file. */
export const accountName = (): string => say(language() === 'es' ? "Nombre de la cuenta" : "Account name");
