// Written by `npm run locales` from locales/en/settings.json and locales/es/settings.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say } from './language';

/** A holiday. */
export const newYear = (): string => say(language() === 'es' ? "Año Nuevo" : "New Year’s Day");
/** A holiday. */
export const king = (): string => say(language() === 'es' ? "Día de Martin Luther King Jr." : "Martin Luther King Jr. Day");
/** A holiday. */
export const presidents = (): string => say(language() === 'es' ? "Día de los Presidentes" : "Presidents’ Day");
/** A holiday: for those who died in the armed forces, in May. */
export const memorial = (): string => say(language() === 'es' ? "Día de los Caídos" : "Memorial Day");
/** A holiday: the end of slavery, on June 19. */
export const juneteenth = (): string => say(language() === 'es' ? "Día de Juneteenth" : "Juneteenth");
/** A holiday. */
export const independence = (): string => say(language() === 'es' ? "Día de la Independencia" : "Independence Day");
/** A holiday: in September. */
export const labor = (): string => say(language() === 'es' ? "Día del Trabajo" : "Labor Day");
/** A holiday. */
export const columbus = (): string => say(language() === 'es' ? "Día de Cristóbal Colón" : "Columbus Day");
/** A holiday: for everybody who served, in November. */
export const veterans = (): string => say(language() === 'es' ? "Día de los Veteranos" : "Veterans Day");
/** A holiday. */
export const thanksgiving = (): string => say(language() === 'es' ? "Día de Acción de Gracias" : "Thanksgiving Day");
/** A holiday. */
export const christmas = (): string => say(language() === 'es' ? "Navidad" : "Christmas Day");
/** Error. */
export const timeWrong = (): string => say(language() === 'es' ? "Escriba una hora, por ejemplo 14:00" : "Enter a time such as 14:00");
/** Error. */
export const aboveZero = (): string => say(language() === 'es' ? "Escriba un monto mayor que cero" : "Enter an amount above zero");
/** Error. */
export const zeroOrMore = (): string => say(language() === 'es' ? "Escriba cero o más" : "Enter zero or more");
/** Error: a day off has no name. */
export const holidayNameMissing = (): string => say(language() === 'es' ? "Escriba un nombre, por ejemplo Día del Fundador" : "Enter a name such as Founders’ Day");
/** Error. */
export const noSuchBranch = (d: { code: string | number }): string => say(language() === 'es' ? "Elija una sucursal que tenga el ERP. No tiene ninguna sucursal " + d.code + "." : "Choose a branch that the ERP has. It has no branch " + d.code + ".");
/** Error: a branch is in the settings twice. */
export const branchTwice = (d: { code: string | number }): string => say(language() === 'es' ? "Quite una de las dos sucursales " + d.code : "Remove one of the two branches " + d.code);
/** Error. */
export const closesLater = (): string => say(language() === 'es' ? "Escriba una hora de cierre posterior a la de apertura" : "Enter a closing time after the opening time");
/** Error. */
export const monthDayWrong = (): string => say(language() === 'es' ? "Escriba mes y día, por ejemplo 04-15" : "Enter a month and a day such as 04-15");
/** Error. */
export const seasonHalf = (): string => say(language() === 'es' ? "Escriba el primer y el último día de la temporada, o ninguno" : "Enter both the first and the last day of the season, or neither");
/** Error. */
export const bothTimes = (): string => say(language() === 'es' ? "Escriba las dos horas, o ninguna si cierra todo el día" : "Enter both times, or neither if it’s closed all day");
/** Error. */
export const twoTimes = (): string => say(language() === 'es' ? "Escriba dos horas, por ejemplo 08:00 y 12:00, la más tarde al final" : "Enter two times such as 08:00 and 12:00, the later one last");
/** Error. */
export const dateMissing = (): string => say(language() === 'es' ? "Escriba una fecha" : "Enter a date");
/** Error. */
export const dayTwice = (): string => say(language() === 'es' ? "Quite uno de los dos. Este día aparece dos veces." : "Remove one of the two. This day is listed twice.");
/** Error: in a text that people agree to. name: "{abc}"; names: those that are filled in. */
export const nameNotFilledIn = (d: { name: string | number; names: string | number }): string => say(language() === 'es' ? "Quite " + d.name + ", que no se llena. Puede usar " + d.names + "." : "Remove " + d.name + ", which isn’t filled in. You can use " + d.names + ".");
/** Error: a text that people agree to was changed. */
export const versionUsed = (): string => say(language() === 'es' ? "Escriba una versión nueva. Con esta se aceptó otro texto." : "Enter a new version. People agreed to another text under this one.");
/** Error. */
export const lastBeforeFirst = (): string => say(language() === 'es' ? "Escriba un último día que no sea anterior al primero" : "Enter a last day that isn’t before the first");
/** Error. */
export const addressWrong = (): string => say(language() === 'es' ? "Escriba una dirección que empiece con https://" : "Enter an address that begins with https://");
/** Error. */
export const dayAndTimeMissing = (): string => say(language() === 'es' ? "Escriba un día y una hora" : "Enter a day and a time");
/** Error. */
export const hasPassed = (): string => say(language() === 'es' ? "Elija una hora posterior. Esta ya pasó, y lo que valía entonces queda como estaba." : "Choose a later time. This one has passed, and what was in force then stays as it was.");
/** Error. */
export const withinAYear = (): string => say(language() === 'es' ? "Elija una hora dentro de un año" : "Choose a time within a year");
/** Alert. */
export const notSaved = (): string => say(language() === 'es' ? "La configuración no se guardó porque hay datos que no están bien. Corrija lo marcado y guarde de nuevo." : "The settings were not saved, because some entries aren’t right. Correct what is marked and save again.");
/** Alert. */
export const changedMeanwhile = (): string => say(language() === 'es' ? "Otra persona cambió la configuración después de que usted la abrió, así que la suya no se guardó. Abra la versión más nueva y haga ahí sus cambios." : "Someone else changed the settings since you opened them, so yours were not saved. Open the newest version and make your changes there.");
/** Error. */
export const noSuchVersion = (): string => say(language() === 'es' ? "No hay ninguna versión con ese número. Elija una de la lista." : "There is no version with that number. Choose one from the list.");
/** Heading: a part of the settings. */
export const payments = (): string => say(language() === 'es' ? "Pagos" : "Payments");
/** Helper: what a part of the settings is. */
export const paymentsAbout = (): string => say(language() === 'es' ? "Cuándo se mueve el dinero y cuánto sin una segunda revisión." : "When money moves, and how much of it without a second look.");
/** Label: field. */
export const cutoff = (): string => say(language() === 'es' ? "Hora límite" : "Cut-off");
/** Helper: of a field. */
export const cutoffHint = (): string => say(language() === 'es' ? "Los pagos solicitados después de este momento salen un día hábil bancario más tarde" : "Payments requested later than this very moment go out a banking day later");
/** Label: field; so many lie between a request and the debit. */
export const leadBankingDays = (): string => say(language() === 'es' ? "Días hábiles bancarios de anticipación" : "Banking days ahead");
/** Label: field; so far ahead a payment can be requested. */
export const mostDaysAhead = (): string => say(language() === 'es' ? "Máximo de días de anticipación" : "Most days ahead");
/** Label: field. */
export const maxPayment = (): string => say(language() === 'es' ? "Pago más grande" : "Largest payment");
/** Label: field for an amount. */
export const secondApproval = (): string => say(language() === 'es' ? "Dos personas aprueban desde" : "Two people approve from");
/** Helper: of a field. */
export const secondApprovalHint = (): string => say(language() === 'es' ? "Desde este monto tiene que aprobar una segunda persona" : "From this amount on, a second person has to approve");
/** Label: field. */
export const newOptionHours = (): string => say(language() === 'es' ? "Horas que una cuenta bancaria es nueva" : "Hours that a bank account counts as new");
/** Label: field. */
export const newOptionMax = (): string => say(language() === 'es' ? "Pago más grande de una cuenta bancaria nueva" : "Largest payment from a new bank account");
/** Label: checkbox. */
export const allowPartial = (): string => say(language() === 'es' ? "Las facturas se pueden pagar en parte" : "Invoices may be paid in part");
/** Label: checkbox. */
export const allowOverpay = (): string => say(language() === 'es' ? "Se puede pagar más de lo que se debe" : "More than is owed may be paid");
/** Label: checkbox. */
export const discountOnPartial = (): string => say(language() === 'es' ? "Un pago en parte gana parte del descuento" : "Part payments earn part of the discount");
/** Helper: what a part of the settings is. */
export const depositPlanAbout = (): string => say(language() === 'es' ? "Cómo se gana el interés, qué se puede solicitar y qué decimos de ambas cosas." : "How interest is earned, what can be requested, and what we say about both.");
/** Label: field. */
export const tiers = (): string => say(language() === 'es' ? "Niveles de tasa" : "Rate tiers");
/** Label: choice; of a balance. */
export const tiersMarginal = (): string => say(language() === 'es' ? "Cada parte gana la tasa de su nivel" : "Each part earns its own tier’s rate");
/** Label: choice; of a balance. */
export const tiersWhole = (): string => say(language() === 'es' ? "Todo gana la tasa de su nivel más alto" : "All of it earns its highest tier’s rate");
/** Label: field. */
export const minToEarn = (): string => say(language() === 'es' ? "Saldo más pequeño que gana interés" : "Smallest balance that earns");
/** Label: field. */
export const maxRequest = (): string => say(language() === 'es' ? "Retiro más grande" : "Largest pickup");
/** Label: field. */
export const sameDayCutoff = (): string => say(language() === 'es' ? "Hora límite para un retiro el mismo día" : "Cut-off for a pickup on the same day");
/** Helper: of a field. */
export const sameDayCutoffHint = (): string => say(language() === 'es' ? "Según el reloj de la sucursal. Déjelo vacío para nunca el mismo día." : "By the branch’s clock. Leave empty for never on the same day.");
/** Label: field for a text. */
export const disclaimer = (): string => say(language() === 'es' ? "Lo que un depósito no es" : "What a deposit is not");
/** Label: field for a text. */
export const explainer = (): string => say(language() === 'es' ? "Cómo funciona el plan" : "How the plan works");
/** Heading: a part of the settings. */
export const contact = (): string => say(language() === 'es' ? "Con quién hablar" : "Who to reach");
/** Helper: what a part of the settings is. */
export const contactAbout = (): string => say(language() === 'es' ? "Aparece en Contáctenos y en los correos." : "Shown on Contact Us and in emails.");
/** Label: field. */
export const creditPhone = (): string => say(language() === 'es' ? "Teléfono de la oficina de crédito" : "Phone of the credit office");
/** Label: field. */
export const creditEmail = (): string => say(language() === 'es' ? "Correo de la oficina de crédito" : "Email of the credit office");
/** Label: field. */
export const supportHours = (): string => say(language() === 'es' ? "Horario de atención" : "Hours of support");
/** Heading: a part of the settings. */
export const agreements = (): string => say(language() === 'es' ? "Textos que se aceptan" : "Texts that people agree to");
/** Helper: what a part of the settings is. */
export const agreementsAbout = (): string => say(language() === 'es' ? "Los nombres entre {llaves} se llenan. Su banco debería aprobar cada texto antes de que valga." : "Names in {braces} are filled in. Your bank should approve each text before it is in force.");
/** Label: field for a text. */
export const webText = (): string => say(language() === 'es' ? "Texto para cuentas bancarias personales" : "Text for personal bank accounts");
/** Label: field; names the text above it. */
export const webVersion = (): string => say(language() === 'es' ? "Versión para cuentas bancarias personales" : "Version for personal bank accounts");
/** Label: field for a text. */
export const ccdText = (): string => say(language() === 'es' ? "Texto para cuentas bancarias de empresas" : "Text for business bank accounts");
/** Label: field; names the text above it. */
export const ccdVersion = (): string => say(language() === 'es' ? "Versión para cuentas bancarias de empresas" : "Version for business bank accounts");
/** Label: field for a text. */
export const internalText = (): string => say(language() === 'es' ? "Texto para pagos del plan de depósito" : "Text for payments from the deposit plan");
/** Label: field; names the text above it. */
export const internalVersion = (): string => say(language() === 'es' ? "Versión para pagos del plan de depósito" : "Version for deposit plan payments");
/** Label: field for a text; who reads Spanish agrees to it. */
export const webSpanish = (): string => say(language() === 'es' ? "Texto en español, cuentas personales" : "Spanish text for personal bank accounts");
/** Label: field for a text; who reads Spanish agrees to it. */
export const ccdSpanish = (): string => say(language() === 'es' ? "Texto en español, cuentas de empresas" : "Spanish text for business bank accounts");
/** Label: field for a text; who reads Spanish agrees to it. */
export const internalSpanish = (): string => say(language() === 'es' ? "Texto en español, pagos del plan de depósito" : "Spanish text for deposit plan payments");
/** Helper: of the field for a Spanish text. */
export const spanishHint = (): string => say(language() === 'es' ? "Si lo deja vacío, quien lee español acepta el texto en inglés." : "Leave empty, and people who read Spanish agree to the English text.");
/** Helper: of the field for a version. */
export const versionHint = (): string => say(language() === 'es' ? "Un texto cambiado necesita otra, por ejemplo 2026-12" : "A changed text needs a new one, such as 2026-12");
/** Heading: a part of the settings. */
export const banner = (): string => say(language() === 'es' ? "Mensaje y enlaces" : "Message and links");
/** Helper: what a part of the settings is. */
export const bannerAbout = (): string => say(language() === 'es' ? "El mensaje aparece arriba de cada página, también en la de inicio de sesión. Déjelo vacío para no mostrar mensaje." : "The message is above every page, the sign-in page too. Leave it empty for no message.");
/** Label: field; how loud the message is. */
export const bannerTone = (): string => say(language() === 'es' ? "Cómo se ve" : "How it looks");
/** Label: choice of how loud a message is. */
export const toneInfo = (): string => say(language() === 'es' ? "Un aviso" : "A notice");
/** Label: choice of how loud a message is. */
export const toneWarning = (): string => say(language() === 'es' ? "Una advertencia" : "A warning");
/** Label: field. */
export const firstDay = (): string => say(language() === 'es' ? "Primer día" : "First day");
/** Label: field. */
export const lastDay = (): string => say(language() === 'es' ? "Último día" : "Last day");
/** Label: field; a web address. */
export const privacyUrl = (): string => say(language() === 'es' ? "Dirección de la política de privacidad" : "Address of the privacy policy");
/** Label: field; a web address. */
export const termsUrl = (): string => say(language() === 'es' ? "Dirección de los términos de uso" : "Address of the terms of use");
/** Label: checkbox. holiday: "Labor Day". */
export const closedOn = (d: { holiday: string | number }): string => say(language() === 'es' ? "Cerrado en " + d.holiday : "Closed on " + d.holiday);
/** Helper: of the field for the name of a day off. */
export const dayOffNameHint = (): string => say(language() === 'es' ? "Los clientes lo leen: Cerrado (Día del Fundador)" : "Customers read it: Closed (Founders’ Day)");
/** Label: checkbox; of the deposit plan, at a branch. */
export const pickup = (): string => say(language() === 'es' ? "Aquí se pueden recoger cheques" : "Checks can be picked up here");
/** Label: field. */
export const pickupLead = (): string => say(language() === 'es' ? "Horas antes de un retiro" : "Hours ahead of a pickup");
/** Helper: of a field. */
export const pickupLeadHint = (): string => say(language() === 'es' ? "Horas hábiles de esta sucursal" : "Business hours of this branch");
/** Label: field. */
export const pickupMax = (): string => say(language() === 'es' ? "Cheque más grande" : "Largest check");
/** Helper: of a field. */
export const pickupMaxHint = (): string => say(language() === 'es' ? "Lo que alguien aquí puede firmar. Déjelo vacío para cualquiera." : "What someone here may sign. Leave empty for any.");
/** Label: field. */
export const pickupSlot = (): string => say(language() === 'es' ? "Minutos por turno de retiro" : "Minutes of a pickup slot");
/** Label: field. */
export const afterHoursPhone = (): string => say(language() === 'es' ? "Teléfono fuera de horario" : "Phone after hours");
/** Label: field. */
export const weekday = (): string => say(language() === 'es' ? "Día de la semana" : "Weekday");
/** Label: field for a time. */
export const opens = (): string => say(language() === 'es' ? "Abre" : "Opens");
/** Label: field for a time. */
export const closes = (): string => say(language() === 'es' ? "Cierra" : "Closes");
/** Label: field for a month and a day. */
export const seasonFrom = (): string => say(language() === 'es' ? "Temporada desde" : "Season from");
/** Label: field for a month and a day. */
export const seasonTo = (): string => say(language() === 'es' ? "Temporada hasta" : "Season to");
/** Label: field. */
export const time = (): string => say(language() === 'es' ? "Hora" : "Time");
/** Heading: a part of the settings. */
export const branchNamed = (d: { name: string | number }): string => say(language() === 'es' ? "Sucursal " + d.name : "Branch " + d.name);
/** Button. name: of a branch. */
export const addSettingsFor = (d: { name: string | number }): string => say(language() === 'es' ? "Agregar configuración de " + d.name : "Add settings for " + d.name);
/** Heading: of a list. */
export const hours = (): string => say(language() === 'es' ? "Horario" : "Hours");
/** Text: a branch has no hours. */
export const noHoursYet = (): string => say(language() === 'es' ? "Sin horario. Los clientes ven que deben llamar para saberlo." : "No hours. Customers see “Call for hours”.");
/** Button: adds a row. */
export const addHours = (): string => say(language() === 'es' ? "Agregar horario" : "Add hours");
/** Label, read aloud: of a button. name: of a branch. */
export const removeHours = (d: { name: string | number; row: number }): string => say(language() === 'es' ? "Quitar horario " + count(d.row) + " de " + d.name : "Remove hours " + count(d.row) + " of " + d.name);
/** Heading: of a list. */
export const closures = (): string => say(language() === 'es' ? "Días con otro horario" : "Days with different hours");
/** Text: a branch has no days with different hours. */
export const noClosures = (): string => say(language() === 'es' ? "Ningún día aparte de los festivos de la empresa. Para abrir en un festivo, agréguelo con su horario." : "None yet, apart from the company’s holidays. To open on a holiday, add it with its hours.");
/** Button: adds a row. */
export const addDay = (): string => say(language() === 'es' ? "Agregar un día" : "Add a day");
/** Label, read aloud: of a button. name: of a branch. */
export const removeDay = (d: { name: string | number; row: number }): string => say(language() === 'es' ? "Quitar día " + count(d.row) + " de " + d.name : "Remove day " + count(d.row) + " of " + d.name);
/** Button. name: of a branch. */
export const removeBranch = (d: { name: string | number }): string => say(language() === 'es' ? "Quitar configuración de " + d.name : "Remove settings of " + d.name);
/** Heading: a part of the settings. */
export const holidays = (): string => say(language() === 'es' ? "Días festivos" : "Holidays");
/** Alert: above the holidays. */
export const holidaysAbout = (): string => say(language() === 'es' ? "Todas las sucursales cierran en estos días y no se puede recoger ningún cheque. Para abrir una sucursal en uno de ellos, agregue el día con su horario a esa sucursal. Los pagos siguen los días de los bancos, elija lo que elija aquí." : "Every branch stays closed on these days, and no check can be picked up. To open a branch on one of them, add the day with its hours to that branch. Payments follow the banks’ own days, whatever you choose here.");
/** Heading: of a list of checkboxes. */
export const bankHolidays = (): string => say(language() === 'es' ? "Festivos bancarios" : "Bank holidays");
/** Heading: of a list. */
export const moreDaysOff = (): string => say(language() === 'es' ? "Más días libres" : "More days off");
/** Text: the company has no day off of its own. */
export const noDaysOff = (): string => say(language() === 'es' ? "Ningún otro día" : "No other days");
/** Button: adds a row. */
export const addDayOff = (): string => say(language() === 'es' ? "Agregar un día libre" : "Add a day off");
/** Label, read aloud: of a button. */
export const removeDayOff = (d: { row: number }): string => say(language() === 'es' ? "Quitar día libre " + count(d.row) : "Remove day off " + count(d.row));
/** Label: what differs. */
export const daysOffChanged = (): string => say(language() === 'es' ? "Días festivos: más días libres" : "Holidays: more days off");
/** Label: what differs. name: of a branch. */
export const hoursChanged = (d: { name: string | number }): string => say(language() === 'es' ? "Sucursal " + d.name + ": horario" : "Branch " + d.name + ": hours");
/** Label: what differs. name: of a branch. */
export const closuresChanged = (d: { name: string | number }): string => say(language() === 'es' ? "Sucursal " + d.name + ": cierres" : "Branch " + d.name + ": closures");
/** Value: nothing was set before, or is set now. */
export const nothingSet = (): string => say(language() === 'es' ? "nada" : "none");
/** Hours of a branch on a weekday. open, close: times. */
export const hoursAllYear = (d: { close: string | number; open: string | number; weekday: string | number }): string => say(language() === 'es' ? "" + d.weekday + " de " + d.open + " a " + d.close : "" + d.weekday + " " + d.open + " to " + d.close);
/** Hours of a branch on a weekday, in a season. from, to: month and day, such as 08-01. */
export const hoursInSeason = (d: { close: string | number; from: string | number; open: string | number; to: string | number; weekday: string | number }): string => say(language() === 'es' ? "" + d.weekday + " de " + d.open + " a " + d.close + ", del " + d.from + " al " + d.to : "" + d.weekday + " " + d.open + " to " + d.close + " from " + d.from + " to " + d.to);
/** Behind a date: other hours on that day. */
export const openFromTo = (d: { close: string | number; open: string | number }): string => say(language() === 'es' ? "abre de " + d.open + " a " + d.close : "open " + d.open + " to " + d.close);
/** In place of a date that is not entered yet. */
export const dayMissing = (): string => say(language() === 'es' ? "Falta el día" : "Day missing");
/** In place of a time that is not entered yet. */
export const missing = (): string => say(language() === 'es' ? "falta" : "missing");
/** Below a heading: which holidays the company keeps. */
export const allBankHolidays = (d: { total: number }): string => say(language() === 'es' ? "Los " + count(d.total) + " festivos bancarios" : "All " + count(d.total) + " bank holidays");
/** Below a heading: which holidays the company keeps. */
export const someBankHolidays = (d: { closed: number; total: number }): string => say(language() === 'es' ? count(d.closed) + " de " + count(d.total) + " festivos bancarios" : count(d.closed) + " of " + count(d.total) + " bank holidays");
/** Below a heading: days off of the company's own. */
export const moreDaysOffCount = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: count(d.n) + " día libre más", other: count(d.n) + " días libres más" }) : plural(d.n, 0, en, { one: count(d.n) + " more day off", other: count(d.n) + " more days off" }));
/** Below the heading of a branch. */
export const noHours = (): string => say(language() === 'es' ? "Sin horario" : "No hours");
/** Below the heading of a branch: seasons with hours of their own. */
export const seasons = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: count(d.n) + " temporada", other: count(d.n) + " temporadas" }) : plural(d.n, 0, en, { one: count(d.n) + " season", other: count(d.n) + " seasons" }));
/** Below the heading of a branch: days with different hours. */
export const exceptions = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: count(d.n) + " excepción", other: count(d.n) + " excepciones" }) : plural(d.n, 0, en, { one: count(d.n) + " exception", other: count(d.n) + " exceptions" }));
/** Error. label: of the field. */
export const fillIn = (d: { label: string | number }): string => say(language() === 'es' ? "Llene “" + d.label + "”" : "Fill in “" + d.label + "”");
/** Heading: a part of the settings. */
export const effective = (): string => say(language() === 'es' ? "Desde cuándo vale" : "When it takes effect");
/** Helper: what a part of the settings is. zone: "America/Los_Angeles". */
export const effectiveAbout = (d: { zone: string | number }): string => say(language() === 'es' ? "Déjelo vacío para que valga de inmediato. La hora es la de " + d.zone + ". Hasta entonces la configuración vigente queda como está." : "Leave empty for right away. The time is meant in " + d.zone + ". Until then, the settings in force stay as they are.");
/** Busy. */
export const savingSettings = (): string => say(language() === 'es' ? "Guardando la configuración…" : "Saving the settings…");
/** Button. */
export const reviewChanges = (): string => say(language() === 'es' ? "Revisar cambios" : "Review changes");
/** Error. */
export const nothingDiffers = (): string => say(language() === 'es' ? "No hay nada distinto de la versión que abrió." : "Nothing differs from the version that you opened.");
/** Error. */
export const fieldsEmpty = (): string => say(language() === 'es' ? "Llene los campos que aún están vacíos." : "Fill in the fields that are still empty.");
/** Heading: of a question. */
export const askSave = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "¿Guardar un cambio?", other: "¿Guardar " + count(d.n) + " cambios?" }) : plural(d.n, 0, en, { one: "Save one change?", other: "Save " + count(d.n) + " changes?" }));
/** Button. */
export const saveSettings = (): string => say(language() === 'es' ? "Guardar configuración" : "Save settings");
/** Button: the way out of the question before settings are saved. */
export const keepEditing = (): string => say(language() === 'es' ? "Seguir cambiando" : "Keep editing");
/** Alert: in the question before settings are saved. */
export const holdAtOnce = (): string => say(language() === 'es' ? "Valen de inmediato. Las versiones anteriores se pueden seguir leyendo." : "They take effect right away. The versions before stay readable.");
/** Alert: in the question before settings are saved. when: day and time. */
export const holdFrom = (d: { when: string | number }): string => say(language() === 'es' ? "Valen desde el " + d.when + ". Las versiones anteriores se pueden seguir leyendo." : "They take effect on " + d.when + ". The versions before stay readable.");
/** Below the heading of the page. */
export const subtitle = (): string => say(language() === 'es' ? "Cada cambio es otra versión, que vale desde el momento que usted elija." : "Each change is another version, in force from the time that you choose.");
/** Heading: of an error. */
export const loadFailed = (): string => say(language() === 'es' ? "No se pudo cargar la configuración" : "The settings didn’t load");
/** Alert. */
export const isOlder = (d: { version: string | number }): string => say(language() === 'es' ? "Esta es la versión " + d.version + " y hay una más nueva. Lo que guarde aquí toma su lugar. <link>Abrir la versión más nueva</link>" : "This is version " + d.version + ", and there is a newer one. What you save here takes its place. <link>Open the newest version</link>");
/** Alert: done. */
export const saved = (): string => say(language() === 'es' ? "La configuración se guardó como otra versión" : "The settings are saved as another version");
/** Chip: a version of the settings. */
export const standingPast = (): string => say(language() === 'es' ? "Anterior" : "Past");
/** Chip: a version of the settings. */
export const standingInForce = (): string => say(language() === 'es' ? "Vigente" : "In force");
/** Chip: a version of the settings. */
export const standingComing = (): string => say(language() === 'es' ? "Próxima" : "Coming");
/** Heading: a part of the settings. */
export const versions = (): string => say(language() === 'es' ? "Versiones" : "Versions");
/** Helper: what a part of the settings is. */
export const versionsAbout = (): string => say(language() === 'es' ? "Lo que se aceptó con una versión se puede seguir leyendo con ella." : "What was agreed to under a version stays readable with it.");
/** Label, read aloud: a table. */
export const allVersions = (): string => say(language() === 'es' ? "Todas las versiones" : "All versions");
/** Label: column. */
export const version = (): string => say(language() === 'es' ? "Versión" : "Version");
/** Label: column. */
export const decidedBy = (): string => say(language() === 'es' ? "Decidida por" : "Decided by");
/** Label: column; when. */
export const decidedOn = (): string => say(language() === 'es' ? "Decidida" : "Decided");
/** Heading: part of the settings. */
export const viewAs = (): string => say(language() === 'es' ? "Vista como cliente" : "View as customer");
/** Text: what a part of the settings is about. */
export const viewAsSettings = (): string => say(language() === 'es' ? "De qué se entera un cliente cuando nuestra oficina mira su portal" : "What customers learn when our office looks at their portal");
/** Label: a switch. */
export const tellsCustomer = (): string => say(language() === 'es' ? "Avisar por correo al cliente cuya vista abrimos" : "Email customers when we view as them");
/** Heading: an alert above the company settings. */
export const proposalWaits = (): string => say(language() === 'es' ? "Un cambio espera a un segundo administrador" : "A change waits for a second administrator");
/** Text: a change of the settings. name: a sign-in; when: day and time. */
export const proposedBy = (d: { name: string | number; when: string | number }): string => say(language() === 'es' ? "" + d.name + " lo propuso el " + d.when + "." : "" + d.name + " proposed it on " + d.when + ".");
/** Alert: limits were loosened. */
export const savedWaits = (): string => say(language() === 'es' ? "Todavía no cambió nada. El cambio espera a un segundo administrador." : "Nothing has changed yet. The change waits for a second administrator.");
/** Text: in the question before settings are saved. */
export const holdOnceConfirmed = (): string => say(language() === 'es' ? "Esto afloja un límite. Vale cuando un segundo administrador lo confirme." : "This loosens a limit. It holds once a second administrator confirms it.");
/** Alert: for whoever changes no settings. */
export const isOlderToRead = (d: { version: string | number }): string => say(language() === 'es' ? "Esta es la versión " + d.version + " y hay una más nueva. <link>Abrir la versión más nueva</link>" : "This is version " + d.version + ", and there is a newer one. <link>Open the newest version</link>");
