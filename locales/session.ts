// Written by `npm run locales` from locales/en/session.json and locales/es/session.json.
import { count, language, say } from './language';

/** Error: above a form of the sign-in. */
export const tooLong = (): string => say(language() === 'es' ? "Este inicio de sesión tardó demasiado. Inicie sesión de nuevo." : "This sign-in took too long. Sign in again.");
/** Error: above a form of the sign-in. */
export const tooMany = (): string => say(language() === 'es' ? "Demasiados intentos. Espere unos minutos e intente de nuevo." : "Too many tries. Wait a few minutes, then try again.");
/** Error: at a field for a new password; the list of what it needs stands beside it. */
export const weakPassword = (): string => say(language() === 'es' ? "Esa contraseña no cumple con todos los puntos de la lista. Elija otra." : "That password doesn’t meet every point on the list. Choose another one.");
/** Error: above the sign-in. */
export const temporaryExpired = (): string => say(language() === 'es' ? "Su contraseña temporal expiró. Llámenos para recibir otra." : "Your temporary password expired. Call us for a new one.");
/** Error: above the sign-in. */
export const signInOff = (): string => say(language() === 'es' ? "Este acceso está desactivado. Si cree que es un error, llámenos." : "This sign-in is turned off. If you think it shouldn’t be, call us.");
/** Error: above the sign-in. Never tells which of both was wrong. */
export const wrongNameOrPassword = (): string => say(language() === 'es' ? "Usuario o contraseña incorrectos. Revise los dos e intente de nuevo." : "Incorrect username or password. Check both and try again.");
/** Error: above the form for a forgotten password. */
export const cannotResetYet = (): string => say(language() === 'es' ? "Todavía no se puede cambiar esta contraseña. Inicie sesión con la contraseña temporal de su invitación, o llámenos para recibir otra." : "You can’t reset this password yet. Sign in with the temporary password from your invitation, or call us for a new one.");
/** Error: where the pool takes this session no more. */
export const sessionEnded = (): string => say(language() === 'es' ? "Su sesión terminó. Inicie sesión de nuevo." : "Your session ended. Sign in again.");
/** Error: at a field for a code of an authenticator app. */
export const codeUsed = (): string => say(language() === 'es' ? "Ya usó ese código. Espere el siguiente código de la aplicación." : "You already used that code. Wait for the app’s next code.");
/** Error: above the form for a forgotten password. */
export const nowhereToSend = (): string => say(language() === 'es' ? "No tenemos correo electrónico ni teléfono a donde enviar un código. Llámenos y le ayudamos a entrar." : "We have no email address or phone number to send a code to. Call us and we’ll help you in.");
/** Error: at a field for a new password. */
export const passwordEndsInSpace = (): string => say(language() === 'es' ? "Una contraseña no puede empezar ni terminar con un espacio. Elija otra." : "A password can’t start or end with a space. Choose another one.");
/** Error: at a field for a new password. most: 256. */
export const passwordTooLong = (d: { most: number }): string => say(language() === 'es' ? "Una contraseña tiene " + count(d.most) + " caracteres como máximo. Elija una más corta." : "A password has at most " + count(d.most) + " characters. Choose a shorter one.");
/** Error: at a field for an email address. */
export const notAnAddress = (): string => say(language() === 'es' ? "Eso no es un correo electrónico. Revíselo." : "That isn’t an email address. Check it.");
/** Error: where somebody left the dialog that asks for the password again. */
export const notProven = (): string => say(language() === 'es' ? "No escribió su contraseña y nada cambió. Intente de nuevo y se la volvemos a pedir." : "You didn’t enter your password, so nothing changed. Try again and we’ll ask once more.");
/** Error: above the sign-in. */
export const enterUsername = (): string => say(language() === 'es' ? "Escriba su usuario o correo electrónico." : "Enter your username or email.");
/** Error: above the sign-in. */
export const enterPassword = (): string => say(language() === 'es' ? "Escriba su contraseña." : "Enter your password.");
/** Error: above the sign-in. */
export const notConfirmed = (): string => say(language() === 'es' ? "Su acceso aún no está confirmado. Llámenos y lo terminamos con usted." : "Your sign-in isn’t confirmed yet. Call us and we’ll finish it with you.");
/** Error: above the sign-in; names the link below it. */
export const replacePassword = (): string => say(language() === 'es' ? "Primero necesita una contraseña nueva. Elija “¿Olvidó su contraseña?” y le enviamos un código." : "You need a new password first. Choose “Forgot password?” and we’ll send you a code.");
/** Error: at a field for a new password. */
export const passwordUsedBefore = (): string => say(language() === 'es' ? "Ya usó esa contraseña antes. Elija otra." : "You’ve used that password before. Choose another one.");
/** Error: at a field for a code. */
export const wrongCode = (): string => say(language() === 'es' ? "Ese código no es correcto. Revise que sea el más reciente e intente de nuevo." : "That code isn’t right. Check that it’s the newest one and try again.");
/** Error: at a field for a code. */
export const oldCode = (): string => say(language() === 'es' ? "Ese código ya expiró. Pida otro." : "That code is too old. Ask for a new one.");
/** Error: while an authenticator app is set up. */
export const wrongFirstCode = (): string => say(language() === 'es' ? "Ese código no es correcto. Revise que la hora de su teléfono esté bien y que la aplicación muestre esta cuenta. Escriba el más reciente." : "That code isn’t right. Check that your phone’s clock is right and the app shows this account. Enter its newest code.");
/** Error: above a form of the sign-in. */
export const noApp = (): string => say(language() === 'es' ? "Este acceso no tiene aplicación de autenticación. Llámenos y le ayudamos a entrar." : "This sign-in has no authenticator app. Call us and we’ll help you in.");
/** Error: above a form that sends a code. */
export const codeNotSent = (): string => say(language() === 'es' ? "No pudimos enviar el código. Intente de nuevo en unos minutos, o llámenos." : "We couldn’t send the code. Try again in a few minutes, or call us.");
/** Error: where the sign-in service was not reached. */
export const noNetwork = (): string => say(language() === 'es' ? "Error de conexión. Revise su conexión e intente de nuevo." : "Network error. Check your connection and try again.");
/** Error: where the sign-in service broke. */
export const serviceProblem = (): string => say(language() === 'es' ? "El servicio de inicio de sesión tuvo un problema. Intente de nuevo en un minuto." : "The sign-in service had a problem. Try again in a minute.");
/** Error: fixed by the specification. */
export const userNotAuthenticated = (): string => say(language() === 'es' ? "Usted no ha iniciado sesión" : "User is not authenticated");
/** Error: fixed by the specification. */
export const newPasswordRequired = (): string => say(language() === 'es' ? "Escriba una contraseña nueva." : "New password is required.");
/** Error: fixed by the specification. */
export const networkError = (): string => say(language() === 'es' ? "Error de conexión" : "Network error");
/** Error: above the sign-in. */
export const stepNotOffered = (): string => say(language() === 'es' ? "Su acceso pide un paso que este portal no ofrece. Llámenos y le ayudamos a entrar." : "Your sign-in asks for a step that this portal doesn’t offer. Call us and we’ll help you in.");
/** Error: on the page Security. */
export const notOffered = (): string => say(language() === 'es' ? "Esto no está disponible aquí. El servicio de inicio de sesión no lo ofrece." : "This isn’t available here. The sign-in service doesn’t offer it.");
/** Alert: where a session could not be renewed. */
export const connectionLost = (): string => say(language() === 'es' ? "Se perdió la conexión. Su sesión sigue abierta. Intente de nuevo en un momento." : "Connection lost. You’re still signed in. Try again in a moment.");
/** Error: at an empty field for a code. */
export const enterCode = (): string => say(language() === 'es' ? "Escriba el código." : "Enter the code.");
/** Error: at an empty field for an email address. */
export const enterAddress = (): string => say(language() === 'es' ? "Escriba un correo electrónico." : "Enter an email address.");
/** Label: a way to get a code. */
export const bySms = (): string => say(language() === 'es' ? "Mensaje de texto" : "Text message");
/** Helper: below the way “Text message”. */
export const smsComes = (): string => say(language() === 'es' ? "El código llega a su teléfono." : "A code comes to your phone.");
/** Label: a way to get a code. */
export const byEmail = (): string => say(language() === 'es' ? "Correo electrónico" : "Email");
/** Helper: below the way “Email”. */
export const emailComes = (): string => say(language() === 'es' ? "El código llega a su correo electrónico." : "A code comes to your email address.");
/** Label: a way to get a code. */
export const byApp = (): string => say(language() === 'es' ? "Aplicación de autenticación" : "Authenticator app");
/** Helper: below the way “Authenticator app”. */
export const appShows = (): string => say(language() === 'es' ? "Una aplicación en su teléfono muestra el código, aun sin señal." : "An app on your phone shows the code, even without a signal.");
