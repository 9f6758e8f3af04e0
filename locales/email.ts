// Written by `npm run locales` from locales/en/email.json and locales/es/email.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say, select } from './language';

/** Label: a kind of email. */
export const signInCode = (): string => say(language() === 'es' ? "Código de acceso" : "Sign-in code");
/** Label: a kind of email. */
export const passwordCode = (): string => say(language() === 'es' ? "Código para otra contraseña" : "Code for a new password");
/** Label: a kind of email. */
export const signUpCode = (): string => say(language() === 'es' ? "Código para un acceso nuevo" : "Code for a new sign-in");
/** Label: a kind of email. */
export const contactCode = (): string => say(language() === 'es' ? "Código para un correo o teléfono" : "Code for an address or number");
/** Label: a kind of email. */
export const contactChanged = (): string => say(language() === 'es' ? "Cambio de un correo o teléfono" : "Change of an address or number");
/** Label: a kind of email. */
export const invitation = (): string => say(language() === 'es' ? "Invitación" : "Invitation");
/** Label: a kind of email. */
export const securityNotice = (): string => say(language() === 'es' ? "Aviso de seguridad" : "Security notice");
/** Label: a kind of email. */
export const optionNotice = (): string => say(language() === 'es' ? "Aviso de cuenta bancaria" : "Bank account notice");
/** Label: a kind of email. */
export const requestReceipt = (): string => say(language() === 'es' ? "Recibo de una solicitud" : "Receipt of a request");
/** Label: a kind of email. */
export const requestForOffice = (): string => say(language() === 'es' ? "Solicitud, a la oficina" : "Request, to the office");
/** Label: a kind of email. */
export const requestChanged = (): string => say(language() === 'es' ? "Cambio de una solicitud" : "Change of a request");
/** Label: a kind of email. */
export const requestQuestion = (): string => say(language() === 'es' ? "Pregunta sobre una solicitud" : "Question about a request");
/** Label: a kind of email. */
export const ticketCopy = (): string => say(language() === 'es' ? "Copia de un mensaje" : "Copy of a message");
/** Label: a kind of email. */
export const ticketForOffice = (): string => say(language() === 'es' ? "Mensaje, a la oficina" : "Message, to the office");
/** Text: why the office cannot read an email. */
export const unreadSecret = (): string => say(language() === 'es' ? "Lleva un código, una contraseña o un enlace que solo puede leer el destinatario." : "It has a code, a password or a link that only its recipient may read.");
/** Text: why the office cannot read an email. */
export const unreadForgotten = (): string => say(language() === 'es' ? "Ya no tenemos lo que decía." : "We no longer have what it said.");
/** Text: why the office cannot read an email. */
export const unreadUnwritten = (): string => say(language() === 'es' ? "No pudimos escribir este correo." : "We couldn’t write this email.");
/** Label: column and filter. */
export const recipient = (): string => say(language() === 'es' ? "Destinatario" : "Recipient");
/** Label: column and field; when the portal wrote it. */
export const written = (): string => say(language() === 'es' ? "Escrito" : "Written");
/** Label: column and field; how often the portal tried to send it. */
export const attempts = (): string => say(language() === 'es' ? "Intentos" : "Attempts");
/** Label: column. */
export const whyItFailed = (): string => say(language() === 'es' ? "Por qué falló" : "Why it failed");
/** Error: an email is named that cannot exist. */
export const useListedId = (): string => say(language() === 'es' ? "Elija un correo de la lista" : "Choose an email from the list");
/** Chip: an email is not sent yet. */
export const stateQueued = (): string => say(language() === 'es' ? "En espera" : "Waiting");
/** Chip: an email was sent; also the label of when. */
export const stateSent = (): string => say(language() === 'es' ? "Enviado" : "Sent");
/** Chip: this portal sends nothing, and keeps what it wrote. */
export const stateKept = (): string => say(language() === 'es' ? "Guardado aquí" : "Kept here");
/** Chip: the portal no longer tries to send an email. */
export const stateDead = (): string => say(language() === 'es' ? "No se pudo enviar" : "Couldn’t send");
/** What the rows of the list are, within a sentence. */
export const emailsThings = (): string => say(language() === 'es' ? "correos" : "emails");
/** Helper: what can be searched for. */
export const searched = (): string => say(language() === 'es' ? "Destinatario, tipo o motivo" : "Recipient, kind or reason");
/** Label: a filter. */
export const kind = (): string => say(language() === 'es' ? "Tipo" : "Kind");
/** Alert: above the list. */
export const notSentCount = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "No pudimos enviar un correo. Nadie lo recibió.", other: "No pudimos enviar " + count(d.n) + " correos. Nadie los recibió." }) : plural(d.n, 0, en, { one: "We couldn’t send one email. Nobody got it.", other: "We couldn’t send " + count(d.n) + " emails. Nobody got them." }));
/** Button: shows only the emails that could not be sent. */
export const show = (): string => say(language() === 'es' ? "Ver" : "Show");
/** Names a row for its checkbox, read aloud. kind: "Invitation"; recipient: an email address. */
export const kindTo = (d: { kind: string | number; recipient: string | number }): string => say(language() === 'es' ? "" + d.kind + " para " + d.recipient : "" + d.kind + " to " + d.recipient);
/** Button. */
export const sendAgain = (): string => say(language() === 'es' ? "Enviar de nuevo" : "Send again");
/** Heading: of an empty list. */
export const noneYet = (): string => say(language() === 'es' ? "Aún no hay correos" : "No emails yet");
/** Text of an empty list. */
export const listedHere = (): string => say(language() === 'es' ? "Aquí aparecen códigos, invitaciones, recibos y avisos durante un mes después de escribirlos." : "Codes, invitations, receipts and notices are listed here for a month after we write them.");
/** Alert. why: a sentence. */
export const nothingSentAgain = (d: { why: string | number }): string => say(language() === 'es' ? "No se envió nada de nuevo. " + d.why : "Nothing was sent again. " + d.why);
/** Alert. */
export const onTheirWay = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "Un correo está en camino de nuevo.", other: count(d.n) + " correos están en camino de nuevo." }) : plural(d.n, 0, en, { one: "One email is on its way again.", other: count(d.n) + " emails are on their way again." }));
/** Alert. why: one or more sentences. */
export const leftAlone = (d: { n: number; why: string | number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "Un correo no se envió de nuevo. " + d.why, other: count(d.n) + " correos no se enviaron de nuevo. " + d.why }) : plural(d.n, 0, en, { one: "One email was not sent again. " + d.why, other: count(d.n) + " emails were not sent again. " + d.why }));
/** Heading: of an error. */
export const loadFailed = (): string => say(language() === 'es' ? "No se pudo cargar este correo" : "This email didn’t load");
/** Alert. why: a sentence. */
export const notSentAgain = (d: { why: string | number }): string => say(language() === 'es' ? "No se envió de nuevo. " + d.why : "It was not sent again. " + d.why);
/** Alert: behind why an email could not be sent. */
export const nobodyGotIt = (): string => say(language() === 'es' ? "Nadie recibió este correo. Corrija la causa y envíelo de nuevo." : "Nobody got this email. Fix the cause, then send it again.");
/** Alert: behind why an email could not be sent. */
export const cantBeSentAgain = (): string => say(language() === 'es' ? "Ya no tenemos lo que decía, así que no se puede enviar de nuevo. Que la persona pida otro código, o envíe la invitación de nuevo." : "We no longer have what it said, so it can’t be sent again. Have the person ask for a new code, or send the invitation again.");
/** Heading: of a part. */
export const whatItSays = (): string => say(language() === 'es' ? "Lo que dice" : "What it says");
/** Label: the recipient. */
export const to = (): string => say(language() === 'es' ? "Para" : "To");
/** Label: whether it is an email or a text message. */
export const by = (): string => say(language() === 'es' ? "Enviado por" : "Sent by");
/** Value of "Sent by". */
export const byEmail = (): string => say(language() === 'es' ? "Correo" : "Email");
/** Label: when an email was kept instead of sent. */
export const keptOn = (): string => say(language() === 'es' ? "Guardado" : "Kept");
/** Label: when somebody had it sent again. */
export const sentAgain = (): string => say(language() === 'es' ? "Enviado de nuevo" : "Sent again");
/** Label: of the attempts to send it. */
export const whyLastFailed = (): string => say(language() === 'es' ? "Por qué falló el último" : "Why the last one failed");
/** Label: what the mail itself is named by. */
export const messageId = (): string => say(language() === 'es' ? "ID del mensaje" : "Message ID");
/** Error. */
export const noSuchEmail = (): string => say(language() === 'es' ? "No existe ese correo. Eliminamos los correos un mes después de escribirlos." : "There is no such email. We delete emails a month after we write them.");
/** Error. */
export const cantSendAgain = (d: { state: string }): string => say(language() === 'es' ? select(d.state, { queued: "Este correo aún espera a ser enviado. Solo se puede enviar de nuevo uno que no pudimos enviar.", sent: "Este correo ya se envió. Solo se puede enviar de nuevo uno que no pudimos enviar.", bounced: "Este correo se devolvió. Confirme la dirección con la persona y envíe una copia.", complained: "Este correo se marcó como spam. Solo se puede enviar de nuevo uno que no pudimos enviar.", other: "Este correo no tenía a dónde ir. Solo se puede enviar de nuevo uno que no pudimos enviar." }) : select(d.state, { queued: "This email is still waiting to be sent. You can only send one again that we couldn’t send.", sent: "This email was sent. You can only send one again that we couldn’t send.", bounced: "This email came back. Check the address with the person, then send a copy.", complained: "This email was reported as spam. You can only send one again that we couldn’t send.", other: "This email had nowhere to go. You can only send one again that we couldn’t send." }));
/** Alert: an email cannot be sent again. */
export const forgotten = (): string => say(language() === 'es' ? "Este correo llevaba un código o una contraseña, y ya no lo tenemos. Que la persona pida otro código, o envíe la invitación de nuevo." : "This email had a code or a password, and we no longer have it. Have the person ask for a new code, or send the invitation again.");
/** Label: a kind of email. */
export const optionCheck = (): string => say(language() === 'es' ? "Verificación de una cuenta bancaria" : "Check of a bank account");
/** Label: a kind of email. */
export const viewedAs = (): string => say(language() === 'es' ? "Aviso de que vimos un portal" : "Notice that we viewed a portal");
/** Label: a kind of email. */
export const messageAnswered = (): string => say(language() === 'es' ? "Respuesta a un mensaje" : "Answer to a message");
/** Label: a kind of email. */
export const accessRequest = (): string => say(language() === 'es' ? "Sobre una solicitud de acceso" : "About an access request");
/** Label: a kind of email, about a credit memo that settled a dispute. */
export const disputeSettled = (): string => say(language() === 'es' ? "Novedad de una disputa" : "News of a dispute");
/** Label: a kind of email, to somebody of the office. */
export const noteMention = (): string => say(language() === 'es' ? "Mención en una nota" : "Named in a note");
/** Label: a kind of email. */
export const secondPerson = (): string => say(language() === 'es' ? "Algo espera a una segunda persona" : "Something waits for a second person");
/** Label: a kind of email. */
export const announcement = (): string => say(language() === 'es' ? "Anuncio" : "Announcement");
/** Label: a kind of email. */
export const promise = (): string => say(language() === 'es' ? "Promesa de pago" : "Promise to pay");
/** Label: kind of email. */
export const notice = (): string => say(language() === 'es' ? "Aviso" : "Notice");
/** Label: kind of email with several notices. */
export const noticeDigest = (): string => say(language() === 'es' ? "Varios avisos" : "Several notices");
/** Label: a kind of email. */
export const autopay = (): string => say(language() === 'es' ? "Pago automático" : "Autopay");
/** Label: a kind of email. */
export const scheduled = (): string => say(language() === 'es' ? "Pago programado" : "Scheduled payment");
/** Label: a kind of email. */
export const paymentPlan = (): string => say(language() === 'es' ? "Plan de pagos" : "Payment plan");
/** Chip: an email left and was returned by the recipient's mail server. */
export const stateBounced = (): string => say(language() === 'es' ? "Devuelto" : "Came back");
/** Chip: the recipient called an email spam. */
export const stateComplained = (): string => say(language() === 'es' ? "Marcado como spam" : "Reported as spam");
/** Text: why an address gets no emails. */
export const markBounced = (): string => say(language() === 'es' ? "Los correos a esta dirección se devuelven: ese buzón no existe." : "Emails to this address come back for good: there’s no such mailbox.");
/** Text: why an address gets no emails. */
export const markUnreachable = (): string => say(language() === 'es' ? "Varios correos a esta dirección se devolvieron uno tras otro." : "Several emails to this address came back one after the other.");
/** Text: why an address gets no emails. */
export const markComplained = (): string => say(language() === 'es' ? "Un correo a esta dirección se marcó como spam." : "An email to this address was reported as spam.");
/** Alert: an address is marked. {why} is a sentence. */
export const markSince = (d: { address: string | number; when: string | number; why: string | number }): string => say(language() === 'es' ? "" + d.address + " no recibe avisos ni noticias por correo desde el " + d.when + ". " + d.why : "" + d.address + " gets no notices or news by email since " + d.when + ". " + d.why);
/** Text: what is still sent to an address that is marked. */
export const markStillTried = (): string => say(language() === 'es' ? "Los correos de seguridad y los recibos aún se intentan." : "Emails about security and receipts are still tried.");
/** Button: ends the mark of an address, so that it gets emails again. */
export const liftMark = (): string => say(language() === 'es' ? "Volver a enviar correos" : "Send emails again");
/** Heading: a question. */
export const liftTitle = (d: { address: string | number }): string => say(language() === 'es' ? "¿Volver a enviar correos a " + d.address + "?" : "Send emails to " + d.address + " again?");
/** Text: what ending the mark means. */
export const liftMeans = (): string => say(language() === 'es' ? "Hágalo cuando la dirección sea correcta. Si un correo se devuelve otra vez, volvemos a dejar de enviar. Con Amazon SES, quizá también haya que quitar la dirección de la lista de direcciones suprimidas." : "Do this once the address is right. If an email comes back again, we stop again. With Amazon SES, the address may also have to leave the list of suppressed addresses there.");
/** Label: a field for the reason; goes into the audit. */
export const liftReason = (): string => say(language() === 'es' ? "¿Cómo sabe que funciona?" : "How do you know that it works?");
/** Helper of the field for the reason. */
export const liftReasonAbout = (): string => say(language() === 'es' ? "“Hablé con la persona por teléfono.” Queda en la auditoría." : "“Spoke with them on the phone.” It’s kept in the audit.");
/** Error: a reason is missing. */
export const reasonMissing = (): string => say(language() === 'es' ? "Diga por qué." : "Say why.");
/** Toast. */
export const lifted = (d: { address: string | number }): string => say(language() === 'es' ? "" + d.address + " vuelve a recibir correos" : "" + d.address + " gets emails again");
/** Error: somebody else ended the mark before. */
export const noMark = (): string => say(language() === 'es' ? "Esta dirección ya no está marcada. Cargue la página de nuevo." : "This address isn’t marked any more. Load the page again.");
/** Button: sends an email once more to the same person. */
export const sendCopy = (): string => say(language() === 'es' ? "Enviar una copia" : "Send a copy");
/** Heading: a question. */
export const copyTitle = (d: { address: string | number }): string => say(language() === 'es' ? "¿Enviar este correo a " + d.address + " otra vez?" : "Send this email to " + d.address + " once more?");
/** Text: what sending a copy means. */
export const copyMeans = (): string => say(language() === 'es' ? "Se escribe de nuevo con lo que la persona aún puede ver, y dice que es una copia." : "It’s written again with what they may still see, and says that it’s a copy.");
/** Label: a field for the reason; goes into the audit. */
export const copyReason = (): string => say(language() === 'es' ? "¿Por qué?" : "Why?");
/** Helper of the field for the reason. */
export const copyReasonAbout = (): string => say(language() === 'es' ? "“Lo pidió por teléfono.” Queda en la auditoría." : "“Asked for it by phone.” It’s kept in the audit.");
/** Toast. */
export const copySent = (d: { address: string | number }): string => say(language() === 'es' ? "Una copia va en camino a " + d.address : "A copy is on its way to " + d.address);
/** Label: of which email this one is a copy. */
export const copyOf = (): string => say(language() === 'es' ? "Copia de" : "Copy of");
/** Error. */
export const copyNoNotice = (): string => say(language() === 'es' ? "Solo un aviso sobre una cuenta se puede enviar otra vez como copia." : "Only a notice about an account can be sent once more as a copy.");
/** Error. */
export const copyNotYet = (): string => say(language() === 'es' ? "Este correo aún no ha salido. Espere a que se envíe." : "This email isn’t on its way yet. Wait until it was sent.");
/** Error. */
export const copyTooSoon = (): string => say(language() === 'es' ? "Hace menos de un minuto salió una copia. Espere un minuto." : "A copy of it went out less than a minute ago. Wait a minute.");
/** Error: no copy goes to an address that is marked. */
export const copyMarked = (): string => say(language() === 'es' ? "Los correos a esta dirección se devuelven o se marcaron como spam. Primero confirme la dirección con la persona." : "Emails to this address come back or were reported as spam. Check the address with the person first.");
/** Error. */
export const copyDisabled = (): string => say(language() === 'es' ? "Esta persona no puede iniciar sesión ahora, así que no recibe avisos." : "This person can’t sign in now, so they get no notices.");
/** Error. */
export const copyNoAccess = (): string => say(language() === 'es' ? "Esta persona ya no puede ver de qué trata el correo." : "This person may no longer see what the email is about.");
/** Label: a kind of text message. */
export const textCode = (): string => say(language() === 'es' ? "Código para un número de teléfono" : "Code for a phone number");
/** Label: a kind of text message. */
export const textNotice = (): string => say(language() === 'es' ? "Aviso por mensaje de texto" : "Notice by text message");
/** Label: a kind of text message. */
export const textAnswer = (): string => say(language() === 'es' ? "Respuesta por mensaje de texto" : "Answer by text message");
