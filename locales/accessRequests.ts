// Written by `npm run locales` from locales/en/accessRequests.json and locales/es/accessRequests.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say } from './language';

/** Text: under the heading of the form. */
export const lead = (): string => say(language() === 'es' ? "Díganos quién es. Nuestra oficina lo revisa y le envía una invitación." : "Tell us who you are. Our office checks it and sends you an invitation.");
/** Label: field of the form. */
export const accountNo = (): string => say(language() === 'es' ? "Número de cuenta" : "Account number");
/** Helper: below the account number. */
export const accountNoHint = (): string => say(language() === 'es' ? "Está en cada factura y estado de cuenta. Deje los ceros del comienzo." : "It is on every invoice and statement. Leave the zeros in front.");
/** Label: field of the form. */
export const zip = (): string => say(language() === 'es' ? "Código postal de la cuenta" : "ZIP code of the account");
/** Label: field of the form; a figure from an invoice or a statement. */
export const figure = (): string => say(language() === 'es' ? "Un número o un monto" : "A number or an amount");
/** Helper: below the figure. */
export const figureHint = (): string => say(language() === 'es' ? "De una factura o estado de cuenta reciente: su número ayuda más. También sirve el monto adeudado, como $412.50." : "From a recent invoice or statement: its number helps most. The amount due works too, like $412.50.");
/** Label: field of the form. */
export const yourName = (): string => say(language() === 'es' ? "Su nombre" : "Your name");
/** Label: field of the form; how the person is related to the account. */
export const relation = (): string => say(language() === 'es' ? "Usted y la cuenta" : "You and the account");
/** Label: the choice while nothing is chosen. */
export const relationEmpty = (): string => say(language() === 'es' ? "Elija una opción" : "Choose one");
/** Label: field of the form for a note. */
export const note = (): string => say(language() === 'es' ? "Algo más" : "Anything else");
/** Button: sends the form. */
export const send = (): string => say(language() === 'es' ? "Enviar solicitud" : "Send request");
/** Heading: after the form was sent. */
export const sent = (): string => say(language() === 'es' ? "Solicitud enviada" : "Request sent");
/** Text: after the form was sent. */
export const sentNumber = (d: { number: string | number }): string => say(language() === 'es' ? "Su solicitud es " + d.number + "." : "Your request is " + d.number + ".");
/** Text: what happens next. It must not say whether an account exists. */
export const sentNext = (): string => say(language() === 'es' ? "Nuestra oficina la revisa en dos días hábiles. Si todo coincide, recibe una invitación por correo electrónico." : "Our office looks at it within two business days. If everything fits, you get an invitation by email.");
/** Text: after the form was sent. */
export const sentMail = (d: { email: string | number }): string => say(language() === 'es' ? "También enviamos un correo breve a " + d.email + ". Si no llega, busque en la carpeta de correo no deseado." : "We also send a short email to " + d.email + ". Look in the spam folder if it doesn’t come.");
/** Text: before the number of the office. */
export const sentCall = (): string => say(language() === 'es' ? "¿Lo necesita antes?" : "Need it sooner?");
/** Error: below the field. */
export const accountMissing = (): string => say(language() === 'es' ? "Escriba el número de cuenta" : "Enter the account number");
/** Error: below the field. */
export const zipWrong = (): string => say(language() === 'es' ? "Escriba un código postal de 5 dígitos" : "Enter a ZIP code of 5 digits");
/** Error: below the field. */
export const figureMissing = (): string => say(language() === 'es' ? "Escriba un número o un monto de una factura o estado de cuenta" : "Enter a number or an amount from an invoice or statement");
/** Error: below the field. */
export const nameMissing = (): string => say(language() === 'es' ? "Escriba su nombre" : "Enter your name");
/** Error: below the field. */
export const emailWrong = (): string => say(language() === 'es' ? "Escriba un correo electrónico, como nombre@example.com" : "Enter an email address, like name@example.com");
/** Error: below the field. */
export const phoneWrong = (): string => say(language() === 'es' ? "Escriba un número de teléfono de 10 dígitos" : "Enter a phone number of 10 digits");
/** Error: below the field. */
export const relationUnknown = (): string => say(language() === 'es' ? "Elija una opción de la lista" : "Choose one from the list");
/** Error: below a field. */
export const entryTooLong = (d: { most: number }): string => say(language() === 'es' ? "Use como máximo " + count(d.most) + " caracteres" : "Use at most " + count(d.most) + " characters");
/** Error: below the note. */
export const noteTooLong = (d: { most: number }): string => say(language() === 'es' ? "Use como máximo " + count(d.most) + " caracteres" : "Use at most " + count(d.most) + " characters");
/** Error: the form was refused. */
export const tooManyHere = (): string => say(language() === 'es' ? "Llegaron demasiadas solicitudes desde su red. Inténtelo en una hora o llámenos." : "Too many requests came from your network. Try again in an hour, or call us.");
/** Error: the form was refused. It says nothing of an account. */
export const tooManyForEmail = (): string => say(language() === 'es' ? "Hoy ya hubo varias solicitudes con este correo electrónico. Llámenos o inténtelo mañana." : "There were already several requests with this email address today. Call us, or try again tomorrow.");
/** Text: under the title of the page. */
export const subtitle = (): string => say(language() === 'es' ? "Quién pidió acceso; primero lo que más ha esperado." : "Who asked for a sign-in, the longest wait first.");
/** Label: names the two pages for who does not see them. */
export const views = (): string => say(language() === 'es' ? "Vías para usuarios nuevos" : "Ways to new users");
/** Word: what the list counts. n: how many. */
export const things = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "solicitud", other: "solicitudes" }) : plural(d.n, 0, en, { one: "request", other: "requests" }));
/** Label: what the search field looks through. */
export const searched = (): string => say(language() === 'es' ? "Número, nombre, correo o cuenta" : "Number, name, email or account");
/** Chip: nobody has decided it. */
export const stateNew = (): string => say(language() === 'es' ? "Nueva" : "New");
/** Chip: the person was invited or linked. */
export const stateApproved = (): string => say(language() === 'es' ? "Aprobada" : "Approved");
/** Chip: the office said no. */
export const stateRejected = (): string => say(language() === 'es' ? "Rechazada" : "Rejected");
/** Chip: nearly all that was typed is as the company knows it. */
export const strengthStrong = (): string => say(language() === 'es' ? "Coincide bien" : "Strong match");
/** Chip: some of what was typed is as the company knows it. */
export const strengthPartly = (): string => say(language() === 'es' ? "Coincide en parte" : "Partly a match");
/** Chip: little of what was typed is as the company knows it. */
export const strengthWeak = (): string => say(language() === 'es' ? "Coincide poco" : "Weak match");
/** Label: part of the match. */
export const matchAccount = (): string => say(language() === 'es' ? "Número de cuenta" : "Account number");
/** Label: part of the match; the number or amount that was typed. */
export const matchFigure = (): string => say(language() === 'es' ? "Cifra" : "Figure");
/** Label: part of the match. */
export const matchZip = (): string => say(language() === 'es' ? "Código postal" : "ZIP code");
/** Label: part of the match; the ERP has the address as a contact of the account. */
export const matchEmail = (): string => say(language() === 'es' ? "Correo en contactos" : "Email in contacts");
/** Label: part of the match. */
export const matchName = (): string => say(language() === 'es' ? "Nombre" : "Name");
/** Column: how well it matches. */
export const columnMatch = (): string => say(language() === 'es' ? "Coincidencia" : "Match");
/** Column: which parts match. */
export const columnMatched = (): string => say(language() === 'es' ? "Coincide" : "Matches");
/** Column: how long ago it came. */
export const columnAge = (): string => say(language() === 'es' ? "Espera" : "Waiting");
/** Column: how many other requests have the email or the account. */
export const columnDoubles = (): string => say(language() === 'es' ? "Otras iguales" : "Others alike");
/** Column: its number. */
export const columnNumber = (): string => say(language() === 'es' ? "Solicitud" : "Request");
/** Column: who of the office. */
export const columnDecidedBy = (): string => say(language() === 'es' ? "Decidió" : "Decided by");
/** Column: when. */
export const columnDecidedAt = (): string => say(language() === 'es' ? "Decidida el" : "Decided on");
/** Text: how long it waits. n: days. */
export const ageDays = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { "0": "hoy", one: count(d.n) + " día", other: count(d.n) + " días" }) : plural(d.n, 0, en, { "0": "today", one: count(d.n) + " day", other: count(d.n) + " days" }));
/** Text: the match in words and points. */
export const points = (d: { n: number; strength: string | number }): string => say(language() === 'es' ? "" + d.strength + ", " + count(d.n) + " de 100 puntos" : "" + d.strength + ", " + count(d.n) + " of 100 points");
/** Text: other requests with the email or the account; empty for none. */
export const doublesShort = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { "0": "", one: "otra igual", other: "otras " + count(d.n) + " iguales" }) : plural(d.n, 0, en, { "0": "", one: count(d.n) + " other alike", other: count(d.n) + " others alike" }));
/** Text: this part is as the company knows it. */
export const partMatches = (): string => say(language() === 'es' ? "Coincide" : "Matches");
/** Text: this part is not as the company knows it. */
export const partDiffers = (): string => say(language() === 'es' ? "No coincide" : "Doesn’t match");
/** Title: the list is empty. */
export const noneYet = (): string => say(language() === 'es' ? "Nadie ha pedido acceso" : "Nobody asked for access");
/** Text: below it. */
export const noneAbout = (): string => say(language() === 'es' ? "Aquí llegan las solicitudes de la página de inicio de sesión. También puede invitar a quienes sugiere el ERP." : "Requests from the sign-in page come here. You can also invite people the ERP suggests.");
/** Text: in place of the name that was forgotten. */
export const forgotten = (d: { days: number }): string => say(language() === 'es' ? "Borrado " + count(d.days) + " días después de la decisión" : "Deleted " + count(d.days) + " days after the decision");
/** Heading: of the panel beside the list. */
export const requestNamed = (d: { number: string | number }): string => say(language() === 'es' ? "Solicitud de acceso " + d.number : "Access request " + d.number);
/** Error: title in the panel. */
export const loadFailed = (): string => say(language() === 'es' ? "No se pudo cargar la solicitud" : "The request couldn’t be loaded");
/** Label: when. */
export const askedAt = (): string => say(language() === 'es' ? "Pedida el" : "Asked on");
/** Label: the number or amount. */
export const typedFigure = (): string => say(language() === 'es' ? "Cifra escrita" : "Figure typed");
/** Label: as typed. */
export const typedZip = (): string => say(language() === 'es' ? "Código postal escrito" : "ZIP code typed");
/** Label: how the person is related to the account. */
export const howRelated = (): string => say(language() === 'es' ? "Relación con la cuenta" : "Relation to the account");
/** Text: an optional field was left empty. */
export const notSaid = (): string => say(language() === 'es' ? "No indicado" : "Not said");
/** Text: the number that was typed is none. */
export const noSuchAccount = (d: { number: string | number }): string => say(language() === 'es' ? "" + d.number + ", no existe esa cuenta" : "" + d.number + ", no such account");
/** Heading: of the parts of the match. */
export const whatMatches = (): string => say(language() === 'es' ? "Qué coincide" : "What matches");
/** Heading: requests with the same email or account. */
export const others = (): string => say(language() === 'es' ? "Otras solicitudes iguales" : "Other requests alike");
/** Text: one of them. */
export const otherLine = (d: { email: string | number; number: string | number; state: string | number }): string => say("" + d.number + ", " + d.state + ", " + d.email);
/** Text: note above the form. */
export const alreadyUser = (d: { email: string | number }): string => say(language() === 'es' ? "" + d.email + " ya inicia sesión. Al aprobar se vinculan las cuentas a ese usuario y no se envía invitación." : "" + d.email + " already signs in. Approving links the accounts to that user and sends no invitation.");
/** Link: to the user who was made or linked. */
export const userLink = (): string => say(language() === 'es' ? "Abrir usuario" : "Open user");
/** Heading: of the form. */
export const approveHeading = (): string => say(language() === 'es' ? "Aprobar" : "Approve");
/** Button: makes the user. */
export const approve = (): string => say(language() === 'es' ? "Aprobar e invitar" : "Approve and invite");
/** Button: links the accounts to the user. */
export const approveLink = (): string => say(language() === 'es' ? "Aprobar y vincular" : "Approve and link");
/** Label: field. */
export const firstName = (): string => say(language() === 'es' ? "Nombre" : "First name");
/** Label: field. */
export const lastName = (): string => say(language() === 'es' ? "Apellido" : "Last name");
/** Label: checkbox. */
export const depositPlan = (): string => say(language() === 'es' ? "Puede usar el plan de depósitos" : "May use the deposit plan");
/** Label: field for an account number. n: counts from 1. */
export const linkAccount = (d: { n: number }): string => say(language() === 'es' ? "Cuenta " + count(d.n) : "Account " + count(d.n));
/** Label: field for the access level. */
export const linkLevel = (d: { n: number }): string => say(language() === 'es' ? "Puede hacer con la cuenta " + count(d.n) : "May do with account " + count(d.n));
/** Label: field for how the person is related. */
export const linkRelation = (d: { n: number }): string => say(language() === 'es' ? "Relación con la cuenta " + count(d.n) : "Relation to account " + count(d.n));
/** Button: adds a line for one more account. */
export const addAccount = (): string => say(language() === 'es' ? "Agregar cuenta" : "Add account");
/** Button: removes that line. */
export const removeAccount = (d: { n: number }): string => say(language() === 'es' ? "Quitar cuenta " + count(d.n) : "Remove account " + count(d.n));
/** Button: opens the form for a rejection. */
export const rejectAction = (): string => say(language() === 'es' ? "Rechazar" : "Reject");
/** Title: of the dialog. */
export const rejectTitle = (d: { number: string | number }): string => say(language() === 'es' ? "Rechazar " + d.number : "Reject " + d.number);
/** Label: field; only the office reads it. */
export const rejectReason = (): string => say(language() === 'es' ? "Motivo" : "Reason");
/** Helper: below the reason. */
export const rejectReasonHint = (): string => say(language() === 'es' ? "Solo la oficina lo lee." : "Only the office reads it.");
/** Label: checkbox. */
export const rejectTell = (d: { email: string | number }): string => say(language() === 'es' ? "Enviar un correo a " + d.email : "Send an email to " + d.email);
/** Helper: below the checkbox. */
export const rejectTellHint = (): string => say(language() === 'es' ? "No da el motivo ni dice si existe una cuenta." : "It doesn’t give the reason or say whether an account exists.");
/** Button: rejects it. */
export const rejectSend = (): string => say(language() === 'es' ? "Rechazar solicitud" : "Reject request");
/** Text: short message after it was done. */
export const doneApproved = (d: { number: string | number }): string => say(language() === 'es' ? "" + d.number + " aprobada" : "" + d.number + " approved");
/** Text: short message after it was done. */
export const doneRejected = (d: { number: string | number }): string => say(language() === 'es' ? "" + d.number + " rechazada" : "" + d.number + " rejected");
/** Text: who decided it and when. */
export const decidedLine = (d: { at: string | number; state: string | number; who: string | number }): string => say(language() === 'es' ? "" + d.state + " por " + d.who + " el " + d.at : "" + d.state + " by " + d.who + " on " + d.at);
/** Error: nothing has this number. */
export const noRequest = (): string => say(language() === 'es' ? "No existe esa solicitud. Es posible que se haya borrado." : "There is no such request. It may have been deleted.");
/** Error: two clerks at once. */
export const decidedMeanwhile = (): string => say(language() === 'es' ? "Otra persona decidió esta solicitud mientras tanto. Léala de nuevo." : "Somebody else decided this request meanwhile. Read it again.");
/** Error: nothing would be opened. */
export const accountsMissing = (): string => say(language() === 'es' ? "Indique al menos una cuenta." : "Name at least one account.");
/** Error: below the reason. */
export const reasonMissing = (): string => say(language() === 'es' ? "Escriba el motivo, para sus colegas." : "Write why, for your colleagues.");
/** Text: under the title of the page. */
export const contactsSubtitle = (): string => say(language() === 'es' ? "Contactos del ERP. Nadie obtiene acceso hasta que usted lo invite." : "Contacts of the ERP. Nobody gets access until you invite them.");
/** Word: what the list counts. n: how many. */
export const people = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "persona", other: "personas" }) : plural(d.n, 0, en, { one: "person", other: "people" }));
/** Label: what the search field looks through. */
export const contactsSearched = (): string => say(language() === 'es' ? "Nombre, correo o cuenta" : "Name, email or account");
/** Chip: has no sign-in. */
export const contactNotInvited = (): string => say(language() === 'es' ? "Sin invitar" : "Not invited");
/** Chip: signs in, but not for all accounts that the ERP names. */
export const contactLacksAccount = (): string => say(language() === 'es' ? "Le falta una cuenta" : "Lacks an account");
/** Chip: was invited and has not signed in yet. */
export const contactInvited = (): string => say(language() === 'es' ? "Invitado" : "Invited");
/** Chip: the mail server refused the invitation. */
export const contactFailed = (): string => say(language() === 'es' ? "Falló el correo" : "Email failed");
/** Chip: has signed in. */
export const contactSignedIn = (): string => say(language() === 'es' ? "Ya entró" : "Signed in");
/** Column: of the person, with what the ERP suggests. */
export const columnAccounts = (): string => say(language() === 'es' ? "Cuentas" : "Accounts");
/** Column: when. */
export const columnInvited = (): string => say(language() === 'es' ? "Invitado el" : "Invited on");
/** Title: the list is empty. */
export const nobodyThere = (): string => say(language() === 'es' ? "El ERP no nombra a nadie" : "The ERP names nobody");
/** Text: below it. */
export const nobodyThereAbout = (): string => say(language() === 'es' ? "Las personas vienen de contacts.csv de los archivos nocturnos." : "People come from contacts.csv of the nightly files.");
/** Text: the ERP gives none. */
export const noName = (): string => say(language() === 'es' ? "Sin nombre" : "No name");
/** Text: behind an account number where the ERP suggests none. */
export const levelUnsaid = (): string => say(language() === 'es' ? "sin nivel" : "no level");
/** Button: shows who would get what. */
export const invitePeople = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "Invitar a " + count(d.n) + " persona", other: "Invitar a " + count(d.n) + " personas" }) : plural(d.n, 0, en, { one: "Invite " + count(d.n) + " person", other: "Invite " + count(d.n) + " people" }));
/** Button: shown in its place while too many are selected. */
export const tooManyChosen = (d: { most: number }): string => say(language() === 'es' ? "Como máximo " + count(d.most) + " a la vez" : "At most " + count(d.most) + " at once");
/** Title: of the dialog. */
export const inviteTitle = (): string => say(language() === 'es' ? "Enviar invitaciones" : "Send invitations");
/** Heading: of the table of those who are invited. */
export const willGet = (): string => say(language() === 'es' ? "Recibirán invitación" : "Will be invited");
/** Heading: of the table of those who are not. */
export const leftOutHeading = (): string => say(language() === 'es' ? "Quedan fuera" : "Left out");
/** Column: accounts and levels. */
export const columnGets = (): string => say(language() === 'es' ? "Recibe" : "Gets");
/** Column: why somebody is left out. */
export const columnWhy = (): string => say(language() === 'es' ? "Por qué" : "Why");
/** Text: behind the accounts. */
export const withDeposit = (): string => say(language() === 'es' ? "plan de depósitos" : "deposit plan");
/** Text: why somebody is left out. */
export const leftOutMalformed = (): string => say(language() === 'es' ? "El correo electrónico no es válido" : "The email address isn’t valid");
/** Text: why somebody is left out. */
export const leftOutAlreadyUser = (): string => say(language() === 'es' ? "Ya es usuario" : "Already a user");
/** Text: why somebody is left out. */
export const leftOutShared = (): string => say(language() === 'es' ? "Nombres distintos comparten este correo" : "Different names share this address");
/** Text: why somebody is left out. */
export const leftOutNoName = (): string => say(language() === 'es' ? "Falta el nombre o el apellido" : "First or last name is missing");
/** Text: why somebody is left out. */
export const leftOutClosed = (): string => say(language() === 'es' ? "Todas las cuentas están cerradas" : "All accounts are closed");
/** Button: sends them. */
export const sendInvitations = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "Enviar " + count(d.n) + " invitación", other: "Enviar " + count(d.n) + " invitaciones" }) : plural(d.n, 0, en, { one: "Send " + count(d.n) + " invitation", other: "Send " + count(d.n) + " invitations" }));
/** Text: in the dialog. */
export const nobodyToInvite = (): string => say(language() === 'es' ? "No se puede invitar a ninguna de estas personas." : "Nobody of these can be invited.");
/** Text: what became of it. */
export const doneInvited = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { "0": "No se invitó a nadie", one: "Se invitó a " + count(d.n) + " persona", other: "Se invitó a " + count(d.n) + " personas" }) : plural(d.n, 0, en, { "0": "Nobody was invited", one: count(d.n) + " person was invited", other: count(d.n) + " people were invited" }));
/** Text: what became of it. */
export const someFailed = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "Falló " + count(d.n) + " invitación", other: "Fallaron " + count(d.n) + " invitaciones" }) : plural(d.n, 0, en, { one: count(d.n) + " invitation didn’t work", other: count(d.n) + " invitations didn’t work" }));
/** Text: one that did not work. */
export const failedLine = (d: { email: string | number; why: string | number }): string => say("" + d.email + ": " + d.why);
/** Button: sends it once more. */
export const resend = (): string => say(language() === 'es' ? "Reenviar invitación" : "Resend invitation");
/** Text: short message after it was done. */
export const resent = (d: { email: string | number }): string => say(language() === 'es' ? "Invitación enviada a " + d.email : "Invitation sent to " + d.email);
/** Label: when. */
export const lastSignIn = (): string => say(language() === 'es' ? "Último acceso" : "Last sign-in");
/** Text: has not signed in. */
export const never = (): string => say(language() === 'es' ? "Nunca" : "Never");
/** Text: an account with the suggested level. */
export const accountLine = (d: { level: string | number; name: string | number; number: string | number }): string => say("" + d.name + ", " + d.number + ": " + d.level);
/** Text: an account that the person’s sign-in has. */
export const accountLineLinked = (d: { level: string | number; name: string | number; number: string | number }): string => say(language() === 'es' ? "" + d.name + ", " + d.number + ": " + d.level + ", vinculada" : "" + d.name + ", " + d.number + ": " + d.level + ", linked");
