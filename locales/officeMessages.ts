// Written by `npm run locales` from locales/en/officeMessages.json and locales/es/officeMessages.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say, select } from './language';

/** Text: under the title of the page. */
export const subtitle = (): string => say(language() === 'es' ? "Lo que los clientes nos escribieron; primero lo que más ha esperado." : "What customers wrote to us, the longest wait first.");
/** Word: what the list counts. n: how many. */
export const things = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "mensaje", other: "mensajes" }) : plural(d.n, 0, en, { one: "message", other: "messages" }));
/** Label: what the search field looks through. */
export const searched = (): string => say(language() === 'es' ? "Palabra, número, remitente o cuenta" : "Word, number, sender or account");
/** Chip: behind the name of a tab, where a search found more than was counted. count: how many were counted. */
export const countedSoFar = (d: { count: number }): string => say(count(d.count) + "+");
/** Text: how many rows a search found, where they were counted up to a limit. count: how many were counted. */
export const moreThanCounted = (d: { count: number }): string => say(language() === 'es' ? "Más de " + count(d.count) + " filas" : "More than " + count(d.count) + " rows");
/** Chip: a message that nobody in the office has looked at. */
export const stateNew = (): string => say(language() === 'es' ? "Nuevo" : "New");
/** Chip: a message that somebody in the office works on. */
export const stateOpen = (): string => say(language() === 'es' ? "Abierto" : "Open");
/** Chip: the office replied, and the customer may answer. */
export const stateWaiting = (): string => say(language() === 'es' ? "Espera al cliente" : "Waiting for customer");
/** Chip: a message that is answered. */
export const stateDone = (): string => say(language() === 'es' ? "Terminado" : "Done");
/** Chip: shows the messages that wait for the office. */
export const tabToAnswer = (): string => say(language() === 'es' ? "Por responder" : "To answer");
/** Label: choice of a filter; messages that the reader works on. */
export const ownerMe = (): string => say(language() === 'es' ? "Míos" : "Mine");
/** Label: choice of a filter; messages that nobody works on. */
export const ownerNobody = (): string => say(language() === 'es' ? "De nadie" : "Nobody’s");
/** Label: column; what a message is about. */
export const columnTopic = (): string => say(language() === 'es' ? "Tema" : "Topic");
/** Label: column; the number of a message. */
export const columnNumber = (): string => say(language() === 'es' ? "Número" : "Number");
/** Label: column; who wrote a message. */
export const columnSender = (): string => say(language() === 'es' ? "De" : "From");
/** Label: column; for how many days a message waits. */
export const columnWaiting = (): string => say(language() === 'es' ? "Espera" : "Waiting");
/** Label: column; who in the office works on a message. */
export const columnOwner = (): string => say(language() === 'es' ? "Asignado a" : "Assigned to");
/** Label: how long a message has waited. n: days. */
export const waitingDays = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { "0": "hoy", one: count(d.n) + " día", other: count(d.n) + " días" }) : plural(d.n, 0, en, { "0": "today", one: count(d.n) + " day", other: count(d.n) + " days" }));
/** Label: what the customer wrote after the message itself. */
export const didAnswer = (): string => say(language() === 'es' ? "Respuesta del cliente" : "Answer");
/** Label: what the office wrote to the customer. */
export const didReply = (): string => say(language() === 'es' ? "Respuesta nuestra" : "Reply");
/** Label: what the office wrote for itself. */
export const didNote = (): string => say(language() === 'es' ? "Nota interna" : "Internal note");
/** Label: somebody in the office took a message on. */
export const didTake = (): string => say(language() === 'es' ? "Tomado" : "Taken");
/** Label: the office closed a message. */
export const didClose = (): string => say(language() === 'es' ? "Cerrado" : "Closed");
/** Label: the office opened a message again. */
export const didReopen = (): string => say(language() === 'es' ? "Reabierto" : "Reopened");
/** Label: another message was joined with this one. */
export const didMerge = (): string => say(language() === 'es' ? "Duplicado unido" : "Double joined");
/** Text: in a thread; number of the double that was joined. */
export const mergedWith = (d: { number: string | number }): string => say(language() === 'es' ? "Aquí se responde también " + d.number + "." : "" + d.number + " is answered here too.");
/** Heading: where the list would be. */
export const noneYet = (): string => say(language() === 'es' ? "No hay mensajes" : "No messages");
/** Text: where the list would be. */
export const noneAbout = (): string => say(language() === 'es' ? "Aquí aparece lo que los clientes envían desde Contáctenos." : "What customers send from Contact us shows up here.");
/** Heading: of an error. */
export const loadFailed = (): string => say(language() === 'es' ? "No se pudo cargar el mensaje" : "The message didn’t load");
/** Heading: of the drawer with one message. */
export const messageNamed = (d: { number: string | number }): string => say(language() === 'es' ? "Mensaje " + d.number : "Message " + d.number);
/** Heading: the message and what came after it. */
export const thread = (): string => say(language() === 'es' ? "Conversación" : "Thread");
/** Heading: the files of a message. */
export const files = (): string => say(language() === 'es' ? "Archivos" : "Files");
/** Helper: above the files of a message. */
export const filesAbout = (): string => say(language() === 'es' ? "Los archivos solo se descargan. Se quita el lugar donde se tomó una foto." : "Files are only for download. Where a picture was taken is removed.");
/** Button: downloads a file. size: as "120 KB". */
export const fileOf = (d: { name: string | number; size: string | number }): string => say("" + d.name + " (" + d.size + ")");
/** Label: the size of a file. */
export const kilobytes = (d: { n: number }): string => say(count(d.n) + " KB");
/** Alert: a file did not come. */
export const fileFailed = (): string => say(language() === 'es' ? "No se pudo descargar el archivo. Intente de nuevo." : "The file didn’t download. Try again.");
/** Label: before how the customer wants to be answered. */
export const replyWay = (): string => say(language() === 'es' ? "Quiere respuesta" : "Wants to hear back");
/** Text: how the customer wants to be answered. to: an address. */
export const byEmail = (d: { to: string | number }): string => say(language() === 'es' ? "Por correo electrónico a " + d.to : "By email to " + d.to);
/** Text: how the customer wants to be answered. to: a number. */
export const byPhone = (d: { to: string | number }): string => say(language() === 'es' ? "Por teléfono: " + d.to : "By phone: " + d.to);
/** Text: how the customer wants to be answered. to: a number. */
export const byText = (d: { to: string | number }): string => say(language() === 'es' ? "Por mensaje de texto: " + d.to : "By text message: " + d.to);
/** Alert: above the reply. to: a number. */
export const callThem = (d: { to: string | number; way: string }): string => say(language() === 'es' ? "Este cliente quiere " + select(d.way, { phone: "una llamada", other: "un mensaje de texto" }) + " al " + d.to + ". Una respuesta aquí no envía correo. Solo aparece en el portal." : "This customer wants a " + select(d.way, { phone: "call", other: "text message" }) + " at " + d.to + ". A reply here sends no email. It only shows in the portal.");
/** Label: how far the sender may go on the account. */
export const level = (): string => say(language() === 'es' ? "Acceso" : "Access");
/** Text: the sender may not see the account any more. */
export const noAccess = (): string => say(language() === 'es' ? "Hoy no tiene acceso a esta cuenta" : "No access to this account today");
/** Label: what the account owes. */
export const regularBalance = (): string => say(language() === 'es' ? "Saldo regular" : "Regular balance");
/** Text: nobody in the office works on a message. */
export const nobody = (): string => say(language() === 'es' ? "Nadie" : "Nobody");
/** Alert: <number/> is "CT-2026-000045", a link to another message. */
export const mergedIntoNote = (): string => say(language() === 'es' ? "Este es un duplicado. En su lugar se responde <number/>." : "This is a double. <number/> is answered in its place.");
/** Label: of the field for a reply to the customer. */
export const replyField = (): string => say(language() === 'es' ? "Respuesta" : "Reply");
/** Label: chooses a text that is put into the reply. */
export const template = (): string => say(language() === 'es' ? "Plantilla" : "Template");
/** Label: choice; no template. */
export const noTemplate = (): string => say(language() === 'es' ? "Ninguna" : "None");
/** Button: sends the reply. */
export const reply = (): string => say(language() === 'es' ? "Responder" : "Reply");
/** Button: sends the reply and closes the message. */
export const replyAndClose = (): string => say(language() === 'es' ? "Responder y cerrar" : "Reply and close");
/** Button: closes the message without a reply. */
export const close = (): string => say(language() === 'es' ? "Cerrar mensaje" : "Close message");
/** Button: whoever presses it works on the message from now on. */
export const take = (): string => say(language() === 'es' ? "Tomar" : "Take");
/** Button: opens a message again. */
export const reopen = (): string => say(language() === 'es' ? "Reabrir" : "Reopen");
/** Button: joins a double with the message that stays. */
export const merge = (): string => say(language() === 'es' ? "Unir con otro" : "Join with another");
/** Button: saves what was written for the office alone. */
export const note = (): string => say(language() === 'es' ? "Guardar nota" : "Save note");
/** Button: saves the written text for other replies. */
export const saveAsTemplate = (): string => say(language() === 'es' ? "Guardar como plantilla" : "Save as template");
/** Button: saves a text for other replies. */
export const saveTemplate = (): string => say(language() === 'es' ? "Guardar plantilla" : "Save template");
/** Button: removes the chosen template. */
export const removeTemplate = (): string => say(language() === 'es' ? "Quitar plantilla" : "Remove template");
/** Label: of a field. */
export const templateName = (): string => say(language() === 'es' ? "Nombre de la plantilla" : "Name of the template");
/** Label: of a field. */
export const templateText = (): string => say(language() === 'es' ? "Texto" : "Text");
/** Helper: in a dialog that saves a text for other replies. */
export const templateAbout = (): string => say(language() === 'es' ? "Los campos {name}, {account} y {number} se llenan solos. Guardar con un nombre anterior lo reemplaza." : "The fields {name}, {account} and {number} are filled in by themselves. Saving under an old name replaces it.");
/** Toast: a text was saved. */
export const templateSaved = (d: { name: string | number }): string => say(language() === 'es' ? "Plantilla guardada: " + d.name : "Template saved: " + d.name);
/** Toast: a text was removed. */
export const templateRemoved = (d: { name: string | number }): string => say(language() === 'es' ? "Plantilla quitada: " + d.name : "Template removed: " + d.name);
/** Heading: of a dialog. number: of the double. */
export const askMerge = (d: { number: string | number }): string => say(language() === 'es' ? "Unir " + d.number + " con otro mensaje" : "Join " + d.number + " with another message");
/** Text: in a dialog. */
export const mergeAbout = (): string => say(language() === 'es' ? "Este se cierra como duplicado. Su texto y sus archivos quedan con el otro, y las respuestas también." : "This one is closed as a double. Its text and files stay with the other one, and so do replies.");
/** Label: chooses another message. */
export const mergeWith = (): string => say(language() === 'es' ? "Mensaje que queda" : "Message that stays");
/** Label: choice of a message. at: when it was sent. */
export const mergeLine = (d: { at: string | number; number: string | number; topic: string | number }): string => say("" + d.number + ": " + d.topic + ", " + d.at);
/** Button: does not join two messages. */
export const keepApart = (): string => say(language() === 'es' ? "Dejarlos separados" : "Keep them apart");
/** Button: does not save a text. */
export const notNow = (): string => say(language() === 'es' ? "No guardar" : "Don’t save");
/** Toast: what was done with a message. */
export const done = (d: { number: string | number; what: string | number }): string => say("" + d.number + ": " + d.what);
/** Label: in a toast; what was done with a message. */
export const doneReplyAndClose = (): string => say(language() === 'es' ? "Respondido y cerrado" : "Replied and closed");
/** Label: in a toast; what was done with a message. */
export const doneReply = (): string => say(language() === 'es' ? "Respondido" : "Replied");
/** Label: in a toast; what was done with a message. */
export const doneNote = (): string => say(language() === 'es' ? "Nota guardada" : "Note saved");
/** Label: in a toast; what was done with a message. */
export const doneMerge = (): string => say(language() === 'es' ? "Unido" : "Joined");
/** Error: at a reply, a note or a template. */
export const textMissing = (): string => say(language() === 'es' ? "Escriba un texto" : "Write a text");
/** Error: at a reply, a note or a template. */
export const textTooLong = (d: { most: number }): string => say(language() === 'es' ? "Acorte el texto a " + count(d.most) + " caracteres" : "Shorten the text to " + count(d.most) + " characters");
/** Error: at the name of a template. */
export const templateNameMissing = (): string => say(language() === 'es' ? "Escriba un nombre" : "Enter a name");
/** Error: at the name of a template. */
export const templateNameTooLong = (d: { most: number }): string => say(language() === 'es' ? "Acorte el nombre a " + count(d.most) + " caracteres" : "Shorten the name to " + count(d.most) + " characters");
/** Error: at a template. field: what is no field, with its braces. */
export const unknownField = (d: { field: string | number }): string => say(language() === 'es' ? "Quite " + d.field + ". Los campos son {name}, {account} y {number}" : "Remove " + d.field + ". The fields are {name}, {account} and {number}");
/** Word: in a reply, where a message is about no account. */
export const yourAccount = (): string => say(language() === 'es' ? "su cuenta" : "your account");
/** Error: a message does not exist. */
export const noMessage = (): string => say(language() === 'es' ? "No existe ese mensaje." : "There’s no such message.");
/** Error: a file does not exist. */
export const noFile = (): string => say(language() === 'es' ? "No existe ese archivo." : "There’s no such file.");
/** Error: a template was removed meanwhile. */
export const noTemplateThere = (): string => say(language() === 'es' ? "Esa plantilla ya no está." : "That template is gone already.");
/** Error: too many templates. */
export const tooManyTemplates = (d: { most: number }): string => say(language() === 'es' ? "Ya hay " + count(d.most) + " plantillas. Quite una primero." : "There are " + count(d.most) + " templates already. Remove one first.");
/** Alert: a message changed meanwhile. What was written is still there. */
export const movedMeanwhile = (): string => say(language() === 'es' ? "Alguien cambió este mensaje, o el cliente respondió. Vuelva a leerlo y luego decida." : "Somebody else changed this message, or the customer answered. Read it again, then decide.");
/** Error: at a choice. */
export const mergeChoose = (): string => say(language() === 'es' ? "Elija el mensaje que queda" : "Choose the message that stays");
/** Label: what happened to a dispute, above the number of the memo. */
export const didResolve = (): string => say(language() === 'es' ? "Resuelta por una nota de crédito" : "Settled by a credit memo");
/** Label: what happened to a dispute, above the number of the memo. */
export const didUnresolve = (): string => say(language() === 'es' ? "Nota de crédito revertida" : "Credit memo rolled back");
/** Column: what kind of message it is. */
export const columnKind = (): string => say(language() === 'es' ? "Clase" : "Kind");
/** Label: who wrote an entry that nobody wrote by hand. */
export const thePortal = (): string => say(language() === 'es' ? "El portal" : "The portal");
/** Label: why an invoice is disputed. */
export const reason = (): string => say(language() === 'es' ? "Motivo" : "Reason");
/** Label: what the key R does. */
export const keyReply = (): string => say(language() === 'es' ? "Escribir una respuesta" : "Write a reply");
/** Label: what the key T does. */
export const keyTake = (): string => say(language() === 'es' ? "Tomar el mensaje" : "Take the message");
/** Label: what the key C does. */
export const keyClose = (): string => say(language() === 'es' ? "Cerrar el mensaje" : "Close the message");
/** Hint: below the field for a reply. */
export const sendKeys = (): string => say(language() === 'es' ? "Ctrl+Intro envía y cierra" : "Ctrl+Enter sends and closes");
/** Button: on a toast, reopens a message that was just closed. */
export const undo = (): string => say(language() === 'es' ? "Deshacer" : "Undo");
/** Toast: closing a message was undone. */
export const undone = (d: { number: string | number }): string => say(language() === 'es' ? "" + d.number + ": Reabierto" : "" + d.number + ": Reopened");
