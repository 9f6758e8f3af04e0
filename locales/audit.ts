// Written by `npm run locales` from locales/en/audit.json and locales/es/audit.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say, select } from './language';

/** Label: what somebody did. */
export const sessionStarted = (): string => say(language() === 'es' ? "Inició sesión" : "Signed in");
/** Label: what somebody did. */
export const sessionRefused = (): string => say(language() === 'es' ? "No pudo iniciar sesión" : "Sign-in failed");
/** Label: what somebody did. */
export const sessionEnded = (): string => say(language() === 'es' ? "Cerró sesión" : "Signed out");
/** Label: what somebody did; they asked for something that they may not do. */
export const callRefused = (): string => say(language() === 'es' ? "No se le permitió" : "Was turned away");
/** Label: what somebody did. */
export const userCreated = (): string => say(language() === 'es' ? "Creó un usuario" : "Created a user");
/** Label: what somebody did. */
export const userDeleted = (): string => say(language() === 'es' ? "Eliminó un usuario" : "Deleted a user");
/** Label: what somebody did. */
export const userFlags = (): string => say(language() === 'es' ? "Cambió permisos" : "Changed permissions");
/** Label: what somebody did. */
export const userAccounts = (): string => say(language() === 'es' ? "Cambió cuentas vinculadas" : "Changed linked accounts");
/** Label: what somebody did. */
export const userProfile = (): string => say(language() === 'es' ? "Cambió nombre o teléfono" : "Changed name or phone");
/** Label: what somebody did. */
export const userEmail = (): string => say(language() === 'es' ? "Cambió un correo electrónico" : "Changed an email address");
/** Label: what somebody did. */
export const userPhoneNumber = (): string => say(language() === 'es' ? "Cambió el teléfono de un acceso" : "Changed the phone number of a sign-in");
/** Label: what somebody did. */
export const userTakenBack = (): string => say(language() === 'es' ? "Deshizo un cambio de correo o teléfono" : "Undid a change of address or number");
/** Label: what somebody did. */
export const userInvited = (): string => say(language() === 'es' ? "Envió una invitación de nuevo" : "Sent an invitation again");
/** Label: what somebody did. */
export const userPassword = (): string => say(language() === 'es' ? "Hizo restablecer una contraseña" : "Had a password reset");
/** Label: what somebody did. */
export const userCodes = (): string => say(language() === 'es' ? "Desactivó códigos de acceso" : "Turned off sign-in codes");
/** Label: what somebody did. */
export const userDisabled = (): string => say(language() === 'es' ? "Desactivó a un usuario" : "Disabled a user");
/** Label: what somebody did. */
export const userEnabled = (): string => say(language() === 'es' ? "Activó a un usuario" : "Enabled a user");
/** Label: what somebody did. */
export const userSignedOut = (): string => say(language() === 'es' ? "Cerró todas las sesiones de un usuario" : "Signed a user out everywhere");
/** Label: what somebody did. */
export const optionAdded = (): string => say(language() === 'es' ? "Agregó una cuenta bancaria" : "Added a bank account");
/** Label: what somebody did. */
export const optionChanged = (): string => say(language() === 'es' ? "Cambió una cuenta bancaria" : "Changed a bank account");
/** Label: what somebody did. */
export const optionRemoved = (): string => say(language() === 'es' ? "Quitó una cuenta bancaria" : "Removed a bank account");
/** Label: what somebody did; asked the office to move money. */
export const requestPlaced = (): string => say(language() === 'es' ? "Envió una solicitud" : "Sent a request");
/** Label: what somebody did; approved or rejected it, or the like. */
export const requestMoved = (): string => say(language() === 'es' ? "Pasó una solicitud a otro paso" : "Moved a request");
/** Label: what somebody did. */
export const exportMade = (): string => say(language() === 'es' ? "Descargó un archivo" : "Downloaded a file");
/** Label: what somebody did; a drop is one night’s files of the ERP. */
export const importUploaded = (): string => say(language() === 'es' ? "Subió un envío de datos" : "Uploaded a drop");
/** Label: what somebody did; a drop is one night’s files of the ERP. */
export const importApplied = (): string => say(language() === 'es' ? "Aplicó un envío de datos" : "Applied a drop");
/** Label: what somebody did; a drop is one night’s files of the ERP. */
export const importDismissed = (): string => say(language() === 'es' ? "Descartó un envío de datos" : "Dismissed a drop");
/** Label: what somebody did; a drop is one night’s files of the ERP. */
export const importRolledBack = (): string => say(language() === 'es' ? "Deshizo un envío de datos" : "Rolled back a drop");
/** Label: what somebody did. */
export const settingsChanged = (): string => say(language() === 'es' ? "Cambió la configuración de la empresa" : "Changed the company settings");
/** Text: what somebody did. */
export const originatorProposed = (): string => say(language() === 'es' ? "Propuso configuración del banco" : "Proposed bank settings");
/** Text: what somebody did. */
export const originatorConfirmed = (): string => say(language() === 'es' ? "Confirmó configuración del banco" : "Confirmed bank settings");
/** Text: what somebody did. */
export const originatorRefused = (): string => say(language() === 'es' ? "Rechazó configuración del banco" : "Refused bank settings");
/** Text: what somebody did. */
export const achBatchCreated = (): string => say(language() === 'es' ? "Creó un archivo bancario" : "Created a bank file");
/** Text: what somebody did; released it, marked it as sent, or voided it. */
export const achBatchMoved = (): string => say(language() === 'es' ? "Cambió el estado de un archivo bancario" : "Moved a bank file on");
/** Text: what was done; the file was put into the bank’s folder. */
export const achBatchDelivered = (): string => say(language() === 'es' ? "Entregó un archivo bancario" : "Delivered a bank file");
/** Label: what somebody did. */
export const letterRequeued = (): string => say(language() === 'es' ? "Envió un correo de nuevo" : "Sent an email again");
/** Alert: what is wrong with the record. */
export const tampered = (d: { seq: number; why: string }): string => say(language() === 'es' ? select(d.why, { changed: "Alterado: el evento " + count(d.seq) + " no está como se escribió.", missing: "Alterado: falta el evento " + count(d.seq) + ".", other: "Alterado: el evento " + count(d.seq) + " no está, aunque el final de la cadena dice que sí." }) : select(d.why, { changed: "Tampered with: event " + count(d.seq) + " isn’t as it was written.", missing: "Tampered with: event " + count(d.seq) + " is missing.", other: "Tampered with: event " + count(d.seq) + " isn’t there, though the end of the chain says so." }));
/** Alert: nothing is wrong with the record. */
export const allHold = (d: { events: number }): string => say(language() === 'es' ? plural(d.events, 0, es, { one: "El único evento está sin cambios.", other: "Los " + count(d.events) + " eventos están sin cambios." }) : plural(d.events, 0, en, { one: "The one event is unchanged.", other: "All " + count(d.events) + " events are unchanged." }));
/** Alert: behind what is wrong with the record. */
export const beforeHold = (d: { events: number }): string => say(language() === 'es' ? plural(d.events, 0, es, { one: "El único evento anterior está sin cambios.", other: "Los " + count(d.events) + " eventos anteriores están sin cambios." }) : plural(d.events, 0, en, { one: "The one event before it is unchanged.", other: "The " + count(d.events) + " events before it are unchanged." }));
/** Alert: a head is the hash at the end of the chain. */
export const headGone = (): string => say(language() === 'es' ? "El final que usted anotó no está en la cadena. Se quitaron eventos o la cadena se escribió de nuevo." : "The head you noted isn’t in the chain. Events were removed, or the chain was written again.");
/** Alert: a head is the hash at the end of the chain. */
export const headFound = (d: { seq: number }): string => say(language() === 'es' ? "El final que usted anotó es el del evento " + count(d.seq) + ". Hasta ahí no se cambió ni se quitó nada." : "The head you noted is that of event " + count(d.seq) + ". Nothing up to it was changed or removed.");
/** Error: at the field for a head that was noted earlier. */
export const headWrong = (): string => say(language() === 'es' ? "Escriba el final completo: 64 dígitos y letras de la a a la f" : "Enter the whole head: 64 digits and letters from a to f");
/** Label: column and field; what somebody did or what changed. */
export const what = (): string => say(language() === 'es' ? "Qué" : "What");
/** Label: column and field; who did it. */
export const who = (): string => say(language() === 'es' ? "Quién" : "Who");
/** Label: column and field; the sign-in or account that it is about. */
export const about = (): string => say(language() === 'es' ? "Sobre" : "About");
/** Label: column and field; the number of the thing that it is about. */
export const which = (): string => say(language() === 'es' ? "Cuál" : "Which");
/** Label: column and field. */
export const when = (): string => say(language() === 'es' ? "Cuándo" : "When");
/** Label: column, field and filter; from where it was done. */
export const networkAddress = (): string => say(language() === 'es' ? "Dirección de red" : "Network address");
/** Label: column; an event’s place in the record. */
export const number = (): string => say(language() === 'es' ? "Número" : "Number");
/** Label: column of a file with the action’s code. */
export const action = (): string => say(language() === 'es' ? "Acción" : "Action");
/** Label: column of a file with what sort of thing it is about. */
export const kind = (): string => say(language() === 'es' ? "Tipo" : "Kind");
/** Label: column; how it was. */
export const before = (): string => say(language() === 'es' ? "Antes" : "Before");
/** Label: column; how it became. */
export const after = (): string => say(language() === 'es' ? "Después" : "After");
/** Label: column of a file, and field. */
export const browser = (): string => say(language() === 'es' ? "Navegador" : "Browser");
/** Label: column of a file, and field; names one call of a program. */
export const callNumber = (): string => say(language() === 'es' ? "Número de llamada" : "Call number");
/** Label: column of a file, and field; the hash of the event before. */
export const hashBefore = (): string => say(language() === 'es' ? "Código hash anterior" : "Hash before");
/** Label: column of a file, and field. */
export const hash = (): string => say(language() === 'es' ? "Código hash" : "Hash");
/** Helper: what the file holds. */
export const everyColumn = (): string => say(language() === 'es' ? "Todas las columnas, con los hashes" : "Every column, hashes included");
/** Heading: of an empty list. */
export const nothingYet = (): string => say(language() === 'es' ? "Aún no ha pasado nada" : "Nothing has happened yet");
/** Text of an empty list. */
export const listedHere = (): string => say(language() === 'es' ? "Aquí aparecen accesos, cambios, aprobaciones, descargas y rechazos desde el primero." : "Sign-ins, changes, approvals, downloads and refusals are listed here from the first one on.");
/** Heading: one event, while it loads. */
export const event = (): string => say(language() === 'es' ? "Evento" : "Event");
/** Heading: one event by its number. */
export const eventNumber = (d: { seq: number }): string => say(language() === 'es' ? "Evento " + count(d.seq) : "Event " + count(d.seq));
/** Button: shows everything that somebody did. actor: an email address. */
export const allBy = (d: { actor: string | number }): string => say(language() === 'es' ? "Todo de " + d.actor : "All by " + d.actor);
/** Heading: of an error. */
export const loadFailed = (): string => say(language() === 'es' ? "No se pudo cargar este evento" : "This event didn’t load");
/** Heading: of a part. */
export const whatChanged = (): string => say(language() === 'es' ? "Qué cambió" : "What changed");
/** Text: an event changed nothing. */
export const nothingButItself = (): string => say(language() === 'es' ? "Nada más que el evento mismo." : "Nothing but the event itself.");
/** Heading: of a part with the hashes of an event. */
export const placeInChain = (): string => say(language() === 'es' ? "Lugar en la cadena" : "Place in the chain");
/** Label, read aloud: a table. */
export const beforeAndAfter = (): string => say(language() === 'es' ? "Antes y después" : "Before and after");
/** Label: column; what was made or removed. */
export const value = (): string => say(language() === 'es' ? "Valor" : "Value");
/** Heading: of a part that checks the record. */
export const isWhole = (): string => say(language() === 'es' ? "¿Se alteró el registro?" : "Has the record been changed?");
/** Alert: how the record is checked. The head is the hash at the end of the chain. */
export const isWholeAbout = (): string => say(language() === 'es' ? "Cada evento lleva un hash de sí mismo y del evento anterior. Quien cambia o quita uno rompe la cadena. Anote el final en otro lugar: después prueba que nada anterior se escribió de nuevo." : "Each event carries a hash of itself and of the event before it. Anyone who changes or removes one breaks the chain. Note the head somewhere else. Later it proves that nothing before it was written again.");
/** Label: field. A head is the hash at the end of the chain. */
export const headNoted = (): string => say(language() === 'es' ? "Final anotado antes (opcional)" : "Head noted earlier (optional)");
/** Busy: the record is being checked. */
export const verifying = (): string => say(language() === 'es' ? "Verificando…" : "Verifying…");
/** Button: checks the record. */
export const verifyChain = (): string => say(language() === 'es' ? "Verificar la cadena" : "Verify the chain");
/** Label: of a progress bar. */
export const verifyingChain = (): string => say(language() === 'es' ? "Verificando la cadena" : "Verifying the chain");
/** Alert. why: a sentence. */
export const notVerified = (d: { why: string | number }): string => say(language() === 'es' ? "No pudimos verificar la cadena. " + d.why : "We couldn’t verify the chain. " + d.why);
/** Below the verdict: the hash at the end of the chain. */
export const headIs = (d: { head: string | number }): string => say(language() === 'es' ? "Final: " + d.head : "Head: " + d.head);
/** Button: copies the hash at the end of the chain. */
export const copyHead = (): string => say(language() === 'es' ? "Copiar final" : "Copy head");
/** What the rows of the list are, within a sentence. */
export const eventsThings = (): string => say(language() === 'es' ? "eventos" : "events");
/** Helper: what can be searched for. */
export const searched = (): string => say(language() === 'es' ? "Persona, solicitud o cambio" : "Person, request or change");
/** Label: a filter. */
export const whatWasDone = (): string => say(language() === 'es' ? "Qué se hizo" : "What was done");
/** Label: a filter. */
export const kindOfThing = (): string => say(language() === 'es' ? "Tipo de cosa" : "Kind of thing");
/** Label: a filter. */
export const whoDidIt = (): string => say(language() === 'es' ? "Quién lo hizo" : "Who did it");
/** Label: a filter. */
export const whoItIsAbout = (): string => say(language() === 'es' ? "Sobre quién" : "Who it’s about");
/** Label: choice of the filter "Kind of thing". */
export const entitySession = (): string => say(language() === 'es' ? "Accesos" : "Sign-ins");
/** Label: choice of the filter "Kind of thing". */
export const entityCall = (): string => say(language() === 'es' ? "Intentos no permitidos" : "Refused calls");
/** Label: choice of the filter "Kind of thing". */
export const entityUser = (): string => say(language() === 'es' ? "Usuarios" : "Users");
/** Label: choice of the filter "Kind of thing". */
export const entityOption = (): string => say(language() === 'es' ? "Cuentas bancarias" : "Bank accounts");
/** Label: choice of the filter "Kind of thing". */
export const entityRequest = (): string => say(language() === 'es' ? "Solicitudes" : "Requests");
/** Label: choice of the filter "Kind of thing". */
export const entityExport = (): string => say(language() === 'es' ? "Archivos descargados" : "Downloaded files");
/** Label: choice of the filter "Kind of thing". */
export const entityImport = (): string => say(language() === 'es' ? "Importaciones" : "Imports");
/** Label: choice of the filter "Kind of thing". */
export const entitySettings = (): string => say(language() === 'es' ? "Configuración de la empresa" : "Company settings");
/** Choice of a filter: kinds of things that an event is about. */
export const entityOriginator = (): string => say(language() === 'es' ? "Configuración del banco" : "Bank settings");
/** Label: choice of the filter "Kind of thing". */
export const entityAchBatch = (): string => say(language() === 'es' ? "Archivos bancarios" : "Bank files");
/** Label: choice of the filter "Kind of thing". */
export const entityLetter = (): string => say(language() === 'es' ? "Correos" : "Emails");
/** Error. seq: its number. */
export const noSuchEvent = (d: { seq: string | number }): string => say(language() === 'es' ? "El registro no tiene ningún evento " + d.seq + "." : "The audit has no event " + d.seq + ".");
/** Label: what somebody did; a file that the bank sent back. */
export const achReturnsTaken = (): string => say(language() === 'es' ? "Recibió un archivo de devoluciones" : "Received a return file");
/** Label: what somebody did; it was applied, put aside or taken back. */
export const achReturnsMoved = (): string => say(language() === 'es' ? "Decidió sobre un archivo de devoluciones" : "Decided on a return file");
/** Label: what somebody did; about a difference between the bank’s files and the ERP. */
export const reconciliationMoved = (): string => say(language() === 'es' ? "Trabajó en una diferencia" : "Worked on a difference");
/** Label: what somebody did; the first of two signatures. */
export const reconciliationSigned = (): string => say(language() === 'es' ? "Firmó un cierre diario" : "Signed a daily close");
/** Label: what somebody did; the second of two signatures. */
export const reconciliationClosed = (): string => say(language() === 'es' ? "Cerró los días" : "Closed the days");
/** Label: what an event is about. */
export const entityReconciliation = (): string => say(language() === 'es' ? "Conciliación" : "Reconciliation");
/** Label: what an event is about; a file that the bank sent back. */
export const entityAchReturns = (): string => say(language() === 'es' ? "Archivo de devoluciones" : "Return file");
/** Label: what somebody did. */
export const viewAsStarted = (): string => say(language() === 'es' ? "Empezó a ver como cliente" : "Started to view as customer");
/** Label: what somebody did. */
export const viewAsPage = (): string => say(language() === 'es' ? "Abrió una página como cliente" : "Opened a page as customer");
/** Label: what somebody did. */
export const viewAsRead = (): string => say(language() === 'es' ? "Leyó datos como cliente" : "Read data as customer");
/** Label: what somebody did. */
export const viewAsEnded = (): string => say(language() === 'es' ? "Terminó una vista como cliente" : "Ended a view as customer");
/** Label: choice of the filter "Kind of thing". */
export const entityViewAs = (): string => say(language() === 'es' ? "Vistas como cliente" : "Views as customer");
/** Label: what somebody did. */
export const accountNoted = (): string => say(language() === 'es' ? "Anotó algo sobre una cuenta" : "Noted something about an account");
/** Label: what somebody did. */
export const accountNoteChanged = (): string => say(language() === 'es' ? "Cambió una nota de una cuenta" : "Changed a note of an account");
/** Label: what somebody did. */
export const accountTagged = (): string => say(language() === 'es' ? "Cambió las etiquetas de una cuenta" : "Changed the tags of an account");
/** Label: choice of the filter "Kind of thing". */
export const entityAccount = (): string => say(language() === 'es' ? "Cuenta" : "Account");
/** Label: what somebody did; about a message of a customer. */
export const messageMoved = (): string => say(language() === 'es' ? "Trabajó en un mensaje" : "Worked on a message");
/** Label: what somebody did. */
export const messageTemplateSaved = (): string => say(language() === 'es' ? "Guardó una plantilla de respuesta" : "Saved a reply template");
/** Label: what somebody did. */
export const messageTemplateRemoved = (): string => say(language() === 'es' ? "Quitó una plantilla de respuesta" : "Removed a reply template");
/** Label: choice of the filter "Kind of thing". */
export const entityMessage = (): string => say(language() === 'es' ? "Mensajes" : "Messages");
/** Label: what somebody did. */
export const accessReceived = (): string => say(language() === 'es' ? "Solicitó acceso" : "Asked for access");
/** Label: what somebody did. */
export const accessApproved = (): string => say(language() === 'es' ? "Aprobó una solicitud de acceso" : "Approved an access request");
/** Label: what somebody did. */
export const accessRejected = (): string => say(language() === 'es' ? "Rechazó una solicitud de acceso" : "Rejected an access request");
/** Label: choice of the filter "Kind of thing". */
export const entityAccessRequest = (): string => say(language() === 'es' ? "Solicitudes de acceso" : "Access requests");
/** Label: something that stands in the audit. */
export const powersProposed = (): string => say(language() === 'es' ? "Permisos propuestos" : "Powers proposed");
/** Label: something that stands in the audit. */
export const powersConfirmed = (): string => say(language() === 'es' ? "Permisos confirmados" : "Powers confirmed");
/** Label: something that stands in the audit. */
export const powersRefused = (): string => say(language() === 'es' ? "Permisos rechazados" : "Powers refused");
/** Label: something that stands in the audit. */
export const powersWithdrawn = (): string => say(language() === 'es' ? "Propuesta de permisos retirada" : "Proposed powers withdrawn");
/** Label: something that stands in the audit. */
export const powersTaken = (): string => say(language() === 'es' ? "Permisos quitados o limitados" : "Powers taken away or narrowed");
/** Label: something that stands in the audit. */
export const limitsProposed = (): string => say(language() === 'es' ? "Límites propuestos" : "Limits proposed");
/** Label: something that stands in the audit. */
export const limitsConfirmed = (): string => say(language() === 'es' ? "Límites confirmados" : "Limits confirmed");
/** Label: something that stands in the audit. */
export const limitsRefused = (): string => say(language() === 'es' ? "Límites rechazados" : "Limits refused");
/** Label: something that stands in the audit. */
export const limitsWithdrawn = (): string => say(language() === 'es' ? "Propuesta de límites retirada" : "Proposed limits withdrawn");
/** Label: what somebody did. */
export const announcementSaved = (): string => say(language() === 'es' ? "Guardó un anuncio" : "Saved an announcement");
/** Label: what somebody did. */
export const announcementScheduled = (): string => say(language() === 'es' ? "Programó un anuncio" : "Scheduled an announcement");
/** Label: what somebody did. */
export const announcementCancelled = (): string => say(language() === 'es' ? "Canceló un anuncio" : "Canceled an announcement");
/** Label: what the portal did. */
export const announcementEmailed = (): string => say(language() === 'es' ? "Envió un anuncio por correo" : "Emailed an announcement");
/** Label: what somebody did. */
export const userEmailNews = (): string => say(language() === 'es' ? "Eligió noticias por correo" : "Chose news by email");
/** Label: choice of the filter "Kind of thing". */
export const entityAnnouncement = (): string => say(language() === 'es' ? "Anuncios" : "Announcements");
/** Label: what somebody did. */
export const promiseMade = (): string => say(language() === 'es' ? "Prometió un pago" : "Promised to pay");
/** Label: what somebody did. */
export const promiseChanged = (): string => say(language() === 'es' ? "Cambió una promesa de pago" : "Changed a promise to pay");
/** Label: what somebody did. */
export const promiseWithdrawn = (): string => say(language() === 'es' ? "Retiró una promesa de pago" : "Withdrew a promise to pay");
/** Label: what the portal did. */
export const promiseEnded = (): string => say(language() === 'es' ? "Una promesa de pago se cumplió o no" : "Promise to pay was kept or broken");
/** Label: what the portal did, after a rollback. */
export const promiseReopened = (): string => say(language() === 'es' ? "Una promesa de pago está abierta de nuevo" : "Promise to pay is open again");
/** Label: a kind of thing. */
export const entityPromise = (): string => say(language() === 'es' ? "Promesa de pago" : "Promise to pay");
/** Label: what somebody did. */
export const noticesReleased = (): string => say(language() === 'es' ? "Liberó avisos retenidos" : "Released held notices");
/** Label: what somebody did. */
export const noticesDropped = (): string => say(language() === 'es' ? "Descartó avisos retenidos" : "Dropped held notices");
/** Label: what somebody did. */
export const noticesScheduled = (): string => say(language() === 'es' ? "Cambió cuándo llegan los recordatorios" : "Changed when reminders come");
/** Label: what somebody did. */
export const noticesChosen = (): string => say(language() === 'es' ? "Eligió avisos" : "Chose notices");
/** Label: what somebody did about the link by which calendars read their dates. */
export const calendarMade = (): string => say(language() === 'es' ? "Creó un enlace de calendario" : "Made a calendar link");
/** Label: what somebody did about the link by which calendars read their dates. */
export const calendarChosen = (): string => say(language() === 'es' ? "Eligió lo que dice el calendario" : "Chose what the calendar tells");
/** Label: what somebody did about the link by which calendars read their dates. */
export const calendarOff = (): string => say(language() === 'es' ? "Desactivó el enlace de calendario" : "Turned off the calendar link");
/** Label: kind of thing that events of the audit are about. */
export const entityCalendar = (): string => say(language() === 'es' ? "Enlaces de calendario" : "Calendar links");
/** Label: what somebody did by a link of an email. */
export const noticesUnsubscribed = (): string => say(language() === 'es' ? "Detuvo correos por enlace" : "Stopped emails by link");
/** Label: something that stands in the audit. */
export const entityNotices = (): string => say(language() === 'es' ? "Avisos" : "Notices");
/** Label: what somebody did. */
export const autopaySetUp = (): string => say(language() === 'es' ? "Configuró el pago automático" : "Set up autopay");
/** Label: what somebody, or the portal, did: turned off, paused or ended. */
export const autopayStopped = (): string => say(language() === 'es' ? "Detuvo el pago automático" : "Stopped autopay");
/** Label: what somebody did: skipped or limited it. */
export const autopayRunChanged = (): string => say(language() === 'es' ? "Cambió un pago automático" : "Changed a payment of autopay");
/** Label: a kind of thing that the audit tells of. */
export const entityAutopay = (): string => say(language() === 'es' ? "Pago automático" : "Autopay");
/** Label: what somebody did. */
export const noticesTextDecided = (): string => say(language() === 'es' ? "Cambió lo que dicen los avisos" : "Changed what notices say");
/** Label: what somebody did. */
export const noticesPaused = (): string => say(language() === 'es' ? "Pausó los recordatorios de una cuenta" : "Paused reminders of an account");
/** Label: what somebody did. */
export const noticesResumed = (): string => say(language() === 'es' ? "Reanudó los recordatorios de una cuenta" : "Resumed reminders of an account");
/** Label: what somebody did. */
export const noticesResent = (): string => say(language() === 'es' ? "Volvió a enviar avisos fallidos" : "Sent failed notices again");
/** Label: what somebody did. */
export const scheduledMade = (): string => say(language() === 'es' ? "Programó un pago" : "Scheduled a payment");
/** Label: what somebody, or the portal, did: canceled, paused or ended. */
export const scheduledStopped = (): string => say(language() === 'es' ? "Detuvo un pago programado" : "Stopped a scheduled payment");
/** Label: what somebody did about the next payment of a monthly one. */
export const scheduledRunSkipped = (): string => say(language() === 'es' ? "Omitió un pago programado o lo retomó" : "Skipped a payment or took it back");
/** Label: a kind of thing that the audit tells of. */
export const entityScheduled = (): string => say(language() === 'es' ? "Pago programado" : "Scheduled payment");
/** Label: what happened to a device that shows a person’s notices. */
export const pushAdded = (): string => say(language() === 'es' ? "Activó las notificaciones en un dispositivo" : "Turned on notifications for a device");
/** Label: what happened to a device that shows a person’s notices. */
export const pushChosen = (): string => say(language() === 'es' ? "Eligió si un dispositivo muestra importes" : "Chose whether a device shows amounts");
/** Label: what happened to a device that shows a person’s notices. */
export const pushRemoved = (): string => say(language() === 'es' ? "Desactivó las notificaciones en un dispositivo" : "Turned off notifications for a device");
/** Label: what happened to a device that shows a person’s notices. */
export const pushGone = (): string => say(language() === 'es' ? "El dispositivo ya no recibe notificaciones" : "Device no longer takes notifications");
/** Label: kind of thing of an event. */
export const entityPush = (): string => say(language() === 'es' ? "Dispositivo para notificaciones" : "Device for notifications");
/** Label: what somebody did. */
export const paymentPlanProposed = (): string => say(language() === 'es' ? "Propuso un plan de pagos" : "Proposed a payment plan");
/** Label: what somebody did. */
export const paymentPlanAgreed = (): string => say(language() === 'es' ? "Aceptó un plan de pagos" : "Agreed to a payment plan");
/** Label: what happened. */
export const paymentPlanEnded = (): string => say(language() === 'es' ? "Un plan de pagos terminó" : "A payment plan ended");
/** Label: what happened; a drop was rolled back. */
export const paymentPlanReopened = (): string => say(language() === 'es' ? "Un plan de pagos está abierto de nuevo" : "A payment plan is open again");
/** Label: a kind of thing. */
export const entityPaymentPlan = (): string => say(language() === 'es' ? "Plan de pagos" : "Payment plan");
/** Label: an action in the audit. */
export const addressLifted = (): string => say(language() === 'es' ? "Se permiten correos a una dirección otra vez" : "Emails to an address allowed again");
/** Label: an action in the audit. */
export const addressConfirmed = (): string => say(language() === 'es' ? "Dirección confirmada después de correos devueltos" : "Address confirmed after emails came back");
/** Label: an action in the audit. */
export const letterCopied = (): string => say(language() === 'es' ? "Copia de un correo enviada" : "Copy of an email sent");
/** Label: what happened to the number for a person’s text messages. */
export const textAsked = (): string => say(language() === 'es' ? "Pidió un código para los mensajes de texto" : "Asked for a code for text messages");
/** Label: what happened to the number for a person’s text messages. */
export const textConfirmed = (): string => say(language() === 'es' ? "Activó los mensajes de texto" : "Turned on text messages");
/** Label: what happened to the number for a person’s text messages. */
export const textRemoved = (): string => say(language() === 'es' ? "Desactivó los mensajes de texto" : "Turned off text messages");
/** Label: what happened to the number for a person’s text messages. */
export const textStopped = (): string => say(language() === 'es' ? "El teléfono respondió STOP a los mensajes de texto" : "Phone replied STOP to text messages");
/** Label: what happened to the number for a person’s text messages. */
export const textResumed = (): string => say(language() === 'es' ? "El teléfono respondió START a los mensajes de texto" : "Phone replied START to text messages");
/** Label: what happened to the number for a person’s text messages. */
export const textRefused = (): string => say(language() === 'es' ? "Los mensajes de texto no llegan al teléfono" : "Phone can’t be reached by text messages");
/** Label: kind of thing of an event. */
export const entityText = (): string => say(language() === 'es' ? "Número para mensajes de texto" : "Number for text messages");
