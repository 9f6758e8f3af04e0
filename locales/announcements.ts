// Written by `npm run locales` from locales/en/announcements.json and locales/es/announcements.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say } from './language';

/** Text: under the heading of the office’s page. */
export const subtitle = (): string => say(language() === 'es' ? "Lo que la empresa comunica a una parte de sus clientes, en el portal y por correo electrónico." : "What the company tells a part of its customers, in the portal and by email.");
/** Label: what the list holds, in a sentence. */
export const things = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "anuncio", other: "anuncios" }) : plural(d.n, 0, en, { one: "announcement", other: "announcements" }));
/** Label: what the search looks in. */
export const searched = (): string => say(language() === 'es' ? "Título o texto" : "Title or text");
/** Title: of the empty list. */
export const noneYet = (): string => say(language() === 'es' ? "Todavía no hay anuncios" : "No announcements yet");
/** Text: under the title of the empty list. */
export const noneAbout = (): string => say(language() === 'es' ? "Escriba uno para todos o para algunos y vea a cuántos llega antes de programarlo." : "Write one for everyone or for some, and see how many it reaches before you schedule it.");
/** Button: opens the form. Also its title. */
export const newOne = (): string => say(language() === 'es' ? "Nuevo anuncio" : "New announcement");
/** Button: opens the form of a draft. */
export const edit = (): string => say(language() === 'es' ? "Editar" : "Edit");
/** Title: of the form of a draft. */
export const editTitle = (): string => say(language() === 'es' ? "Editar anuncio" : "Edit announcement");
/** Title: of the panel with one announcement. */
export const named = (d: { number: string | number }): string => say(language() === 'es' ? "Anuncio " + d.number : "Announcement " + d.number);
/** Title: of an error. */
export const loadFailed = (): string => say(language() === 'es' ? "No se pudo cargar el anuncio" : "Couldn’t load the announcement");
/** Title: of an error. */
export const countFailed = (): string => say(language() === 'es' ? "No se pudo contar a las personas" : "Couldn’t count the people");
/** Title: of an error. */
export const choicesFailed = (): string => say(language() === 'es' ? "No se pudieron cargar las sucursales y los grupos de productos" : "Couldn’t load the branches and product groups");
/** Label: an announcement that is not scheduled yet. */
export const stateDraft = (): string => say(language() === 'es' ? "Borrador" : "Draft");
/** Label: an announcement that begins later. */
export const stateScheduled = (): string => say(language() === 'es' ? "Programado" : "Scheduled");
/** Label: an announcement that is shown now. */
export const stateRunning = (): string => say(language() === 'es' ? "En curso" : "Running");
/** Label: an announcement that came to its end. */
export const stateEnded = (): string => say(language() === 'es' ? "Terminado" : "Ended");
/** Label: an announcement that was ended early. */
export const stateCancelled = (): string => say(language() === 'es' ? "Cancelado" : "Canceled");
/** Label: field of the form. */
export const severity = (): string => say(language() === 'es' ? "Importancia" : "Importance");
/** Label: a choice of the importance. */
export const severityInfo = (): string => say(language() === 'es' ? "Bueno saberlo" : "Good to know");
/** Label: a choice of the importance. */
export const severityImportant = (): string => say(language() === 'es' ? "Importante" : "Important");
/** Helper: below the importance. */
export const importantHint = (): string => say(language() === 'es' ? "Uno importante solo se puede descartar después de abrirlo." : "An important one can be dismissed only after it was opened.");
/** Label: field of the form; where the announcement is told. */
export const channel = (): string => say(language() === 'es' ? "Dónde" : "Where");
/** Label: a choice; the announcement is shown in the portal. */
export const channelPortal = (): string => say(language() === 'es' ? "En el portal" : "Portal");
/** Label: a choice; both ways. */
export const channelBoth = (): string => say(language() === 'es' ? "Portal y correo electrónico" : "Portal and email");
/** Label: field of the form. */
export const title = (): string => say(language() === 'es' ? "Título" : "Title");
/** Label: field of the form. */
export const text = (): string => say(language() === 'es' ? "Texto" : "Text");
/** Helper: below the text. */
export const textHint = (): string => say(language() === 'es' ? "Párrafos sencillos. Una línea nueva comienza otro." : "Plain paragraphs. A new line begins a new one.");
/** Label: field of the form. */
export const spanishTitle = (): string => say(language() === 'es' ? "Título en español" : "Title in Spanish");
/** Label: field of the form. */
export const spanishText = (): string => say(language() === 'es' ? "Texto en español" : "Text in Spanish");
/** Helper: below the Spanish title. */
export const spanishHint = (): string => say(language() === 'es' ? "Sin él, quienes leen en español reciben el inglés." : "Without it, people who read Spanish get the English.");
/** Label: field of the form. */
export const fromDay = (): string => say(language() === 'es' ? "Primer día" : "First day");
/** Label: field of the form. */
export const fromTime = (): string => say(language() === 'es' ? "Hora del primer día" : "Time on the first day");
/** Helper: below the time. */
export const fromTimeHint = (d: { zone: string | number }): string => say(language() === 'es' ? "Horas y minutos en " + d.zone + ", por ejemplo 08:00." : "Hours and minutes in " + d.zone + ", such as 08:00.");
/** Label: field of the form. */
export const throughDay = (): string => say(language() === 'es' ? "Último día" : "Last day");
/** Heading: part of the form. */
export const segmentHeading = (): string => say(language() === 'es' ? "Para quién es" : "Who it’s for");
/** Text: under that heading. */
export const segmentLead = (): string => say(language() === 'es' ? "Una cuenta de la persona debe cumplir todo. Lo que deje abierto vale para todos." : "One account of the person has to fit all of it. What you leave open fits everyone.");
/** Label: group of choices. */
export const branches = (): string => say(language() === 'es' ? "Sucursales" : "Branches");
/** Label: group of choices. */
export const groups = (): string => say(language() === 'es' ? "Grupos de productos comprados" : "Product groups bought");
/** Label: field of the form; a day. */
export const boughtSince = (): string => say(language() === 'es' ? "Comprado desde" : "Bought since");
/** Label: field of the form. */
export const balance = (): string => say(language() === 'es' ? "Saldo de la cuenta" : "Account balance");
/** Label: the choice that narrows nothing. */
export const anyBalance = (): string => say(language() === 'es' ? "Cualquier saldo" : "Any balance");
/** Label: a choice of the balance. */
export const balancePastDue = (): string => say(language() === 'es' ? "Vencido" : "Past due");
/** Label: a choice of the balance. */
export const balanceOwes = (): string => say(language() === 'es' ? "Debe algo" : "Owes anything");
/** Label: a choice of the balance. */
export const balanceCredit = (): string => say(language() === 'es' ? "Tiene crédito" : "Has credit");
/** Label: field of the form; an amount. */
export const minimum = (): string => say(language() === 'es' ? "Como mínimo" : "At least");
/** Label: the choice that narrows nothing. */
export const planAny = (): string => say(language() === 'es' ? "Con o sin plan" : "With or without");
/** Label: a choice. */
export const planYes = (): string => say(language() === 'es' ? "Tiene un plan de depósito" : "Has a deposit plan");
/** Label: a choice. */
export const planNo = (): string => say(language() === 'es' ? "No tiene plan de depósito" : "Has no deposit plan");
/** Label: field of the form; what the person reads. */
export const reads = (): string => say(language() === 'es' ? "Idioma" : "Language");
/** Label: the choice that narrows nothing. */
export const anyLanguage = (): string => say(language() === 'es' ? "Cualquier idioma" : "Any language");
/** Label: a language. */
export const english = (): string => say(language() === 'es' ? "Inglés" : "English");
/** Label: a language. */
export const spanish = (): string => say(language() === 'es' ? "Español" : "Spanish");
/** Button: of the form. */
export const saveDraft = (): string => say(language() === 'es' ? "Guardar borrador" : "Save draft");
/** Label: a segment that nothing narrows. */
export const everyone = (): string => say(language() === 'es' ? "Todos los que tienen una cuenta" : "Everyone with an account");
/** Label: part of a segment in words. */
export const inBranches = (d: { names: string | number }): string => say(language() === 'es' ? "sucursal " + d.names : "branch " + d.names);
/** Label: part of a segment in words. kind: past due. */
export const balanceFrom = (d: { amount: string | number; kind: string | number }): string => say(language() === 'es' ? "" + d.kind + ", al menos " + d.amount : "" + d.kind + ", at least " + d.amount);
/** Label: part of a segment in words. */
export const boughtGroups = (d: { day: string | number; names: string | number }): string => say(language() === 'es' ? "compró " + d.names + " desde " + d.day : "bought " + d.names + " since " + d.day);
/** Label: part of a segment in words. */
export const readsLanguage = (d: { language: string | number }): string => say(language() === 'es' ? "lee en " + d.language : "reads " + d.language);
/** Label: when an announcement runs. */
export const whenLine = (d: { from: string | number; through: string | number }): string => say(language() === 'es' ? "" + d.from + " a " + d.through : "" + d.from + " to " + d.through);
/** Label: column of the list. */
export const columnTitle = (): string => say(language() === 'es' ? "Título" : "Title");
/** Label: column of the list. */
export const columnWhen = (): string => say(language() === 'es' ? "Cuándo" : "When");
/** Label: column of the list; the segment. */
export const columnSegment = (): string => say(language() === 'es' ? "Quiénes" : "Who");
/** Label: column of the list; how many people. */
export const columnPeople = (): string => say(language() === 'es' ? "Personas" : "People");
/** Label: column of the list. */
export const columnSent = (): string => say(language() === 'es' ? "Correos enviados" : "Emails sent");
/** Label: column of the list; people without an email. */
export const columnLeftOut = (): string => say(language() === 'es' ? "Sin correo" : "Left out");
/** Label: column of the list; emails that were given up. */
export const columnFailed = (): string => say(language() === 'es' ? "Fallidos" : "Failed");
/** Label: emails that wait to be sent. */
export const waiting = (): string => say(language() === 'es' ? "Correos en espera" : "Emails waiting");
/** Label: how many people dismissed it. */
export const dismissed = (): string => say(language() === 'es' ? "Descartado por" : "Dismissed by");
/** Label: how many people. */
export const nPeople = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: count(d.n) + " persona", other: count(d.n) + " personas" }) : plural(d.n, 0, en, { one: count(d.n) + " person", other: count(d.n) + " people" }));
/** Heading: above the preview. */
export const preview = (): string => say(language() === 'es' ? "Como lo ve el cliente" : "As the customer sees it");
/** Heading: above the Spanish preview. */
export const previewSpanish = (): string => say(language() === 'es' ? "En español" : "In Spanish");
/** Heading: above the count. */
export const reach = (): string => say(language() === 'es' ? "A quién llega ahora" : "Who it reaches now");
/** Label: how many people the segment has. */
export const reached = (): string => say(language() === 'es' ? "Alcance" : "Reached");
/** Label: how many people get an email. */
export const byEmail = (): string => say(language() === 'es' ? "Por correo electrónico" : "By email");
/** Label: why somebody gets no email. */
export const leftOutUnwanted = (): string => say(language() === 'es' ? "No quiere noticias por correo" : "Doesn’t want news by email");
/** Label: why somebody gets no email; they never signed in. */
export const leftOutUnconfirmed = (): string => say(language() === 'es' ? "Correo sin confirmar" : "Email not confirmed");
/** Label: why somebody gets no email. */
export const leftOutDisabled = (): string => say(language() === 'es' ? "Acceso desactivado" : "Sign-in disabled");
/** Text: instead of the count. */
export const nobody = (): string => say(language() === 'es' ? "Nadie cumple. Cambie para quién es." : "Nobody fits. Change who it’s for.");
/** Button: schedules the announcement. n: how many were counted. */
export const scheduleIt = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "Programar: " + count(d.n) + " persona", other: "Programar: " + count(d.n) + " personas" }) : plural(d.n, 0, en, { one: "Schedule: " + count(d.n) + " person", other: "Schedule: " + count(d.n) + " people" }));
/** Button: ends the announcement early. */
export const cancelIt = (): string => say(language() === 'es' ? "Cancelar anuncio" : "Cancel announcement");
/** Title: of a question. */
export const cancelQuestion = (): string => say(language() === 'es' ? "¿Cancelar este anuncio?" : "Cancel this announcement?");
/** Text: of that question. */
export const cancelMeans = (): string => say(language() === 'es' ? "Ya no se muestra y no salen más correos. Los que ya salieron no se pueden recuperar." : "It is no longer shown, and no further emails go out. Those already sent stay sent.");
/** Text: a short confirmation. */
export const doneSaved = (): string => say(language() === 'es' ? "Borrador guardado" : "Draft saved");
/** Text: a short confirmation. */
export const doneScheduled = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "Programado para " + count(d.n) + " persona", other: "Programado para " + count(d.n) + " personas" }) : plural(d.n, 0, en, { one: "Scheduled for " + count(d.n) + " person", other: "Scheduled for " + count(d.n) + " people" }));
/** Text: a confirmation where the count changed by much. seen: how many people it was when somebody looked. */
export const doneScheduledMoved = (d: { n: number; seen: string | number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "Programado para " + count(d.n) + " persona. Usted vio " + d.seen + ".", other: "Programado para " + count(d.n) + " personas. Usted vio " + d.seen + "." }) : plural(d.n, 0, en, { one: "Scheduled for " + count(d.n) + " person. You saw " + d.seen + ".", other: "Scheduled for " + count(d.n) + " people. You saw " + d.seen + "." }));
/** Text: a notice where the count changed by much since. */
export const movedSince = (d: { before: string | number; n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "Ahora llegaría a " + count(d.n) + " persona.", other: "Ahora llegaría a " + count(d.n) + " personas." }) + " Cuando se programó, eran " + d.before + "." : plural(d.n, 0, en, { one: "It would reach " + count(d.n) + " person now.", other: "It would reach " + count(d.n) + " people now." }) + " When it was scheduled, it was " + d.before + ".");
/** Text: a short confirmation. */
export const doneCancelled = (): string => say(language() === 'es' ? "Anuncio cancelado" : "Announcement canceled");
/** Text: who scheduled or canceled it, and when. */
export const decidedLine = (d: { at: string | number; who: string | number }): string => say(language() === 'es' ? "Última decisión de " + d.who + ", " + d.at : "Last decided by " + d.who + ", " + d.at);
/** Error: of the field. */
export const titleMissing = (): string => say(language() === 'es' ? "Escriba un título." : "Enter a title.");
/** Error: of the field. */
export const textMissing = (): string => say(language() === 'es' ? "Escriba un texto." : "Enter a text.");
/** Error: of the field. */
export const spanishMissing = (): string => say(language() === 'es' ? "Escriba el título y el texto en español, o ninguno." : "Enter both title and text in Spanish, or neither.");
/** Error: of the field. */
export const tooLong = (d: { most: string | number }): string => say(language() === 'es' ? "Use como máximo " + d.most + " caracteres." : "Use " + d.most + " characters at most.");
/** Error: of the field. */
export const dayMissing = (): string => say(language() === 'es' ? "Indique un día." : "Enter a day.");
/** Error: of the field. */
export const timeMissing = (): string => say(language() === 'es' ? "Indique una hora, por ejemplo 08:00." : "Enter a time such as 08:00.");
/** Error: of the last day. */
export const throughOver = (): string => say(language() === 'es' ? "Elija hoy o un día posterior." : "Choose today or a later day.");
/** Error: of the last day. */
export const throughBeforeFrom = (): string => say(language() === 'es' ? "Elija el primer día o uno posterior." : "Choose the first day or a later one.");
/** Error: of the last day. */
export const throughTooLate = (d: { most: string | number }): string => say(language() === 'es' ? "Elija un último día dentro de " + d.most + " días." : "Choose a last day within " + d.most + " days.");
/** Error: of the balance. */
export const balanceMissing = (): string => say(language() === 'es' ? "Elija un saldo para el monto." : "Choose a balance for the amount.");
/** Error: of the day. */
export const sinceMissing = (): string => say(language() === 'es' ? "Indique desde cuándo compraron." : "Enter since when they bought.");
/** Error: of the product groups. */
export const groupsMissing = (): string => say(language() === 'es' ? "Elija un grupo de productos." : "Choose a product group.");
/** Error: of a branch or product group. */
export const unknownCode = (d: { code: string | number }): string => say(language() === 'es' ? "" + d.code + " ya no se conoce." : "" + d.code + " is no longer known.");
/** Error: of a call. */
export const noSuch = (): string => say(language() === 'es' ? "No existe ese anuncio." : "There is no such announcement.");
/** Error: of a call. */
export const changedMeanwhile = (): string => say(language() === 'es' ? "Otra persona cambió este anuncio mientras tanto. Vuelva a leerlo." : "Somebody else changed this announcement meanwhile. Read it again.");
/** Error: of a call. */
export const notADraft = (): string => say(language() === 'es' ? "Solo se puede cambiar un borrador." : "Only a draft can be changed.");
/** Error: of a call. */
export const isOver = (): string => say(language() === 'es' ? "Este anuncio ya terminó." : "This announcement is over.");
/** Error: of a call. */
export const readFirst = (): string => say(language() === 'es' ? "Primero abra este anuncio." : "Open this announcement first.");
/** Label: the part of the page with announcements. */
export const strip = (): string => say(language() === 'es' ? "Anuncios" : "Announcements");
/** Button: shows the text of an announcement. */
export const read = (): string => say(language() === 'es' ? "Leer" : "Read");
/** Label: that button aloud. */
export const readNamed = (d: { title: string | number }): string => say(language() === 'es' ? "Leer «" + d.title + "»" : "Read “" + d.title + "”");
/** Button: hides the text again. */
export const hide = (): string => say(language() === 'es' ? "Ocultar" : "Hide");
/** Label: that button aloud. */
export const hideNamed = (d: { title: string | number }): string => say(language() === 'es' ? "Ocultar «" + d.title + "»" : "Hide “" + d.title + "”");
/** Label: that button aloud. */
export const dismissNamed = (d: { title: string | number }): string => say(language() === 'es' ? "Descartar «" + d.title + "»" : "Dismiss “" + d.title + "”");
/** Label: a button that closes an important announcement until the next visit. */
export const closeNamed = (d: { title: string | number }): string => say(language() === 'es' ? "Cerrar «" + d.title + "» por ahora" : "Close “" + d.title + "” for now");
/** Title: of a card on the Security page. */
export const newsTitle = (): string => say(language() === 'es' ? "Noticias por correo electrónico" : "News by email");
/** Text: under that title. */
export const newsLead = (): string => say(language() === 'es' ? "A veces la empresa escribe sobre temporadas, ofertas y horarios." : "The company sometimes writes about seasons, offers and opening hours.");
/** Label: of a switch. */
export const newsSwitch = (): string => say(language() === 'es' ? "Noticias de la empresa por correo electrónico" : "News from the company by email");
/** Helper: below the switch. */
export const newsOthers = (): string => say(language() === 'es' ? "Los correos sobre sus pagos, solicitudes y acceso llegan de todos modos." : "Emails about your payments, requests and sign-in come anyway.");
/** Title: of an error. */
export const newsFailed = (): string => say(language() === 'es' ? "No se pudo cargar lo que eligió" : "Couldn’t load what you chose");
/** Error: below the switch. */
export const newsNotSaved = (): string => say(language() === 'es' ? "No se pudo guardar lo que eligió. Inténtelo de nuevo." : "Couldn’t save what you chose. Try again.");
/** Text: a short confirmation. */
export const newsOn = (): string => say(language() === 'es' ? "Recibirá noticias por correo" : "News by email is on");
/** Text: a short confirmation. */
export const newsOff = (): string => say(language() === 'es' ? "Ya no recibirá noticias por correo" : "News by email is off");
