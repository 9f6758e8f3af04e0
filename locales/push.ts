// Written by `npm run locales` from locales/en/push.json and locales/es/push.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say } from './language';

/** Error: the server has no key for push services. */
export const notSetUp = (): string => say(language() === 'es' ? "Este portal no envía notificaciones a dispositivos." : "This portal doesn’t send notifications to devices.");
/** Error: the address or keys of a device are not those of a known push service. */
export const noDevice = (): string => say(language() === 'es' ? "Aquí no se conoce el servicio de notificaciones de este navegador. Pruebe con otro navegador." : "This browser’s push service isn’t known here. Try another browser.");
/** Error: a person has the most devices. */
export const tooManyDevices = (d: { most: string | number }): string => say(language() === 'es' ? "Las notificaciones están activas en " + d.most + " dispositivos, el máximo posible. Desactive antes uno de ellos." : "Notifications are on for " + d.most + " devices, the most there can be. Turn one of them off first.");
/** Error: a device was removed meanwhile. */
export const noSuchDevice = (): string => say(language() === 'es' ? "Las notificaciones están desactivadas en este dispositivo." : "Notifications are off for this device.");
/** Value: stands for the name of a browser that tells none. */
export const someBrowser = (): string => say(language() === 'es' ? "Navegador desconocido" : "Unknown browser");
/** Notification: how many notices came together. */
export const several = (d: { notices: number }): string => say(language() === 'es' ? plural(d.notices, 0, es, { one: count(d.notices) + " aviso nuevo", other: count(d.notices) + " avisos nuevos" }) : plural(d.notices, 0, en, { one: count(d.notices) + " new notice", other: count(d.notices) + " new notices" }));
/** Notification: stands below what kind of thing happened, without amounts. */
export const openPortal = (d: { company: string | number }): string => say(language() === 'es' ? "Abra " + d.company + " para leerlo." : "Open " + d.company + " to read it.");
/** Heading: notices on the screens of phones and computers. */
export const title = (): string => say(language() === 'es' ? "Notificaciones en sus dispositivos" : "Notifications on your devices");
/** Text: what notifications on devices are. */
export const about = (): string => say(language() === 'es' ? "Los avisos aparecen en su teléfono o computadora en cuanto llegan, pero no en las horas de silencio. Lo que eligió arriba por correo no cambia nada." : "Notices appear on your phone or computer as soon as they come, but not in quiet hours. What you chose above by email makes no difference.");
/** Title: of an alert. */
export const loadFailed = (): string => say(language() === 'es' ? "No se pudieron cargar sus dispositivos" : "Your devices could not be loaded");
/** Button: notices appear on this device from now on. */
export const turnOn = (): string => say(language() === 'es' ? "Activar en este dispositivo" : "Turn on for this device");
/** Button: notices no longer appear on this device. */
export const turnOff = (): string => say(language() === 'es' ? "Desactivar en este dispositivo" : "Turn off for this device");
/** Label: notices appear on this device. */
export const isOn = (): string => say(language() === 'es' ? "Activas en este dispositivo" : "On for this device");
/** Toast: done. */
export const turnedOn = (): string => say(language() === 'es' ? "Las notificaciones están activas en este dispositivo" : "Notifications are on for this device");
/** Toast: done. */
export const turnedOff = (): string => say(language() === 'es' ? "Las notificaciones están desactivadas en este dispositivo" : "Notifications are off for this device");
/** Text: the browser does not have what it takes. */
export const unsupported = (): string => say(language() === 'es' ? "Este navegador no puede mostrar notificaciones." : "This browser can’t show notifications.");
/** Text: what it takes on an iPhone or iPad. */
export const homeScreen = (): string => say(language() === 'es' ? "En un iPhone o iPad, agregue antes este portal a la pantalla de inicio: toque Compartir y luego Agregar a inicio. Ábralo desde allí y vuelva a esta página." : "On an iPhone or iPad, first add this portal to your home screen: tap Share, then Add to Home Screen. Open it from there and come back to this page.");
/** Text: the person once refused notifications. */
export const denied = (): string => say(language() === 'es' ? "Este navegador bloquea las notificaciones de este portal. Permítalas en la configuración del navegador y vuelva a cargar esta página." : "This browser blocks notifications from this portal. Allow them in the browser’s settings, then load this page again.");
/** Alert: the browser asked, and the person did not allow it. */
export const notAllowed = (): string => say(language() === 'es' ? "No se permitieron las notificaciones, así que siguen desactivadas." : "Notifications were not allowed, so they stay off.");
/** Alert: the browser could not be turned into a device. */
export const notReached = (): string => say(language() === 'es' ? "Este navegador no pudo comunicarse con su servicio de notificaciones. Inténtelo más tarde." : "This browser could not reach its push service. Try again later.");
/** Label: of a switch; notifications tell amounts. */
export const withAmounts = (): string => say(language() === 'es' ? "Mostrar importes en este dispositivo" : "Show amounts on this device");
/** Helper: what showing amounts means. */
export const withAmountsHint = (): string => say(language() === 'es' ? "Quien vea la pantalla puede leerlos. Sin importes, una notificación solo dice de qué se trata." : "Anyone who sees the screen can read them. Without amounts, a notification only says what it is about.");
/** Toast: done. */
export const amountsOn = (): string => say(language() === 'es' ? "Las notificaciones de este dispositivo ahora muestran importes" : "Notifications on this device now show amounts");
/** Toast: done. */
export const amountsOff = (): string => say(language() === 'es' ? "Las notificaciones de este dispositivo ya no muestran importes" : "Notifications on this device no longer show amounts");
/** Heading: other devices on which notices appear. */
export const others = (): string => say(language() === 'es' ? "Sus otros dispositivos" : "Your other devices");
/** Value: since when notices appear on a device. */
export const addedOn = (d: { day: string | number }): string => say(language() === 'es' ? "Desde el " + d.day : "Since " + d.day);
/** Value: when a notice last went to a device. */
export const lastOn = (d: { day: string | number }): string => say(language() === 'es' ? "último aviso el " + d.day : "last notice on " + d.day);
/** Value: no notice has gone to a device. */
export const noneYet = (): string => say(language() === 'es' ? "sin avisos todavía" : "no notice yet");
/** Button: notices no longer appear on another device. */
export const remove = (): string => say(language() === 'es' ? "Desactivar" : "Turn off");
/** Button: as read aloud; {browser} names the device. */
export const removeOf = (d: { browser: string | number }): string => say(language() === 'es' ? "Desactivar " + d.browser : "Turn off " + d.browser);
/** Toast: another device no longer shows notices. */
export const removed = (d: { browser: string | number }): string => say(language() === 'es' ? "Las notificaciones están desactivadas en " + d.browser : "Notifications are off for " + d.browser);
/** Text: for somebody of the office who looks as the customer. */
export const onlyCustomer = (): string => say(language() === 'es' ? "Solo el cliente puede activar o desactivar las notificaciones." : "Only the customer can turn notifications on or off.");
