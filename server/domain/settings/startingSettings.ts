import type { CompanySettings } from '@contract/settings/schema';

const DOLLARS = 100;

/**
 * What holds before a company has decided otherwise: careful limits (docs/rules.md#pay-limits), no branch that pays
 * anything out, and neutral texts that the company and its bank have to approve (docs/rules.md#authorization).
 */
export const startingSettings: CompanySettings = {
  payments: {
    cutoff: '14:00',
    leadBankingDays: 1,
    mostDaysAhead: 60,
    maxPaymentCents: 250_000 * DOLLARS,
    secondApprovalCents: 50_000 * DOLLARS,
    newOptionHours: 24,
    newOptionMaxCents: 10_000 * DOLLARS,
    allowPartial: true,
    allowOverpay: true,
    discountOnPartial: false,
  },
  depositPlan: {
    tiers: 'marginal',
    minToEarnCents: 0,
    maxRequestCents: 100_000 * DOLLARS,
    sameDayCutoff: '12:00',
    disclaimer:
      'Deposit plan balances are unsecured obligations of {company}. They are not bank deposits and are not insured ' +
      'by the FDIC or any government agency. Rates may change. See plan terms.',
    explainer:
      'Money in the deposit plan earns interest every day and stays at hand: it pays your account with us, or comes ' +
      'back to you as a check or a transfer when you ask for it.',
  },
  contact: { creditPhone: null, creditEmail: null, supportHours: null },
  authorizations: {
    web: {
      version: 'web-1',
      text:
        'By selecting “{button}”, I authorize {company} to electronically debit my {accountType} account ' +
        'at {bank} {last} (routing {routing}) for {amount} on or after {date} as payment on account {account}. I am ' +
        'an authorized signer on this bank account. I may cancel this payment until {cutoff} in Payment Requests or ' +
        'by calling {phone}. If the debit is returned, {company} may collect the amount owed and any returned-payment ' +
        'fee my credit agreement allows. A copy of this authorization will be e-mailed to {email}.',
      spanish:
        'Al elegir “{button}”, autorizo a {company} a cobrar electrónicamente {amount} de mi cuenta {accountType} en ' +
        '{bank} {last} (número de ruta {routing}) el {date} o después, como pago de la cuenta {account}. Soy firmante ' +
        'autorizado de esta cuenta bancaria. Puedo cancelar este pago hasta el {cutoff} en Solicitudes de pago o ' +
        'llamando a {phone}. Si el banco devuelve el cobro, {company} puede cobrar el monto adeudado y el cargo por ' +
        'pago devuelto que permita mi contrato de crédito. Una copia de esta autorización se enviará por correo ' +
        'electrónico a {email}.',
    },
    ccd: {
      version: 'ccd-1',
      text:
        'On behalf of {holder}, I authorize {company} to initiate a debit of {amount} on or after {date} to the ' +
        '{accountType} account at {bank} {last} (routing {routing}) as payment on account {account}. {holder} agrees ' +
        'to be bound by the Nacha Operating Rules for this entry. This payment may be cancelled until {cutoff} in ' +
        'Payment Requests or by calling {phone}. If the account has an ACH debit block or filter, ask the bank to ' +
        'allow {company}. A copy of this authorization will be e-mailed to {email}.',
      spanish:
        'En nombre de {holder}, autorizo a {company} a iniciar un cobro de {amount} de la cuenta {accountType} en ' +
        '{bank} {last} (número de ruta {routing}) el {date} o después, como pago de la cuenta {account}. {holder} ' +
        'acepta regirse por las Reglas Operativas de Nacha (Nacha Operating Rules) para esta operación. Este pago se ' +
        'puede cancelar hasta el {cutoff} en Solicitudes de pago o llamando a {phone}. Si la cuenta tiene un bloqueo o ' +
        'filtro de débitos ACH, pida al banco que autorice a {company}. Una copia de esta autorización se enviará por ' +
        'correo electrónico a {email}.',
    },
    internal: {
      version: 'internal-1',
      text:
        'I ask {company} to take {amount} out of deposit plan {plan} on {date} and to apply it to account {account}. ' +
        'I am an owner of the deposit plan or act for its owner. I may cancel this until {cutoff} in Payment Requests ' +
        'or by calling {phone}. A copy of this will be e-mailed to {email}.',
      spanish:
        'Pido a {company} que tome {amount} del plan de depósito {plan} el {date} y que los aplique a la cuenta ' +
        '{account}. Soy dueño del plan de depósito o actúo en nombre de su dueño. Puedo cancelar esto hasta el {cutoff} ' +
        'en Solicitudes de pago o llamando a {phone}. Una copia de esto se enviará por correo electrónico a {email}.',
    },
  },
  holidays: { added: [], removed: [] },
  branches: [],
  viewAs: { tellsCustomer: true },
  banner: null,
  legal: { privacyUrl: null, termsUrl: null },
};
