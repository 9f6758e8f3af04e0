// Written by `npm run locales` from locales/en/officeAccounts.json and locales/es/officeAccounts.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say } from './language';

/** Tab: what an account and the company dealt in, with messages and notes, without emails, sign-ins and audit. */
export const tabBusiness = (): string => say(language() === 'es' ? "Operaciones" : "Business");
/** Tab: the charges of an account, in its history. */
export const tabInvoices = (): string => say(language() === 'es' ? "Facturas" : "Invoices");
/** Tab: what an account's people asked for, in its history. */
export const tabRequests = (): string => say(language() === 'es' ? "Solicitudes" : "Requests");
/** Tab: in the history of an account. */
export const tabStatements = (): string => say(language() === 'es' ? "Estados de cuenta" : "Statements");
/** Tab: what customers wrote, in the history of an account. */
export const tabMessages = (): string => say(language() === 'es' ? "Mensajes" : "Messages");
/** Tab: what the portal wrote to an account's people, in its history. */
export const tabEmails = (): string => say(language() === 'es' ? "Correos" : "Emails");
/** Tab: in the history of an account. */
export const tabSignIns = (): string => say(language() === 'es' ? "Inicios de sesión" : "Sign-ins");
/** Tab: what was changed about an account, in its history. */
export const tabAudit = (): string => say(language() === 'es' ? "Auditoría" : "Audit");
/** Tab: all that happened on an account. */
export const everything = (): string => say(language() === 'es' ? "Todo" : "Everything");
/** Heading or tab: what colleagues noted about an account. */
export const notes = (): string => say(language() === 'es' ? "Notas" : "Notes");
/** Label: a row of an account's history that a colleague wrote. */
export const note = (): string => say(language() === 'es' ? "Nota" : "Note");
/** Column: what happened on an account. */
export const what = (): string => say(language() === 'es' ? "Qué" : "What");
/** Column: who did something on an account. */
export const by = (): string => say(language() === 'es' ? "Por" : "By");
/** Label: a row of an account's history, of a payment or a pickup that was asked for. */
export const requestKind = (): string => say(language() === 'es' ? "Solicitud" : "Request");
/** Label: a row of an account's history. type: what the prepay is for. */
export const prepayOf = (d: { type: string | number }): string => say(language() === 'es' ? "Prepago: " + d.type : "Prepay: " + d.type);
/** Label: a row of an account's history. topic: what the customer wrote about. */
export const messageAbout = (d: { topic: string | number }): string => say(language() === 'es' ? "Mensaje: " + d.topic : "Message: " + d.topic);
/** Label: a row of an account's history. kind: of an email that the portal sent. */
export const emailOf = (d: { kind: string | number }): string => say(language() === 'es' ? "Correo: " + d.kind : "Email: " + d.kind);
/** Chip: a note of which somebody wants to look again. */
export const followUpDue = (): string => say(language() === 'es' ? "Por seguir" : "To follow up");
/** Toast: somebody looked at a note again. */
export const followUpDone = (): string => say(language() === 'es' ? "Seguimiento hecho" : "Follow-up done");
/** Column: of a file of an account's history, what was written about a row. */
export const details = (): string => say(language() === 'es' ? "Detalles" : "Details");
/** Heading: of a file with all that happened on an account. */
export const history = (): string => say(language() === 'es' ? "Historial de la cuenta" : "Account history");
/** Error: a note that is gone was changed. */
export const noSuchNote = (): string => say(language() === 'es' ? "No encontramos esa nota. Recargue la página." : "We couldn’t find that note. Reload the page.");
/** Error: two people changed a note at once. */
export const noteChanged = (): string => say(language() === 'es' ? "Un compañero cambió esta nota mientras tanto. Revísela y haga su cambio de nuevo." : "A colleague changed this note meanwhile. Look at it again, then make your change.");
/** Error: under the field of a note that is blank. */
export const noteEmpty = (): string => say(language() === 'es' ? "Escriba lo que dice la nota." : "Write what the note says.");
/** Error: under the field that says who follows up. */
export const ownerUnknown = (): string => say(language() === 'es' ? "Elija a alguien de la oficina." : "Choose someone from the office.");
/** Error: under the field of the day on which somebody looks again. */
export const followUpPast = (): string => say(language() === 'es' ? "Elija hoy o un día posterior." : "Choose today or a later day.");
/** Error: under the field of an account's tags. most: a number. */
export const tagsTooMany = (d: { most: string | number }): string => say(language() === 'es' ? "Deje como máximo " + d.most + " etiquetas." : "Keep at most " + d.most + " tags.");
/** Helper: under the heading "Accounts". */
export const subtitle = (): string => say(language() === 'es' ? "Cualquier cliente por número, nombre, factura, cheque, solicitud, teléfono, monto o últimos dígitos." : "Any customer by number, name, invoice, check, request, phone, amount or last digits.");
/** Label: of the field in which the office looks for accounts. */
export const findLabel = (): string => say(language() === 'es' ? "Buscar una cuenta" : "Find an account");
/** Helper: in the field in which the office looks for accounts. */
export const findPlaceholder = (): string => say(language() === 'es' ? "Cuenta, nombre, factura, cheque, teléfono" : "Account, name, invoice, check, phone");
/** Label: a screen reader says it of the list of accounts found. */
export const foundLabel = (): string => say(language() === 'es' ? "Cuentas encontradas" : "Accounts found");
/** Status: a screen reader says how many accounts were found. n: a number. */
export const foundCount = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { "0": "Ninguna cuenta encontrada", one: count(d.n) + " cuenta encontrada", other: count(d.n) + " cuentas encontradas" }) : plural(d.n, 0, en, { "0": "No account found", one: count(d.n) + " account found", other: count(d.n) + " accounts found" }));
/** Helper: where no account was found. words: as they were typed. */
export const nothingFound = (d: { words: string | number }): string => say(language() === 'es' ? "No hay nada para «" + d.words + "». Pruebe con un número, un nombre o un monto como 1,692.18." : "Nothing found for “" + d.words + "”. Try a number, a name or an amount such as 1,692.18.");
/** Label: by what an account was found. what: a document. amount: what it comes to. */
export const foundOf = (d: { amount: string | number; what: string | number }): string => say("" + d.what + ", " + d.amount);
/** Label: by whom an account was found. name: of a sign-in. */
export const signsIn = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " puede iniciar sesión" : "" + d.name + " may sign in");
/** Label: by what an account was found. */
export const invoiceNo = (d: { number: string | number }): string => say(language() === 'es' ? "Factura " + d.number : "Invoice " + d.number);
/** Label: by what an account was found. */
export const paymentNo = (d: { number: string | number }): string => say(language() === 'es' ? "Pago " + d.number : "Payment " + d.number);
/** Label: by what an account was found. */
export const statementNo = (d: { number: string | number }): string => say(language() === 'es' ? "Estado de cuenta " + d.number : "Statement " + d.number);
/** Label: by what an account was found. */
export const contractNo = (d: { number: string | number }): string => say(language() === 'es' ? "Prepago " + d.number : "Prepay " + d.number);
/** Label: by what an account was found. */
export const depositNo = (d: { number: string | number }): string => say(language() === 'es' ? "Plan de depósitos " + d.number : "Deposit plan " + d.number);
/** Label: by what an account was found. */
export const checkNo = (d: { number: string | number }): string => say(language() === 'es' ? "Cheque " + d.number : "Check " + d.number);
/** Label: by what an account was found. last: its last digits. */
export const bankAccountOf = (d: { last: string | number }): string => say(language() === 'es' ? "Cuenta bancaria " + d.last : "Bank account " + d.last);
/** Label: an account was found whose name is like what was typed. */
export const soundsLike = (): string => say(language() === 'es' ? "Nombre parecido" : "Similar name");
/** Chip: an account that may not buy on credit. */
export const onHold = (): string => say(language() === 'es' ? "Suspendida" : "On hold");
/** Chip: an account that pays on delivery. */
export const cod = (): string => say(language() === 'es' ? "Solo efectivo" : "Cash only");
/** Chip: an account. */
export const closed = (): string => say(language() === 'es' ? "Cerrada" : "Closed");
/** Heading: accounts that somebody of the office wants to look at again. */
export const followUps = (): string => say(language() === 'es' ? "Por seguir" : "To follow up");
/** Helper: where accounts would stand that somebody wants to look at again. */
export const noFollowUps = (): string => say(language() === 'es' ? "No hay nada por seguir." : "Nothing to follow up.");
/** Label: when somebody looks again at an account, and who. */
export const dueBy = (d: { day: string | number; owner: string | number }): string => say("" + d.day + " · " + d.owner);
/** Fragment: in "No entries match": what an account’s history consists of. */
export const things = (): string => say(language() === 'es' ? "movimientos" : "entries");
/** Helper: in the search field above an account’s history. */
export const historySearched = (): string => say(language() === 'es' ? "Texto, número o persona" : "Text, number or person");
/** Label: what was owed at the end of a statement. */
export const closedWith = (): string => say(language() === 'es' ? "Cerró con" : "Closed with");
/** Button: leads from an account’s history to the request. */
export const openInQueue = (): string => say(language() === 'es' ? "Abrir en la lista" : "Open in queue");
/** Button: leads from an account’s history to the email. */
export const openEmail = (): string => say(language() === 'es' ? "Abrir correo" : "Open email");
/** Button: leads from an account’s history to the event. */
export const openAudit = (): string => say(language() === 'es' ? "Abrir en el registro" : "Open in audit");
/** Button: fetches a statement as its owner has it. */
export const openStatement = (): string => say(language() === 'es' ? "Estado de cuenta (PDF)" : "Statement (PDF)");
/** Heading: an account with no history. */
export const nothingYet = (): string => say(language() === 'es' ? "Todavía nada" : "Nothing yet");
/** Helper: under "Nothing yet", on the page of an account. */
export const nothingYetAbout = (): string => say(language() === 'es' ? "Aquí llegan las compras, los pagos, las solicitudes y los mensajes." : "Purchases, payments, requests and messages come here as they happen.");
/** Heading: of an error. */
export const accountFailed = (): string => say(language() === 'es' ? "La cuenta no se cargó" : "The account didn’t load");
/** Chip: for how long the oldest of what an account owes has been past due. n: a number. */
export const daysPastDue = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: count(d.n) + " día de retraso", other: count(d.n) + " días de retraso" }) : plural(d.n, 0, en, { one: count(d.n) + " day late", other: count(d.n) + " days late" }));
/** Chip: an account of which rows of the last import are held back. */
export const beingUpdated = (): string => say(language() === 'es' ? "Se está actualizando" : "Being updated");
/** Label: above what an account owes. */
export const owes = (): string => say(language() === 'es' ? "Debe" : "Owes");
/** Label: above what of it is past due. */
export const pastDue = (): string => say(language() === 'es' ? "Vencido" : "Past due");
/** Label: above what requests of an account are to pay. */
export const onItsWay = (): string => say(language() === 'es' ? "En camino" : "On its way");
/** Label: above what an account may still buy for. */
export const creditLeft = (): string => say(language() === 'es' ? "Crédito disponible" : "Credit available");
/** Label: of an account without a limit of credit. */
export const noLimit = (): string => say(language() === 'es' ? "Sin límite fijado" : "No limit set");
/** Helper: where notes about an account would stand. */
export const noNotes = (): string => say(language() === 'es' ? "Todavía no hay notas." : "No notes yet.");
/** Heading: words by which the office groups accounts. */
export const tags = (): string => say(language() === 'es' ? "Etiquetas" : "Tags");
/** Button: on the page of an account without tags. */
export const addTags = (): string => say(language() === 'es' ? "Agregar etiquetas" : "Add tags");
/** Button: behind the tags of an account. */
export const changeTags = (): string => say(language() === 'es' ? "Cambiar" : "Change");
/** Heading: the people of an account. */
export const people = (): string => say(language() === 'es' ? "Quién puede iniciar sesión" : "Who may sign in");
/** Helper: of an account for which nobody may sign in. */
export const nobodySignsIn = (): string => say(language() === 'es' ? "Todavía nadie." : "Nobody yet.");
/** Heading: saved bank accounts that pay for an account. */
export const bankAccounts = (): string => say(language() === 'es' ? "Cuentas bancarias" : "Bank accounts");
/** Helper: of an account for which no bank account is saved. */
export const noBankAccounts = (): string => say(language() === 'es' ? "Ninguna guardada." : "None saved.");
/** Heading: phone, email and address of an account. */
export const contacts = (): string => say(language() === 'es' ? "Contacto" : "Contact");
/** Label: the branch that an account belongs to. */
export const branchOf = (d: { name: string | number }): string => say(language() === 'es' ? "Sucursal: " + d.name : "Branch: " + d.name);
/** Label: who looks after an account. */
export const repOf = (d: { name: string | number }): string => say(language() === 'es' ? "Representante de ventas: " + d.name : "Sales representative: " + d.name);
/** Fragment: when somebody signed in last. */
export const signedIn = (d: { day: string | number }): string => say(language() === 'es' ? "inició sesión el " + d.day : "signed in " + d.day);
/** Fragment: of somebody who did not sign in yet. */
export const neverSignedIn = (): string => say(language() === 'es' ? "nunca inició sesión" : "never signed in");
/** Chip: a bank account. */
export const optionConfirmed = (): string => say(language() === 'es' ? "Confirmada" : "Confirmed");
/** Chip: a bank account. */
export const optionPending = (): string => say(language() === 'es' ? "Sin confirmar" : "Not confirmed");
/** Chip: a bank account. */
export const optionBlocked = (): string => say(language() === 'es' ? "Bloqueada" : "Blocked");
/** Chip: a bank account that could not be confirmed. */
export const optionFailed = (): string => say(language() === 'es' ? "No se puede usar" : "Not usable");
/** Label: who wrote a note, and when. */
export const notedBy = (d: { day: string | number; name: string | number }): string => say("" + d.name + ", " + d.day);
/** Label: a note that stands before others. */
export const pinned = (): string => say(language() === 'es' ? "Fijada" : "Pinned");
/** Label: of a note. day: when somebody said that it is done. */
export const followedUp = (d: { day: string | number }): string => say(language() === 'es' ? "Seguida el " + d.day : "Followed up " + d.day);
/** Button: somebody looked again, as a note asked for. */
export const done = (): string => say(language() === 'es' ? "Hecho" : "Done");
/** Button: puts a note before others. */
export const pin = (): string => say(language() === 'es' ? "Fijar" : "Pin");
/** Button: a note stands no more before others. */
export const unpin = (): string => say(language() === 'es' ? "No fijar" : "Unpin");
/** Button or heading: notes something about an account for colleagues. */
export const addNote = (): string => say(language() === 'es' ? "Agregar nota" : "Add note");
/** Button: keeps what was typed. */
export const save = (): string => say(language() === 'es' ? "Guardar" : "Save");
/** Label: of the field of a note. */
export const noteText = (): string => say(language() === 'es' ? "Nota" : "Note");
/** Helper: under the field of a note. */
export const noteHint = (): string => say(language() === 'es' ? "Solo la oficina la ve. Nombre a un compañero con @ y el principio de su usuario." : "Only the office sees it. Name a colleague with @ and the beginning of their sign-in.");
/** Label: of the field of a day on which somebody looks again. */
export const followUpOn = (): string => say(language() === 'es' ? "Seguir el" : "Follow up on");
/** Label: of the choice of a colleague. */
export const followUpBy = (): string => say(language() === 'es' ? "Quién da seguimiento" : "Who follows up");
/** Label: of a checkbox. */
export const pinNote = (): string => say(language() === 'es' ? "Fijarla sobre las demás notas" : "Pin it above other notes");
/** Label: of the field of an account’s tags. */
export const tagsField = (): string => say(language() === 'es' ? "Etiquetas, separadas por comas" : "Tags, with commas between them");
/** Helper: under the field of an account’s tags. */
export const tagsHint = (): string => say(language() === 'es' ? "Por ejemplo: vende semillas, llamar antes" : "For example: seed dealer, call first");
/** Error: under the field of an account’s tags. */
export const tagTooLong = (d: { most: string | number; tag: string | number }): string => say(language() === 'es' ? "«" + d.tag + "» es demasiado larga. Use como máximo " + d.most + " caracteres." : "“" + d.tag + "” is too long. Use at most " + d.most + " characters.");
/** Label: of a customer. number: of the account. */
export const accountNumber = (d: { number: string | number }): string => say(language() === 'es' ? "Cuenta " + d.number : "Account " + d.number);
/** Button: leads from an account’s history to the message. */
export const openMessage = (): string => say(language() === 'es' ? "Abrir mensaje" : "Open message");
/** Chip: links to the messages that dispute invoices of an account. */
export const openDisputes = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: count(d.n) + " disputa", other: count(d.n) + " disputas" }) : plural(d.n, 0, en, { one: count(d.n) + " dispute", other: count(d.n) + " disputes" }));
/** Button: on a toast, puts an account back as it was. */
export const undo = (): string => say(language() === 'es' ? "Deshacer" : "Undo");
/** Toast: the tags of an account were changed. */
export const tagsSaved = (): string => say(language() === 'es' ? "Etiquetas guardadas" : "Tags saved");
/** Text: row of the office’s list. sum: money. */
export const planOf = (d: { sum: string | number }): string => say(language() === 'es' ? "Plan de pagos de " + d.sum : "Payment plan of " + d.sum);
/** Text: row of the office’s list, of a proposal. day: a day. */
export const planToAnswer = (d: { day: string | number }): string => say(language() === 'es' ? "Contestar hasta el " + d.day : "Answer until " + d.day);
/** Fragment: somebody gets emails of all groups of notices of the account. */
export const emailedAll = (): string => say(language() === 'es' ? "correos sobre todo" : "emails about everything");
/** Fragment: somebody gets emails of no group of notices of the account. */
export const emailedNone = (): string => say(language() === 'es' ? "sin correos sobre la cuenta" : "no emails about the account");
/** Fragment: somebody gets no emails of some groups of notices; {groups} is a list such as “Statements, Prepay”. */
export const notEmailed = (d: { groups: string | number }): string => say(language() === 'es' ? "sin correos sobre " + d.groups : "no emails about " + d.groups);
/** Fragment: somebody chose what they are told of this account alone. */
export const choseForAccount = (): string => say(language() === 'es' ? "elegido para esta cuenta" : "chosen for this account");
