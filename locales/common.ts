// Written by `npm run locales` from locales/en/common.json and locales/es/common.json.
import { language, say } from './language';

/** Button: leaves a dialog or form without doing anything. */
export const cancel = (): string => say(language() === 'es' ? "Cancelar" : "Cancel");
/** Button: closes a dialog or panel. */
export const close = (): string => say(language() === 'es' ? "Cerrar" : "Close");
/** Button: keeps what was changed. */
export const save = (): string => say(language() === 'es' ? "Guardar" : "Save");
/** Button: to the step or page before. */
export const back = (): string => say(language() === 'es' ? "Atrás" : "Back");
/** Button: to the next step or page. */
export const next = (): string => say(language() === 'es' ? "Siguiente" : "Next");
/** Button: does again what failed. */
export const tryAgain = (): string => say(language() === 'es' ? "Intentar de nuevo" : "Try again");
/** Said by screen readers while something is on its way. */
export const loading = (): string => say(language() === 'es' ? "Cargando" : "Loading");
/** Answer or value. */
export const yes = (): string => say(language() === 'es' ? "Sí" : "Yes");
/** Answer or value. */
export const no = (): string => say("No");
/** A list or choice without an entry. */
export const none = (): string => say(language() === 'es' ? "Ninguno" : "None");
/** A filter that leaves nothing out. */
export const all = (): string => say(language() === 'es' ? "Todos" : "All");
/** Column or label: a customer's account. */
export const account = (): string => say(language() === 'es' ? "Cuenta" : "Account");
/** Column or label: a sum of money. */
export const amount = (): string => say(language() === 'es' ? "Monto" : "Amount");
/** Column or label. */
export const date = (): string => say(language() === 'es' ? "Fecha" : "Date");
/** Column or label: where something stands. */
export const status = (): string => say(language() === 'es' ? "Estado" : "Status");
/** Column or label: an invoice or its number. */
export const invoice = (): string => say(language() === 'es' ? "Factura" : "Invoice");
/** Column or label: a payment. */
export const payment = (): string => say(language() === 'es' ? "Pago" : "Payment");
/** Label: an email address or an email. */
export const email = (): string => say(language() === 'es' ? "Correo electrónico" : "Email");
/** Label: a phone number. */
export const phone = (): string => say(language() === 'es' ? "Teléfono" : "Phone");
/** Label or column. */
export const name = (): string => say(language() === 'es' ? "Nombre" : "Name");
/** Button: saves a file on the device. */
export const download = (): string => say(language() === 'es' ? "Descargar" : "Download");
/** Button: prints the page. */
export const print = (): string => say(language() === 'es' ? "Imprimir" : "Print");
