// Written by `npm run locales` from locales/en/users.json and locales/es/users.json.
import { count, language, say } from './language';

/** Chip: a user got an invitation and has not signed in yet. */
export const statusInvited = (): string => say(language() === 'es' ? "Invitado" : "Invited");
/** Chip: a user can sign in. */
export const statusActive = (): string => say(language() === 'es' ? "Activo" : "Active");
/** Chip: a user has to set a new password. */
export const statusResetting = (): string => say(language() === 'es' ? "Contraseña restablecida" : "Password reset");
/** Chip: a user cannot sign in until somebody enables them. */
export const statusDisabled = (): string => say(language() === 'es' ? "Desactivado" : "Disabled");
/** Chip: a user is not finished yet. */
export const statusCreating = (): string => say(language() === 'es' ? "En creación" : "Being created");
/** Chip: a user is not gone everywhere yet. */
export const statusDeleting = (): string => say(language() === 'es' ? "En eliminación" : "Being deleted");
/** Chip: a user was deleted; also the label of when. */
export const statusDeleted = (): string => say(language() === 'es' ? "Eliminado" : "Deleted");
/** Label: column with the address that somebody signs in with. */
export const signsInAs = (): string => say(language() === 'es' ? "Inicia sesión como" : "Signs in as");
/** Label: column, filter and heading; administrator and deposit plan. */
export const permissions = (): string => say(language() === 'es' ? "Permisos" : "Permissions");
/** Label: column with the accounts that a user is linked to. */
export const accounts = (): string => say(language() === 'es' ? "Cuentas" : "Accounts");
/** Label. */
export const lastSignIn = (): string => say(language() === 'es' ? "Último acceso" : "Last sign-in");
/** Label: when a user was created. */
export const created = (): string => say(language() === 'es' ? "Creado" : "Created");
/** Error: somebody opened the deposit plan without having it. */
export const noDepositPlan = (): string => say(language() === 'es' ? "Su acceso no tiene plan de depósito. Llámenos si esperaba tenerlo." : "Your sign-in has no deposit plan. Call us if you expected one.");
/** In place of the name of a user. */
export const nameNotKnown = (): string => say(language() === 'es' ? "Aún no se sabe" : "Not known yet");
/** In place of the last sign-in; also the choice of a filter. */
export const never = (): string => say(language() === 'es' ? "Nunca" : "Never");
/** Helper: what the permission of an administrator opens. */
export const administratorsCan = (): string => say(language() === 'es' ? "Los administradores atienden todas las solicitudes, manejan usuarios, ven como clientes, cargan cifras del ERP y ven los correos y el registro de actividad." : "Administrators work on all requests, manage users, view as customers, load ERP figures, and read emails and the audit.");
/** Button. */
export const invite = (): string => say(language() === 'es' ? "Enviar invitación de nuevo" : "Send invitation again");
/** Heading: of a question. name: an email address. */
export const askInvite = (d: { name: string | number }): string => say(language() === 'es' ? "¿Enviar otra invitación a " + d.name + "?" : "Send " + d.name + " a new invitation?");
/** Alert: in the question before an invitation is sent again. */
export const inviteAbout = (): string => say(language() === 'es' ? "Enviamos una primera contraseña nueva que sirve siete días. La que enviamos antes deja de servir." : "We email a new first password that works for seven days. The one we sent before stops working.");
/** Button. */
export const resetPassword = (): string => say(language() === 'es' ? "Restablecer contraseña" : "Reset password");
/** Heading: of a question. name: an email address. */
export const askResetPassword = (d: { name: string | number }): string => say(language() === 'es' ? "¿Restablecer la contraseña de " + d.name + "?" : "Reset the password of " + d.name + "?");
/** Alert: in the question before a password is reset. */
export const resetPasswordAbout = (): string => say(language() === 'es' ? "La contraseña deja de servir y enviamos un código para elegir otra." : "The password stops working, and we email a code for setting a new one.");
/** Button: keeps a user from signing in. */
export const disable = (): string => say(language() === 'es' ? "Desactivar" : "Disable");
/** Heading: of a question. name: an email address. */
export const askDisable = (d: { name: string | number }): string => say(language() === 'es' ? "¿Desactivar a " + d.name + "?" : "Disable " + d.name + "?");
/** Alert: in the question before a user is disabled. */
export const disableAbout = (): string => say(language() === 'es' ? "Se cierran todas sus sesiones y no puede entrar hasta que usted lo active de nuevo." : "They are signed out everywhere and can’t sign in until you enable them again.");
/** Button: lets a user sign in again. */
export const enable = (): string => say(language() === 'es' ? "Activar" : "Enable");
/** Heading: of a question. name: an email address. */
export const askEnable = (d: { name: string | number }): string => say(language() === 'es' ? "¿Dejar entrar de nuevo a " + d.name + "?" : "Let " + d.name + " sign in again?");
/** Alert: in the question before a user is enabled. */
export const enableAbout = (): string => say(language() === 'es' ? "La contraseña que tenía vuelve a servir." : "The password that they had works again.");
/** Button. */
export const signOutEverywhere = (): string => say(language() === 'es' ? "Cerrar todas las sesiones" : "Sign out everywhere");
/** Heading: of a question. name: an email address. */
export const askSignOut = (d: { name: string | number }): string => say(language() === 'es' ? "¿Cerrar todas las sesiones de " + d.name + "?" : "Sign " + d.name + " out everywhere?");
/** Alert: in the question before a user is signed out everywhere. */
export const signOutAbout = (): string => say(language() === 'es' ? "Todas las sesiones se cierran de inmediato. La contraseña sigue sirviendo." : "Every session ends at once. The password still works.");
/** Button: from then on the password alone is asked for. */
export const codesOff = (): string => say(language() === 'es' ? "Desactivar los códigos" : "Turn off sign-in codes");
/** Heading: of a question. name: an email address. */
export const askCodesOff = (d: { name: string | number }): string => say(language() === 'es' ? "¿Desactivar los códigos de acceso de " + d.name + "?" : "Turn off the sign-in codes of " + d.name + "?");
/** Alert: in the question before sign-in codes are turned off. */
export const codesOffAbout = (): string => say(language() === 'es' ? "Entrará solo con la contraseña hasta que vuelva a configurar los códigos. Compruebe que de verdad lo pide esa persona." : "They sign in with the password alone until they set codes up again. Make sure it’s really them who ask.");
/** Heading: the accounts that a user may see. */
export const linkedAccounts = (): string => say(language() === 'es' ? "Cuentas vinculadas" : "Linked accounts");
/** Text: a user has no linked account. */
export const noLinksYet = (): string => say(language() === 'es' ? "Ninguna todavía. Sin una cuenta solo se ven las páginas de la empresa." : "None yet. Without an account, there is nothing to see but the company’s own pages.");
/** Label: field. */
export const findAccount = (): string => say(language() === 'es' ? "Buscar una cuenta" : "Find an account");
/** Helper: within the field that finds an account. */
export const numberOrName = (): string => say(language() === 'es' ? "Número o nombre" : "Number or name");
/** Button: links an account that was found. */
export const linkAccount = (d: { account: string | number; number: string | number }): string => say(language() === 'es' ? "Vincular " + d.account + " (" + d.number + ")" : "Link " + d.account + " (" + d.number + ")");
/** Text: a search for accounts found none. */
export const noOtherFound = (): string => say(language() === 'es' ? "No encontramos otra cuenta. Busque por el número del estado de cuenta o por parte del nombre." : "No other account found. Search by the number on the statement, or by part of the name.");
/** Button, read aloud: takes an account from the list. */
export const unlinkAccount = (d: { account: string | number }): string => say(language() === 'es' ? "Desvincular " + d.account : "Unlink " + d.account);
/** Button: takes an account from the list. */
export const unlink = (): string => say(language() === 'es' ? "Desvincular" : "Unlink");
/** Label: field; how far a user may go on an account. number: the account’s. */
export const accessTo = (d: { number: string | number }): string => say(language() === 'es' ? "Acceso a " + d.number : "Access to " + d.number);
/** Label: field; what a user is to an account. number: the account’s. */
export const relationshipTo = (d: { number: string | number }): string => say(language() === 'es' ? "Relación con " + d.number : "Relationship to " + d.number);
/** Sentence behind what is in the way of a change. */
export const triesAgain = (): string => say(language() === 'es' ? "El portal lo intenta de nuevo por sí solo." : "The portal tries again on its own.");
/** Text: a user has no linked account. */
export const noLinks = (): string => say(language() === 'es' ? "Ninguna" : "None");
/** Heading: of a part. */
export const openRequests = (): string => say(language() === 'es' ? "Solicitudes pendientes" : "Open requests");
/** Label: an address other than the one for signing in. */
export const emailsGoTo = (): string => say(language() === 'es' ? "Los correos van a" : "Emails go to");
/** Label. */
export const cellPhone = (): string => say(language() === 'es' ? "Celular" : "Cell phone");
/** Label: whether a code is asked for besides the password. */
export const signInCodes = (): string => say(language() === 'es' ? "Códigos de acceso" : "Sign-in codes");
/** Value of "Sign-in codes". */
export const codesAreOn = (): string => say(language() === 'es' ? "Activados" : "On");
/** Value of "Sign-in codes". */
export const codesAreOff = (): string => say(language() === 'es' ? "Desactivados" : "Off");
/** Note beside when a user was created. name: an email address. */
export const createdBy = (d: { name: string | number }): string => say(language() === 'es' ? "Por " + d.name : "By " + d.name);
/** Label: a permission. */
export const administrator = (): string => say(language() === 'es' ? "Administrador" : "Administrator");
/** Chip: the permission of an administrator, in a narrow column. */
export const admin = (): string => say(language() === 'es' ? "Administrador" : "Admin");
/** Button: changes name, phone and accounts of a user. */
export const edit = (): string => say(language() === 'es' ? "Cambiar" : "Edit");
/** Button and heading. */
export const createUser = (): string => say(language() === 'es' ? "Crear usuario" : "Create user");
/** Label: field. */
export const firstName = (): string => say(language() === 'es' ? "Nombre" : "First name");
/** Label: field. */
export const lastName = (): string => say(language() === 'es' ? "Apellido" : "Last name");
/** Label: field. */
export const emailAddress = (): string => say(language() === 'es' ? "Correo electrónico" : "Email address");
/** Helper: of the field for the email address. */
export const emailAddressHint = (): string => say(language() === 'es' ? "Con él inicia sesión y ahí recibe nuestros correos." : "They sign in with it and get our emails there.");
/** Label: checkbox. */
export const hasDepositPlan = (): string => say(language() === 'es' ? "Tiene el plan de depósito" : "Has the deposit plan");
/** Label: checkbox. */
export const isAdministrator = (): string => say(language() === 'es' ? "Es administrador" : "Is an administrator");
/** Label: checkbox. */
export const inviteNow = (): string => say(language() === 'es' ? "Enviar una invitación ahora" : "Email an invitation now");
/** Helper: of the checkbox that sends an invitation. */
export const inviteNowHint = (): string => say(language() === 'es' ? "Lleva una primera contraseña que sirve siete días." : "It has a first password that works for seven days.");
/** Busy: a user is being created. */
export const creating = (): string => say(language() === 'es' ? "Creando…" : "Creating…");
/** Heading: a user was created. name: an email address. */
export const isCreated = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " ya está creado" : "" + d.name + " is created");
/** Heading: a user is not finished. name: an email address. */
export const isNotReady = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " aún no está listo" : "" + d.name + " isn’t ready yet");
/** Sentence behind what is in the way of a new user. */
export const notBeforeDone = (): string => say(language() === 'es' ? "Nadie puede entrar con este nombre hasta que eso termine." : "Nobody can sign in with this name until that’s done.");
/** Button: opens the user who was created. */
export const showUser = (): string => say(language() === 'es' ? "Ver usuario" : "Show user");
/** Heading: of an error. */
export const loadFailed = (): string => say(language() === 'es' ? "No se pudo cargar este usuario" : "This user didn’t load");
/** Heading: of a question. name: an email address. */
export const askGiveAdmin = (d: { name: string | number }): string => say(language() === 'es' ? "¿Hacer administrador a " + d.name + "?" : "Make " + d.name + " an administrator?");
/** Button. */
export const giveAdmin = (): string => say(language() === 'es' ? "Hacer administrador" : "Make administrator");
/** Heading: of a question. name: an email address. */
export const askTakeAdmin = (d: { name: string | number }): string => say(language() === 'es' ? "¿Quitar a " + d.name + " como administrador?" : "Remove " + d.name + " as an administrator?");
/** Button: takes the permission of an administrator away. */
export const takeAdmin = (): string => say(language() === 'es' ? "Quitar administrador" : "Remove administrator");
/** Alert: in the question before somebody becomes an administrator, or is one no longer. */
export const administratorsCanNow = (): string => say(language() === 'es' ? "Los administradores atienden todas las solicitudes, manejan usuarios, ven como clientes, cargan cifras del ERP y ven los correos y el registro de actividad. El cambio vale desde la siguiente página que abra." : "Administrators work on all requests, manage users, view as customers, load ERP figures, and read emails and the audit. The change counts from their next page on.");
/** Heading: of a question. name: an email address. */
export const askGivePlan = (d: { name: string | number }): string => say(language() === 'es' ? "¿Dar el plan de depósito a " + d.name + "?" : "Give " + d.name + " the deposit plan?");
/** Button. */
export const givePlan = (): string => say(language() === 'es' ? "Dar plan de depósito" : "Give deposit plan");
/** Heading: of a question. name: an email address. */
export const askTakePlan = (d: { name: string | number }): string => say(language() === 'es' ? "¿Quitar el plan de depósito a " + d.name + "?" : "Take the deposit plan from " + d.name + "?");
/** Button: takes the permission for the deposit plan away. */
export const takePlan = (): string => say(language() === 'es' ? "Quitar plan de depósito" : "Take deposit plan");
/** Alert: in the question before somebody gets the deposit plan, or has it no longer. */
export const planAbout = (): string => say(language() === 'es' ? "Con él ve el plan de depósito y solicita dinero de ahí. El cambio vale desde la siguiente página que abra." : "With it, they see the deposit plan and request money from it. The change counts from their next page on.");
/** Heading: of a question. name: an email address. */
export const askDelete = (d: { name: string | number }): string => say(language() === 'es' ? "¿Eliminar a " + d.name + "?" : "Delete " + d.name + "?");
/** Button. */
export const deleteUser = (): string => say(language() === 'es' ? "Eliminar usuario" : "Delete user");
/** Button: the way out of the question before a user is deleted. */
export const keepUser = (): string => say(language() === 'es' ? "Conservar usuario" : "Keep user");
/** Alert: in the question before a user is deleted. */
export const deleteAbout = (): string => say(language() === 'es' ? "Pierde el acceso de inmediato y se cierran todas sus sesiones. Para devolverle el acceso, tendría que crear el usuario de nuevo." : "They lose access right away, and every session ends. To give access back, you’d create the user again.");
/** Sentence before a list of requests, in the question before a user is deleted. */
export const requestsStay = (): string => say(language() === 'es' ? "Estas solicitudes siguen pendientes. Se quedan y las atendemos:" : "These requests are open. They stay, and we work on them:");
/** Heading: of the dialog that changes a user. name: an email address. */
export const editUser = (d: { name: string | number }): string => say(language() === 'es' ? "Cambiar a " + d.name : "Edit " + d.name);
/** Busy: changes of a user are being saved. */
export const saving = (): string => say(language() === 'es' ? "Guardando…" : "Saving…");
/** Button. */
export const saveChanges = (): string => say(language() === 'es' ? "Guardar cambios" : "Save changes");
/** Heading: of an empty list. */
export const noUsersYet = (): string => say(language() === 'es' ? "Aún no hay usuarios" : "No users yet");
/** Text of an empty list. */
export const everybodyHere = (): string => say(language() === 'es' ? "Aquí aparecen todos los que pueden iniciar sesión. Cree el primero." : "Everyone who can sign in is listed here. Create the first one.");
/** What the rows of the list are, within a sentence. */
export const usersThings = (): string => say(language() === 'es' ? "usuarios" : "users");
/** Helper: what can be searched for. */
export const searched = (): string => say(language() === 'es' ? "Nombre, correo o cuenta" : "Name, email or account");
/** Chip: filter of the list of users. */
export const chipActive = (): string => say(language() === 'es' ? "Activos" : "Active");
/** Chip: filter of the list of users. */
export const chipInvited = (): string => say(language() === 'es' ? "Invitados" : "Invited");
/** Chip: filter of the list of users. */
export const chipDisabled = (): string => say(language() === 'es' ? "Desactivados" : "Disabled");
/** Chip: filter of the list of users; those being created or deleted. */
export const chipUnfinished = (): string => say(language() === 'es' ? "Sin terminar" : "Unfinished");
/** Chip: filter of the list of users. */
export const chipDeleted = (): string => say(language() === 'es' ? "Eliminados" : "Deleted");
/** Label: a filter; its only choice is "Never". */
export const signedIn = (): string => say(language() === 'es' ? "Inició sesión" : "Signed in");
/** Error. */
export const cantDisableSelf = (): string => say(language() === 'es' ? "Usted no puede desactivarse. Pídaselo a otro administrador." : "You can’t disable yourself. Ask another administrator.");
/** Error. */
export const cantTakeOwnAdmin = (): string => say(language() === 'es' ? "Usted no puede quitarse como administrador, porque no podría deshacerlo. Pídaselo a otro administrador." : "You can’t remove yourself as an administrator, because you couldn’t undo it. Ask another administrator.");
/** Alert. name: an email address; requests: numbers with sums. */
export const planRequestsOpen = (d: { name: string | number; requests: string | number }): string => say(language() === 'es' ? "" + d.name + " tiene solicitudes pendientes del plan de depósito: " + d.requests + ". Sin el plan, nadie podría darles seguimiento. Termínelas o rechácelas primero." : "" + d.name + " has open requests from the deposit plan: " + d.requests + ". Without the plan, nobody could follow them. Finish or reject them first.");
/** Error: at the switch of the deposit plan. */
export const planRequestsOpenShort = (): string => say(language() === 'es' ? "Hay solicitudes pendientes del plan de depósito" : "Requests from the deposit plan are open");
/** Part of an error: requests is a list of numbers with sums. */
export const andMore = (d: { more: number; requests: string | number }): string => say(language() === 'es' ? "" + d.requests + " y " + count(d.more) + " más" : "" + d.requests + " and " + count(d.more) + " more");
/** Error. name: an email address. */
export const beingCreated = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " ya se está creando. Abra ese usuario para ver cómo va." : "" + d.name + " is already being created. Open that user to see how far it is.");
/** Error. name: an email address. */
export const stillBeingDeleted = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " aún se está eliminando. Abra ese usuario para ver cómo va y después créelo de nuevo." : "" + d.name + " is still being deleted. Open that user to see how far it is, then create it again.");
/** Alert. name: an email address. */
export const alreadyInPool = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " ya puede iniciar sesión, con una contraseña que este portal no dio. Quite primero ese acceso del servicio de acceso o escriba otra dirección." : "" + d.name + " can already sign in, with a password that this portal didn’t give out. Remove that sign-in from the sign-in service first, or enter another address.");
/** Error: at the field for the email address. */
export const alreadyInPoolShort = (): string => say(language() === 'es' ? "Escriba otra dirección. Con esta ya se inicia sesión." : "Enter another address. This one already signs in.");
/** Error. name: an email address. */
export const noSuchUser = (d: { name: string | number }): string => say(language() === 'es' ? "No hay ningún usuario " + d.name + ". Revise la lista de nuevo." : "There is no user " + d.name + ". Look at the list again.");
/** Error. */
export const changedMeanwhile = (): string => say(language() === 'es' ? "Mientras tanto otra persona cambió este usuario, así que no se cambió nada. Revise el usuario de nuevo." : "Someone else changed this user in the meantime, so nothing was changed. Look at the user again.");
/** Error. name: an email address. */
export const underWay = (d: { name: string | number }): string => say(language() === 'es' ? "En este momento se está haciendo otra cosa con " + d.name + ". Revise de nuevo en un minuto." : "Something else is being done with " + d.name + " right now. Look again in a minute.");
/** Alert. name: an email address. */
export const lastAdmin = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " es el último administrador que puede iniciar sesión. Haga administrador a otra persona primero, o nadie podría manejar el portal." : "" + d.name + " is the last administrator who can sign in. Make someone else an administrator first, or nobody could manage the portal.");
/** Error. */
export const noSuchAccount = (d: { number: string | number }): string => say(language() === 'es' ? "No hay ninguna cuenta " + d.number + ". Revise el número." : "There is no account " + d.number + ". Check the number.");
/** Error. */
export const accountTwice = (d: { number: string | number }): string => say(language() === 'es' ? "La cuenta " + d.number + " aparece dos veces. Quite una." : "Account " + d.number + " is listed twice. Remove one.");
/** Error. */
export const notWhileCreating = (): string => say(language() === 'es' ? "Este usuario aún se está creando, así que no se puede hacer nada más. Revise el usuario de nuevo." : "This user is still being created, so nothing else can be done. Look at the user again.");
/** Error. */
export const notWhileDeleting = (): string => say(language() === 'es' ? "Este usuario se está eliminando. Revise el usuario de nuevo." : "This user is being deleted. Look at the user again.");
/** Error. */
export const notOnceDeleted = (): string => say(language() === 'es' ? "Este usuario se eliminó. Créelo de nuevo para devolverle el acceso." : "This user was deleted. Create the user again to give access back.");
/** Alert. */
export const poolKnowsNobody = (): string => say(language() === 'es' ? "El servicio de acceso no tiene ningún acceso con este nombre." : "The sign-in service has no sign-in with this name.");
/** Alert. */
export const poolSilent = (): string => say(language() === 'es' ? "El servicio de acceso no responde en este momento. Así estaba el acceso antes." : "The sign-in service isn’t answering right now. This is how the sign-in was before.");
/** Alert: how far a new user is. */
export const makingSignIn = (): string => say(language() === 'es' ? "Se está creando el acceso." : "The sign-in is being made.");
/** Alert: a user was created. name: an email address. */
export const keepsPassword = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " ya podía iniciar sesión y conserva la contraseña." : "" + d.name + " could already sign in and keeps the password.");
/** Alert: a user was created. name: an email address. */
export const invitationSent = (d: { name: string | number }): string => say(language() === 'es' ? "Enviamos una invitación a " + d.name + ". Su contraseña sirve siete días." : "We mailed an invitation to " + d.name + ". Its password works for seven days.");
/** Alert: a user was created. name: an email address. */
export const createdSilently = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " se creó sin enviar correo. Envíe una invitación cuando sea el momento." : "" + d.name + " was created without an email. Send an invitation when it’s time.");
/** Alert. name: an email address. */
export const newInvitationSent = (d: { name: string | number }): string => say(language() === 'es' ? "Enviamos otra invitación a " + d.name + ". Su contraseña sirve siete días." : "We mailed a new invitation to " + d.name + ". Its password works for seven days.");
/** Alert. name: an email address. */
export const resetCodeSent = (d: { name: string | number }): string => say(language() === 'es' ? "Enviamos a " + d.name + " un código para elegir otra contraseña. La anterior ya no sirve." : "We mailed " + d.name + " a code for setting a new password. The old one no longer works.");
/** Alert. name: an email address. */
export const isDisabled = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " está desactivado y con todas las sesiones cerradas." : "" + d.name + " is disabled and signed out everywhere.");
/** Alert. name: an email address. */
export const isEnabled = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " puede iniciar sesión de nuevo." : "" + d.name + " can sign in again.");
/** Alert. name: an email address. */
export const isSignedOut = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " tiene todas las sesiones cerradas. La contraseña sigue sirviendo." : "" + d.name + " is signed out everywhere. The password still works.");
/** Alert. name: an email address. */
export const codesAreTakenOff = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " inicia sesión sin código hasta que se vuelvan a configurar." : "" + d.name + " signs in without a code until codes are set up again.");
/** Alert: how far a change of a sign-in is. */
export const askingPool = (): string => say(language() === 'es' ? "Se está consultando el servicio de acceso." : "The sign-in service is being asked.");
/** Error. name: an email address. */
export const hasPasswordAlready = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " ya eligió una contraseña. Mejor restablezca la contraseña." : "" + d.name + " has already set a password. Reset the password instead.");
/** Alert: how far the deletion of a user is. */
export const shuttingSignIn = (): string => say(language() === 'es' ? "El acceso a las cuentas ya no existe. Se está cerrando el inicio de sesión." : "The access is gone. The sign-in is being shut.");
/** Alert. name: an email address. */
export const isDeleted = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " está eliminado. Ya no tiene acceso ni puede iniciar sesión, y todas sus sesiones se cerraron." : "" + d.name + " is deleted. There is no access and no sign-in, and every session has ended.");
/** Alert: what became of a change of a sign-in. */
export const givenUp = (): string => say(language() === 'es' ? "Se abandonó, porque el usuario se eliminó." : "Given up, because the user was deleted.");
/** Alert: what became of a change of a sign-in. why: a sentence. */
export const notDone = (d: { why: string | number }): string => say(language() === 'es' ? "No se hizo: " + d.why : "Not done: " + d.why);
/** Error. name: an email address. */
export const nothingOpen = (d: { name: string | number }): string => say(language() === 'es' ? "No hay nada pendiente con " + d.name + ". Mientras tanto terminó. Revise el usuario de nuevo." : "Nothing is open with " + d.name + ". It has ended in the meantime. Look at the user again.");
/** Error. name: an email address. */
export const typedWrong = (d: { name: string | number }): string => say(language() === 'es' ? "Escriba " + d.name + " tal cual. Se escribió otra cosa, así que no se eliminó a nadie." : "Enter " + d.name + " exactly. Something else was typed, so nobody was deleted.");
/** Error. */
export const cantDeleteSelf = (): string => say(language() === 'es' ? "Usted no puede eliminarse, porque quedaría fuera de inmediato. Pídaselo a otro administrador." : "You can’t delete yourself, because you’d be out at once. Ask another administrator.");
/** Error. name: an email address. */
export const alreadyDeleted = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " ya se eliminó." : "" + d.name + " was already deleted.");
/** Error. name: an email address. */
export const alreadyBeingDeleted = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " ya se está eliminando. Abra el usuario para ver cómo va." : "" + d.name + " is already being deleted. Open the user to see how far it is.");
/** Alert. name: an email address; requests: numbers with sums. */
export const openRequestsStay = (d: { name: string | number; requests: string | number }): string => say(language() === 'es' ? "" + d.name + " tiene solicitudes pendientes, que se quedan y que atendemos: " + d.requests + ". No se eliminó a nadie. Revíselas y elimine el usuario de nuevo si es lo que quiere." : "" + d.name + " has open requests, which stay and which we work on: " + d.requests + ". Nobody was deleted. Look at them, and delete the user again if that’s what you want.");
/** Error. */
export const confirmOpenRequests = (): string => say(language() === 'es' ? "Confirme que vio las solicitudes pendientes" : "Confirm that you saw the open requests");
/** Button: shows the portal as the customer sees it. */
export const viewAs = (): string => say(language() === 'es' ? "Ver como cliente" : "View as customer");
/** Heading: of a question. name: an email address. */
export const askViewAs = (d: { name: string | number }): string => say(language() === 'es' ? "¿Ver el portal como " + d.name + "?" : "View the portal as " + d.name + "?");
/** Alert: in the question before somebody looks as a customer. */
export const viewAsAbout = (d: { minutes: number }): string => say(language() === 'es' ? "Usted ve el portal como lo ve el cliente, durante " + count(d.minutes) + " minutos. Puede mirar y no cambiar nada. Cada página que abra queda en el registro de actividad." : "You see the portal the way they do, for " + count(d.minutes) + " minutes. You can look, and change nothing. Each page you open is in the audit.");
/** Helper: of the field for the reason. */
export const viewAsReasonHint = (): string => say(language() === 'es' ? "Queda en el registro de actividad. El cliente no lo ve." : "It stays in the audit. The customer doesn’t see it.");
/** Error: at the field for the reason. */
export const viewAsReasonMissing = (): string => say(language() === 'es' ? "Escriba por qué quiere mirar" : "Enter why you want to look");
/** Button: begins to look as a customer. */
export const startView = (): string => say(language() === 'es' ? "Iniciar vista" : "Start view");
/** Error. */
export const noViewAsAdmin = (): string => say(language() === 'es' ? "No puede ver el portal como un administrador. Elija un cliente." : "You can’t view as an administrator. Choose a customer.");
/** Error. name: an email address. */
export const noViewAsDisabled = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " está desactivado y no ve nada. Active primero al usuario." : "" + d.name + " is disabled and sees nothing. Enable the user first.");
/** Error. */
export const viewAsTooManyPages = (d: { most: number }): string => say(language() === 'es' ? "Se abrieron más de " + count(d.most) + " páginas en esta vista. Termínela e inicie otra." : "More than " + count(d.most) + " pages were opened in this view. End it and start again.");
/** Error: somebody asked for what neither a flag nor a desk of theirs opens. */
export const mayNotSeeOffice = (): string => say(language() === 'es' ? "Su acceso no abre la oficina. Pídalo a un administrador si lo necesita." : "Your sign-in doesn’t open the office. Ask an administrator if you need it.");
/** Error: somebody asked for what neither a flag nor a desk of theirs opens. */
export const mayNotKeepViews = (): string => say(language() === 'es' ? "Su acceso no puede guardar vistas de las listas. Pídalo a un administrador si lo necesita." : "Your sign-in can’t keep views of lists. Ask an administrator if you need it.");
/** Error: somebody asked for what neither a flag nor a desk of theirs opens. */
export const mayNotSeeUsers = (): string => say(language() === 'es' ? "Su acceso no puede ver usuarios. Pídalo a un administrador si lo necesita." : "Your sign-in can’t see users. Ask an administrator if you need it.");
/** Error: somebody asked for what neither a flag nor a desk of theirs opens. */
export const mayNotHelpUsers = (): string => say(language() === 'es' ? "Su acceso no puede enviar invitaciones ni contraseñas a usuarios. Pídalo a un administrador si lo necesita." : "Your sign-in can’t send invitations or passwords to users. Ask an administrator if you need it.");
/** Error: somebody asked for what neither a flag nor a desk of theirs opens. */
export const mayNotViewAs = (): string => say(language() === 'es' ? "Su acceso no puede ver el portal como un cliente. Pídalo a un administrador si lo necesita." : "Your sign-in can’t view the portal as a customer. Ask an administrator if you need it.");
/** Error: somebody asked for what neither a flag nor a desk of theirs opens. */
export const mayNotSeeAccounts = (): string => say(language() === 'es' ? "Su acceso no puede ver las cuentas de los clientes. Pídalo a un administrador si lo necesita." : "Your sign-in can’t see every customer’s account. Ask an administrator if you need it.");
/** Error: somebody asked for what neither a flag nor a desk of theirs opens. */
export const mayNotNoteAccounts = (): string => say(language() === 'es' ? "Su acceso no puede escribir notas ni etiquetas de las cuentas. Pídalo a un administrador si lo necesita." : "Your sign-in can’t write notes or tags about accounts. Ask an administrator if you need it.");
/** Error: somebody asked for what neither a flag nor a desk of theirs opens. */
export const mayNotSeeQueue = (): string => say(language() === 'es' ? "Su acceso no puede ver las solicitudes de los clientes. Pídalo a un administrador si lo necesita." : "Your sign-in can’t see customers’ requests. Ask an administrator if you need it.");
/** Error: somebody asked for what neither a flag nor a desk of theirs opens. */
export const mayNotWorkQueue = (): string => say(language() === 'es' ? "Su acceso no puede atender las solicitudes de los clientes. Pídalo a un administrador si lo necesita." : "Your sign-in can’t work on customers’ requests. Ask an administrator if you need it.");
/** Error: somebody asked for what neither a flag nor a desk of theirs opens. */
export const mayNotApproveLarge = (): string => say(language() === 'es' ? "Su acceso no puede dar la segunda aprobación. Pídalo a un administrador si lo necesita." : "Your sign-in can’t give the second approval. Ask an administrator if you need it.");
/** Error: somebody asked for what neither a flag nor a desk of theirs opens. */
export const mayNotConfirmBankAccounts = (): string => say(language() === 'es' ? "Su acceso no puede confirmar cuentas bancarias de los clientes. Pídalo a un administrador si lo necesita." : "Your sign-in can’t confirm customers’ bank accounts. Ask an administrator if you need it.");
/** Error: somebody asked for what neither a flag nor a desk of theirs opens. */
export const mayNotSeeImports = (): string => say(language() === 'es' ? "Su acceso no puede ver las importaciones de cada noche. Pídalo a un administrador si lo necesita." : "Your sign-in can’t see the nightly imports. Ask an administrator if you need it.");
/** Error: somebody asked for what neither a flag nor a desk of theirs opens. */
export const mayNotReadAudit = (): string => say(language() === 'es' ? "Su acceso no puede ver el registro de actividad. Pídalo a un administrador si lo necesita." : "Your sign-in can’t read the audit. Ask an administrator if you need it.");
/** Error: somebody asked for what neither a flag nor a desk of theirs opens. */
export const mayNotReadEmail = (): string => say(language() === 'es' ? "Su acceso no puede ver los correos que envía el portal. Pídalo a un administrador si lo necesita." : "Your sign-in can’t see the emails that the portal sends. Ask an administrator if you need it.");
/** Error: somebody asked for what neither a flag nor a desk of theirs opens. */
export const mayNotSendEmailAgain = (): string => say(language() === 'es' ? "Su acceso no puede enviar correos de nuevo. Pídalo a un administrador si lo necesita." : "Your sign-in can’t send emails again. Ask an administrator if you need it.");
/** Error: somebody asked for what neither a flag nor a desk of theirs opens. */
export const mayNotSeeSettings = (): string => say(language() === 'es' ? "Su acceso no puede ver la configuración de la empresa. Pídalo a un administrador si lo necesita." : "Your sign-in can’t see the company settings. Ask an administrator if you need it.");
/** Error: somebody asked for what neither a flag nor a desk of theirs opens. */
export const mayNotSeeBankFiles = (): string => say(language() === 'es' ? "Su acceso no puede ver los archivos del banco. Pídalo a un administrador si lo necesita." : "Your sign-in can’t see bank files. Ask an administrator if you need it.");
/** Error: somebody asked for what neither a flag nor a desk of theirs opens. */
export const mayNotWorkBankFiles = (): string => say(language() === 'es' ? "Su acceso no puede trabajar con los archivos del banco. Pídalo a un administrador si lo necesita." : "Your sign-in can’t work on bank files. Ask an administrator if you need it.");
/** Error: somebody asked for what neither a flag nor a desk of theirs opens. */
export const mayNotSeeOriginator = (): string => say(language() === 'es' ? "Su acceso no puede ver cómo se hacen los archivos del banco. Pídalo a un administrador si lo necesita." : "Your sign-in can’t see how bank files are made. Ask an administrator if you need it.");
/** Error: somebody asked for what neither a flag nor a desk of theirs opens. */
export const mayNotSeeMessages = (): string => say(language() === 'es' ? "Su acceso no puede leer los mensajes de los clientes. Pídalo a un administrador si lo necesita." : "Your sign-in can’t read customers’ messages. Ask an administrator if you need it.");
/** Error: somebody asked for what neither a flag nor a desk of theirs opens. */
export const mayNotAnswerMessages = (): string => say(language() === 'es' ? "Su acceso no puede responder los mensajes de los clientes. Pídalo a un administrador si lo necesita." : "Your sign-in can’t answer customers’ messages. Ask an administrator if you need it.");
/** Error: somebody asked for what only administrators may do. */
export const mayNotManageUsers = (): string => say(language() === 'es' ? "Solo los administradores pueden manejar usuarios." : "Only administrators can manage users.");
/** Error: somebody asked for what only administrators may do. */
export const mayNotWorkImports = (): string => say(language() === 'es' ? "Solo los administradores pueden cargar y revertir importaciones." : "Only administrators can load and roll back imports.");
/** Error: somebody asked for what only administrators may do. */
export const mayNotChangeSettings = (): string => say(language() === 'es' ? "Solo los administradores pueden cambiar la configuración de la empresa." : "Only administrators can change the company settings.");
/** Error: somebody asked for what only administrators may do. */
export const mayNotChangeOriginator = (): string => say(language() === 'es' ? "Solo los administradores pueden cambiar cómo se hacen los archivos del banco." : "Only administrators can change how bank files are made.");
/** Label: a desk of the office, which works on requests, bank files and messages. */
export const deskReceivable = (): string => say(language() === 'es' ? "Cuentas por cobrar" : "Accounts receivable");
/** Label: a desk of the office, which decides large requests and confirms bank accounts. */
export const deskCredit = (): string => say(language() === 'es' ? "Gerente de crédito" : "Credit manager");
/** Label: a desk of the office, which helps customers with accounts and sign-ins. */
export const deskHelp = (): string => say(language() === 'es' ? "Mesa de ayuda" : "Help desk");
/** Label: a desk of the office, which reads everything and changes nothing. */
export const deskAudit = (): string => say("Auditor");
/** Error: the help desk tried to reset the password of a colleague, invite them or sign them out. */
export const colleagueByAdmin = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " trabaja en la oficina; solo un administrador puede hacer esto. Pídaselo a uno." : "" + d.name + " works in the office, so only an administrator can do this. Ask one.");
/** Error: the branch that somebody is to see alone is not known. */
export const noSuchBranch = (): string => say(language() === 'es' ? "No existe esa sucursal. Elija una de la lista." : "There is no such branch. Choose one of the list.");
/** Label: the desks of the office that somebody sits at. */
export const desks = (): string => say(language() === 'es' ? "Puestos" : "Desks");
/** Text: somebody sits at no desk of the office. */
export const noDesk = (): string => say(language() === 'es' ? "Ninguno" : "None");
/** Title: of a dialog. */
export const desksOf = (d: { name: string | number }): string => say(language() === 'es' ? "Puestos de " + d.name : "Desks of " + d.name);
/** Text: in the dialog in which desks are chosen. */
export const desksAbout = (): string => say(language() === 'es' ? "Lo que quite deja de valer enseguida. Lo que dé espera a otro administrador." : "What you take away is gone at once. What you give waits for another administrator.");
/** Label: a choice of one branch or all. */
export const branchesSeen = (): string => say(language() === 'es' ? "Cuentas que ve" : "Accounts that they see");
/** Option: of the branches whose accounts somebody sees. */
export const allBranches = (): string => say(language() === 'es' ? "Todas las sucursales" : "All branches");
/** Text: beside the desks of somebody. */
export const seesOnly = (d: { branch: string | number }): string => say(language() === 'es' ? "Ve solo la sucursal " + d.branch + "." : "Sees the branch " + d.branch + " alone.");
/** Text: something waits for a second administrator. */
export const powersWait = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " propuso permisos. Decide otro administrador." : "" + d.name + " proposed powers. Another administrator decides.");
/** Button: opens the dialog in which desks are chosen. */
export const changeDesks = (): string => say(language() === 'es' ? "Cambiar puestos" : "Change desks");
/** Error: somebody asked for what neither a flag nor a desk of theirs opens. */
export const mayNotSeeAnnouncements = (): string => say(language() === 'es' ? "Su acceso no puede leer los anuncios de la oficina. Pídalo a un administrador si lo necesita." : "Your sign-in can’t read announcements of the office. Ask an administrator if you need it.");
/** Error: for somebody without the flag. */
export const mayNotAnnounce = (): string => say(language() === 'es' ? "Solo los administradores pueden hacer anuncios." : "Only administrators can make announcements.");
/** Label: whether somebody wants news by email. */
export const newsByEmail = (): string => say(language() === 'es' ? "Noticias por correo" : "News by email");
/** Error: somebody asked for what neither a flag nor a desk of theirs opens. */
export const mayNotAgreePlans = (): string => say(language() === 'es' ? "Su acceso no puede acordar planes de pagos. Pídalo a un administrador si lo necesita." : "Your sign-in can’t agree to payment plans. Ask an administrator if you need it.");
