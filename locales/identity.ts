// Written by `npm run locales` from locales/en/identity.json and locales/es/identity.json.
import { language, say } from './language';

/** Alert: to an administrator who changed a user that the user pool does not know. */
export const nobodySignsIn = (d: { username: string | number }): string => say(language() === 'es' ? "Nadie inicia sesión como " + d.username + ". Revise la lista otra vez." : "Nobody signs in as " + d.username + ". Look at the list again.");
/** Alert: to an administrator. */
export const poolBusy = (): string => say(language() === 'es' ? "El servicio de acceso está ocupado. Intente de nuevo en un minuto." : "The sign-in service is busy. Try again in a minute.");
/** Alert: to an administrator. reason: a name for whoever looks after the server. */
export const poolFailed = (d: { reason: string | number }): string => say(language() === 'es' ? "El servicio de acceso falló (" + d.reason + ") y no se cambió nada. Intente de nuevo en un minuto. Si sigue fallando, revise la red del servidor. Un servicio externo necesita además sus credenciales de AWS." : "The sign-in service failed (" + d.reason + "), so nothing was changed. Try again in a minute. If it keeps failing, check the server’s network. A hosted pool needs its AWS credentials too.");
/** Alert: to an administrator. */
export const poolSilent = (): string => say(language() === 'es' ? "El servicio de acceso no respondió y no se cambió nada. Intente de nuevo en un minuto. Si sigue sin responder, revise la red del servidor. Un servicio externo necesita además sus credenciales de AWS." : "The sign-in service didn’t answer, so nothing was changed. Try again in a minute. If it stays silent, check the server’s network. A hosted pool needs its AWS credentials too.");
/** Alert: to an administrator who sends an invitation again. */
export const invitationUsed = (d: { username: string | number }): string => say(language() === 'es' ? "" + d.username + " ya inició sesión, así que no hay invitación para enviar otra vez." : "" + d.username + " has signed in already, so there is no invitation to send again.");
/** Alert: to an administrator. */
export const stateForbids = (d: { username: string | number }): string => say(language() === 'es' ? "El acceso de " + d.username + " no lo permite en este momento. Revise la lista otra vez." : "The sign-in of " + d.username + " doesn’t allow that right now. Look at the list again.");
/** Alert: to an administrator who sets a password for somebody. */
export const passwordRefused = (): string => say(language() === 'es' ? "La contraseña no cumple las reglas. Elija otra." : "The password doesn’t meet the rules. Choose another one.");
/** Alert: to an administrator. reason: in the words of the user pool, in English. */
export const entryRefused = (d: { reason: string | number }): string => say(language() === 'es' ? "El servicio de acceso no aceptó este dato: " + d.reason : "The sign-in service didn’t take this entry: " + d.reason);
/** Alert: to an administrator who made a user. username: an email address. */
export const nameTaken = (d: { username: string | number }): string => say(language() === 'es' ? "" + d.username + " ya tiene acceso. Cada dirección tiene un solo acceso, así que no se cambió nada." : "" + d.username + " has a sign-in already. Each address signs in once, so nothing was changed.");
