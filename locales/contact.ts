// Written by `npm run locales` from locales/en/contact.json and locales/es/contact.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say, select } from './language';

/** Helper: under the heading "Contact us". */
export const pageSubtitle = (): string => say(language() === 'es' ? "Llame a su sucursal o envíenos un mensaje." : "Call your branch, or send us a message.");
/** Heading: the list of branches. */
export const branches = (): string => say(language() === 'es' ? "Sucursales" : "Branches");
/** Heading: of an error. */
export const branchesFailed = (): string => say(language() === 'es' ? "No se cargaron las sucursales" : "The branches didn’t load");
/** Alert: where branches would be listed. */
export const noBranches = (): string => say(language() === 'es' ? "Aún no hay sucursales. Escríbanos y le responderá la persona indicada." : "No branches yet. Write to us, and the right person will answer.");
/** Chip: on the branch that an account of the reader belongs to. */
export const yourBranch = (): string => say(language() === 'es' ? "Su sucursal" : "Your branch");
/** Label: in place of opening hours, where none are known. */
export const callForHours = (): string => say(language() === 'es' ? "Llame para saber el horario" : "Call for hours");
/** Label: above a second phone number of a branch. */
export const afterHours = (): string => say(language() === 'es' ? "Fuera de horario, para combustible y emergencias" : "After hours, for fuel and emergencies");
/** Button: unfolds the address and hours of a branch. */
export const addressAndHours = (): string => say(language() === 'es' ? "Dirección y horario" : "Address and hours");
/** Helper: in the details of a branch. */
export const pickupHere = (): string => say(language() === 'es' ? "Aquí puede recoger cheques del plan de depósito." : "You can pick up deposit plan checks here.");
/** Helper: under the hours of a branch in another time zone. name: of the branch. */
export const localTimes = (d: { name: string | number }): string => say(language() === 'es' ? "Las horas son las de " + d.name + "." : "Times are local times in " + d.name + ".");
/** Heading: of holidays and the like. */
export const otherDays = (): string => say(language() === 'es' ? "Días con otro horario" : "Days with different hours");
/** Heading: of the hours of the present season. */
export const hoursNow = (): string => say(language() === 'es' ? "Horario actual" : "Hours now");
/** Label: under a person's name. accounts: names of accounts. */
export const repFor = (d: { accounts: string | number }): string => say(language() === 'es' ? "Representante de ventas de " + d.accounts : "Sales representative for " + d.accounts);
/** Heading: who to call about credit. */
export const creditOffice = (): string => say(language() === 'es' ? "Oficina de crédito" : "Credit office");
/** Helper: what the credit office is for. */
export const creditOfficeFor = (): string => say(language() === 'es' ? "Condiciones de pago, líneas de crédito, saldos vencidos" : "Terms, credit lines, past-due balances");
/** Heading: of the form for a message. */
export const writeToUs = (): string => say(language() === 'es' ? "Escríbanos" : "Write to us");
/** Helper: above the form. */
export const whenAnswered = (): string => say(language() === 'es' ? "Por lo general respondemos en un día hábil. Si es urgente, llame." : "We usually answer within one business day. For anything urgent, call.");
/** Label: a choice of topics. */
export const whatAbout = (): string => say(language() === 'es' ? "¿De qué se trata?" : "What is it about?");
/** Label: stands in the choice until a topic is chosen. */
export const chooseTopic = (): string => say(language() === 'es' ? "Elija un tema" : "Choose a topic");
/** Label: what another page sent the reader here to talk about; <what/> is "Invoice 0048213" in bold. */
export const about = (): string => say(language() === 'es' ? "Sobre: <what/>" : "About: <what/>");
/** Button: the message is not about that document after all. */
export const leaveOut = (): string => say(language() === 'es' ? "Quitarlo" : "Leave it out");
/** Label: a choice besides the own accounts. */
export const noAccount = (): string => say(language() === 'es' ? "Ninguna cuenta en particular" : "No account in particular");
/** Label: a field for files. */
export const attachments = (): string => say(language() === 'es' ? "Archivos adjuntos" : "Attachments");
/** Helper: at the field for files. */
export const attachmentsHint = (d: { count: number }): string => say(language() === 'es' ? "Hasta " + count(d.count) + " archivos PDF, JPG o PNG, de 5 MB cada uno" : "Up to " + count(d.count) + " files, PDF, JPG or PNG, 5 MB each");
/** Label: a choice of email, phone call, text message. */
export const howToAnswer = (): string => say(language() === 'es' ? "¿Cómo quiere que le respondamos?" : "How do you want to hear back?");
/** Label: a field. */
export const emailAddress = (): string => say(language() === 'es' ? "Correo electrónico" : "Email address");
/** Label: a field. */
export const phoneNumber = (): string => say(language() === 'es' ? "Número de teléfono" : "Phone number");
/** Label: a way to be answered. */
export const phoneCall = (): string => say(language() === 'es' ? "Llamada" : "Phone call");
/** Busy: on the button while the message is sent. */
export const sending = (): string => say(language() === 'es' ? "Enviando su mensaje…" : "Sending your message…");
/** Button: sends the form. */
export const sendMessage = (): string => say(language() === 'es' ? "Enviar mensaje" : "Send message");
/** Alert: after the reason why a message could not be sent. */
export const keptHere = (): string => say(language() === 'es' ? "Lo que escribió queda en este dispositivo, sin los archivos." : "What you wrote is kept on this device, without the files.");
/** Heading: after a message was sent. */
export const sent = (): string => say(language() === 'es' ? "Mensaje enviado" : "Your message is sent");
/** Alert: <number/> is "CT-2026-000045" in bold. */
export const sentNumber = (): string => say(language() === 'es' ? "Tiene el número <number/>." : "It has the number <number/>.");
/** Alert: <files/> are names of files. */
export const sentNumberFiles = (): string => say(language() === 'es' ? "Tiene el número <number/>. Sus archivos llegaron con él: <files/>." : "It has the number <number/>. Its files came with it: <files/>.");
/** Alert: after a message was sent. to: an address or a number. */
export const willAnswer = (d: { to: string | number; way: string }): string => say(language() === 'es' ? "Le responderemos " + select(d.way, { email: "por correo electrónico a " + d.to, phone: "por teléfono al " + d.to, other: "por mensaje de texto al " + d.to }) + ". Una copia va en camino a su correo electrónico." : "We’ll answer " + select(d.way, { email: "by email to " + d.to, phone: "by phone at " + d.to, other: "by text message to " + d.to }) + ". A copy is on its way to your email address.");
/** Button: back to an empty form. */
export const writeAnother = (): string => say(language() === 'es' ? "Escribir otro mensaje" : "Write another message");
/** Heading: messages that the reader sent before. */
export const yourMessages = (): string => say(language() === 'es' ? "Sus mensajes" : "Your messages");
/** Heading: of an error. */
export const messagesFailed = (): string => say(language() === 'es' ? "No se cargaron sus mensajes" : "Your messages didn’t load");
/** Alert: where messages would be listed. */
export const noMessages = (): string => say(language() === 'es' ? "Aún no hay mensajes. Lo que nos envíe queda aquí con su número." : "No messages yet. What you send us is kept here with its number.");
/** Button: shows older messages. */
export const showMore = (d: { count: number }): string => say(language() === 'es' ? "Ver " + count(d.count) + " más" : "Show " + count(d.count) + " more");
/** Button: unfolds what the reader wrote. */
export const showMessage = (): string => say(language() === 'es' ? "Ver mensaje" : "Show message");
/** Label: names of the files of a message. */
export const files = (d: { names: string | number }): string => say(language() === 'es' ? "Archivos: " + d.names : "Files: " + d.names);
/** Chip: a message that we work on. */
export const messageOpen = (): string => say(language() === 'es' ? "En revisión" : "In progress");
/** Chip: a message. */
export const messageAnswered = (): string => say(language() === 'es' ? "Respondido" : "Answered");
/** Chip: a message. */
export const messageClosed = (): string => say(language() === 'es' ? "Cerrado" : "Closed");
/** Label: what a message is about. */
export const topicBilling = (): string => say(language() === 'es' ? "Pregunta sobre facturas" : "Billing question");
/** Label: what a message is about. */
export const topicDelivery = (): string => say(language() === 'es' ? "Entrega" : "Delivery");
/** Label: what a message is about: address, phone and so on. */
export const topicUpdate = (): string => say(language() === 'es' ? "Cambiar mis datos" : "Update my info");
/** Label: what a message is about. */
export const topicUser = (): string => say(language() === 'es' ? "Agregar un usuario" : "Add a user");
/** Label: what a message is about. */
export const topicWebsite = (): string => say(language() === 'es' ? "Ayuda con el sitio" : "Website help");
/** Label: what a message is about. */
export const topicOther = (): string => say(language() === 'es' ? "Otro asunto" : "Something else");
/** Label: after "About:". */
export const anInvoice = (): string => say(language() === 'es' ? "Una factura" : "An invoice");
/** Label: after "About:". */
export const invoiceNumber = (d: { number: string | number }): string => say(language() === 'es' ? "Factura " + d.number : "Invoice " + d.number);
/** Label: after "About:". */
export const aStatement = (): string => say(language() === 'es' ? "Un estado de cuenta" : "A statement");
/** Label: after "About:". */
export const statementNumber = (d: { number: string | number }): string => say(language() === 'es' ? "Estado de cuenta " + d.number : "Statement " + d.number);
/** Label: after "About:". */
export const aPayment = (): string => say(language() === 'es' ? "Un pago" : "A payment");
/** Label: after "About:". */
export const paymentNumber = (d: { number: string | number }): string => say(language() === 'es' ? "Pago " + d.number : "Payment " + d.number);
/** Label: after "About:". */
export const aRequest = (): string => say(language() === 'es' ? "Una solicitud" : "A request");
/** Label: after "About:". */
export const requestNumber = (d: { number: string | number }): string => say(language() === 'es' ? "Solicitud " + d.number : "Request " + d.number);
/** Label: after "About:". */
export const aBankAccount = (): string => say(language() === 'es' ? "Una cuenta bancaria" : "A bank account");
/** Label: after "About:". */
export const prepayContract = (d: { number: string | number }): string => say(language() === 'es' ? "Contrato de prepago " + d.number : "Prepay contract " + d.number);
/** Label: after "About:". */
export const aDelivery = (): string => say(language() === 'es' ? "Una entrega" : "A delivery");
/** Label: after "About:". */
export const deliveryTicket = (d: { number: string | number }): string => say(language() === 'es' ? "Boleta de entrega " + d.number : "Delivery ticket " + d.number);
/** Label: after "About:": the page My Savings. */
export const mySavings = (): string => say(language() === 'es' ? "Mis ahorros" : "My savings");
/** Label: after "About:". */
export const depositPlanNumber = (d: { number: string | number }): string => say(language() === 'es' ? "Plan de depósito " + d.number : "Deposit plan " + d.number);
/** Label: after "About:". */
export const theDepositPlan = (): string => say(language() === 'es' ? "El plan de depósito" : "The deposit plan");
/** Label: after "About:". */
export const pickingUp = (): string => say(language() === 'es' ? "Retirar dinero" : "Picking up money");
/** Label: after "About:". */
export const pickupNumber = (d: { number: string | number }): string => say(language() === 'es' ? "Retiro " + d.number : "Pickup " + d.number);
/** Label: after "About:": address, phone and so on. */
export const onFile = (): string => say(language() === 'es' ? "Mis datos registrados" : "What is on file for me");
/** Label: after "About:". */
export const whoSignsIn = (): string => say(language() === 'es' ? "Quién puede iniciar sesión" : "Who can sign in");
/** Error: at the choice of topics. */
export const topicMissing = (): string => say(language() === 'es' ? "Elija de qué se trata" : "Choose what it’s about");
/** Error: the address of the page names a document that does not exist. */
export const aboutUnknown = (): string => say(language() === 'es' ? "No encontramos ese documento. Quítelo" : "We can’t find that document. Remove it");
/** Error: at the choice of how to be answered. */
export const wayMissing = (): string => say(language() === 'es' ? "Elija cómo quiere que le respondamos" : "Choose how you want to hear back");
/** Error: at the message. */
export const messageMissing = (): string => say(language() === 'es' ? "Escriba su mensaje" : "Write your message");
/** Error: at the message. */
export const messageTooLong = (d: { most: number }): string => say(language() === 'es' ? "Acorte su mensaje a " + count(d.most) + " caracteres" : "Shorten your message to " + count(d.most) + " characters");
/** Error: at the email address. */
export const emailWrong = (): string => say(language() === 'es' ? "Escriba un correo electrónico como nombre@example.com" : "Enter an email address like name@example.com");
/** Error: at the phone number. */
export const phoneWrong = (): string => say(language() === 'es' ? "Escriba un número de teléfono de EE. UU. con 10 dígitos" : "Enter a US phone number with 10 digits");
/** Error: at a file. name: of the file. */
export const fileEmpty = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " está vacío. Elija otro archivo" : "" + d.name + " is empty. Choose another file");
/** Error: at a file. */
export const fileTooLarge = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " pesa más de 5 MB. Elija un archivo más pequeño" : "" + d.name + " is larger than 5 MB. Choose a smaller file");
/** Error: at the field for files. */
export const aFileTooLarge = (): string => say(language() === 'es' ? "Un archivo pesa más de 5 MB. Elija uno más pequeño" : "A file is larger than 5 MB. Choose a smaller one");
/** Error: at a file. */
export const fileKindWrong = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " no es PDF, JPG ni PNG. Elija otro archivo" : "" + d.name + " isn’t a PDF, JPG or PNG. Choose another file");
/** Error: at a file. */
export const fileBroken = (d: { name: string | number }): string => say(language() === 'es' ? "Solo llegó una parte de " + d.name + ". Elíjalo otra vez" : "Only part of " + d.name + " arrived. Choose it again");
/** Error: at any field of one line. */
export const hiddenCharacter = (): string => say(language() === 'es' ? "Escríbalo otra vez. Contiene un carácter que no se ve" : "Type it again. One character in it doesn’t show");
/** Alert: somebody wrote many messages. */
export const tooMany = (d: { most: number }): string => say(language() === 'es' ? "Usted envió " + count(d.most) + " mensajes en una hora. Llámenos o envíe este más tarde." : "You sent " + count(d.most) + " messages within an hour. Call us, or send this one later.");
/** Chip: a message that we have not looked at. */
export const messageNew = (): string => say(language() === 'es' ? "Enviado" : "Sent");
/** Label: above an answer of the reader in a thread. at: when. */
export const youWrote = (d: { at: string | number }): string => say(language() === 'es' ? "Usted, " + d.at : "You, " + d.at);
/** Label: above an answer of the office in a thread. at: when. */
export const weWrote = (d: { at: string | number }): string => say(language() === 'es' ? "Nuestra oficina, " + d.at : "Our office, " + d.at);
/** Label: of a field in a thread. */
export const answerField = (): string => say(language() === 'es' ? "Su respuesta" : "Your answer");
/** Button: sends an answer in a thread. */
export const sendAnswer = (): string => say(language() === 'es' ? "Enviar respuesta" : "Send answer");
/** Helper: above the field for an answer. */
export const answerReopens = (): string => say(language() === 'es' ? "Este mensaje está cerrado. Una respuesta lo abre de nuevo." : "This message is closed. An answer opens it again.");
/** Toast: an answer is on its way to us. */
export const answerSent = (): string => say(language() === 'es' ? "Respuesta enviada" : "Answer sent");
/** Error: somebody answers a message that is not their own. */
export const noSuchMessage = (): string => say(language() === 'es' ? "No existe ese mensaje." : "There’s no such message.");
/** Error: at an answer. */
export const changedMeanwhile = (): string => say(language() === 'es' ? "Cambiamos este mensaje mientras tanto. Cargue la página de nuevo y luego envíe su respuesta." : "We changed this message meanwhile. Load the page again, then send your answer.");
/** Busy: on the button while an answer is sent. */
export const sendingAnswer = (): string => say(language() === 'es' ? "Enviando su respuesta…" : "Sending your answer…");
/** Label: after "About:". */
export const disputeOf = (d: { number: string | number }): string => say(language() === 'es' ? "Disputa de la factura " + d.number : "Dispute of invoice " + d.number);
/** Label: after "About:". what: "Dispute of invoice 0048213". lines: "2, 3". */
export const linesOf = (d: { lines: string | number; n: number; what: string | number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "" + d.what + ", línea " + d.lines, other: "" + d.what + ", líneas " + d.lines }) : plural(d.n, 0, en, { one: "" + d.what + ", line " + d.lines, other: "" + d.what + ", lines " + d.lines }));
/** Label: after "About:". */
export const leftoverPrepay = (): string => say(language() === 'es' ? "Prepago sobrante" : "Leftover prepay");
/** Label: after "About:". */
export const leftoverOf = (d: { number: string | number }): string => say(language() === 'es' ? "Resto del contrato de prepago " + d.number : "Left of prepay contract " + d.number);
/** Label: after "About:". */
export const joiningThePlan = (): string => say(language() === 'es' ? "Inscripción en el plan de depósito" : "Joining the deposit plan");
/** Label: after "About:". */
export const changeOfAddress = (): string => say(language() === 'es' ? "Cambio de dirección" : "Change of address");
/** Label: after "About:": who may buy on an account. */
export const changeOfBuyers = (): string => say(language() === 'es' ? "Cambio de compradores autorizados" : "Change of authorized buyers");
/** Label: a kind of message, about an invoice that is wrong. */
export const kindDispute = (): string => say(language() === 'es' ? "Disputa" : "Dispute");
/** Label: a kind of message. */
export const kindQuestion = (): string => say(language() === 'es' ? "Pregunta sobre una solicitud" : "Question about a request");
/** Label: a kind of message. */
export const kindDetails = (): string => say(language() === 'es' ? "Cambio de datos de la cuenta" : "Account details change");
/** Label: a kind of message. */
export const kindEnrollment = (): string => say(language() === 'es' ? "Inscripción en el plan de depósito" : "Deposit plan enrollment");
/** Label: a kind of message. */
export const kindLeftover = (): string => say(language() === 'es' ? "Prepago sobrante" : "Leftover prepay");
/** Label: why an invoice is disputed. */
export const reasonPrice = (): string => say(language() === 'es' ? "El precio es incorrecto" : "The price is wrong");
/** Label: why an invoice is disputed. */
export const reasonQuantity = (): string => say(language() === 'es' ? "La cantidad es incorrecta" : "The quantity is wrong");
/** Label: why an invoice is disputed. */
export const reasonNotDelivered = (): string => say(language() === 'es' ? "No se entregó" : "It was not delivered");
/** Label: why an invoice is disputed. */
export const reasonTwice = (): string => say(language() === 'es' ? "Se facturó dos veces" : "It was billed twice");
/** Label: why an invoice is disputed. */
export const reasonNotMine = (): string => say(language() === 'es' ? "No es mío" : "It is not mine");
/** Label: why an invoice is disputed. */
export const reasonTax = (): string => say(language() === 'es' ? "El impuesto es incorrecto" : "The tax is wrong");
/** Label: why an invoice is disputed. */
export const reasonOther = (): string => say(language() === 'es' ? "Hay otro error" : "Something else is wrong");
/** Error: no reason for a dispute was chosen. */
export const reasonMissing = (): string => say(language() === 'es' ? "Elija qué está mal" : "Choose what’s wrong");
/** Label: a choice of reasons for a dispute. */
export const whatIsWrong = (): string => say(language() === 'es' ? "¿Qué está mal?" : "What is wrong?");
/** Label: stands in the choice until a reason is chosen. */
export const chooseReason = (): string => say(language() === 'es' ? "Elija un motivo" : "Choose a reason");
/** Heading: above the lines of an invoice, to be checked. */
export const whichLines = (): string => say(language() === 'es' ? "¿Qué líneas?" : "Which lines?");
/** Helper: under "Which lines?". */
export const whichLinesHint = (d: { most: number }): string => say(language() === 'es' ? "Marque hasta " + count(d.most) + " líneas, o ninguna si es toda la factura." : "Check up to " + count(d.most) + " lines, or none if it is all of the invoice.");
/** Label: a line of an invoice, to be checked. */
export const lineNamed = (d: { amount: string | number; line: number; what: string | number }): string => say(language() === 'es' ? "Línea " + count(d.line) + ": " + d.what + ", " + d.amount : "Line " + count(d.line) + ": " + d.what + ", " + d.amount);
/** Error: a message names an invoice, request or contract of somebody else. */
export const referenceNotYours = (): string => say(language() === 'es' ? "No lo encontramos en sus cuentas. Quítelo o elija su cuenta" : "We can’t find it on your accounts. Remove it, or choose its account");
/** Helper: an entry in a thread, written by the portal. at: when. */
export const resolvedByMemo = (d: { at: string | number; number: string | number }): string => say(language() === 'es' ? "La nota de crédito " + d.number + " resolvió esta disputa, " + d.at + "." : "Credit memo " + d.number + " settled this dispute, " + d.at + ".");
/** Helper: an entry in a thread, written by the portal. at: when. */
export const memoRolledBack = (d: { at: string | number; number: string | number }): string => say(language() === 'es' ? "La nota de crédito " + d.number + " se revirtió, " + d.at + ". La disputa está abierta de nuevo." : "Credit memo " + d.number + " was rolled back, " + d.at + ". The dispute is open again.");
/** Label: under a dispute. reason: "The price is wrong". */
export const why = (d: { reason: string | number }): string => say(language() === 'es' ? "Motivo: " + d.reason : "Reason: " + d.reason);
