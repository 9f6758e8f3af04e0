// Written by `npm run locales` from locales/en/noticeSettings.json and locales/es/noticeSettings.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say } from './language';

/** Helper: below the title of the office’s page with notice settings. */
export const subtitle = (): string => say(language() === 'es' ? "Cuándo llegan los recordatorios y qué dicen sus correos, para todos los clientes" : "When reminders come and what their emails say, for every customer");
/** Heading: the page could not be read. */
export const failed = (): string => say(language() === 'es' ? "No se cargó la configuración de avisos" : "Notice settings didn’t load");
/** Heading: when reminders come. */
export const schedule = (): string => say(language() === 'es' ? "Calendario" : "Schedule");
/** Helper: below the heading of the schedule. */
export const scheduleAbout = (): string => say(language() === 'es' ? "Los recordatorios salen una vez al día, después de las 6:00 AM." : "Reminders go out once a day, after 6:00 AM.");
/** Label: an invoice is told of so many days before it is due. */
export const dueSoonDays = (): string => say(language() === 'es' ? "Días antes del vencimiento" : "Days before the due date");
/** Label: an invoice is told of again so many days after it was due. */
export const pastDueDays = (): string => say(language() === 'es' ? "Días después del vencimiento" : "Days past due");
/** Helper: how days past due are entered. */
export const pastDueHint = (): string => say(language() === 'es' ? "Sepárelos con comas, por ejemplo 1, 15, 30" : "Separate them with commas, such as 1, 15, 30");
/** Label: a discount is told of so many days before it ends. */
export const discountDays = (): string => say(language() === 'es' ? "Días antes de que termine un descuento" : "Days before a discount ends");
/** Label: prepay is told of while less than this share is left. */
export const prepayPercent = (): string => say(language() === 'es' ? "Porcentaje de prepago restante" : "Percent of prepay left");
/** Helper: what the percent of prepay means. */
export const prepayHint = (): string => say(language() === 'es' ? "Avisamos al cliente cuando queda menos" : "Customers are told when less than this is left");
/** Label: a price lock is told of so many days before it ends. */
export const priceLockDays = (): string => say(language() === 'es' ? "Días antes de que termine un precio fijo" : "Days before a price lock ends");
/** Label: from this day on the schedule holds. */
export const scheduleFrom = (): string => say(language() === 'es' ? "Primer día" : "First day");
/** Helper: from which day a schedule can hold. */
export const scheduleFromHint = (): string => say(language() === 'es' ? "Mañana como muy pronto. Los recordatorios de hoy quizá ya salieron." : "Tomorrow at the earliest. Today’s reminders may be out already.");
/** Button: keeps when reminders come. */
export const saveSchedule = (): string => say(language() === 'es' ? "Guardar calendario" : "Save schedule");
/** Busy: the schedule is being kept. */
export const savingSchedule = (): string => say(language() === 'es' ? "Guardando calendario…" : "Saving schedule…");
/** Toast: the schedule was kept. */
export const scheduleSaved = (): string => say(language() === 'es' ? "Calendario guardado" : "Schedule saved");
/** Heading: every version of the schedule. */
export const versions = (): string => say(language() === 'es' ? "Versiones" : "Versions");
/** Helper: below the heading of versions. */
export const versionsAbout = (): string => say(language() === 'es' ? "Todos los calendarios que se decidieron, primero el más nuevo." : "Every schedule that was ever decided, the newest first.");
/** Label: table with every version of the schedule. */
export const scheduleVersions = (): string => say(language() === 'es' ? "Versiones del calendario" : "Versions of the schedule");
/** Label: column with the numbers of a version. */
export const saysSchedule = (): string => say(language() === 'es' ? "Calendario" : "Schedule");
/** Sentence: the numbers of a schedule; {late} are days such as "1, 15, 30". */
export const scheduleLine = (d: { discount: number; due: number; late: string | number; lock: number; percent: string | number }): string => say(language() === 'es' ? "Vence en " + plural(d.due, 0, es, { one: "1 día", other: count(d.due) + " días" }) + ", vencido " + d.late + ", descuento " + plural(d.discount, 0, es, { one: "1 día", other: count(d.discount) + " días" }) + ", prepago " + d.percent + "%, precio fijo " + plural(d.lock, 0, es, { one: "1 día", other: count(d.lock) + " días" }) : "Due in " + plural(d.due, 0, en, { one: "1 day", other: count(d.due) + " days" }) + ", past due " + d.late + ", discount " + plural(d.discount, 0, en, { one: "1 day", other: count(d.discount) + " days" }) + ", prepay " + d.percent + "%, price lock " + plural(d.lock, 0, en, { one: "1 day", other: count(d.lock) + " days" }));
/** Error: a number of a schedule. */
export const enterNumber = (d: { most: string | number }): string => say(language() === 'es' ? "Escriba un número entero de 1 a " + d.most + "." : "Enter a whole number from 1 to " + d.most + ".");
/** Error: the days past due of a schedule. */
export const enterStages = (d: { most: string | number; stages: string | number }): string => say(language() === 'es' ? "Escriba de 1 a " + d.stages + " números enteros de 1 a " + d.most + ", primero el menor." : "Enter 1 to " + d.stages + " whole numbers from 1 to " + d.most + ", the smallest first.");
/** Error: the first day of a schedule. */
export const enterDayAhead = (): string => say(language() === 'es' ? "Escriba un día desde mañana hasta dentro de un año." : "Enter a day from tomorrow to a year ahead.");
/** Alert: entries of the form are wrong. */
export const fixEntries = (): string => say(language() === 'es' ? "Revise los datos marcados." : "Check the marked entries.");
/** Heading: sentences of the company in emails of notices. */
export const texts = (): string => say(language() === 'es' ? "Qué dicen los correos" : "What emails say");
/** Helper: below the heading of sentences in emails. */
export const textsAbout = (): string => say(language() === 'es' ? "Sus frases van antes y después de la nuestra. Si un correo lleva varios avisos, van solo las nuestras." : "Your sentences stand before and after ours. Where several notices share an email, ours stand alone.");
/** Label: the kind of notice whose email is written. */
export const textKind = (): string => say(language() === 'es' ? "Aviso" : "Notice");
/** Label: sentence before ours. */
export const opening = (): string => say(language() === 'es' ? "Inicio en inglés" : "Opening in English");
/** Label: sentence after ours. */
export const closing = (): string => say(language() === 'es' ? "Cierre en inglés" : "Closing in English");
/** Label: sentence before ours. */
export const spanishOpening = (): string => say(language() === 'es' ? "Inicio en español" : "Opening in Spanish");
/** Label: sentence after ours. */
export const spanishClosing = (): string => say(language() === 'es' ? "Cierre en español" : "Closing in Spanish");
/** Helper: {fields} are words in braces that are filled in, such as "(account), (amount)" with braces. */
export const fieldsHint = (d: { fields: string | number }): string => say(language() === 'es' ? "Puede usar " + d.fields : "You can use " + d.fields);
/** Button: shows the email. */
export const previewEnglish = (): string => say(language() === 'es' ? "Ver en inglés" : "Preview in English");
/** Button: shows the email. */
export const previewSpanish = (): string => say(language() === 'es' ? "Ver en español" : "Preview in Spanish");
/** Heading: the email as it would be. */
export const preview = (): string => say(language() === 'es' ? "Vista previa con valores de muestra" : "Preview with sample values");
/** Button: keeps what emails of a kind say. */
export const saveText = (): string => say(language() === 'es' ? "Guardar frases" : "Save sentences");
/** Busy: sentences are being kept. */
export const savingText = (): string => say(language() === 'es' ? "Guardando frases…" : "Saving sentences…");
/** Toast: sentences were kept. */
export const textSaved = (): string => say(language() === 'es' ? "Frases guardadas" : "Sentences saved");
/** Label: table with every version of sentences. */
export const textVersions = (): string => say(language() === 'es' ? "Versiones de las frases" : "Versions of sentences");
/** Label: column with the sentences of a version. */
export const saysText = (): string => say(language() === 'es' ? "Frases" : "Sentences");
/** Label: a version without sentences of the company. */
export const onlyOurs = (): string => say(language() === 'es' ? "Solo las nuestras" : "Only ours");
/** Error: {field} is a word in braces. */
export const unknownField = (d: { field: string | number }): string => say(language() === 'es' ? "Aquí no hay ningún campo " + d.field + ". Quítelo o elija uno de los indicados." : "There is no field " + d.field + " here. Remove it or choose one of those named.");
/** Error: a sentence is too long. */
export const textTooLong = (d: { most: string | number }): string => say(language() === 'es' ? "Escriba como máximo " + d.most + " caracteres." : "Enter at most " + d.most + " characters.");
/** Heading: whether an account gets reminders. */
export const reminders = (): string => say(language() === 'es' ? "Recordatorios" : "Reminders");
/** Helper: nothing keeps reminders back. */
export const reminded = (): string => say(language() === 'es' ? "Esta cuenta recibe recordatorios." : "This account gets reminders.");
/** Label: the last day without reminders. */
export const pausedThrough = (d: { day: string | number }): string => say(language() === 'es' ? "En pausa hasta el " + d.day + ", inclusive" : "Paused through " + d.day);
/** Label: no reminders, without a last day. */
export const pausedOpen = (): string => say(language() === 'es' ? "En pausa hasta que alguien los reanude" : "Paused until someone resumes them");
/** Label: who paused reminders, and when. */
export const pausedLine = (d: { name: string | number; when: string | number }): string => say("" + d.name + ", " + d.when);
/** Button: also the title of what it asks. */
export const pause = (): string => say(language() === 'es' ? "Pausar recordatorios" : "Pause reminders");
/** Button: reminders reach the account again. */
export const resume = (): string => say(language() === 'es' ? "Reanudar recordatorios" : "Resume reminders");
/** Label: until when. */
export const pauseThrough = (): string => say(language() === 'es' ? "Último día sin recordatorios" : "Last day without reminders");
/** Helper: below the last day. */
export const pauseThroughHint = (): string => say(language() === 'es' ? "Déjelo vacío para pausar hasta que alguien los reanude" : "Leave it empty to pause until someone resumes them");
/** Label: why an account gets no reminders. */
export const pauseReason = (): string => say(language() === 'es' ? "Motivo, para colegas" : "Reason, for colleagues");
/** Toast: an account gets none. */
export const remindersPaused = (): string => say(language() === 'es' ? "Recordatorios en pausa" : "Reminders paused");
/** Toast: an account gets them again. */
export const remindersResumed = (): string => say(language() === 'es' ? "Recordatorios reanudados" : "Reminders resumed");
/** Error: the last day without reminders. */
export const enterPauseDay = (): string => say(language() === 'es' ? "Escriba un día desde hoy hasta dentro de un año, o ninguno." : "Enter a day from today to a year ahead, or none.");
/** Error: why an account gets no reminders. */
export const enterPauseReason = (): string => say(language() === 'es' ? "Escriba un motivo." : "Enter a reason.");
/** Alert: reminders are kept back already. */
export const pausedAlready = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " ya puso estos recordatorios en pausa. Reanúdelos primero." : "" + d.name + " paused these reminders already. Resume them first.");
/** Alert: nothing keeps reminders back. */
export const notPaused = (): string => say(language() === 'es' ? "Estos recordatorios ya no están en pausa." : "These reminders are not paused any more.");
/** Label: name of an account in a preview. */
export const sampleAccount = (): string => say("Sample Farms");
