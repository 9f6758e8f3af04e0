// Written by `npm run locales` from locales/en/officeHome.json and locales/es/officeHome.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say } from './language';

/** Fixed name: heading of the office’s first page. */
export const title = (): string => say(language() === 'es' ? "Administración" : "Admin");
/** Below that heading. */
export const subtitle = (): string => say(language() === 'es' ? "Lo que espera a la oficina, al banco y a los clientes. Cada cifra lleva a su lista." : "What’s waiting for the office, the bank and customers. Each figure leads to its list.");
/** Label of a figure: emails that could not be sent. */
export const emailsNotSent = (): string => say(language() === 'es' ? "Correos sin enviar" : "Emails not sent");
/** Below that figure: emails that are still to be sent. */
export const emailsOnTheirWay = (d: { count: number }): string => say(language() === 'es' ? count(d.count) + " en camino" : count(d.count) + " on their way");
/** Label of a figure: drops that somebody has to apply. */
export const dropsWaiting = (): string => say(language() === 'es' ? "Envíos de datos en espera" : "Drops waiting");
/** Label before a day: what the live figures speak of. */
export const figuresAsOf = (): string => say(language() === 'es' ? "Cifras al" : "Figures as of");
/** In place of that day, before the first drop. */
export const noneYet = (): string => say(language() === 'es' ? "Todavía ninguna" : "None yet");
/** Below that day. */
export const nextDropLate = (): string => say(language() === 'es' ? "El próximo envío está atrasado" : "The next drop is late");
/** Label: above a share; how many of all payments banks sent back. */
export const returned = (): string => say(language() === 'es' ? "Devueltos en 60 días" : "Returned in 60 days");
/** Label: instead of a share; no payment went to the bank. */
export const nothingSent = (): string => say(language() === 'es' ? "Sin envíos" : "None sent");
/** Helper: below a share of payments that came back. */
export const tooManyReturned = (): string => say(language() === 'es' ? "Más de lo que aceptan los bancos" : "More than banks accept");
/** Label: tile; differences between the bank’s files and the ERP that nobody explained. */
export const differences = (): string => say(language() === 'es' ? "Por conciliar" : "To reconcile");
/** Helper: below a share of payments that came back; the month before. */
export const returnedInMonth = (d: { month: string | number; percent: string | number }): string => say(language() === 'es' ? "" + d.percent + " en " + d.month : "" + d.percent + " in " + d.month);
/** Heading: what waits for whoever reads it. */
export const forYou = (): string => say(language() === 'es' ? "Para usted" : "For you");
/** Heading: what one person began and another decides. */
export const forSecond = (): string => say(language() === 'es' ? "Para una segunda persona" : "For a second person");
/** Heading: what waits for the next bank file, for sending, or at the bank. */
export const forBank = (): string => say(language() === 'es' ? "Para el banco" : "For the bank");
/** Heading: what waits for customers to do something. */
export const forCustomers = (): string => say(language() === 'es' ? "Para los clientes" : "For customers");
/** Heading: figures about the portal’s data, its emails and what banks sent back. */
export const data = (): string => say(language() === 'es' ? "Datos, correos y devoluciones" : "Data, emails and returns");
/** Label: figure; accounts that the reader wants to look at again today or before. */
export const followUps = (): string => say(language() === 'es' ? "Seguimientos que vencen" : "Follow-ups due");
/** Label: figure; messages that the reader took and that wait for an answer. */
export const ownMessages = (): string => say(language() === 'es' ? "Sus mensajes" : "Your messages");
/** Label: figure; messages that wait for somebody of the office to take them. */
export const newMessages = (): string => say(language() === 'es' ? "Mensajes que nadie ha tomado" : "Messages nobody took");
/** Label: figure; approved requests that somebody of the office carries out: no bank file does. */
export const byHand = (): string => say(language() === 'es' ? "Aprobadas, sin archivo del banco" : "Approved, not by bank file");
/** Label: figure; bank files that a second person has to release. */
export const filesToRelease = (): string => say(language() === 'es' ? "Archivos del banco por liberar" : "Bank files to release");
/** Label: figure; a proposal of bank settings that a second person has to confirm. */
export const bankSettings = (): string => say(language() === 'es' ? "Configuración del banco por confirmar" : "Bank settings to confirm");
/** Label: figure; approved requests that are in no bank file. */
export const toFile = (): string => say(language() === 'es' ? "Para el próximo archivo del banco" : "For the next bank file");
/** Label: figure; bank files that were released and not sent. */
export const filesToSend = (): string => say(language() === 'es' ? "Archivos del banco por enviar" : "Bank files to send");
/** Label: figure; messages that the office replied to and whose customer may answer. */
export const messagesWaiting = (): string => say(language() === 'es' ? "Mensajes con nuestra respuesta" : "Messages with our reply");
/** Label: figure; requests whose bank account waits to be confirmed. */
export const unconfirmed = (): string => say(language() === 'es' ? "Cuenta bancaria sin confirmar" : "Bank account not confirmed");
/** Helper: below a figure; for how many days the first of them waits. n: days. */
export const oldest = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { "0": "desde hoy", one: "hace " + count(d.n) + " día", other: "hace " + count(d.n) + " días" }) : plural(d.n, 0, en, { "0": "since today", one: "oldest " + count(d.n) + " day", other: "oldest " + count(d.n) + " days" }));
/** Helper: below a figure; how many of them the reader may decide as the second person. */
export const yours = (d: { n: number }): string => say(language() === 'es' ? count(d.n) + " para usted" : count(d.n) + " for you");
/** Text: until when the bank takes files today. left: how long that is. */
export const cutoff = (d: { left: string | number; time: string | number }): string => say(language() === 'es' ? "Hora límite: " + d.time + ", faltan " + d.left : "Cut-off at " + d.time + ", in " + d.left);
/** Text: until when the bank takes the next files. day: “tomorrow”, “Monday”. */
export const cutoffOn = (d: { day: string | number; time: string | number }): string => say(language() === 'es' ? "Hora límite: " + d.day + ", " + d.time : "Cut-off: " + d.day + " at " + d.time);
/** Text: the bank takes files until that time. */
export const cutoffPassed = (d: { time: string | number }): string => say(language() === 'es' ? "La hora límite de las " + d.time + " ya pasó" : "The cut-off at " + d.time + " has passed");
/** Text: no bank settings hold yet, so that no bank file can be made. */
export const noCutoff = (): string => say(language() === 'es' ? "Sin hora límite hasta que se confirme la configuración del banco" : "No cut-off until bank settings are confirmed");
/** Word: how long it is until the cut-off. */
export const leftHours = (d: { hours: number; minutes: number }): string => say(count(d.hours) + " h " + count(d.minutes) + " min");
/** Word: how long it is until the cut-off. */
export const leftMinutes = (d: { minutes: number }): string => say(count(d.minutes) + " min");
/** Word: how long it is until the cut-off. */
export const leftSeconds = (): string => say(language() === 'es' ? "menos de un minuto" : "less than a minute");
/** Heading: table; how many payments customers asked for in each of the last weeks. */
export const byWeek = (): string => say(language() === 'es' ? "Pagos solicitados por semana" : "Payments asked for, by week");
/** Label: column; the Monday of the week. */
export const weekOf = (): string => say(language() === 'es' ? "Semana del" : "Week of");
/** Label: column; how many payments were asked for. */
export const countOf = (): string => say(language() === 'es' ? "Pagos" : "Payments");
/** Label, read aloud: of the table of payments asked for, by week. */
export const weeksTable = (): string => say(language() === 'es' ? "Semanas con sus pagos" : "Weeks with their payments");
/** Label: figure; people who asked for a sign-in and wait for the office. */
export const accessRequests = (): string => say(language() === 'es' ? "Solicitudes de acceso nuevas" : "New access requests");
/** Label: a figure: proposals of administrators that wait for another one. */
export const consents = (): string => say(language() === 'es' ? "Permisos y límites por confirmar" : "Powers and limits to confirm");
/** Label: a figure: days whose figures one person has signed. */
export const dailyClose = (): string => say(language() === 'es' ? "Cierre diario por firmar" : "Daily close to sign");
/** Label: figure; what customers promised to pay by today. */
export const promisesDue = (): string => say(language() === 'es' ? "Promesas que vencen hoy" : "Promises due today");
/** Label: figure; what customers promised or agreed to pay and did not. */
export const promisesBroken = (): string => say(language() === 'es' ? "Promesas y planes incumplidos esta semana" : "Promises and plans broken this week");
/** Label: figure; what customers proposed. */
export const plansToAnswer = (): string => say(language() === 'es' ? "Planes de pagos por contestar" : "Payment plans to answer");
