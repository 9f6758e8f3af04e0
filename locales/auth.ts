// Written by `npm run locales` from locales/en/auth.json and locales/es/auth.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say, select } from './language';

/** Helper: in large letters over the picture beside the sign-in. The cab is the tractor’s. */
export const motto = (): string => say(language() === 'es' ? "La cuenta de su rancho, desde la cabina o la mesa de la cocina." : "Your farm account, from the cab or the kitchen table.");
/** Button: from a later form to the sign-in. */
export const backToSignIn = (): string => say(language() === 'es' ? "Volver al inicio de sesión" : "Back to sign-in");
/** Helper: a sentence after others. phone: the office’s number. */
export const callUs = (): string => say(language() === 'es' ? "Llame al <phone/>." : "Call <phone/>.");
/** Heading, and the button below it; also the name of the browser’s tab. */
export const signIn = (): string => say(language() === 'es' ? "Iniciar sesión" : "Sign in");
/** Helper: below the heading “Sign in”. */
export const signInLead = (): string => say(language() === 'es' ? "Use el correo electrónico y la contraseña de su cuenta." : "Use the email and password for your account.");
/** Label: a field. */
export const usernameOrEmail = (): string => say(language() === 'es' ? "Usuario o correo electrónico" : "Username or email");
/** Button: below the sign-in. */
export const forgotPassword = (): string => say(language() === 'es' ? "¿Olvidó su contraseña?" : "Forgot password?");
/** Helper: below the sign-in. */
export const newHere = (): string => say(language() === 'es' ? "¿Es nuevo aquí? Su sucursal le prepara el acceso." : "New here? Your branch sets up your sign-in.");
/** Helper: below the sign-in of the demo. */
export const demoSignIns = (): string => say(language() === 'es' ? "Esto es una demostración. Sus accesos están en la ventana donde usted inició el portal." : "This is a demo. Its sign-ins are in the window where you started the portal.");
/** Helper: below the password. */
export const capsLockOn = (): string => say(language() === 'es' ? "Las mayúsculas están activadas." : "Caps lock is on.");
/** Label: of the button in the password field, for screen readers. */
export const showPassword = (): string => say(language() === 'es' ? "Mostrar contraseña" : "Show password");
/** Button: in the password field. */
export const show = (): string => say(language() === 'es' ? "Ver" : "Show");
/** Button: in the password field. */
export const hide = (): string => say(language() === 'es' ? "Ocultar" : "Hide");
/** Alert: above the sign-in. */
export const endedExpired = (): string => say(language() === 'es' ? "Su sesión terminó. Inicie sesión para continuar." : "Your session ended. Sign in to go on.");
/** Alert: above the sign-in, after nobody used the portal for a while. */
export const endedIdle = (): string => say(language() === 'es' ? "Cerramos su sesión porque se ausentó. Inicie sesión para continuar." : "You were away, so we signed you out. Sign in to go on.");
/** Alert: above the sign-in, after “Sign out everywhere”. */
export const endedEverywhere = (): string => say(language() === 'es' ? "Su sesión está cerrada en todos sus dispositivos. Inicie sesión de nuevo donde la necesite." : "You’re signed out on all your devices. Sign in again where you need to.");
/** Alert: above the sign-in, after a forgotten password was replaced. */
export const resetDone = (): string => say(language() === 'es' ? "La contraseña cambió. Inicie sesión con la nueva." : "Password changed. Sign in with the new one.");
/** Label: a field. digits: 6. */
export const codeLabel = (d: { digits: number }): string => say(language() === 'es' ? "Código de " + count(d.digits) + " dígitos" : count(d.digits) + "-digit code");
/** Error: at the field for a code. digits: 6. */
export const codeIncomplete = (d: { digits: number }): string => say(language() === 'es' ? "Escriba los " + count(d.digits) + " dígitos del código" : "Enter all " + count(d.digits) + " digits of the code");
/** Error: at the empty field for a code. */
export const enterTheCode = (): string => say(language() === 'es' ? "Escriba el código" : "Enter the code");
/** Busy: below the field for a code. */
export const checkingCode = (): string => say(language() === 'es' ? "Revisando el código…" : "Checking the code…");
/** Helper: below the field for a code. */
export const pasteHint = (): string => say(language() === 'es' ? "Si pega el código, lo revisamos enseguida." : "We check a pasted code right away.");
/** Label: where a code went, within “We sent a code to …”. */
export const placeEmail = (): string => say(language() === 'es' ? "su correo electrónico" : "your email address");
/** Label: where a code went, within “We sent a code to …”. */
export const placePhone = (): string => say(language() === 'es' ? "su teléfono" : "your phone");
/** Label: where a code went, within “We sent a code to …”. digits: the last ones of the number, "34". */
export const placePhoneEnding = (d: { digits: string | number }): string => say(language() === 'es' ? "su teléfono que termina en " + d.digits : "your phone ending in " + d.digits);
/** Helper: above the field for a code. place: an address, or “your phone ending in 34”. */
export const codeSentTo = (d: { place: string | number }): string => say(language() === 'es' ? "Enviamos un código a " + d.place + ". Solo el más reciente sirve." : "We sent a code to " + d.place + ". Only the newest one works.");
/** Helper: above the field for a code. company: its name. */
export const codeInApp = (d: { company: string | number }): string => say(language() === 'es' ? "Escriba el código que su aplicación de autenticación muestra para " + d.company + "." : "Enter the code that your authenticator app shows for " + d.company + ".");
/** Heading: the second step of a sign-in. */
export const enterYourCode = (): string => say(language() === 'es' ? "Escriba su código" : "Enter your code");
/** Alert: above the field for a code. */
export const codeRanOut = (): string => say(language() === 'es' ? "Ese código expiró y le enviamos otro. Escriba el nuevo." : "That code expired, so we sent you a new one. Enter that one.");
/** Label: a checkbox below the field for a code. */
export const rememberDevice = (): string => say(language() === 'es' ? "No pedir código en este dispositivo" : "Don’t ask for a code on this device");
/** Helper: where to look for a code. */
export const smsTakesAMinute = (): string => say(language() === 'es' ? "Un mensaje de texto puede tardar un minuto." : "A text message can take a minute.");
/** Helper: where to look for a code by email. */
export const lookInSpam = (): string => say(language() === 'es' ? "¿No le llegó? Busque en su carpeta de correo no deseado." : "No email? Look in your spam folder.");
/** Helper: below the field for a code of an app. */
export const appEvery30Seconds = (): string => say(language() === 'es' ? "La aplicación muestra un código nuevo cada 30 segundos. La hora de su teléfono tiene que estar bien." : "The app shows a new code every 30 seconds. Your phone’s clock has to be right.");
/** Heading: several ways to get a code to choose from. */
export const getYourCode = (): string => say(language() === 'es' ? "Reciba su código" : "Get your code");
/** Helper: below “Get your code”. */
export const passwordAndCode = (): string => say(language() === 'es' ? "Usted inicia sesión con su contraseña y un código." : "You sign in with your password and a code.");
/** Label: of the ways to get a code, below “Get your code”. */
export const howToGetIt = (): string => say(language() === 'es' ? "¿Cómo quiere recibirlo?" : "How do you want to get it?");
/** Heading: a way to get codes is chosen for the first time. */
export const protectSignIn = (): string => say(language() === 'es' ? "Proteja su acceso" : "Protect your sign-in");
/** Helper: below “Protect your sign-in”. */
export const passwordAndCodeFromNow = (): string => say(language() === 'es' ? "Desde ahora inicia sesión con su contraseña y un código. Elija cómo recibirlo." : "From now on you sign in with your password and a code. Choose one way to get it.");
/** Label: of the ways to get codes. */
export const howToGetCodes = (): string => say(language() === 'es' ? "¿Cómo quiere recibir sus códigos?" : "How do you want to get your codes?");
/** Heading: while signing in. */
export const setUpYourApp = (): string => say(language() === 'es' ? "Configure su aplicación de autenticación" : "Set up your authenticator app");
/** Alert: while an authenticator app is set up. */
export const newKey = (): string => say(language() === 'es' ? "Eso tardó demasiado y aquí hay una clave nueva. Quite la cuenta de la aplicación y agréguela otra vez." : "That took too long, so here’s a new key. Remove the account from the app and add it again.");
/** Helper: the first of three steps. */
export const getAnApp = (): string => say(language() === 'es' ? "Instale una aplicación de autenticación en su teléfono, si no tiene una." : "Get an authenticator app on your phone, if you have none.");
/** Helper: the second of three steps. */
export const scanPicture = (): string => say(language() === 'es' ? "Agregue una cuenta en la aplicación y escanee esta imagen." : "Add an account in the app and scan this picture.");
/** Helper: the last of three steps. */
export const enterAppCode = (): string => say(language() === 'es' ? "Escriba el código que muestra la aplicación." : "Enter the code that the app shows.");
/** Button: after the three steps. */
export const finishAndSignIn = (): string => say(language() === 'es' ? "Terminar e iniciar sesión" : "Finish and sign in");
/** Helper: below the three steps. */
export const appFromNow = (): string => say(language() === 'es' ? "Desde ahora necesita la aplicación para iniciar sesión." : "From now on you need the app to sign in.");
/** Label: of a picture, for screen readers. */
export const qrCode = (): string => say(language() === 'es' ? "Código QR para su aplicación de autenticación" : "QR code for your authenticator app");
/** Helper: above a key of letters and digits. */
export const noCamera = (): string => say(language() === 'es' ? "¿Sin cámara? Escriba esta clave en la aplicación." : "No camera? Type this key into the app.");
/** Button: beside the key. */
export const copyKey = (): string => say(language() === 'es' ? "Copiar clave" : "Copy key");
/** Error: at an empty field. */
export const enterYourEmail = (): string => say(language() === 'es' ? "Escriba su correo electrónico" : "Enter your email address");
/** Helper: above the field for the email address. */
export const codeToThisAddress = (): string => say(language() === 'es' ? "Enviamos un código a esta dirección ahora y cada vez que inicie sesión." : "We’ll send a code to this address now and each time you sign in.");
/** Heading: of a form. */
export const setUpEmail = (): string => say(language() === 'es' ? "Recibir códigos por correo" : "Set up codes by email");
/** Button: below an address or number. */
export const sendCode = (): string => say(language() === 'es' ? "Enviar un código" : "Send a code");
/** Heading: the sign-in asks for a step that the portal has no form for. */
export const signInNeedsHelp = (): string => say(language() === 'es' ? "Este acceso necesita nuestra ayuda" : "This sign-in needs our help");
/** Alert: below “This sign-in needs our help”. */
export const stepNotOffered = (): string => say(language() === 'es' ? "Su usuario y su contraseña están bien. Pero su acceso pide un paso que este portal no ofrece." : "Your username and password are right. But your sign-in asks for a step that this portal doesn’t offer.");
/** Helper: below that, with the office’s number. */
export const callToChange = (): string => say(language() === 'es' ? "Llámenos. Cambiamos su acceso para que pueda usar el portal." : "Call us. We’ll change your sign-in so you can use the portal.");
/** Helper: below that, where no number is known. company: its name. */
export const askToChange = (d: { company: string | number }): string => say(language() === 'es' ? "Pida a " + d.company + " que cambie su acceso para que pueda usar el portal." : "Ask " + d.company + " to change your sign-in so you can use the portal.");
/** Helper: counts down. */
export const newCodeIn = (d: { seconds: number }): string => say(language() === 'es' ? "Puede pedir otro código en " + plural(d.seconds, 0, es, { one: count(d.seconds) + " segundo", other: count(d.seconds) + " segundos" }) + "." : "You can ask for a new code in " + plural(d.seconds, 0, en, { one: count(d.seconds) + " second", other: count(d.seconds) + " seconds" }) + ".");
/** Busy: on “Send a new code”. */
export const sending = (): string => say(language() === 'es' ? "Enviando…" : "Sending…");
/** Button: below the field for a code. */
export const sendNewCode = (): string => say(language() === 'es' ? "Enviar otro código" : "Send a new code");
/** Alert: after “Send a new code”. */
export const newCodeSent = (): string => say(language() === 'es' ? "Va otro código en camino. Solo el más reciente sirve." : "A new code is on its way. Only the newest one works.");
/** Helper: before “Call …”. */
export const stillNothing = (): string => say(language() === 'es' ? "¿Todavía nada?" : "Still nothing?");
/** Helper: below the field for a code, in the demo. */
export const demoMailbox = (): string => say(language() === 'es' ? "Esta es una demostración. El código está en <link>el buzón de la demostración</link>." : "This is a demo. The code is in <link>the demo’s mailbox</link>.");
/** Error: at an empty field. */
export const enterUsernameOrEmail = (): string => say(language() === 'es' ? "Escriba su usuario o correo electrónico" : "Enter your username or email");
/** Heading: of the form that sends a code. */
export const forgotYourPassword = (): string => say(language() === 'es' ? "¿Olvidó su contraseña?" : "Forgot your password?");
/** Helper: below “Forgot your password?”. */
export const codeForNewPassword = (): string => say(language() === 'es' ? "Le enviamos un código para poner una nueva." : "We’ll send you a code to set a new one.");
/** Helper: above the field for a code. place: an address, or “your phone ending in 34”. Never tells whether the address is known. */
export const codeSentIfKnown = (d: { place: string | number }): string => say(language() === 'es' ? "Si conocemos esa dirección, enviamos un código a " + d.place + ". Solo el más reciente sirve." : "If we know that address, we’ve sent a code to " + d.place + ". Only the newest one works.");
/** Heading: of a form. */
export const chooseNewPassword = (): string => say(language() === 'es' ? "Elija una contraseña nueva" : "Choose a new password");
/** Button: below the new password. */
export const saveNewPassword = (): string => say(language() === 'es' ? "Guardar contraseña nueva" : "Save new password");
/** Helper: below the form with the code and the new password. */
export const noCodeCheckUsername = (): string => say(language() === 'es' ? "¿No le llegó? Busque en su correo no deseado y revise el usuario que escribió." : "No code? Look in your spam folder, and check the username you entered.");
/** Helper: below “Choose a new password”. */
export const finishesSigningIn = (): string => say(language() === 'es' ? "Con esto termina de iniciar sesión." : "This finishes signing in.");
/** Button: below the new password. */
export const saveAndSignIn = (): string => say(language() === 'es' ? "Guardar e iniciar sesión" : "Save and sign in");
/** Label: a field. */
export const fullName = (): string => say(language() === 'es' ? "Nombre completo" : "Full name");
/** Label: a field. */
export const firstName = (): string => say(language() === 'es' ? "Nombre" : "First name");
/** Label: a field. */
export const lastName = (): string => say(language() === 'es' ? "Apellido" : "Last name");
/** Label: a field. */
export const phoneNumber = (): string => say(language() === 'es' ? "Número de teléfono" : "Phone number");
/** Error: at an empty field. */
export const enterFullName = (): string => say(language() === 'es' ? "Escriba su nombre completo" : "Enter your full name");
/** Error: at an empty field. */
export const enterFirstName = (): string => say(language() === 'es' ? "Escriba su nombre" : "Enter your first name");
/** Error: at an empty field. */
export const enterLastName = (): string => say(language() === 'es' ? "Escriba su apellido" : "Enter your last name");
/** Error: at an empty field. */
export const enterPhoneNumber = (): string => say(language() === 'es' ? "Escriba su número de teléfono" : "Enter your phone number");
/** Error: at an empty field that only this company asks for. attribute: its label, "farm id". */
export const enterAttribute = (d: { attribute: string | number }): string => say(language() === 'es' ? "Complete el campo " + d.attribute : "Enter your " + d.attribute);
/** Heading and button: of the page and of the card that leads to it. */
export const changePassword = (): string => say(language() === 'es' ? "Cambiar contraseña" : "Change password");
/** Helper: below “Change password”. */
export const endsOtherSignIns = (): string => say(language() === 'es' ? "Así se cierra su sesión en sus otros dispositivos." : "This signs you out on your other devices.");
/** Label: a field. */
export const currentPassword = (): string => say(language() === 'es' ? "Contraseña actual" : "Current password");
/** Error: at an empty field. */
export const enterCurrentPassword = (): string => say(language() === 'es' ? "Escriba su contraseña actual" : "Enter your current password");
/** Error: at the field “Current password”. */
export const notCurrentPassword = (): string => say(language() === 'es' ? "Esa no es su contraseña actual." : "That isn’t your current password.");
/** Heading: after the change. */
export const passwordChanged = (): string => say(language() === 'es' ? "La contraseña cambió" : "Password changed");
/** Alert: below “Password changed”. */
export const useItNextTime = (): string => say(language() === 'es' ? "Use la nueva la próxima vez que inicie sesión. Su sesión sigue abierta aquí y está cerrada en sus otros dispositivos." : "Use the new one the next time you sign in. You’re still signed in here, and signed out on your other devices.");
/** Button: below it. */
export const backToSecurity = (): string => say(language() === 'es' ? "Volver a seguridad" : "Back to security");
/** Helper: below the title “Security”. */
export const securityLead = (): string => say(language() === 'es' ? "Cómo inicia sesión, y dónde." : "How you sign in, and where.");
/** Helper: of the card “Password”. */
export const passwordLead = (): string => say(language() === 'es' ? "Al cambiarla se cierra su sesión en sus otros dispositivos. Aquí sigue abierta." : "Changing it signs you out on your other devices. You stay signed in here.");
/** Heading: of a card. */
export const codesAtSignIn = (): string => say(language() === 'es' ? "Códigos al iniciar sesión" : "Codes at sign-in");
/** Helper: of the card “Codes at sign-in”. */
export const codesLead = (): string => say(language() === 'es' ? "Un código detiene a otros, aunque conozcan su contraseña." : "A code keeps others out, even if they learn your password.");
/** Helper: of the card, where the sign-in service has no codes. */
export const codesNotOffered = (): string => say(language() === 'es' ? "Aquí no hay códigos. Su contraseña basta para entrar." : "Codes aren’t available here. Your password alone lets you in.");
/** Heading: of the card’s error. */
export const codesNotLoaded = (): string => say(language() === 'es' ? "Sus códigos no cargaron" : "Couldn’t load your codes");
/** Helper: of the card. */
export const codesAreOn = (): string => say(language() === 'es' ? "Los códigos están activados. Inicia sesión con su contraseña y un código." : "Codes are on. You sign in with your password and a code.");
/** Helper: of the card. */
export const codesAreOff = (): string => say(language() === 'es' ? "Los códigos están desactivados. Su contraseña basta para entrar." : "Codes are off. Your password alone lets you in.");
/** Alert: after a way was turned on. way: “Text message”. */
export const codesOnBy = (d: { way: string | number }): string => say(language() === 'es' ? "" + d.way + ": códigos activados" : "" + d.way + ": codes are on");
/** Alert: after a way was turned off. way: “Text message”. */
export const codesOffBy = (d: { way: string | number }): string => say(language() === 'es' ? "" + d.way + ": códigos desactivados" : "" + d.way + ": codes are off");
/** Alert: after the last way was turned off. */
export const codesOff = (): string => say(language() === 'es' ? "Los códigos están desactivados" : "Codes are off");
/** Alert: after one of several ways was put first. */
export const choiceSaved = (): string => say(language() === 'es' ? "Su elección está guardada" : "Choice saved");
/** Helper: below the ways to get a code. */
export const toldByEmail = (): string => say(language() === 'es' ? "Le avisamos de cada cambio por correo electrónico." : "We email you about every change.");
/** Chip: on a way to get a code. */
export const on = (): string => say(language() === 'es' ? "Activado" : "On");
/** Button: a way to get a code. */
export const turnOn = (): string => say(language() === 'es' ? "Activar" : "Turn on");
/** Button: a way to get a code. */
export const turnOff = (): string => say(language() === 'es' ? "Desactivar" : "Turn off");
/** Button: a way to get a code that needs something first. */
export const setUp = (): string => say(language() === 'es' ? "Configurar" : "Set up");
/** Label: of the button, for screen readers. way: “Text message”. */
export const turnOnWay = (d: { way: string | number }): string => say(language() === 'es' ? "Activar: " + d.way : "Turn on: " + d.way);
/** Label: of the button, for screen readers. way: “Text message”. */
export const turnOffWay = (d: { way: string | number }): string => say(language() === 'es' ? "Desactivar: " + d.way : "Turn off: " + d.way);
/** Label: of the button, for screen readers. way: “Text message”. */
export const setUpWay = (d: { way: string | number }): string => say(language() === 'es' ? "Configurar: " + d.way : "Set up: " + d.way);
/** Button: sets up another authenticator app. */
export const useAnotherApp = (): string => say(language() === 'es' ? "Usar otra aplicación" : "Use another app");
/** Button: another phone number for codes. */
export const changeNumber = (): string => say(language() === 'es' ? "Cambiar número" : "Change number");
/** Helper: where codes would go. */
export const noEmailOnFile = (): string => say(language() === 'es' ? "Sin correo electrónico registrado." : "No email address on file.");
/** Helper: where codes would go. */
export const noPhoneOnFile = (): string => say(language() === 'es' ? "A su teléfono, cuando agregue su número." : "To your phone, once you add its number.");
/** Helper: where codes go. place: an address or a number. */
export const toPlace = (d: { place: string | number }): string => say(language() === 'es' ? "A " + d.place : "To " + d.place);
/** Helper: where codes would go. place: an address or a number. */
export const placeNotConfirmed = (d: { place: string | number }): string => say(language() === 'es' ? "" + d.place + ", aún sin confirmar" : "" + d.place + ", not confirmed yet");
/** Label: a choice below “Which one comes first?”. */
export const askEachTime = (): string => say(language() === 'es' ? "Preguntar cada vez" : "Ask me each time");
/** Helper: below “Ask me each time”. */
export const chooseAtSignIn = (): string => say(language() === 'es' ? "Usted elige al iniciar sesión." : "You choose when you sign in.");
/** Label: of the ways that are on. */
export const whichFirst = (): string => say(language() === 'es' ? "¿Cuál va primero?" : "Which one comes first?");
/** Heading: of a dialog. */
export const turnCodesOffQuestion = (): string => say(language() === 'es' ? "¿Desactivar los códigos?" : "Turn codes off?");
/** Heading: of a dialog. */
export const turnWayOffQuestion = (d: { way: string }): string => say(language() === 'es' ? "¿Desactivar " + select(d.way, { sms: "los mensajes de texto", email: "los códigos por correo", other: "la aplicación de autenticación" }) + "?" : "Turn off " + select(d.way, { sms: "text messages", email: "codes by email", other: "the authenticator app" }) + "?");
/** Alert: within the dialog. */
export const lastWay = (): string => say(language() === 'es' ? "Es su última forma de recibir un código. Desde ahora su contraseña basta para entrar, también a otros que la conozcan." : "This is your last way to get a code. From now on your password alone lets you in, and anyone else who learns it.");
/** Alert: within the dialog. */
export const otherWaysStay = (): string => say(language() === 'es' ? "Todavía puede usar un código de las formas que siguen activadas." : "You can still sign in with a code from the ways that stay on.");
/** Heading: of a dialog. */
export const setUpAnApp = (): string => say(language() === 'es' ? "Configurar una aplicación de autenticación" : "Set up an authenticator app");
/** Helper: within the dialog. */
export const appsNotOffered = (): string => say(language() === 'es' ? "Aquí no hay aplicaciones de autenticación. Elija otra forma de recibir un código." : "Authenticator apps aren’t available here. Choose another way to get a code.");
/** Heading: of the dialog’s error. */
export const setUpNotBegun = (): string => say(language() === 'es' ? "La configuración no empezó" : "Couldn’t start the setup");
/** Helper: within the dialog, below the first code. */
export const oldAppUntilThen = (): string => say(language() === 'es' ? "La aplicación que usa ahora sirve hasta entonces." : "The app that you use now works until then.");
/** Heading: of a dialog. */
export const setUpSms = (): string => say(language() === 'es' ? "Recibir códigos por mensaje de texto" : "Set up codes by text message");
/** Helper: within the dialog. */
export const noAddressKnown = (): string => say(language() === 'es' ? "No tenemos su correo electrónico. Llámenos y lo agregamos." : "We have no email address for you. Call us and we’ll add it.");
/** Helper: within the dialog. address: an email address. */
export const codeToProve = (d: { address: string | number }): string => say(language() === 'es' ? "Enviamos un código a " + d.address + " ahora para comprobar que le llega." : "We’ll send a code to " + d.address + " now to make sure it reaches you.");
/** Helper: within the dialog. */
export const codeToThisNumber = (): string => say(language() === 'es' ? "Enviamos un código a este número ahora y cada vez que inicie sesión." : "We’ll text a code to this number now and each time you sign in.");
/** Heading: of a card. */
export const devices = (): string => say(language() === 'es' ? "Dispositivos" : "Devices");
/** Helper: of the card “Devices”. */
export const devicesLead = (): string => say(language() === 'es' ? "Dispositivos en los que ha iniciado sesión." : "Devices you’ve signed in on.");
/** Helper: of the card, where there is none. */
export const noDevices = (): string => say(language() === 'es' ? "No hay dispositivos recordados. Cada vez se pide su contraseña, y un código si están activados." : "No devices remembered. Each sign-in asks for your password, and for a code if codes are on.");
/** Heading: of the card’s error. */
export const devicesNotLoaded = (): string => say(language() === 'es' ? "Sus dispositivos no cargaron" : "Couldn’t load your devices");
/** Alert: after it. */
export const deviceRemoved = (): string => say(language() === 'es' ? "Dispositivo quitado" : "Device removed");
/** Heading: of a dialog. */
export const removeThisDeviceQuestion = (): string => say(language() === 'es' ? "¿Quitar este dispositivo?" : "Remove this device?");
/** Heading: of a dialog. device: “Chrome on Windows”. */
export const removeDeviceQuestion = (d: { device: string | number }): string => say(language() === 'es' ? "¿Quitar “" + d.device + "”?" : "Remove “" + d.device + "”?");
/** Button: of the dialog. */
export const removeDevice = (): string => say(language() === 'es' ? "Quitar dispositivo" : "Remove device");
/** Alert: within the dialog. */
export const signInAgainHere = (): string => say(language() === 'es' ? "Pronto tendrá que iniciar sesión aquí de nuevo, con un código si están activados." : "You’ll sign in again here soon, with a code if codes are on.");
/** Alert: within the dialog. */
export const signInAgainThere = (): string => say(language() === 'es' ? "Quien lo use inicia sesión de nuevo, con un código si están activados." : "Anyone who uses it signs in again, with a code if codes are on.");
/** Helper: below a device. at: a day and a time. */
export const lastSignedIn = (d: { at: string | number }): string => say(language() === 'es' ? "Último acceso: " + d.at : "Last signed in " + d.at);
/** Chip: on a device. */
export const thisDevice = (): string => say(language() === 'es' ? "Este dispositivo" : "This device");
/** Label: of the button, for screen readers. device: “Chrome on Windows”. */
export const removeNamedDevice = (d: { device: string | number }): string => say(language() === 'es' ? "Quitar " + d.device : "Remove " + d.device);
/** Label: of a device whose browser did not say what it is. */
export const unnamedDevice = (): string => say(language() === 'es' ? "Dispositivo sin nombre" : "Unnamed device");
/** Label: of a device. browser: “Chrome”; platform: “Windows”. */
export const browserOnPlatform = (d: { browser: string | number; platform: string | number }): string => say(language() === 'es' ? "" + d.browser + " en " + d.platform : "" + d.browser + " on " + d.platform);
/** Heading: of a card. */
export const signedInElsewhere = (): string => say(language() === 'es' ? "Sesiones en otros lugares" : "Signed in elsewhere");
/** Helper: of the card. */
export const elsewhereLead = (): string => say(language() === 'es' ? "¿Dejó el portal abierto en otra computadora o perdió un teléfono? Cierre todas sus sesiones a la vez." : "Left the portal open on another computer, or lost a phone? Sign out everywhere at once.");
/** Button: of the card and of its dialog. */
export const signOutEverywhere = (): string => say(language() === 'es' ? "Cerrar todas las sesiones" : "Sign out everywhere");
/** Heading: of a dialog. */
export const signOutEverywhereQuestion = (): string => say(language() === 'es' ? "¿Cerrar todas las sesiones?" : "Sign out everywhere?");
/** Alert: within the dialog. */
export const signOutEverywhereMeans = (): string => say(language() === 'es' ? "Cerramos su sesión aquí y en todos los demás dispositivos. Inicie sesión de nuevo donde la necesite. Una página abierta en otro lugar termina en menos de una hora." : "We’ll sign you out here and on every other device. Sign in again where you need to. A page that’s open elsewhere ends within the hour.");
/** Heading: of the dialog that asks for the password again. */
export const isItYou = (): string => say(language() === 'es' ? "¿Es usted?" : "Is it you?");
/** Helper: within the dialog. */
export const enterPasswordAgain = (): string => say(language() === 'es' ? "Inició sesión hace rato. Escriba su contraseña otra vez para continuar. Lo que escribió sigue aquí." : "You signed in a while ago. Enter your password again to go on. What you typed is still here.");
/** Error: at an empty field. */
export const enterYourPassword = (): string => say(language() === 'es' ? "Escriba su contraseña" : "Enter your password");
/** Label: of the ways to get a code. */
export const howToGetYourCode = (): string => say(language() === 'es' ? "¿Cómo quiere recibir su código?" : "How do you want to get your code?");
/** Busy: on the button “Continue”. */
export const checking = (): string => say(language() === 'es' ? "Revisando…" : "Checking…");
/** Helper: above the field for a code. */
export const newestAppCode = (): string => say(language() === 'es' ? "Escriba el código más reciente de su aplicación de autenticación." : "Enter the newest code from your authenticator app.");
/** Helper: above the field for a code. place: a masked address or number. */
export const codeSentEnterIt = (d: { place: string | number }): string => say(language() === 'es' ? "Enviamos un código a " + d.place + ". Escríbalo." : "We sent a code to " + d.place + ". Enter it.");
/** Helper: above the field for a code, where it went is not known. */
export const codeSentToYou = (): string => say(language() === 'es' ? "Le enviamos un código. Escríbalo." : "We sent you a code. Enter it.");
/** Error: where the sign-in asks for a step that this dialog has no form for. */
export const signOutAndIn = (): string => say(language() === 'es' ? "Cierre la sesión, iníciela de nuevo e intente otra vez." : "Sign out and sign in again, then try this once more.");
/** Heading: of the page behind the link of an email; also the name of the browser’s tab. */
export const undoChangeQuestion = (): string => say(language() === 'es' ? "¿Deshacer este cambio?" : "Undo this change?");
/** Alert: below that heading. */
export const contactWasChanged = (): string => say(language() === 'es' ? "Alguien cambió el correo electrónico o el teléfono de su acceso. Si no fue usted, deshaga el cambio." : "Somebody changed the email address or phone number for your sign-in. If that wasn’t you, undo it.");
/** Helper: below that. */
export const undoChangeMeans = (): string => say(language() === 'es' ? "Regresa el dato anterior. Cerramos su sesión en todos los dispositivos y usted elige una contraseña nueva." : "The old one comes back. We’ll sign you out on every device, and you’ll choose a new password.");
/** Button: of that page. */
export const undoChange = (): string => say(language() === 'es' ? "Deshacer cambio" : "Undo change");
/** Button: of that page. */
export const itWasMe = (): string => say(language() === 'es' ? "Fui yo, conservarlo" : "It was me, keep it");
/** Heading: after it. */
export const changeUndone = (): string => say(language() === 'es' ? "Cambio deshecho" : "Change undone");
/** Alert: after the change was undone; names the link below the sign-in. */
export const setNewPassword = (): string => say(language() === 'es' ? "Sus sesiones están cerradas y su contraseña anterior ya no sirve. Vaya al inicio de sesión y elija “¿Olvidó su contraseña?” para poner una nueva." : "You’re signed out everywhere, and your old password no longer works. Go to sign-in and choose “Forgot password?” to set a new one.");
/** Alert: after the change was undone. */
export const passwordElsewhere = (): string => say(language() === 'es' ? "Alguien más puede conocer su contraseña anterior. Cámbiela en todas partes donde la use. Si no puede entrar, hable con nosotros." : "Somebody else may know your old password. Change it everywhere you use it. If you can’t get in, talk to us.");
/** Button: to the sign-in. */
export const goToSignIn = (): string => say(language() === 'es' ? "Ir al inicio de sesión" : "Go to sign-in");
/** Heading: for the link of an email. */
export const linkUseless = (): string => say(language() === 'es' ? "Este enlace no sirve" : "This link doesn’t work");
/** Alert: below “This link doesn’t work”. */
export const linkUselessBecause = (): string => say(language() === 'es' ? "Ya se usó, tiene más de tres días o está incompleto. Si usted no cambió su acceso, hable con nosotros ya." : "It was used already, is older than three days, or isn’t complete. If you didn’t change your sign-in, talk to us now.");
/** Alert: the server’s answer to such a link. */
export const linkRefused = (): string => say(language() === 'es' ? "Este enlace no sirve: ya se usó, tiene más de tres días o está incompleto. Si usted no cambió su acceso, llámenos ya." : "This link doesn’t work: it was used already, is older than three days, or isn’t complete. If you didn’t change your sign-in, call us now.");
/** Error: the server’s answer to a link that is cut off. */
export const linkIncomplete = (): string => say(language() === 'es' ? "Abra otra vez el enlace desde el correo. Le falta una parte" : "Open the link from the email again. Part of it is missing");
/** Label: in the list of what a password needs. */
export const length = (): string => say(language() === 'es' ? "Al menos 8 caracteres" : "At least 8 characters");
/** Label: in the list of what a password needs. */
export const upper = (): string => say(language() === 'es' ? "Una letra mayúscula" : "An uppercase letter");
/** Label: in the list of what a password needs. */
export const lower = (): string => say(language() === 'es' ? "Una letra minúscula" : "A lowercase letter");
/** Label: in the list of what a password needs; 0 to 9. */
export const digit = (): string => say(language() === 'es' ? "Un número" : "A digit");
/** Label: in the list of what a password needs. */
export const special = (): string => say(language() === 'es' ? "Uno de ! @ # $ & *" : "One of ! @ # $ & *");
/** Label: in the list of what a password needs. */
export const ends = (): string => say(language() === 'es' ? "Sin espacios al inicio o al final" : "No space at the start or end");
/** Label: in the list of what a password needs. most: 256. */
export const most = (d: { most: number }): string => say(language() === 'es' ? count(d.most) + " caracteres como máximo" : "At most " + count(d.most) + " characters");
/** Error: at the field for a new password. */
export const removeSpace = (): string => say(language() === 'es' ? "Quite el espacio del inicio o del final" : "Remove the space at the start or end");
/** Error: at the field for a new password. most: 256. */
export const chooseShorter = (d: { most: number }): string => say(language() === 'es' ? "Elija una contraseña de " + count(d.most) + " caracteres como máximo" : "Choose a password of at most " + count(d.most) + " characters");
/** Error: at the field for a new password; the list beside it says what is missing. */
export const notStrongEnough = (): string => say(language() === 'es' ? "La contraseña aún no es segura" : "The password isn’t strong enough yet");
/** Error: at an empty field, fixed by the specification. */
export const newPasswordRequired = (): string => say(language() === 'es' ? "Escriba una contraseña nueva." : "New password is required.");
/** Error: fixed by the specification. */
export const missingLoginDetails = (): string => say(language() === 'es' ? "Faltan datos para iniciar sesión" : "Missing Login Details");
/** Error: fixed by the specification. */
export const userNotAuthenticated = (): string => say(language() === 'es' ? "Usted no ha iniciado sesión" : "User not authenticated");
/** Error: at a field. */
export const enterAnAddress = (): string => say(language() === 'es' ? "Escriba un correo electrónico como nombre@example.com" : "Enter an email address like name@example.com");
/** Error: at a field. */
export const enterAPlainAddress = (): string => say(language() === 'es' ? "Escriba un correo electrónico de letras sin acento, números y signos como . _ + -, por ejemplo nombre@example.com" : "Enter an email address of plain letters, digits and signs like . _ + -, such as name@example.com");
/** Error: at a field. */
export const enterUsPhone = (): string => say(language() === 'es' ? "Escriba un teléfono de Estados Unidos con 10 dígitos" : "Enter a US phone number with 10 digits");
/** Error: at an empty field of a user. */
export const enterAFirstName = (): string => say(language() === 'es' ? "Escriba el nombre" : "Enter a first name");
/** Error: at an empty field of a user. */
export const enterALastName = (): string => say(language() === 'es' ? "Escriba el apellido" : "Enter a last name");
/** Error: at an empty field of a user. */
export const enterSignInAddress = (): string => say(language() === 'es' ? "Escriba el correo electrónico con el que la persona inicia sesión" : "Enter the email address that the person signs in with");
/** Error: at the address of a new user. name: an email address. */
export const userExists = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " ya es usuario. Abra ese usuario para cambiar permisos o cuentas, o escriba otra dirección." : "" + d.name + " is a user already. Open that user to change flags or accounts, or enter another address.");
/** Error: the server’s answer to a number for codes. */
export const noUsPhone = (): string => say(language() === 'es' ? "Ese no es un teléfono de Estados Unidos y un código no le llegaría. Escriba uno con 10 dígitos." : "That isn’t a US phone number, so a code couldn’t reach you. Enter one with 10 digits.");
/** Error: the server’s answer to a number for codes. */
export const signInNotFound = (): string => say(language() === 'es' ? "No encontramos su acceso y no cambiamos nada. Llámenos." : "We can’t find your sign-in, so we changed nothing. Call us.");
/** Link: on the sign-in page, to the form for people without a sign-in. */
export const requestAccess = (): string => say(language() === 'es' ? "Solicitar acceso" : "Request access");
