import type { HealthReport } from '@contract/health/schema';
import type { Clock } from '../clock';
import type { Db } from '../db/db';
import type { Feed } from '../feed/feed';
import type { Api } from '../http/api';
import { achBatchRoutes } from '../modules/achBatches/routes';
import { achReturnRoutes } from '../modules/achReturns/routes';
import { accountRoutes } from '../modules/accounts/routes';
import { announcementRoutes } from '../modules/announcements/routes';
import { auditRoutes } from '../modules/audit/routes';
import { autopayRoutes } from '../modules/autopay/routes';
import { secondPersonRoutes } from '../modules/secondPerson/routes';
import { settingsRoutes } from '../modules/settings/routes';
import { calendarRoutes } from '../modules/calendar/routes';
import { contactRepository } from '../modules/contact/repository';
import { contactRoutes } from '../modules/contact/routes';
import { depositPlanRepository } from '../modules/depositPlan/repository';
import { depositPlanRoutes } from '../modules/depositPlan/routes';
import { healthRepository } from '../modules/health/repository';
import { healthRoutes } from '../modules/health/routes';
import { importRepository } from '../modules/imports/repository';
import { importRoutes } from '../modules/imports/routes';
import { ledgerRepository } from '../modules/ledger/repository';
import { ledgerRoutes } from '../modules/ledger/routes';
import { pushRoutes } from '../modules/notices/push/routes';
import type { WebPush } from '../modules/notices/push/webPush';
import { noticeRoutes } from '../modules/notices/routes';
import { textMessageRoutes } from '../modules/notices/sms/routes';
import type { Texting } from '../modules/notices/sms/texting';
import { noticeSettingsRoutes } from '../modules/noticeSettings/routes';
import { officeAccountRoutes } from '../modules/officeAccounts/routes';
import { officeHomeRoutes } from '../modules/officeHome/routes';
import { officeMessageRoutes } from '../modules/officeMessages/routes';
import { officeViewRoutes } from '../modules/officeViews/routes';
import { originatorRoutes } from '../modules/originator/routes';
import { emailRoutes } from '../modules/email/routes';
import { payableRepository } from '../modules/payable/repository';
import { payableRoutes } from '../modules/payable/routes';
import { paymentOptionRoutes } from '../modules/paymentOptions/routes';
import type { BankLookup } from '../modules/paymentOptions/routing/bankLookup';
import { paymentRepository } from '../modules/payments/repository';
import { paymentRoutes } from '../modules/payments/routes';
import { prepayRepository } from '../modules/prepay/repository';
import { prepayRoutes } from '../modules/prepay/routes';
import { paymentPlanRoutes } from '../modules/paymentPlans/routes';
import { promiseRoutes } from '../modules/promises/routes';
import { purchaseRepository } from '../modules/purchases/repository';
import { purchaseRoutes } from '../modules/purchases/routes';
import type { StatementDocuments } from '../modules/statements/statementDocuments';
import { queueRoutes } from '../modules/queue/routes';
import { reconciliationRoutes } from '../modules/reconciliation/routes';
import { checkRoutes } from '../modules/requests/check/checkRoutes';
import { refundRoutes } from '../modules/requests/refund/refundRoutes';
import { requestRoutes } from '../modules/requests/routes';
import { scheduledPaymentRoutes } from '../modules/scheduledPayments/routes';
import { signInRoutes } from '../modules/signIn/routes';
import { startRoutes } from '../modules/start/routes';
import { statementRepository } from '../modules/statements/repository';
import { statementRoutes } from '../modules/statements/routes';
import { summaryRepository } from '../modules/summaries/repository';
import { summaryRoutes } from '../modules/summaries/routes';
import { accessRequestRoutes } from '../modules/users/accessRequests/routes';
import { contactInvitationRoutes } from '../modules/users/contactInvitations/routes';
import { userRoutes } from '../modules/users/routes';
import { viewAsRoutes } from '../modules/users/viewAs';
import type { UserRepository } from '../modules/users/repository';
import type { EmailDesk } from '../domain/email/desk';
import type { Outbox } from '../domain/email/outbox';
import type { UnsubscribeLinks } from '../domain/email/unsubscribeLinks';
import type { RandomBelow } from '../domain/validation/validations';
import type { PoolAdmin } from '../poolAdmin/poolAdmin';
import type { Letterhead } from '../pdf/blocks';
import type { Drawings } from './drawings';
import type { NumberVault } from '../vault/numberVault';

