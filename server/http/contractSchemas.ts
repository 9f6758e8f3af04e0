import type { AnyEndpoint, CallSchemas, FileSchemas, SchemasOf } from '@contract/endpoint';
import * as accounts from '@contract/accounts/endpoints';
import { schemas as accountsSchemas } from '@contract/accounts/schema';
import * as audit from '@contract/audit/endpoints';
import { schemas as auditSchemas } from '@contract/audit/schema';
import * as autopay from '@contract/autopay/endpoints';
import { schemas as autopaySchemas } from '@contract/autopay/schema';
import * as calendar from '@contract/calendar/endpoints';
import { schemas as calendarSchemas } from '@contract/calendar/schema';
import * as push from '@contract/push/endpoints';
import { schemas as pushSchemas } from '@contract/push/schema';
import * as checks from '@contract/checks/endpoints';
import { schemas as checksSchemas } from '@contract/checks/schema';
import * as accessRequests from '@contract/accessRequests/endpoints';
import { schemas as accessRequestsSchemas } from '@contract/accessRequests/schema';
import * as contact from '@contract/contact/endpoints';
import { schemas as contactSchemas } from '@contract/contact/schema';
import * as announcements from '@contract/announcements/endpoints';
import { schemas as announcementsSchemas } from '@contract/announcements/schema';
import * as contactInvitations from '@contract/contactInvitations/endpoints';
import { schemas as contactInvitationsSchemas } from '@contract/contactInvitations/schema';
import * as depositPlan from '@contract/depositPlan/endpoints';
import { schemas as depositPlanSchemas } from '@contract/depositPlan/schema';
import * as documents from '@contract/documents/endpoints';
import { schemas as documentsSchemas } from '@contract/documents/schema';
import * as health from '@contract/health/endpoints';
import { schemas as healthSchemas } from '@contract/health/schema';
import * as imports from '@contract/imports/endpoints';
import { schemas as importsSchemas } from '@contract/imports/schema';
import * as ledger from '@contract/ledger/endpoints';
import { schemas as ledgerSchemas } from '@contract/ledger/schema';
import * as letters from '@contract/email/endpoints';
import { schemas as lettersSchemas } from '@contract/email/schema';
import * as notifications from '@contract/notifications/endpoints';
import { schemas as notificationsSchemas } from '@contract/notifications/schema';
import * as notices from '@contract/notices/endpoints';
import { schemas as noticesSchemas } from '@contract/notices/schema';
import * as noticeSettings from '@contract/noticeSettings/endpoints';
import { schemas as noticeSettingsSchemas } from '@contract/noticeSettings/schema';
import * as officeAccounts from '@contract/officeAccounts/endpoints';
import { schemas as officeAccountsSchemas } from '@contract/officeAccounts/schema';
import * as officeHome from '@contract/officeHome/endpoints';
import { schemas as officeHomeSchemas } from '@contract/officeHome/schema';
import * as officeMessages from '@contract/officeMessages/endpoints';
import { schemas as officeMessagesSchemas } from '@contract/officeMessages/schema';
import * as officeUsers from '@contract/officeUsers/endpoints';
import { schemas as officeUsersSchemas } from '@contract/officeUsers/schema';
import * as officeViews from '@contract/officeViews/endpoints';
import { schemas as officeViewsSchemas } from '@contract/officeViews/schema';
import * as achBatches from '@contract/achBatches/endpoints';
import * as originator from '@contract/originator/endpoints';
import { schemas as achBatchesSchemas } from '@contract/achBatches/schema';
import * as achReturns from '@contract/achReturns/endpoints';
import { schemas as achReturnsSchemas } from '@contract/achReturns/schema';
import { schemas as originatorSchemas } from '@contract/originator/schema';
import * as ownSignIn from '@contract/ownSignIn/endpoints';
import { schemas as ownSignInSchemas } from '@contract/ownSignIn/schema';
import * as payable from '@contract/payable/endpoints';
import { schemas as payableSchemas } from '@contract/payable/schema';
import * as paymentOptions from '@contract/paymentOptions/endpoints';
import { schemas as paymentOptionsSchemas } from '@contract/paymentOptions/schema';
import * as payments from '@contract/payments/endpoints';
import { schemas as paymentsSchemas } from '@contract/payments/schema';
import * as prepay from '@contract/prepay/endpoints';
import { schemas as prepaySchemas } from '@contract/prepay/schema';
import * as paymentPlans from '@contract/paymentPlans/endpoints';
import { schemas as paymentPlanSchemas } from '@contract/paymentPlans/schema';
import * as promises from '@contract/promises/endpoints';
import { schemas as promisesSchemas } from '@contract/promises/schema';
import * as purchases from '@contract/purchases/endpoints';
import { schemas as purchasesSchemas } from '@contract/purchases/schema';
import * as queue from '@contract/queue/endpoints';
import { schemas as queueSchemas } from '@contract/queue/schema';
import * as reconciliation from '@contract/reconciliation/endpoints';
import { schemas as reconciliationSchemas } from '@contract/reconciliation/schema';
import * as refunds from '@contract/refunds/endpoints';
import { schemas as refundsSchemas } from '@contract/refunds/schema';
import * as requests from '@contract/requests/endpoints';
import { schemas as requestsSchemas } from '@contract/requests/schema';
import * as routingNumbers from '@contract/routingNumbers/endpoints';
import { schemas as routingNumbersSchemas } from '@contract/routingNumbers/schema';
import * as scheduledPayments from '@contract/scheduledPayments/endpoints';
import { schemas as scheduledPaymentSchemas } from '@contract/scheduledPayments/schema';
import * as secondPerson from '@contract/secondPerson/endpoints';
import { schemas as secondPersonSchemas } from '@contract/secondPerson/schema';
import * as settings from '@contract/settings/endpoints';
import { schemas as settingsSchemas } from '@contract/settings/schema';
import * as start from '@contract/start/endpoints';
import { schemas as startSchemas } from '@contract/start/schema';
import * as statements from '@contract/statements/endpoints';
import { schemas as statementsSchemas } from '@contract/statements/schema';
import * as summaries from '@contract/summaries/endpoints';
import { schemas as summariesSchemas } from '@contract/summaries/schema';
import * as viewAs from '@contract/viewAs/endpoints';
import { schemas as viewAsSchemas } from '@contract/viewAs/schema';
import * as users from '@contract/users/endpoints';
import { schemas as usersSchemas } from '@contract/users/schema';
import * as textMessages from '@contract/textMessages/endpoints';
import { schemas as textMessageSchemas } from '@contract/textMessages/schema';

