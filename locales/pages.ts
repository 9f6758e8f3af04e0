// Written by `npm run locales` from locales/en/pages.json and locales/es/pages.json.
import { language, say } from './language';

/** Helper: of the portal, in shared links. */
export const description = (): string => say(language() === 'es' ? "La cuenta de su rancho: saldos, compras y estados de cuenta." : "Your farm account: balances, purchases and statements.");
/** Alert: all that a browser without JavaScript shows. */
export const needsJavaScript = (): string => say(language() === 'es' ? "Este portal necesita JavaScript para que inicie sesión de forma segura. Actívelo para este sitio, o llame a su sucursal." : "This portal needs JavaScript to sign you in safely. Turn it on for this site, or call your branch.");
/** Error: plain text for a program that asks for an address that is not there. */
export const nothingHere = (): string => say(language() === 'es' ? "No hay nada en esta dirección." : "There’s nothing at this address.");