/** What the modules are made of. */
export interface ModuleDeps {
  readonly db: Db;
  readonly users: UserRepository;
  readonly feed: Feed;
  /** Of statements, shared with whoever makes them ready beforehand. */
  readonly papers: StatementDocuments;
  readonly drawings: Drawings;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  readonly companyName: string;
  /** How PDFs begin; undefined: with the company's name alone. */
  readonly letterhead?: Letterhead;
  /** Whom to call; undefined where no number was set. */
  readonly supportPhone: string | undefined;
  readonly pool: 'embedded' | 'hosted';
  readonly build: HealthReport['build'];
  readonly poolAdmin: PoolAdmin;
  readonly outbox: Outbox;
  /** By which mail programs stop emails. */
  readonly links: UnsubscribeLinks;
  /** Where the office reads letters. */
  readonly desk: EmailDesk;
  /** Of bank account numbers. */
  readonly numbers: NumberVault;
  readonly random: RandomBelow;
  /** Finds a bank by its routing number. */
  readonly banks: BankLookup;
  /** Undefined where nothing is pushed to devices. */
  readonly push: WebPush | undefined;
  /** Undefined where nobody carries text messages. */
  readonly texting: Texting | undefined;
  /** Whether released bank files go to the bank without anybody's doing. */
  readonly sendsByItself?: boolean;
  /** Where the office reads what customers ask for; undefined: only in the portal. */
  readonly officeMail: string | undefined;
}

/** Every call of the product API, bound to what answers it. */
export function bindModules(api: Api, options: ModuleDeps): void {
  const { db, clock, booksZone, companyName } = options;
  const times = { clock, booksZone };
  healthRoutes(api, { ...options, repository: healthRepository(db.reserved ?? db) });
  userRoutes(api, options);
  accessRequestRoutes(api, options);
  contactInvitationRoutes(api, options);
  viewAsRoutes(api, options);
  announcementRoutes(api, { db, ...times });
  const canPush = options.push !== undefined;
  noticeRoutes(api, { ...options, canPush });
  pushRoutes(api, { db, clock, outbox: options.outbox, push: options.push });
  textMessageRoutes(api, options);
  calendarRoutes(api, { db, clock });
  noticeSettingsRoutes(api, { db, desk: options.desk, ...times });
  auditRoutes(api, { db, ...times });
  emailRoutes(api, { db, desk: options.desk, ...times });
  accountRoutes(api, { db, ...times });
  settingsRoutes(api, { db, ...times });
  secondPersonRoutes(api, { db, ...times });
  achBatchRoutes(api, options);
  achReturnRoutes(api, options);
  originatorRoutes(api, { db, ...times, numbers: options.numbers });
  contactRoutes(api, {
    repository: contactRepository(db),
    ...times,
    outbox: options.outbox,
    officeMail: options.officeMail,
  });
  depositPlanRoutes(api, {
    repository: depositPlanRepository(db),
    ...times,
    companyName,
    letterhead: options.letterhead,
    drawings: options.drawings,
    supportPhone: options.supportPhone,
  });
  payableRoutes(api, { repository: payableRepository(db), ...times });
  prepayRoutes(api, { repository: prepayRepository(db), ...times });
  purchaseRoutes(api, { repository: purchaseRepository(db), ...times, companyName });
  ledgerRoutes(api, { repository: ledgerRepository(db), ...times, companyName });
  paymentRoutes(api, { repository: paymentRepository(db), ...times, companyName });
  statementRoutes(api, { repository: statementRepository(db), papers: options.papers, ...times });
  summaryRoutes(api, { repository: summaryRepository(db), ...times });
  importRoutes(api, { repository: importRepository(db), feed: options.feed, ...times });
  paymentOptionRoutes(api, {
    db,
    ...times,
    companyName,
    outbox: options.outbox,
    numbers: options.numbers,
    random: options.random,
    banks: options.banks,
  });
  requestRoutes(api, options);
  autopayRoutes(api, options);
  scheduledPaymentRoutes(api, options);
  checkRoutes(api, options);
  refundRoutes(api, options);
  signInRoutes(api, options);
  queueRoutes(api, options);
  reconciliationRoutes(api, options);
  officeAccountRoutes(api, options);
  officeHomeRoutes(api, { db, ...times });
  promiseRoutes(api, options);
  paymentPlanRoutes(api, options);
  officeMessageRoutes(api, options);
  officeViewRoutes(api, options);
  startRoutes(api);
}