type Schemas = CallSchemas | FileSchemas;

/** The endpoints of one area with their schemas: each has the one of its own name, and no schema is left over. */
const area = <
  E extends Readonly<Record<string, AnyEndpoint>>,
  S extends { readonly [K in keyof E]: SchemasOf<E[K]> },
>(
  endpoints: E,
  schemas: S & { readonly [K in Exclude<keyof S, keyof E>]: never },
): [AnyEndpoint, Schemas][] =>
  Object.entries(endpoints).map(([name, endpoint]) => [
    endpoint,
    schemas[name as keyof S & keyof E] as Schemas,
  ]);

/** Every endpoint of the contract with what goes in and out of it. */
export const contractSchemas: ReadonlyMap<AnyEndpoint, Schemas> = new Map([
  ...area(accounts, accountsSchemas),
  ...area(audit, auditSchemas),
  ...area(autopay, autopaySchemas),
  ...area(scheduledPayments, scheduledPaymentSchemas),
  ...area(calendar, calendarSchemas),
  ...area(push, pushSchemas),
  ...area(textMessages, textMessageSchemas),
  ...area(checks, checksSchemas),
  ...area(accessRequests, accessRequestsSchemas),
  ...area(contact, contactSchemas),
  ...area(announcements, announcementsSchemas),
  ...area(contactInvitations, contactInvitationsSchemas),
  ...area(depositPlan, depositPlanSchemas),
  ...area(documents, documentsSchemas),
  ...area(health, healthSchemas),
  ...area(imports, importsSchemas),
  ...area(ledger, ledgerSchemas),
  ...area(letters, lettersSchemas),
  ...area(notifications, notificationsSchemas),
  ...area(notices, noticesSchemas),
  ...area(noticeSettings, noticeSettingsSchemas),
  ...area(officeAccounts, officeAccountsSchemas),
  ...area(officeHome, officeHomeSchemas),
  ...area(officeMessages, officeMessagesSchemas),
  ...area(officeUsers, officeUsersSchemas),
  ...area(officeViews, officeViewsSchemas),
  ...area(achBatches, achBatchesSchemas),
  ...area(achReturns, achReturnsSchemas),
  ...area(originator, originatorSchemas),
  ...area(ownSignIn, ownSignInSchemas),
  ...area(payable, payableSchemas),
  ...area(paymentOptions, paymentOptionsSchemas),
  ...area(payments, paymentsSchemas),
  ...area(prepay, prepaySchemas),
  ...area(promises, promisesSchemas),
  ...area(paymentPlans, paymentPlanSchemas),
  ...area(purchases, purchasesSchemas),
  ...area(queue, queueSchemas),
  ...area(reconciliation, reconciliationSchemas),
  ...area(refunds, refundsSchemas),
  ...area(requests, requestsSchemas),
  ...area(routingNumbers, routingNumbersSchemas),
  ...area(secondPerson, secondPersonSchemas),
  ...area(settings, settingsSchemas),
  ...area(start, startSchemas),
  ...area(statements, statementsSchemas),
  ...area(summaries, summariesSchemas),
  ...area(users, usersSchemas),
  ...area(viewAs, viewAsSchemas),
]);

/** What goes in and out of an endpoint of the contract. */
export function schemasOf<E extends AnyEndpoint>(endpoint: E): SchemasOf<E> {
  const schemas = contractSchemas.get(endpoint);
  if (!schemas)
    throw new Error(`${endpoint.path} is no endpoint of the contract. Give its schemas where it is bound.`);
  return schemas;
}
