import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { PortalConfig } from '@contract/portalConfig/schema';
import { openAuditLogger, type AuditLogger } from '../domain/audit/auditLogger';
import { bindModules, type ModuleDeps } from './bindModules';
import { createApi, type Api } from '../http/api';
import { createIdentify, type IdentifyOptions } from '../http/caller';
import { serveDescription } from '../http/docs';
import { type PageHeaderOptions, pageHeaders } from '../http/headers';
import { createServer, type ServerOptions } from '../http/server';
import type { SignInEvent } from '../identity/pool';
import type { UserPool } from '../identity/userPool';
import { serveEmailEvents } from '../modules/email/events/serveEmailEvents';
import type { TopicEvents } from '../http/serveTopic';
import { serveTextReplies } from '../modules/notices/sms/replies';
import { serveCalendar } from '../modules/calendar/serveCalendar';
import { userRepository } from '../modules/users/repository';
import { sessionBook } from '../modules/users/sessions';
import { viewedAs } from '../modules/users/viewAs';
import { pageLanguageOf } from '../http/callLanguage';
import type { MailboxOptions } from '../domain/email/mailbox/readMail';
import { serveMailbox } from '../domain/email/mailbox/serveMailbox';
import { servePages } from './pages';
import type { BrandFolder } from './brand';

/** All that the server is made of. Production and tests differ in these, and in no wiring. */
export interface AppDeps extends Omit<ModuleDeps, 'users'> {
  readonly server: ServerOptions;
  readonly headers: PageHeaderOptions;
  /** Who issues the tokens that callers bring; told where to complain. */
  readonly issuer: (
    log: FastifyBaseLogger,
  ) => Omit<IdentifyOptions, 'clock' | 'permissionsOf' | 'noticed' | 'viewedAs'>;
  /** Whether the sign-ins of each user are kept, for the page that lists them. */
  readonly keepsSessions: boolean;
  /** Whether what the API can do is published. */
  readonly describesApi: boolean;
  /** The embedded pool's endpoints; undefined where somebody else issues the tokens. */
  readonly poolRoutes: UserPool['routes'] | undefined;
  /** Told of each sign-in at the embedded pool that begins, ends or is refused. */
  readonly signIn?: (outcome: SignInEvent['name']) => void;
  /** Where people find the portal; undefined: what leaves it has no links. */
  readonly portalUrl: string | undefined;
  /** The messages that the demo shows; undefined where there is no demo. */
  readonly mailbox: MailboxOptions | undefined;
  /** How Amazon SES tells what became of emails; undefined where it does not. */
  readonly events: TopicEvents | undefined;
  /** How phones reply to text messages; undefined where nobody listens. */
  readonly replies: TopicEvents | undefined;
  /** How the pages look; undefined: as Fieldgate. */
  readonly brand?: BrandFolder;
  /** What the pages read at their start; undefined where only the API is served. */
  readonly pageConfig: (() => Promise<PortalConfig>) | undefined;
  /** Absolute path of the built pages; undefined: below the folder that the process is started in. */
  readonly pagesDir?: string;
}

interface App {
  readonly http: FastifyInstance;
  readonly api: Api;
  /** Writes what was refused into the audit, and is closed with the server. */
  readonly auditLogger: AuditLogger;
}

/** The composition: every module of the server is put together here, and nowhere else. */
export async function createApp(deps: AppDeps): Promise<App> {
  const { db, clock } = deps;
  const http = createServer(deps.server);
  await http.register(pageHeaders, deps.headers);
  const users = userRepository(db);
  const identify = createIdentify({
    ...deps.issuer(http.log),
    clock,
    permissionsOf: users.permissionsOf,
    viewedAs: viewedAs({ db, clock }),
    noticed: deps.keepsSessions ? sessionBook({ db, clock }) : undefined,
  });
  const complain = (error: Error) => http.log.error({ err: error }, 'The audit could not be written');
  const auditLogger = openAuditLogger({ db, clock, complain });
  http.addHook('onClose', () => auditLogger.close());
  const api = createApi(http, identify, clock, auditLogger);
  bindModules(api, { ...deps, users });
  if (deps.describesApi) serveDescription(http, api);
  if (deps.poolRoutes) {
    const { poolRoutes } = deps;
    const told = (event: SignInEvent) => {
      deps.signIn?.(event.name);
      // The audit has its session from the first call.
      if (event.name === 'begun') http.log.info({ user: event.sub }, 'A sign-in began');
      else auditLogger.signIn(event);
    };
    await http.register(async (scope) => poolRoutes(scope, told), { prefix: '/idp' });
  }
  serveCalendar(http, deps);
  serveEmailEvents(http, deps);
  serveTextReplies(http, deps);
  if (deps.mailbox) serveMailbox(http, { ...deps.mailbox, pageLanguage: pageLanguageOf });
  if (deps.pageConfig) await servePages(http, { ...deps, config: deps.pageConfig, root: deps.pagesDir });
  return { http, api, auditLogger };
}
