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
