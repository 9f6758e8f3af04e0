// Written by `npm run locales` from locales/en/emails.json and locales/es/emails.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say, select } from './language';

/** Email: its last line. phone: the company's number. */
export const signature = (d: { company: string | number; phone: string | number }): string => say(language() === 'es' ? "" + d.company + ". ¿Preguntas? Llame al " + d.phone + "." : "" + d.company + ". Questions? Call " + d.phone + ".");
/** Subject: a code that confirms a new sign-in of one's own. */
export const signUpCodeSubject = (d: { company: string | number }): string => say(language() === 'es' ? "Confirme su acceso a " + d.company : "Confirm your sign-in at " + d.company);
/** Email: stands before the code for a new sign-in. */
export const signUpCodeIntro = (): string => say(language() === 'es' ? "Escriba este código para confirmar su nuevo acceso:" : "Enter this code to confirm your new sign-in:");
/** Email: how long a code works, after it. */
export const codeLifeHours = (d: { hours: number }): string => say(language() === 'es' ? "Puede usarlo una sola vez, en un plazo de " + plural(d.hours, 0, es, { one: count(d.hours) + " hora", other: count(d.hours) + " horas" }) + ". Nunca pedimos este código por teléfono, por correo ni por mensaje de texto." : "You can use it once, within " + plural(d.hours, 0, en, { one: count(d.hours) + " hour", other: count(d.hours) + " hours" }) + ". We never ask for this code by phone, mail or text.");
/** Email: what to do for who did not ask for the sign-in. */
export const signUpCodeNotYou = (): string => say(language() === 'es' ? "Si usted no pidió este acceso, no haga nada. Sin el código, nadie puede usar su dirección." : "If you didn’t ask for a sign-in, do nothing. Without the code, nobody can use your address.");
/** Text message: a code that confirms a new sign-in. */
export const signUpCodePhone = (d: { code: string | number; company: string | number; hours: number }): string => say(language() === 'es' ? "" + d.code + " es su clave para confirmar su acceso a " + d.company + ". Vale " + plural(d.hours, 0, es, { one: count(d.hours) + " hora", other: count(d.hours) + " horas" }) + ". Nunca la pedimos." : "" + d.code + " confirms your " + d.company + " sign-in, good for " + plural(d.hours, 0, en, { one: count(d.hours) + " hour", other: count(d.hours) + " hours" }) + ". We never ask for it.");
/** Subject: a code that finishes a sign-in. */
export const signInCodeSubject = (d: { company: string | number }): string => say(language() === 'es' ? "Su código para iniciar sesión en " + d.company : "Your sign-in code for " + d.company);
/** Email: stands before the code. */
export const signInCodeIntro = (): string => say(language() === 'es' ? "Escriba este código para terminar de iniciar sesión:" : "Enter this code to finish signing in:");
/** Email: how long a code works, after it. */
export const codeLifeMinutes = (d: { minutes: number }): string => say(language() === 'es' ? "Puede usarlo una sola vez, en un plazo de " + plural(d.minutes, 0, es, { one: count(d.minutes) + " minuto", other: count(d.minutes) + " minutos" }) + ". Nunca pedimos este código por teléfono, por correo ni por mensaje de texto." : "You can use it once, within " + plural(d.minutes, 0, en, { one: count(d.minutes) + " minute", other: count(d.minutes) + " minutes" }) + ". We never ask for this code by phone, mail or text.");
/** Email: what to do for who is not signing in. */
export const signInCodeNotYou = (): string => say(language() === 'es' ? "Si usted no está iniciando sesión en este momento, alguien más sabe su contraseña. Cámbiela y llámenos." : "If you aren’t signing in right now, someone else knows your password. Change it, and call us.");
/** Text message: a code that finishes a sign-in. */
export const signInCodePhone = (d: { code: string | number; company: string | number; minutes: number }): string => say(language() === 'es' ? "" + d.code + " es su clave para entrar a " + d.company + ". Vale " + plural(d.minutes, 0, es, { one: count(d.minutes) + " minuto", other: count(d.minutes) + " minutos" }) + ". Nunca la pedimos." : "" + d.code + " is your " + d.company + " sign-in code, good for " + plural(d.minutes, 0, en, { one: count(d.minutes) + " minute", other: count(d.minutes) + " minutes" }) + ". We never ask for it.");
/** Subject: a code that lets a forgotten password be replaced. */
export const passwordCodeSubject = (d: { company: string | number }): string => say(language() === 'es' ? "Su código para una contraseña nueva en " + d.company : "Your code for a new password at " + d.company);
/** Email: stands before the code. */
export const passwordCodeIntro = (): string => say(language() === 'es' ? "Escriba este código para elegir una contraseña nueva:" : "Enter this code to choose a new password:");
/** Email: how long the code works, after it. */
export const passwordCodeLife = (d: { minutes: number }): string => say(language() === 'es' ? "Puede usarlo una sola vez, en un plazo de " + plural(d.minutes, 0, es, { one: count(d.minutes) + " minuto", other: count(d.minutes) + " minutos" }) + ". Solo sirve el código más reciente. Nunca pedimos este código por teléfono, por correo ni por mensaje de texto." : "You can use it once, within " + plural(d.minutes, 0, en, { one: count(d.minutes) + " minute", other: count(d.minutes) + " minutes" }) + ". Only the newest code works. We never ask for this code by phone, mail or text.");
/** Email: what to do for who did not ask for it. */
export const passwordCodeNotYou = (): string => say(language() === 'es' ? "Si usted no lo pidió, no haga nada. Su contraseña sigue igual." : "If you didn’t ask for it, do nothing. Your password stays as it is.");
/** Text message: a code for a new password. */
export const passwordCodePhone = (d: { code: string | number; company: string | number; minutes: number }): string => say(language() === 'es' ? "" + d.code + " es su clave de " + d.company + " para cambiar la contraseña. Vale " + plural(d.minutes, 0, es, { one: count(d.minutes) + " minuto", other: count(d.minutes) + " minutos" }) + ". Nunca la pedimos." : "" + d.code + " is your " + d.company + " code for a new password, good for " + plural(d.minutes, 0, en, { one: count(d.minutes) + " minute", other: count(d.minutes) + " minutes" }) + ". We never ask for it.");
/** Subject: a code that proves that an address or number is one's own. */
export const contactCodeSubject = (d: { company: string | number }): string => say(language() === 'es' ? "Confirme sus datos de contacto en " + d.company : "Confirm your contact details at " + d.company);
/** Email: stands before the code. */
export const contactCodeIntro = (): string => say(language() === 'es' ? "Escriba este código en el portal para confirmar que esta dirección o este número es suyo:" : "Enter this code in the portal to confirm that this address or number is yours:");
/** Email: what to do for who did not ask for it. */
export const contactCodeNotYou = (): string => say(language() === 'es' ? "Si usted no lo pidió, no haga nada. Sin el código, nada cambia." : "If you didn’t ask for it, do nothing. Without the code, nothing changes.");
/** Text message: a code that confirms this phone. */
export const contactCodePhone = (d: { code: string | number; company: string | number; hours: number }): string => say(language() === 'es' ? "" + d.code + " es su clave de " + d.company + " para confirmar este celular. Vale " + plural(d.hours, 0, es, { one: count(d.hours) + " hora", other: count(d.hours) + " horas" }) + ". Nunca la pedimos." : "" + d.code + " confirms this number at " + d.company + ", good for " + plural(d.hours, 0, en, { one: count(d.hours) + " hour", other: count(d.hours) + " hours" }) + ". We never ask for it.");
/** Subject: the office made a sign-in for somebody. */
export const invitationSubject = (d: { company: string | number }): string => say(language() === 'es' ? "Su acceso a " + d.company : "Your sign-in at " + d.company);
/** Email: the beginning. No period, so that the username is copied without one. */
export const invitationIntro = (d: { company: string | number; username: string | number }): string => say(language() === 'es' ? "Ya puede iniciar sesión en el portal de " + d.company + ". Su nombre de usuario es " + d.username : "You can sign in to the " + d.company + " portal now. Your username is " + d.username);
/** Email: stands before the temporary password. */
export const temporaryPasswordIs = (): string => say(language() === 'es' ? "Su contraseña temporal es:" : "Your temporary password is:");
/** Email: how long the temporary password works. */
export const invitationLife = (d: { days: number }): string => say(language() === 'es' ? "Vale por " + plural(d.days, 0, es, { one: count(d.days) + " día", other: count(d.days) + " días" }) + ". Al iniciar sesión por primera vez, usted elige su propia contraseña. Nunca pedimos una contraseña por teléfono, por correo ni por mensaje de texto." : "It’s good for " + plural(d.days, 0, en, { one: count(d.days) + " day", other: count(d.days) + " days" }) + ". When you first sign in, you choose your own password. We never ask for a password by phone, mail or text.");
/** Text message: the temporary password. In Spanish without "días", whose í phones lack; days is 7. */
export const invitationPhone = (d: { company: string | number; days: number; password: string | number }): string => say(language() === 'es' ? "" + d.password + " es su contraseña temporal de " + d.company + ". " + plural(d.days, 0, es, { "7": "Vale una semana.", other: "Vale por poco tiempo." }) + " Entre con su correo." : "" + d.password + " is your temporary " + d.company + " password, good for " + plural(d.days, 0, en, { one: count(d.days) + " day", other: count(d.days) + " days" }) + ". Sign in with your email address.");
/** Subject: something about the sign-in was changed. */
export const noticeSubject = (d: { company: string | number; event: string }): string => say(language() === 'es' ? select(d.event, { passwordChanged: "Se cambió su contraseña en " + d.company, passwordReset: "Se restableció su contraseña en " + d.company, codeMethodsChanged: "Cambió la forma de recibir sus códigos en " + d.company, contactTakenBack: "Se deshizo un cambio de su acceso a " + d.company, pushAdded: "Los avisos de " + d.company + " ahora llegan a un dispositivo", textAdded: "Los mensajes de texto de " + d.company + " están activados", textRemoved: "Los mensajes de texto de " + d.company + " están desactivados", other: "Se cerraron todas sus sesiones en " + d.company }) : select(d.event, { passwordChanged: "Your password was changed at " + d.company, passwordReset: "Your password was reset at " + d.company, codeMethodsChanged: "Your sign-in codes were changed at " + d.company, contactTakenBack: "A change to your sign-in was undone at " + d.company, pushAdded: "Notices from " + d.company + " now come to a device", textAdded: "Text messages from " + d.company + " are on", textRemoved: "Text messages from " + d.company + " are off", other: "You were signed out everywhere at " + d.company }));
/** Email: what happened and when. */
export const noticeSaid = (d: { at: string | number; event: string }): string => say(language() === 'es' ? select(d.event, { passwordChanged: "El " + d.at + ", se cambió su contraseña.", passwordReset: "El " + d.at + ", se restableció su contraseña.", codeMethodsChanged: "El " + d.at + ", se cambió la forma en que recibe sus códigos.", contactTakenBack: "El " + d.at + ", se deshizo un cambio de su acceso.", pushAdded: "El " + d.at + ", se activaron las notificaciones en uno de sus dispositivos.", textAdded: "El " + d.at + ", se activaron los mensajes de texto para un número de teléfono.", textRemoved: "El " + d.at + ", se desactivaron los mensajes de texto.", other: "El " + d.at + ", se cerró su sesión en todos los dispositivos." }) : select(d.event, { passwordChanged: "On " + d.at + ", your password was changed.", passwordReset: "On " + d.at + ", your password was reset.", codeMethodsChanged: "On " + d.at + ", the way you get sign-in codes was changed.", contactTakenBack: "On " + d.at + ", a change to your sign-in was undone.", pushAdded: "On " + d.at + ", notifications were turned on for one of your devices.", textAdded: "On " + d.at + ", text messages were turned on for a phone number.", textRemoved: "On " + d.at + ", text messages were turned off.", other: "On " + d.at + ", you were signed out on all devices." }));
/** Email: what to do, where no number to call is known. */
export const noticeNotYou = (): string => say(language() === 'es' ? "Si fue usted, no tiene que hacer nada. Si no, elija una contraseña nueva y llámenos." : "If that was you, you’re all set. If it wasn’t, choose a new password and call us.");
/** Email: what to do. */
export const noticeNotYouCall = (d: { phone: string | number }): string => say(language() === 'es' ? "Si fue usted, no tiene que hacer nada. Si no, elija una contraseña nueva y llámenos al " + d.phone + "." : "If that was you, you’re all set. If it wasn’t, choose a new password and call us at " + d.phone + ".");
/** Text message: something about the sign-in was changed. */
export const noticePhone = (d: { at: string | number; company: string | number; event: string }): string => say(language() === 'es' ? select(d.event, { passwordChanged: "" + d.company + ": su contraseña fue cambiada, " + d.at + ".", passwordReset: "" + d.company + ": su contraseña fue restablecida, " + d.at + ".", codeMethodsChanged: "" + d.company + ": sus claves de acceso ahora llegan de otra forma, " + d.at + ".", contactTakenBack: "" + d.company + ": un cambio de su acceso fue anulado, " + d.at + ".", pushAdded: "" + d.company + ": se activaron las notificaciones en un dispositivo, " + d.at + ".", textAdded: "" + d.company + ": se activaron los mensajes de texto, " + d.at + ".", textRemoved: "" + d.company + ": se desactivaron los mensajes de texto, " + d.at + ".", other: "" + d.company + ": se cerraron todas sus sesiones, " + d.at + "." }) + " ¿No fue usted? Hable con nosotros." : select(d.event, { passwordChanged: "" + d.company + ": your password was changed, " + d.at + ".", passwordReset: "" + d.company + ": your password was reset, " + d.at + ".", codeMethodsChanged: "" + d.company + ": the way you get sign-in codes was changed, " + d.at + ".", contactTakenBack: "" + d.company + ": a change to your sign-in was undone, " + d.at + ".", pushAdded: "" + d.company + ": notifications were turned on for a device, " + d.at + ".", textAdded: "" + d.company + ": text messages were turned on, " + d.at + ".", textRemoved: "" + d.company + ": text messages were turned off, " + d.at + ".", other: "" + d.company + ": you were signed out on all devices, " + d.at + "." }) + " Not you? Choose a new password and call us.");
/** Subject: the address (email) or number (other) of a sign-in was replaced. */
export const contactChangedSubject = (d: { company: string | number; what: string }): string => say(language() === 'es' ? select(d.what, { email: "Se cambió su correo electrónico en " + d.company, other: "Se cambió su número de teléfono en " + d.company }) : select(d.what, { email: "Your email address was changed at " + d.company, other: "Your phone number was changed at " + d.company }));
/** Email: what happened and when. */
export const contactChangedSaid = (d: { at: string | number; what: string }): string => say(language() === 'es' ? select(d.what, { email: "El " + d.at + ", se cambió el correo electrónico de su acceso.", other: "El " + d.at + ", se cambió el número de teléfono de su acceso." }) : select(d.what, { email: "On " + d.at + ", the email address of your sign-in was changed.", other: "On " + d.at + ", the phone number of your sign-in was changed." }));
/** Email: what holds for some days after a change of address or number. */
export const contactChangedMeanwhile = (d: { hours: number }): string => say(language() === 'es' ? "Si fue usted, no tiene que hacer nada. Durante " + plural(d.hours, 0, es, { one: count(d.hours) + " hora", other: count(d.hours) + " horas" }) + ", los códigos para una contraseña nueva siguen llegando a donde llegaban antes. Las cuentas bancarias se quedan como están." : "If that was you, you’re all set. For " + plural(d.hours, 0, en, { one: count(d.hours) + " hour", other: count(d.hours) + " hours" }) + ", codes for a new password still go where they went before. Bank accounts stay as they are.");
/** Email: what to do, with a link after it that undoes the change. */
export const contactChangedNotYou = (d: { hours: number }): string => say(language() === 'es' ? "Si no fue usted, deshaga el cambio en un plazo de " + plural(d.hours, 0, es, { one: count(d.hours) + " hora", other: count(d.hours) + " horas" }) + ". Eso también cierra todas las sesiones. Después llámenos." : "If it wasn’t you, undo the change within " + plural(d.hours, 0, en, { one: count(d.hours) + " hour", other: count(d.hours) + " hours" }) + ". That also ends every sign-in. Then call us.");
/** Email: what to do, with a link after it that undoes the change. */
export const contactChangedNotYouCall = (d: { hours: number; phone: string | number }): string => say(language() === 'es' ? "Si no fue usted, deshaga el cambio en un plazo de " + plural(d.hours, 0, es, { one: count(d.hours) + " hora", other: count(d.hours) + " horas" }) + ". Eso también cierra todas las sesiones. Después llámenos al " + d.phone + "." : "If it wasn’t you, undo the change within " + plural(d.hours, 0, en, { one: count(d.hours) + " hour", other: count(d.hours) + " hours" }) + ". That also ends every sign-in. Then call us at " + d.phone + ".");
/** Email: what to do, where there is no link that undoes the change. */
export const contactChangedJustCall = (): string => say(language() === 'es' ? "Si no fue usted, llámenos." : "If it wasn’t you, call us.");
/** Email: what to do, where there is no link that undoes the change. */
export const contactChangedJustCallAt = (d: { phone: string | number }): string => say(language() === 'es' ? "Si no fue usted, llámenos al " + d.phone + "." : "If it wasn’t you, call us at " + d.phone + ".");
/** Button: a link in an email that undoes the change of an address or number. */
export const undoChange = (): string => say(language() === 'es' ? "Deshacer el cambio" : "Undo the change");
/** Text message: an address or number of a sign-in was replaced. */
export const contactChangedPhone = (d: { at: string | number; company: string | number; what: string }): string => say(language() === 'es' ? select(d.what, { email: "" + d.company + ": su correo fue cambiado, " + d.at + ".", other: "" + d.company + ": su celular fue cambiado, " + d.at + "." }) + " ¿No fue usted? Hable con nosotros de inmediato." : select(d.what, { email: "" + d.company + ": your email address was changed, " + d.at + ".", other: "" + d.company + ": your phone number was changed, " + d.at + "." }) + " Not you? Call us at once.");
/** Subject: a bank account was saved (added), corrected by its bank, can be used again (unblocked), or was deleted (other). */
export const optionSubject = (d: { company: string | number; event: string }): string => say(language() === 'es' ? select(d.event, { added: "Se agregó una cuenta bancaria en " + d.company, corrected: "Se corrigió una cuenta bancaria en " + d.company, unblocked: "Una cuenta bancaria se puede usar de nuevo en " + d.company, other: "Se quitó una cuenta bancaria en " + d.company }) : select(d.event, { added: "A bank account was added at " + d.company, corrected: "A bank account was corrected at " + d.company, unblocked: "A bank account can be used again at " + d.company, other: "A bank account was removed at " + d.company }));
/** Email: a saved bank account within a sentence: its own name, last digits and bank. */
export const bankAccountNamed = (d: { bank: string | number; digits: string | number; nickname: string | number }): string => say(language() === 'es' ? "" + d.nickname + " " + d.digits + " de " + d.bank : "" + d.nickname + " " + d.digits + " at " + d.bank);
/** Email: who saved a bank account and what it pays for. count and accounts: the numbers of trade accounts. */
export const optionAdded = (d: { accounts: string | number; at: string | number; bank: string | number; by: string | number; count: number }): string => say(language() === 'es' ? "El " + d.at + ", " + d.by + " guardó la cuenta bancaria “" + d.bank + "”, que " + plural(d.count, 0, es, { "0": "no paga ninguna cuenta", one: "paga la cuenta " + d.accounts, other: "paga las cuentas " + d.accounts }) + "." : "On " + d.at + ", " + d.by + " saved the bank account “" + d.bank + "” to pay for " + plural(d.count, 0, en, { "0": "no account", one: "account " + d.accounts, other: "accounts " + d.accounts }) + ".");
/** Email: who deleted a bank account and what it paid for. */
export const optionRemoved = (d: { accounts: string | number; at: string | number; bank: string | number; by: string | number; count: number }): string => say(language() === 'es' ? "El " + d.at + ", " + d.by + " eliminó la cuenta bancaria “" + d.bank + "”, que " + plural(d.count, 0, es, { "0": "no pagaba ninguna cuenta", one: "pagaba la cuenta " + d.accounts, other: "pagaba las cuentas " + d.accounts }) + "." : "On " + d.at + ", " + d.by + " deleted the bank account “" + d.bank + "”, which paid for " + plural(d.count, 0, en, { "0": "no account", one: "account " + d.accounts, other: "accounts " + d.accounts }) + ".");
/** Email: what happens next with a saved bank account. */
export const optionConfirmed = (): string => say(language() === 'es' ? "La verificamos con el banco antes de cobrar el primer pago." : "We check it with the bank before we take the first payment from it.");
/** Email: why somebody gets it and what to do, where no number to call is known. */
export const optionWhy = (): string => say(language() === 'es' ? "Recibe este mensaje porque usted tiene acceso a una de estas cuentas. Si ya lo sabía, no tiene que hacer nada. Si no, llámenos de inmediato y elija una contraseña nueva en el portal." : "You get this because you sign in for one of these accounts. If you know about this, you’re all set. If not, call us at once, and choose a new password in the portal.");
/** Email: why somebody gets it and what to do. */
export const optionWhyCall = (d: { phone: string | number }): string => say(language() === 'es' ? "Recibe este mensaje porque usted tiene acceso a una de estas cuentas. Si ya lo sabía, no tiene que hacer nada. Si no, llámenos de inmediato al " + d.phone + " y elija una contraseña nueva en el portal." : "You get this because you sign in for one of these accounts. If you know about this, you’re all set. If not, call us at " + d.phone + " at once, and choose a new password in the portal.");
/** Text message: a bank account was saved, corrected, can be used again, or was deleted. digits: its last four. */
export const optionPhone = (d: { at: string | number; company: string | number; digits: string | number; event: string }): string => say(language() === 'es' ? "" + d.company + ": cuenta bancaria terminada en " + d.digits + " " + select(d.event, { added: "agregada", corrected: "corregida por su banco", unblocked: "se puede usar de nuevo", other: "eliminada" }) + ", " + d.at + ". ¿No fue usted? Hable con nosotros." : "" + d.company + ": bank account ending in " + d.digits + " " + select(d.event, { added: "added", corrected: "corrected by its bank", unblocked: "can be used again", other: "removed" }) + ", " + d.at + ". Not you? Call us.");
/** Email: a request in one line. account: a name. */
export const requestSummary = (d: { account: string | number; amount: string | number; number: string | number }): string => say(language() === 'es' ? "Solicitud " + d.number + ": " + d.amount + " para " + d.account + "." : "Request " + d.number + ": " + d.amount + " for " + d.account + ".");
/** Email: a request in one line, where the name of the account is not known. */
export const requestSummaryOwn = (d: { amount: string | number; number: string | number }): string => say(language() === 'es' ? "Solicitud " + d.number + ": " + d.amount + " para su cuenta." : "Request " + d.number + ": " + d.amount + " for your account.");
/** Email: where the money of a request comes from and where it goes. */
export const fromTo = (d: { source: string | number; target: string | number }): string => say(language() === 'es' ? "De: " + d.source + ". Para: " + d.target + "." : "From: " + d.source + ". To: " + d.target + ".");
/** Email: the day that was asked for. */
export const dayOfPayment = (d: { day: string | number }): string => say(language() === 'es' ? "Día de pago: " + d.day + "." : "Day of payment: " + d.day + ".");
/** Email: the day on which money is picked up. */
export const pickupOn = (d: { day: string | number }): string => say(language() === 'es' ? "Retiro: " + d.day + "." : "Pickup: " + d.day + ".");
/** Email: when money is picked up. */
export const pickupOnAt = (d: { day: string | number; time: string | number }): string => say(language() === 'es' ? "Retiro: " + d.time + " del " + d.day + "." : "Pickup: " + d.day + " at " + d.time + ".");
/** Subject: to who sent a request. */
export const requestReceiptSubject = (d: { company: string | number; number: string | number }): string => say(language() === 'es' ? "Recibimos su solicitud " + d.number + " en " + d.company : "We have your request " + d.number + " at " + d.company);
/** Email: what the reader wrote with a request. */
export const yourComments = (d: { text: string | number }): string => say(language() === 'es' ? "Sus comentarios: " + d.text : "Your comments: " + d.text);
/** Email: until when a request can be cancelled. "Payment Requests" is the name of a page. */
export const cancelUntil = (d: { at: string | number }): string => say(language() === 'es' ? "Puede cancelarla en Solicitudes de pago hasta el " + d.at + "." : "You can cancel it in Payment Requests until " + d.at + ".");
/** Email: the text that was agreed to, word by word as it was. */
export const agreedTo = (d: { text: string | number }): string => say(language() === 'es' ? "Lo que usted aceptó: " + d.text : "What you agreed to: " + d.text);
/** Button: a link to the portal in an email. */
export const seeRequest = (): string => say(language() === 'es' ? "Ver su solicitud" : "See your request");
/** Email: the last line of a receipt. */
export const requestNotYou = (): string => say(language() === 'es' ? "Si usted no la pidió, cancélela y llámenos." : "If you didn’t ask for this, cancel it and call us.");
/** Text message: to who sent a request. */
export const requestReceiptPhone = (d: { company: string | number; number: string | number }): string => say(language() === 'es' ? "" + d.company + ": tenemos su solicitud " + d.number + ". ¿No fue usted? Hable con nosotros." : "" + d.company + ": we have your request " + d.number + ". Not you? Call us.");
/** Subject: where a request stands now. status: as on its chip. */
export const requestChangedSubject = (d: { company: string | number; number: string | number; status: string | number }): string => say(language() === 'es' ? "" + d.number + ": " + d.status + ", en " + d.company : "" + d.number + ": " + d.status + ", at " + d.company);
/** Subject: of a question about a request. number: of a request; company: the sender. */
export const requestQuestionSubject = (d: { company: string | number; number: string | number }): string => say(language() === 'es' ? "Una pregunta sobre " + d.number + ", de " + d.company : "A question about " + d.number + ", from " + d.company);
/** Email: what our office wrote to a request. */
export const note = (d: { text: string | number }): string => say(language() === 'es' ? "Nota: " + d.text : "Note: " + d.text);
/** Text message: a request moved on. Phones know few letters, so it names no status. number: of the request. */
export const requestChangedPhone = (d: { company: string | number; number: string | number }): string => say(language() === 'es' ? "" + d.company + ": hay novedades de su solicitud " + d.number + ". Vea el portal." : "" + d.company + ": there is news about your request " + d.number + ". See it in the portal.");
/** Subject: to the office. kind: payment, refund of credit, or money out of the deposit plan (other). */
export const requestForOfficeSubject = (d: { amount: string | number; kind: string; number: string | number }): string => say(language() === 'es' ? select(d.kind, { payment: "" + d.number + ": pago solicitado, " + d.amount, refund: "" + d.number + ": reembolso de crédito solicitado, " + d.amount, other: "" + d.number + ": retiro del plan de depósito solicitado, " + d.amount }) : select(d.kind, { payment: "" + d.number + ": payment requested, " + d.amount, refund: "" + d.number + ": refund of credit requested, " + d.amount, other: "" + d.number + ": money from the deposit plan requested, " + d.amount }));
/** Email: to the office. name: a sign-in. */
export const requestedBy = (d: { kind: string; name: string | number }): string => say(language() === 'es' ? select(d.kind, { payment: "" + d.name + " solicitó un pago.", refund: "" + d.name + " solicitó un reembolso de crédito.", other: "" + d.name + " solicitó un retiro del plan de depósito." }) : select(d.kind, { payment: "" + d.name + " requested a payment.", refund: "" + d.name + " requested a refund of credit.", other: "" + d.name + " requested money from the deposit plan." }));
/** Email: to the office: what the customer wrote with a request. */
export const comments = (d: { text: string | number }): string => say(language() === 'es' ? "Comentarios: " + d.text : "Comments: " + d.text);
/** Email: to the office: what to do with a request. */
export const decideInPortal = (): string => say(language() === 'es' ? "Apruébela o rechácela en el portal. Nadie lee las respuestas a este correo." : "Approve or reject it in the portal. Nobody reads replies to this email.");
/** Button: a link to the portal in an email. */
export const openPortal = (): string => say(language() === 'es' ? "Abrir el portal" : "Open the portal");
/** Text message: to the office. */
export const requestForOfficePhone = (d: { company: string | number; number: string | number }): string => say(language() === 'es' ? "" + d.company + ": la solicitud " + d.number + " espera respuesta." : "" + d.company + ": request " + d.number + " is ready to review.");
/** Email: above a message that somebody wrote to us: its topic and when it was sent. */
export const ticketHead = (d: { at: string | number; topic: string | number }): string => say("" + d.topic + ", " + d.at + ".");
/** Email: what a message is about, as "Invoice 0048213". */
export const ticketAbout = (d: { what: string | number }): string => say(language() === 'es' ? "Sobre: " + d.what + "." : "About: " + d.what + ".");
/** Email: whose account a message is about. */
export const ticketAccount = (d: { name: string | number }): string => say(language() === 'es' ? "Cuenta: " + d.name + "." : "Account: " + d.name + ".");
/** Email: the names of the files that came with a message. */
export const ticketFiles = (d: { files: string | number }): string => say(language() === 'es' ? "Archivos, guardados en el portal: " + d.files + "." : "Files, kept in the portal: " + d.files + ".");
/** Subject: to who wrote to us. */
export const ticketCopySubject = (d: { company: string | number; number: string | number }): string => say(language() === 'es' ? "Recibimos su mensaje " + d.number + " en " + d.company : "We have your message " + d.number + " at " + d.company);
/** Email: to who wrote to us. to: an address or a number. */
export const ticketThanks = (d: { number: string | number; to: string | number; way: string }): string => say(language() === 'es' ? "Gracias por escribirnos. Su mensaje tiene el número " + d.number + ". Le responderemos " + select(d.way, { email: "por correo electrónico a " + d.to, phone: "por teléfono al " + d.to, other: "por mensaje de texto al " + d.to }) + "." : "Thank you for writing. Your message has the number " + d.number + ". We’ll answer " + select(d.way, { email: "by email to " + d.to, phone: "by phone at " + d.to, other: "by text message to " + d.to }) + ".");
/** Email: the last line of a copy. */
export const ticketNotYou = (): string => say(language() === 'es' ? "Si usted no escribió esto, llámenos." : "If you didn’t write this, call us.");
/** Text message: to who wrote to us. */
export const ticketCopyPhone = (d: { company: string | number; number: string | number }): string => say(language() === 'es' ? "" + d.company + ": tenemos su mensaje " + d.number + ". ¿No fue usted? Hable con nosotros." : "" + d.company + ": we have your message " + d.number + ". Not you? Call us.");
/** Subject: to the office. */
export const ticketForOfficeSubject = (d: { number: string | number; topic: string | number }): string => say("" + d.number + ": " + d.topic);
/** Email: to the office: who wrote, and how to answer. name: a sign-in; to: an address or a number. */
export const ticketWrote = (d: { name: string | number; to: string | number; way: string }): string => say(language() === 'es' ? "" + d.name + " escribió desde el portal. " + select(d.way, { email: "Responda por correo electrónico a " + d.to + ".", phone: "Responda por teléfono: " + d.to + ".", other: "Responda por mensaje de texto: " + d.to + "." }) + " Nadie lee las respuestas a este correo." : "" + d.name + " wrote from the portal. " + select(d.way, { email: "Answer by email to " + d.to + ".", phone: "Answer by phone: " + d.to + ".", other: "Answer by text message: " + d.to + "." }) + " Nobody reads replies to this email.");
/** Text message: to the office. */
export const ticketForOfficePhone = (d: { company: string | number; number: string | number }): string => say(language() === 'es' ? "" + d.company + ": el mensaje " + d.number + " espera respuesta." : "" + d.company + ": message " + d.number + " waits for an answer.");
/** Alert: why an email was not sent; the office reads it. */
export const failedSealed = (): string => say(language() === 'es' ? "Este servidor no puede leer el correo. Se selló con otra llave." : "This server can’t read the email. It was sealed with another key.");
/** Alert: why an email was not sent. */
export const failedTooLate = (): string => say(language() === 'es' ? "El código expiró antes de que saliera el correo." : "The code in the email expired before it could leave.");
/** Alert: why an email was not sent. detail: a name for whoever looks after the server. */
export const failedUnwritten = (d: { detail: string | number }): string => say(language() === 'es' ? "No pudimos escribir este correo (" + d.detail + ")." : "We couldn’t write this email (" + d.detail + ").");
/** Alert: why an email was not sent. */
export const failedCarrier = (d: { detail: string | number }): string => say(language() === 'es' ? "Falló el servicio de correo (" + d.detail + ")." : "The mail service failed (" + d.detail + ").");
/** Alert: why an email was not sent. */
export const failedSesSilent = (): string => say(language() === 'es' ? "Amazon SES no confirmó que aceptó el correo." : "Amazon SES didn’t say that it took the email.");
/** Alert: why an email was not sent. */
export const failedSes = (d: { detail: string | number }): string => say(language() === 'es' ? "Amazon SES no aceptó el correo (" + d.detail + ")." : "Amazon SES didn’t take the email (" + d.detail + ").");
/** Alert: why an email was not sent. */
export const failedSmtp = (d: { detail: string | number }): string => say(language() === 'es' ? "El servidor de correo no aceptó el correo (" + d.detail + ")." : "The mail server didn’t take the email (" + d.detail + ").");
/** Alert: why an email was not sent. */
export const failedRecipient = (): string => say(language() === 'es' ? "El destinatario no es una sola dirección de correo." : "The recipient isn’t a single email address.");
/** Alert: why an email was not sent. */
export const failedHeader = (): string => say(language() === 'es' ? "El asunto o el remitente contiene un salto de renglón o un carácter de control." : "The subject or sender holds a line end or control character.");
/** Alert: why a text message was not sent. */
export const failedTooLong = (): string => say(language() === 'es' ? "El mensaje de texto tiene más de 160 caracteres." : "The text message is longer than 160 characters.");
/** Alert: why a text message was not sent. */
export const failedCharacter = (): string => say(language() === 'es' ? "El mensaje de texto contiene un carácter que algunos celulares no muestran." : "The text message holds a character that phones may not show.");
/** Email: a bank corrected the numbers of a saved bank account. count and accounts: the trade accounts that it pays for. */
export const optionCorrected = (d: { accounts: string | number; at: string | number; bank: string | number; count: number }): string => say(language() === 'es' ? "El " + d.at + ", el banco nos indicó cómo se escribe bien la cuenta bancaria “" + d.bank + "” y la corregimos. " + plural(d.count, 0, es, { "0": "No paga ninguna cuenta", one: "Paga la cuenta " + d.accounts, other: "Paga las cuentas " + d.accounts }) + "." : "On " + d.at + ", the bank told us how the bank account “" + d.bank + "” is written right, and we corrected it. It pays for " + plural(d.count, 0, en, { "0": "no account", one: "account " + d.accounts, other: "accounts " + d.accounts }) + ".");
/** Email: a blocked bank account can be used again. count and accounts: the trade accounts that it pays for. */
export const optionUnblocked = (d: { accounts: string | number; at: string | number; bank: string | number; count: number }): string => say(language() === 'es' ? "El " + d.at + ", nuestra oficina permitió usar de nuevo la cuenta bancaria “" + d.bank + "” después de que se devolviera un pago. " + plural(d.count, 0, es, { "0": "No paga ninguna cuenta", one: "Paga la cuenta " + d.accounts, other: "Paga las cuentas " + d.accounts }) + "." : "On " + d.at + ", our office let the bank account “" + d.bank + "” be used again after a payment from it came back. It pays for " + plural(d.count, 0, en, { "0": "no account", one: "account " + d.accounts, other: "accounts " + d.accounts }) + ".");
/** Subject: how the check of a saved bank account goes. other: wrong amounts were entered too often. */
export const checkSubject = (d: { company: string | number; event: string }): string => say(language() === 'es' ? select(d.event, { depositsSent: "Dos depósitos pequeños van en camino a su cuenta bancaria", prenoteSent: "Estamos verificando su cuenta bancaria", confirmed: "Su cuenta bancaria está confirmada", lapsed: "Sus dos depósitos pequeños no se confirmaron a tiempo", returned: "Su banco devolvió nuestra verificación", other: "Su cuenta bancaria no está confirmada" }) + " – " + d.company : select(d.event, { depositsSent: "Two small deposits are on their way to your bank account", prenoteSent: "We’re checking your bank account", confirmed: "Your bank account is confirmed", lapsed: "Your two small deposits weren’t confirmed in time", returned: "Your bank sent our check back", other: "Your bank account isn’t confirmed" }) + " – " + d.company);
/** Email: two small deposits check a saved bank account. bank: its name, last digits and bank. */
export const depositsSent = (d: { bank: string | number; company: string | number; day: string | number }): string => say(language() === 'es' ? "Enviamos dos depósitos pequeños, cada uno de menos de un dólar, a “" + d.bank + "”. Llegan a más tardar el " + d.day + ", y su banco muestra " + d.company + " junto a ellos. No los cobramos de vuelta." : "We sent two small deposits, each of less than a dollar, to “" + d.bank + "”. They arrive by " + d.day + ", and your bank shows " + d.company + " beside them. We take nothing back.");
/** Email: what to do about the two small deposits. */
export const depositsWhatToDo = (d: { day: string | number }): string => say(language() === 'es' ? "Busque los dos montos en su banco e ingréselos en el portal en Opciones de pago a más tardar el " + d.day + ". Nadie de nuestra oficina se los pide." : "Look the two amounts up at your bank, then enter them in the portal under Payment options by " + d.day + ". Nobody from our office asks you for them.");
/** Email: a prenote checks a saved bank account. */
export const prenoteSent = (d: { bank: string | number; day: string | number }): string => say(language() === 'es' ? "Preguntamos a su banco si podemos cobrar de “" + d.bank + "”. No se mueve dinero. Si su banco no pone objeciones, podrá pagar desde ella a partir del " + d.day + ". No tiene que hacer nada." : "We asked your bank whether we can debit “" + d.bank + "”. No money moves. If your bank doesn’t object, you can pay from it from " + d.day + " on. There’s nothing you have to do.");
/** Email: the check of a saved bank account is done. */
export const checkConfirmed = (d: { bank: string | number }): string => say(language() === 'es' ? "“" + d.bank + "” está confirmada. Ya puede pagar desde ella." : "“" + d.bank + "” is confirmed. You can pay from it now.");
/** Email: wrong amounts were entered too often. */
export const checkWrongAmounts = (d: { bank: string | number }): string => say(language() === 'es' ? "Tres veces se ingresaron para “" + d.bank + "” montos que no son los de los dos depósitos. Por su seguridad ya no se puede ingresar ninguno, y no se puede pagar desde ella." : "Three times, amounts were entered for “" + d.bank + "” that aren’t those of the two deposits. For your safety no more can be entered, and nothing can be paid from it.");
/** Email: what to do where wrong amounts were entered too often and no number to call is known. */
export const checkByHand = (): string => say(language() === 'es' ? "Llámenos. Podemos confirmarla con usted y su banco. Si no fue usted, avísenos de inmediato y elija una contraseña nueva en el portal." : "Call us. We can confirm it with you and your bank. If it wasn’t you, tell us at once, and choose a new password in the portal.");
/** Email: what to do where wrong amounts were entered too often. */
export const checkByHandAt = (d: { phone: string | number }): string => say(language() === 'es' ? "Llámenos al " + d.phone + ". Podemos confirmarla con usted y su banco. Si no fue usted, avísenos de inmediato y elija una contraseña nueva en el portal." : "Call us at " + d.phone + ". We can confirm it with you and your bank. If it wasn’t you, tell us at once, and choose a new password in the portal.");
/** Email: nobody entered the amounts of the two small deposits. */
export const checkLapsed = (d: { bank: string | number }): string => say(language() === 'es' ? "Los dos depósitos pequeños a “" + d.bank + "” no se confirmaron en diez días bancarios, por lo que sus montos ya no se aceptan." : "The two small deposits to “" + d.bank + "” weren’t confirmed within ten banking days, so their amounts aren’t taken anymore.");
/** Email: what to do where the amounts of two deposits were not entered in time. */
export const checkLapsedWhatToDo = (): string => say(language() === 'es' ? "En el portal, en Opciones de pago, puede pedir dos depósitos nuevos una vez. O llámenos, y la confirmamos con su banco." : "In the portal, under Payment options, you can ask for two new deposits once. Or call us, and we confirm it with your bank.");
/** Email: the bank sent back a prenote or a small deposit. reason: a sentence. */
export const checkReturned = (d: { bank: string | number; reason: string | number }): string => say(language() === 'es' ? "Su banco devolvió nuestra verificación de “" + d.bank + "”, por lo que no puede pagar desde ella: " + d.reason : "Your bank sent our check of “" + d.bank + "” back, so you can’t pay from it: " + d.reason);
/** Button: a link in an email to the portal. */
export const seePaymentOptions = (): string => say(language() === 'es' ? "Ver sus opciones de pago" : "See your payment options");
/** Text message: how the check of a saved bank account goes. digits: its last four. No letter with an accent but é in Spanish. */
export const checkPhone = (d: { company: string | number; digits: string | number; event: string }): string => say(language() === 'es' ? "" + d.company + ": " + select(d.event, { depositsSent: "dos pagos de prueba van a la cuenta bancaria terminada en " + d.digits + ". Busque sus montos.", prenoteSent: "verificamos la cuenta bancaria terminada en " + d.digits + ".", confirmed: "cuenta bancaria terminada en " + d.digits + " confirmada.", lapsed: "los pagos de prueba a la cuenta terminada en " + d.digits + " vencieron.", returned: "su banco no acepta la cuenta terminada en " + d.digits + ". Entre al portal para ver por qué.", other: "cuenta bancaria terminada en " + d.digits + " sin confirmar. Hable con nosotros." }) : "" + d.company + ": " + select(d.event, { depositsSent: "two small deposits are on their way to the bank account ending in " + d.digits + ". Look up their amounts.", prenoteSent: "we are checking the bank account ending in " + d.digits + ".", confirmed: "the bank account ending in " + d.digits + " is confirmed.", lapsed: "the deposits to the bank account ending in " + d.digits + " lapsed.", returned: "your bank refused the account ending in " + d.digits + ". Sign in to see why.", other: "the bank account ending in " + d.digits + " is not confirmed. Call us." }));
/** Email: in the summary of a check. */
export const mailedOn = (d: { day: string | number }): string => say(language() === 'es' ? "Enviado por correo el " + d.day + "." : "Mailed on " + d.day + ".");
/** Email: in the summary of a check. */
export const handedOverOn = (d: { day: string | number }): string => say(language() === 'es' ? "Entregado el " + d.day + "." : "Handed over on " + d.day + ".");
/** Email: at the end of what we say of a check. */
export const checkNotYours = (): string => say(language() === 'es' ? "Si no sabe nada de este cheque, llámenos." : "If you know nothing of this check, call us.");
/** Subject: the office recorded a check that was handed over. number: of the request. */
export const checkReceivedSubject = (d: { company: string | number; number: string | number }): string => say(language() === 'es' ? "Recibimos su cheque (" + d.number + ") en " + d.company : "We received your check (" + d.number + ") at " + d.company);
/** Subject: somebody of the office looked at the portal as the reader sees it. */
export const viewedAsSubject = (d: { company: string | number }): string => say(language() === 'es' ? "Nuestra oficina vio su portal en " + d.company : "Our office looked at your portal at " + d.company);
/** Email: what happened. */
export const viewedAsSaid = (d: { at: string | number; minutes: number }): string => say(language() === 'es' ? "El " + d.at + ", alguien de nuestra oficina abrió el portal tal como usted lo ve. Podía mirar hasta " + count(d.minutes) + " minutos. No podía pagar ni cambiar nada." : "On " + d.at + ", someone from our office opened the portal the way you see it. They could look for up to " + count(d.minutes) + " minutes. They couldn’t pay or change anything.");
/** Email: why, and what to do, where no number to call is known. */
export const viewedAsWhy = (): string => say(language() === 'es' ? "Lo hacemos para ayudar con una pregunta. Si usted no nos preguntó nada, llámenos." : "We do this to help with a question. If you didn’t ask us anything, call us.");
/** Email: why, and what to do. */
export const viewedAsWhyCall = (d: { phone: string | number }): string => say(language() === 'es' ? "Lo hacemos para ayudar con una pregunta. Si usted no nos preguntó nada, llámenos al " + d.phone + "." : "We do this to help with a question. If you didn’t ask us anything, call us at " + d.phone + ".");
/** Text message: somebody of the office looked at the portal as the reader sees it. */
export const viewedAsPhone = (d: { at: string | number; company: string | number }): string => say(language() === 'es' ? "" + d.company + ": nuestra oficina vio su portal, " + d.at + ". Nada fue cambiado. ¿Preguntas? Hable con nosotros." : "" + d.company + ": our office looked at your portal, " + d.at + ". Nothing was changed. Questions? Call us.");
/** Subject: to who wrote to us. */
export const messageAnsweredSubject = (d: { company: string | number; number: string | number }): string => say(language() === 'es' ? "Respondimos su mensaje " + d.number + " en " + d.company : "We answered your message " + d.number + " at " + d.company);
/** Email: above our answer to a message. */
export const messageAnsweredLead = (d: { number: string | number; topic: string | number }): string => say(language() === 'es' ? "Respondimos su mensaje " + d.number + " sobre: " + d.topic + "." : "We answered your message " + d.number + " about: " + d.topic + ".");
/** Email: above the message that is answered. */
export const messageAnsweredYours = (d: { at: string | number }): string => say(language() === 'es' ? "Usted escribió el " + d.at + ":" : "You wrote on " + d.at + ":");
/** Email: the last line of an answer. */
export const messageAnsweredBack = (): string => say(language() === 'es' ? "Respóndanos en el portal, en Contáctenos. Nadie lee las respuestas a este correo." : "Answer us in the portal, on Contact us. Nobody reads replies to this email.");
/** Button: in an email; opens the portal. */
export const messageAnsweredSee = (): string => say(language() === 'es' ? "Ver sus mensajes" : "See your messages");
/** Text message: to who wrote to us. */
export const messageAnsweredPhone = (d: { company: string | number; number: string | number }): string => say(language() === 'es' ? "" + d.company + ": ya hay respuesta a su mensaje " + d.number + ". Puede leerla en el portal." : "" + d.company + ": your message " + d.number + " is answered. Read it in the portal.");
/** Subject: to who asked for a sign-in. event: received, linked or rejected. */
export const accessSubject = (d: { company: string | number; event: string }): string => say(language() === 'es' ? select(d.event, { received: "Recibimos una solicitud de acceso a " + d.company, linked: "Se agregó su acceso a " + d.company, other: "Acerca de su solicitud de acceso a " + d.company }) : select(d.event, { received: "We got a request for access to " + d.company, linked: "Your access to " + d.company + " was added", other: "About your request for access to " + d.company }));
/** Text: of an email to an address that nobody proved; it must not say whether an account exists. */
export const accessSaid = (d: { company: string | number; event: string; number: string | number }): string => say(language() === 'es' ? select(d.event, { received: "Alguien solicitó acceso al portal de " + d.company + " con este correo electrónico. El número de solicitud es " + d.number + ". Nuestra oficina la revisa y responde en dos días hábiles.", linked: "Nuestra oficina agregó lo que pidió en la solicitud " + d.number + ". Inicie sesión con este correo electrónico y la contraseña que ya tiene.", other: "No pudimos dar acceso al portal de " + d.company + " para la solicitud " + d.number + " con lo que recibimos." }) : select(d.event, { received: "Someone asked for access to the portal of " + d.company + " with this email address. The request number is " + d.number + ". Our office looks at it and answers within two business days.", linked: "Our office added what you asked for in request " + d.number + ". Sign in with this email address and the password you already have.", other: "We couldn’t give access to the portal of " + d.company + " for request " + d.number + " with what we got." }));
/** Text: ends that email where the company gave no number. */
export const accessNotYou = (d: { event: string }): string => say(language() === 'es' ? select(d.event, { received: "Si no fue usted, no tiene que hacer nada. Nadie obtiene acceso sin nuestra oficina.", linked: "Si no fue usted, llámenos.", other: "Llámenos si tiene preguntas." }) : select(d.event, { received: "If this wasn’t you, you don’t need to do anything. Nobody gets access without our office.", linked: "If this wasn’t you, call us.", other: "Call us if you have questions." }));
/** Text: ends that email with whom to call. */
export const accessNotYouCall = (d: { event: string; phone: string | number }): string => say(language() === 'es' ? select(d.event, { received: "Si no fue usted, no tiene que hacer nada. Nadie obtiene acceso sin nuestra oficina. Llame al " + d.phone + " si tiene preguntas.", linked: "Si no fue usted, llame al " + d.phone + ".", other: "Llame al " + d.phone + " si tiene preguntas." }) : select(d.event, { received: "If this wasn’t you, you don’t need to do anything. Nobody gets access without our office. Call " + d.phone + " with questions.", linked: "If this wasn’t you, call " + d.phone + ".", other: "Call " + d.phone + " if you have questions." }));
/** Text: the same for a phone. */
export const accessPhone = (d: { company: string | number; event: string; number: string | number }): string => say(language() === 'es' ? select(d.event, { received: "" + d.company + ": recibimos la solicitud " + d.number + ". Si no fue usted, no haga nada.", linked: "" + d.company + ": la solicitud " + d.number + " fue aprobada.", other: "" + d.company + ": por su solicitud " + d.number + ", hable con nosotros." }) : select(d.event, { received: "" + d.company + ": we got access request " + d.number + ". Not you? Nothing to do.", linked: "" + d.company + ": access request " + d.number + " was approved.", other: "" + d.company + ": about access request " + d.number + ", call us." }));
/** Subject: to who disputes an invoice. */
export const disputeDoneSubject = (d: { company: string | number; number: string | number }): string => say(language() === 'es' ? "Su disputa " + d.number + " en " + d.company + " está resuelta" : "Your dispute " + d.number + " at " + d.company + " is settled");
/** Email: to who disputes an invoice. what: "Dispute of invoice 0048213, line 2". */
export const disputeDoneLead = (d: { memo: string | number; what: string | number }): string => say(language() === 'es' ? "" + d.what + ": la nota de crédito " + d.memo + " la resolvió." : "" + d.what + ": credit memo " + d.memo + " settled it.");
/** Email: after a dispute was settled by a credit memo. */
export const disputeDoneBack = (): string => say(language() === 'es' ? "Si algo sigue mal, responda en el portal, en Contáctenos. Nadie lee las respuestas a este correo." : "If something is still wrong, answer in the portal, on Contact us. Nobody reads replies to this email.");
/** Text message: to who disputes an invoice. */
export const disputeDonePhone = (d: { company: string | number; number: string | number }): string => say(language() === 'es' ? "" + d.company + ": su disputa " + d.number + " se ha resuelto. Vea el portal." : "" + d.company + ": your dispute " + d.number + " is settled. See the portal.");
/** Subject: to who disputes an invoice. */
export const disputeOpenSubject = (d: { company: string | number; number: string | number }): string => say(language() === 'es' ? "Su disputa " + d.number + " en " + d.company + " está abierta de nuevo" : "Your dispute " + d.number + " at " + d.company + " is open again");
/** Email: to who disputes an invoice. what: "Dispute of invoice 0048213, line 2". */
export const disputeOpenLead = (d: { memo: string | number; what: string | number }): string => say(language() === 'es' ? "" + d.what + ": la nota de crédito " + d.memo + " se revirtió." : "" + d.what + ": credit memo " + d.memo + " was rolled back.");
/** Email: after the credit memo of a dispute was rolled back. */
export const disputeOpenBack = (): string => say(language() === 'es' ? "Nuestra oficina la revisa de nuevo. Nadie lee las respuestas a este correo." : "Our office works on it again. Nobody reads replies to this email.");
/** Text message: to who disputes an invoice. */
export const disputeOpenPhone = (d: { company: string | number; number: string | number }): string => say(language() === 'es' ? "" + d.company + ": su disputa " + d.number + " se ha abierto de nuevo. Vea el portal." : "" + d.company + ": your dispute " + d.number + " is open again. See the portal.");
/** Subject: to somebody of the office. account: name of a customer’s account. */
export const noteMentionSubject = (d: { account: string | number }): string => say(language() === 'es' ? "Lo mencionan en una nota sobre " + d.account : "You are named in a note about " + d.account);
/** Email: above the note. name: a sign-in. at: when. */
export const noteMentionLead = (d: { account: string | number; at: string | number; name: string | number }): string => say(language() === 'es' ? "" + d.name + " lo mencionó en una nota sobre " + d.account + ", " + d.at + ":" : "" + d.name + " named you in a note about " + d.account + ", " + d.at + ":");
/** Button: in an email to somebody of the office. */
export const noteMentionSee = (): string => say(language() === 'es' ? "Abrir el portal" : "Open the portal");
/** Text message: to somebody of the office. */
export const noteMentionPhone = (d: { company: string | number }): string => say(language() === 'es' ? "" + d.company + ": lo mencionan en una nota. Puede leerla en el portal." : "" + d.company + ": you are named in a note. Read it in the portal.");
/** Subject: something waits for a second person of the office. */
export const secondPersonSubject = (d: { company: string | number }): string => say(language() === 'es' ? "Algo le espera en " + d.company : "Something waits for you at " + d.company);
/** Email: to somebody of the office. */
export const secondPersonSaid = (d: { count: number }): string => say(language() === 'es' ? plural(d.count, 0, es, { one: "Una cosa espera", other: count(d.count) + " cosas esperan" }) + " a una segunda persona, y usted puede decidir. Inicie sesión y abra Segunda persona en la oficina." : plural(d.count, 0, en, { one: "One thing waits", other: count(d.count) + " things wait" }) + " for a second person, and you can decide. Sign in and open Second person in the office.");
/** Text message: something waits for a second person of the office. */
export const secondPersonPhone = (d: { company: string | number; count: number }): string => say(language() === 'es' ? "" + d.company + ": " + plural(d.count, 0, es, { one: "una cosa le espera", other: count(d.count) + " cosas le esperan" }) + " en la oficina." : "" + d.company + ": " + plural(d.count, 0, en, { one: "one thing waits", other: count(d.count) + " things wait" }) + " for you in the office.");
/** Label: link of an announcement by email. */
export const newsOpen = (): string => say(language() === 'es' ? "Abrir el portal" : "Open the portal");
/** Text: ends an announcement by email. */
export const newsWhy = (d: { company: string | number }): string => say(language() === 'es' ? "Recibe este mensaje porque tiene una cuenta con " + d.company + ". Puede desactivar las noticias por correo en Seguridad, en el portal." : "You get this because you have an account with " + d.company + ". You can turn news by email off under Security in the portal.");
/** Label: link to one’s own preferences. */
export const newsPreferences = (): string => say(language() === 'es' ? "Desactivar las noticias por correo" : "Turn off news by email");
/** Text: the same for a phone. */
export const newsPhone = (d: { company: string | number }): string => say(language() === 'es' ? "" + d.company + ": tenemos noticias para usted. Puede leerlas en el portal." : "" + d.company + ": we have news for you. Read it in the portal.");
/** Subject: a promise to pay was made. */
export const promiseMadeSubject = (d: { company: string | number }): string => say(language() === 'es' ? "Su promesa de pago a " + d.company : "Your promise to pay " + d.company);
/** Subject: a promise to pay was changed. */
export const promiseChangedSubject = (d: { company: string | number }): string => say(language() === 'es' ? "Su promesa de pago a " + d.company + " cambió" : "Your promise to pay " + d.company + " was changed");
/** Subject: a promise to pay was withdrawn. */
export const promiseWithdrawnSubject = (d: { company: string | number }): string => say(language() === 'es' ? "Su promesa de pago a " + d.company + " se retiró" : "Your promise to pay " + d.company + " was withdrawn");
/** Email: what was promised. account: name of a customer’s account, or with an invoice. sum: money. */
export const promiseLead = (d: { account: string | number; day: string | number; sum: string | number }): string => say(language() === 'es' ? "Prometido para " + d.account + ": " + d.sum + " a más tardar el " + d.day + "." : "Promised for " + d.account + ": " + d.sum + " by " + d.day + ".");
/** Email: of what a promise is. account: a name. */
export const promiseInvoice = (d: { account: string | number; number: string | number }): string => say(language() === 'es' ? "" + d.account + ", factura " + d.number : "" + d.account + ", invoice " + d.number);
/** Email: of a promise that the office entered. */
export const promiseTold = (): string => say(language() === 'es' ? "Nos lo dijo por teléfono y lo anotamos." : "You told us by phone, and we entered it for you.");
/** Email: what a promise does. */
export const promiseQuiet = (): string => say(language() === 'es' ? "Hasta ese día no enviamos recordatorios de lo vencido." : "We send no past-due reminders for it until that day.");
/** Email: of a promise that was withdrawn. */
export const promiseWithdrawnLead = (d: { account: string | number; day: string | number; sum: string | number }): string => say(language() === 'es' ? "Retirada para " + d.account + ": " + d.sum + " a más tardar el " + d.day + ". Lo vencido sigue por pagar." : "Withdrawn for " + d.account + ": " + d.sum + " by " + d.day + ". What is past due stays to be paid.");
/** Button: in an email about a promise. */
export const promiseSee = (): string => say(language() === 'es' ? "Ver su cuenta" : "See your account");
/** Text message: a promise was made or changed. */
export const promisePhone = (d: { company: string | number; day: string | number; sum: string | number }): string => say(language() === 'es' ? "" + d.company + ": " + d.sum + " prometido para el " + d.day + ". Vea el portal." : "" + d.company + ": " + d.sum + " promised by " + d.day + ". See the portal.");
/** Text message: a promise was withdrawn. */
export const promiseWithdrawnPhone = (d: { company: string | number }): string => say(language() === 'es' ? "" + d.company + ": promesa de pago retirada. Vea el portal." : "" + d.company + ": your promise to pay was withdrawn. See the portal.");
/** Subject: one notice; {kind} is what it is about. */
export const toldSubject = (d: { company: string | number; kind: string | number }): string => say(language() === 'es' ? "" + d.kind + " en " + d.company : "" + d.kind + " at " + d.company);
/** Subject: several notices in one email. */
export const toldManySubject = (d: { company: string | number; count: string | number }): string => say(language() === 'es' ? "" + d.count + " avisos de " + d.company : "" + d.count + " notices from " + d.company);
/** Email: one of several notices; {kind} is what it is about, {said} a sentence. */
export const toldLine = (d: { kind: string | number; said: string | number }): string => say("" + d.kind + ": " + d.said);
/** Email: how many notices are not in the email. */
export const toldMore = (d: { count: number }): string => say(language() === 'es' ? plural(d.count, 0, es, { one: "Hay uno más", other: "Hay " + count(d.count) + " más" }) + " en el portal." : plural(d.count, 0, en, { one: "One more is", other: count(d.count) + " more are" }) + " in the portal.");
/** Email link: leads to the page of the portal that shows it. */
export const toldOpen = (): string => say(language() === 'es' ? "Ver en el portal" : "See it in the portal");
/** Email button: opens the payment in the portal with what the email tells of chosen. */
export const toldPay = (): string => say(language() === 'es' ? "Pagar esto" : "Pay this");
/** Email: what goes along. files: names of files. */
export const toldAttached = (d: { files: string | number }): string => say(language() === 'es' ? "En PDF adjunto: " + d.files + "." : "Attached as PDF: " + d.files + ".");
/** Email: how many statements did not go along, mostly as they are too large. */
export const toldNotAttached = (d: { count: number }): string => say(language() === 'es' ? plural(d.count, 0, es, { one: "Un estado de cuenta no se pudo adjuntar", other: count(d.count) + " estados de cuenta no se pudieron adjuntar" }) + ". " + plural(d.count, 0, es, { one: "Ábralo", other: "Ábralos" }) + " en el portal." : plural(d.count, 0, en, { one: "One statement could", other: count(d.count) + " statements could" }) + " not be attached. Open " + plural(d.count, 0, en, { one: "it", other: "them" }) + " in the portal.");
/** Email link: leads to where one chooses whether statements are attached. */
export const toldChoose = (): string => say(language() === 'es' ? "Elegir PDF o enlace" : "Choose a PDF or a link");
/** Email link: leads to the notices in the portal. */
export const toldAll = (): string => say(language() === 'es' ? "Ver todos los avisos" : "See all notices");
/** Email: why somebody gets notices. {groups} are what they are about. */
export const toldWhy = (d: { groups: string | number }): string => say(language() === 'es' ? "Recibe este mensaje porque quiere correos sobre: " + d.groups + ". Puede cambiarlo en el portal." : "You get this because you want emails about " + d.groups + ". You can change that in the portal.");
/** Text message: notices are in the portal. */
export const toldPhone = (d: { company: string | number; count: number }): string => say(language() === 'es' ? "" + d.company + ": hay " + plural(d.count, 0, es, { one: "un aviso nuevo", other: count(d.count) + " avisos nuevos" }) + " en el portal." : "" + d.company + ": " + plural(d.count, 0, en, { one: "a new notice is", other: count(d.count) + " new notices are" }) + " in the portal.");
/** Subject: about autopay. */
export const autopaySubject = (d: { amount: string | number; company: string | number; day: string | number; event: string }): string => say(language() === 'es' ? select(d.event, { announced: "Pago automático: " + d.amount + " el " + d.day, on: "El pago automático está activo", off: "El pago automático está desactivado", paused: "El pago automático está en pausa", ended: "El pago automático terminó", other: "El pago automático no pagó" }) + " (" + d.company + ")" : select(d.event, { announced: "Autopay: " + d.amount + " on " + d.day, on: "Autopay is on", off: "Autopay is off", paused: "Autopay is paused", ended: "Autopay ended", other: "Autopay did not pay" }) + " (" + d.company + ")");
/** Email: a payment of autopay is announced. */
export const autopayAnnounced = (d: { account: string | number; amount: string | number; bank: string | number; day: string | number; until: string | number }): string => say(language() === 'es' ? "Cobraremos " + d.amount + " de " + d.bank + " el " + d.day + ", por " + d.account + ". Se solicita el " + d.until + "; omítalo o cámbielo antes." : "We will debit " + d.amount + " from " + d.bank + " on " + d.day + ", for " + d.account + ". It is requested on " + d.until + "; skip or change it before.");
/** Email: autopay was set up. */
export const autopayOn = (d: { account: string | number; bank: string | number }): string => say(language() === 'es' ? "El pago automático de " + d.account + " está activo, desde " + d.bank + "." : "Autopay for " + d.account + " is on, from " + d.bank + ".");
/** Email: autopay was turned off. */
export const autopayOff = (d: { account: string | number }): string => say(language() === 'es' ? "El pago automático de " + d.account + " está desactivado. Ya no cobra nada." : "Autopay for " + d.account + " is off. Nothing more is debited by it.");
/** Email: autopay was paused; the reason follows. */
export const autopayPaused = (d: { account: string | number; bank: string | number }): string => say(language() === 'es' ? "El pago automático de " + d.account + ", desde " + d.bank + ", está en pausa." : "Autopay for " + d.account + ", from " + d.bank + ", is paused.");
/** Email: autopay ended; the reason follows. */
export const autopayEnded = (d: { account: string | number; bank: string | number }): string => say(language() === 'es' ? "El pago automático de " + d.account + ", desde " + d.bank + ", terminó." : "Autopay for " + d.account + ", from " + d.bank + ", ended.");
/** Email: a payment of autopay was not made. */
export const autopayNotPaid = (d: { account: string | number; day: string | number; why: string }): string => say(language() === 'es' ? "El pago automático de " + d.account + " no pagó el " + d.day + ". " + select(d.why, { missed: "El portal no pudo solicitarlo a tiempo.", other: "El pago fue rechazado." }) + " Pague en el portal." : "Autopay for " + d.account + " did not pay on " + d.day + ". " + select(d.why, { missed: "The portal could not ask in time.", other: "The payment was refused." }) + " Pay in the portal.");
/** Email: the text that somebody agreed to. */
export const autopayAgreed = (d: { text: string | number }): string => say(language() === 'es' ? "Esto es lo que usted aceptó: " + d.text : "This is what you agreed to: " + d.text);
/** Button: of an email, leads to the page Autopay. */
export const autopayOpen = (): string => say(language() === 'es' ? "Abrir Pago automático" : "Open Autopay");
/** Text message: about autopay. */
export const autopayPhone = (d: { amount: string | number; company: string | number; day: string | number; event: string }): string => say(language() === 'es' ? "" + d.company + ": " + select(d.event, { announced: "pago recurrente de " + d.amount + " el " + d.day + ".", other: "cambiaron sus pagos recurrentes. Vea su correo." }) : "" + d.company + ": " + select(d.event, { announced: "autopay of " + d.amount + " on " + d.day + ".", other: "autopay changed. See your email." }));
/** Email: a payment of autopay is announced. */
export const autopayMayChange = (): string => say(language() === 'es' ? "El monto puede cambiar hasta entonces. Se mantiene dentro de los límites que usted aceptó." : "The amount may change until then. It stays within the limits that you agreed to.");
/** Subject: about a scheduled payment. */
export const scheduledSubject = (d: { amount: string | number; company: string | number; day: string | number; event: string }): string => say(language() === 'es' ? select(d.event, { announced: "Pago programado: " + d.amount + " el " + d.day, on: "Su pago está programado", off: "Su pago programado está cancelado", paused: "Su pago programado está en pausa", ended: "Su pago programado terminó", other: "Su pago programado no se hizo" }) + " (" + d.company + ")" : select(d.event, { announced: "Scheduled payment: " + d.amount + " on " + d.day, on: "Your payment is scheduled", off: "Your scheduled payment is canceled", paused: "Your scheduled payment is paused", ended: "Your scheduled payment ended", other: "Your scheduled payment was not made" }) + " (" + d.company + ")");
/** Email: a scheduled payment is announced. */
export const scheduledAnnounced = (d: { account: string | number; amount: string | number; bank: string | number; day: string | number; until: string | number }): string => say(language() === 'es' ? "Cobraremos " + d.amount + " de " + d.bank + " el " + d.day + ", por " + d.account + ". Se solicita el " + d.until + "; cámbielo o cancélelo antes." : "We will debit " + d.amount + " from " + d.bank + " on " + d.day + ", for " + d.account + ". It is requested on " + d.until + "; change or cancel it before.");
/** Email: an installment of a payment plan is announced. */
export const installmentAnnounced = (d: { account: string | number; amount: string | number; bank: string | number; day: string | number; until: string | number }): string => say(language() === 'es' ? "Cobraremos " + d.amount + " de " + d.bank + " el " + d.day + ", por " + d.account + ": una cuota del plan de pagos. Se solicita el " + d.until + ". No se puede cambiar ni cancelar por separado; antes puede cancelar el resto del plan." : "We will debit " + d.amount + " from " + d.bank + " on " + d.day + ", for " + d.account + ": an installment of the payment plan. It is requested on " + d.until + ". It can’t be changed or canceled by itself; before then you can cancel the rest of the plan.");
/** Email: a payment was scheduled. */
export const scheduledOn = (d: { account: string | number; bank: string | number }): string => say(language() === 'es' ? "Hay un pago programado de " + d.account + ", desde " + d.bank + "." : "A payment for " + d.account + " is scheduled, from " + d.bank + ".");
/** Email: a scheduled payment was canceled. */
export const scheduledOff = (d: { account: string | number }): string => say(language() === 'es' ? "Se canceló un pago programado de " + d.account + ". Ya no cobra nada." : "A scheduled payment for " + d.account + " is canceled. Nothing more is debited by it.");
/** Email: a scheduled payment was paused; the reason follows. */
export const scheduledPaused = (d: { account: string | number; bank: string | number }): string => say(language() === 'es' ? "Un pago programado de " + d.account + ", desde " + d.bank + ", está en pausa." : "A scheduled payment for " + d.account + ", from " + d.bank + ", is paused.");
/** Email: a scheduled payment ended; the reason follows. */
export const scheduledEnded = (d: { account: string | number; bank: string | number }): string => say(language() === 'es' ? "Un pago programado de " + d.account + ", desde " + d.bank + ", terminó." : "A scheduled payment for " + d.account + ", from " + d.bank + ", ended.");
/** Email: a scheduled payment was not made. */
export const scheduledNotPaid = (d: { account: string | number; day: string | number; why: string }): string => say(language() === 'es' ? "El pago programado de " + d.account + " del " + d.day + " no se hizo. " + select(d.why, { missed: "El portal no pudo solicitarlo a tiempo. Pague en el portal.", nothing: "No quedaba nada por pagar de lo que cubre.", other: "El pago fue rechazado. Pague en el portal." }) : "The scheduled payment for " + d.account + " of " + d.day + " was not made. " + select(d.why, { missed: "The portal could not ask in time. Pay in the portal.", nothing: "Nothing that it covers was left to pay.", other: "The payment was refused. Pay in the portal." }));
/** Button: of an email, leads to the page Scheduled payments. */
export const scheduledOpen = (): string => say(language() === 'es' ? "Abrir Pagos programados" : "Open Scheduled payments");
/** Text message: about a scheduled payment. */
export const scheduledPhone = (d: { amount: string | number; company: string | number; day: string | number; event: string }): string => say(language() === 'es' ? "" + d.company + ": " + select(d.event, { announced: "pago programado de " + d.amount + " el " + d.day + ".", other: "novedades de su pago programado. Vea su correo." }) : "" + d.company + ": " + select(d.event, { announced: "scheduled payment of " + d.amount + " on " + d.day + ".", other: "your scheduled payment changed. See your email." }));
/** Subject: about a payment plan. */
export const planSubject = (d: { company: string | number; event: string }): string => say(language() === 'es' ? select(d.event, { proposed: "Su plan de pagos está propuesto", offered: "Le proponemos un plan de pagos", agreed: "Su plan de pagos está acordado", kept: "Su plan de pagos está pagado", broken: "Su plan de pagos no se cumplió", declined: "El plan de pagos fue rechazado", lapsed: "El plan de pagos no se aceptó a tiempo", other: "Su plan de pagos fue cancelado" }) + " (" + d.company + ")" : select(d.event, { proposed: "Your payment plan is proposed", offered: "We propose a payment plan", agreed: "Your payment plan is agreed", kept: "Your payment plan is paid", broken: "Your payment plan was not kept", declined: "The payment plan was declined", lapsed: "The payment plan was not accepted in time", other: "Your payment plan was canceled" }) + " (" + d.company + ")");
/** Email: what a payment plan is. account: a name. sum: money. day: a day. */
export const planLead = (d: { account: string | number; count: string | number; day: string | number; sum: string | number }): string => say(language() === 'es' ? "Plan de pagos para " + d.account + ": " + d.sum + " en " + d.count + " cuotas a partir del " + d.day + "." : "Payment plan for " + d.account + ": " + d.sum + " in " + d.count + " installments from " + d.day + " on.");
/** Email: how a payment plan stands. until: an instant. */
export const planSays = (d: { event: string; until: string | number }): string => say(language() === 'es' ? select(d.event, { proposed: "Contestamos hasta el " + d.until + ". No se cobra nada antes de que ambas partes acepten.", offered: "Puede aceptarlo o rechazarlo hasta el " + d.until + ". No se cobra nada antes de que usted acepte.", agreed: "Cada cuota se anuncia antes de cobrarse. No enviamos recordatorios de lo vencido que cubre mientras se cumpla.", kept: "Todo está pagado. Gracias.", broken: "Una cuota fue devuelta o no se pagó a tiempo. No se cobra nada más por el plan, y lo vencido se debe ahora.", declined: "No se cobra nada. Lo vencido queda por pagar.", lapsed: "No se cobra nada. Proponga otro plan de pagos, o pague en el portal.", other: "Lo que no se solicitó no se cobra. Lo vencido queda por pagar." }) : select(d.event, { proposed: "We answer until " + d.until + ". Nothing is debited before both sides agreed.", offered: "You can accept or decline it until " + d.until + ". Nothing is debited before you agree.", agreed: "Each installment is announced before it is debited. We send no past-due reminders for what it covers while it is kept.", kept: "All of it is paid. Thank you.", broken: "An installment was returned or not paid in time. Nothing more is debited by it, and what is past due is due now.", declined: "Nothing is debited. What is past due stays to be paid.", lapsed: "Nothing is debited. Propose another payment plan, or pay in the portal.", other: "What was not requested is not debited. What is past due stays to be paid." }));
/** Email: why somebody declined or canceled a payment plan, in their words. */
export const planReason = (d: { reason: string | number }): string => say(language() === 'es' ? "Motivo: " + d.reason : "Reason: " + d.reason);
/** Button: in an email, leads to the page Scheduled payments. */
export const planOpen = (): string => say(language() === 'es' ? "Ver el plan de pagos" : "See the payment plan");
/** Text message: about a payment plan. sum: money. */
export const planPhone = (d: { company: string | number; sum: string | number }): string => say(language() === 'es' ? "" + d.company + ": hay novedades en su plan de pagos de " + d.sum + ". Vea su correo." : "" + d.company + ": your payment plan of " + d.sum + " changed. See your email.");
/** Alert: why an email was not sent. */
export const failedMarked = (): string => say(language() === 'es' ? "Los correos a esta dirección se devuelven o se marcaron como spam, por eso este no se envió." : "Emails to this address come back or were reported as spam, so this one wasn’t sent.");
/** Alert: what became of an email that was sent. detail: a code of mail servers. */
export const failedReturned = (d: { detail: string | number }): string => say(language() === 'es' ? "El correo se devolvió: ese buzón no existe (" + d.detail + ")." : "The email came back: there’s no such mailbox (" + d.detail + ").");
/** Alert: what became of an email that was sent. detail: a code of mail servers. */
export const failedReturnedNow = (d: { detail: string | number }): string => say(language() === 'es' ? "El correo se devolvió: el buzón no lo recibió en ese momento (" + d.detail + ")." : "The email came back: the mailbox took none at the time (" + d.detail + ").");
/** Alert: what became of an email that was sent. */
export const failedRejected = (): string => say(language() === 'es' ? "Amazon SES rechazó el correo por su contenido." : "Amazon SES refused the email because of what it holds.");
/** Subject: of an email that is sent once more. */
export const copySubject = (d: { subject: string | number }): string => say(language() === 'es' ? "Copia: " + d.subject : "Copy: " + d.subject);
/** Email: the first sentence of a copy. {at} is a day and a time. */
export const copySaid = (d: { at: string | number }): string => say(language() === 'es' ? "Esta es una copia de nuestro correo del " + d.at + "." : "This is a copy of our email of " + d.at + ".");
/** Alert: why a text message was not sent. */
export const failedSns = (d: { detail: string | number }): string => say(language() === 'es' ? "Amazon SNS no aceptó el mensaje de texto (" + d.detail + ")." : "Amazon SNS didn’t take the text message (" + d.detail + ").");
/** Alert: why a text message was not sent again. */
export const failedMaybe = (): string => say(language() === 'es' ? "Puede que haya llegado, así que no se envía otra vez." : "It may have arrived, so it isn’t sent again.");
