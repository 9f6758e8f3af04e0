const ofServerModules: readonly string[] = [
  'contract',
  'server/db',
  'server/domain',
  'server/exports',
  'server/http',
  'server/jobs',
  'server/lists',
  'server/pdf',
  'server/poolAdmin',
  'server/vault',
];

/**
 * What each module may import besides itself. What is not listed is forbidden. The longest name that fits counts, so
 * that a folder within a module can have rules of its own.
 */
export const modules: Readonly<Record<string, readonly string[]>> = {
  theme: [],
  contract: [],
  'contract/format': [],
  // Components and fields could serve another product: of the contract they know how figures are written and read.
  'src/components': ['theme', 'contract/format'],
  // Parts that know the business.
  'src/domain': ['contract', 'src/components'],
  'src/forms': ['contract/format', 'src/components'],
  'src/session': ['contract'],
  'src/data': ['contract'],
  // A view of a list gets its name in a form.
  'src/lists': ['contract', 'src/components', 'src/data', 'src/forms'],
  // What is decided as versions, or for a reason: how an entry is typed, told and compared.
  'src/entries': ['contract', 'src/components', 'src/forms'],
  'src/features': [
    'contract',
    'src/components',
    'src/entries',
    'src/domain',
    'src/forms',
    'src/lists',
    'src/session',
    'src/data',
  ],
  'src/app': ['theme', 'contract', 'src'],
  // The entries under which another product imports what may serve it.
  library: ['theme', 'contract/format', 'src/components', 'src/forms'],
  'server/db': [],
  // What is done says so to traces, and knows of nobody who reads them.
  'server/telemetry': [],
  'server/http': ['contract', 'server/telemetry'],
  'server/aws': [],
  // Banks send CSV too, and a reader of it is there.
  'server/bank': ['contract', 'server/feed/csvReader'],
  // Files are carried to the bank and fetched from it.
  'server/bank/transport': ['contract', 'server/bank', 'server/jobs'],
  'server/vault': ['server/aws'],
  'server/exports': ['contract'],
  'server/pdf': ['contract', 'server/http'],
  'server/jobs': ['server/db', 'server/telemetry'],
  'server/control': [],
  'server/poolAdmin': ['contract', 'server/aws'],
  'server/feed': [
    'contract',
    'server/control',
    'server/db',
    'server/domain/feedState',
    'server/jobs',
    'server/telemetry',
  ],
  'server/identity': ['contract', 'server/db', 'server/domain/email', 'server/vault'],
  'server/domain': ['contract', 'server/db', 'server/jobs', 'server/vault'],
  // What narrows invoice lines is said in the words of list filters.
  'server/domain/purchases': ['contract', 'server/db', 'server/domain', 'server/lists'],
  // An email is painted in the theme's colors and carried by AWS where that is set up.
  'server/domain/email': [
    'theme',
    'contract',
    'server/aws',
    'server/db',
    'server/domain',
    'server/jobs',
    'server/telemetry',
    'server/vault',
  ],
  'server/lists': ['contract', 'server/db', 'server/domain', 'server/exports', 'server/http'],
  'server/modules': ofServerModules,
  // Files for the bank are written and read here.
  'server/modules/achBatches': [...ofServerModules, 'server/bank'],
  'server/modules/achReturns': [...ofServerModules, 'server/bank'],
  'server/app': ['theme', 'contract', 'server', 'demo'],
  demo: ['contract'],
};

/** Modules whose folders do not know each other. */
export const strangers = ['src/features', 'server/modules'];

/** Time is an argument: every module may know what a clock is. */
export const clocks = ['server/clock.ts', 'src/clock.ts'];

/** Packages that only some modules may import. */
export const libraries: Readonly<Record<string, readonly string[]>> = {
  formik: ['src/forms', 'src/entries', 'src/features', 'src/lists'],
  'aws-amplify': ['src/session'],
  '@tanstack/react-query': ['src/data', 'src/app'],
  '@mui/x-data-grid': ['src/components', 'theme'],
  '@mui/x-charts': ['src/components', 'theme'],
  '@mui/icons-material': [],
  '@electric-sql/pglite': ['server/db'],
  pg: ['server/db'],
  'pg-protocol': ['server/db'],
  fastify: ['server/http', 'server/identity', 'server/modules', 'server/domain/email', 'server/app'],
  'pg-boss': ['server/jobs', 'server/domain/email'],
  fflate: ['server/exports'],
  pdfkit: ['server/pdf', 'demo'],
  pino: ['server/http'],
  'prom-client': ['server/app'],
  fontkit: ['server/pdf'],
  nodemailer: ['server/domain/email'],
  openpgp: ['server/bank/transport'],
  saxes: ['server/bank'],
  'ssh2-sftp-client': ['server/bank/transport'],
  '@aws-sdk': ['server/poolAdmin', 'server/aws', 'server/vault', 'server/domain/email'],
  '@smithy/signature-v4': ['server/identity', 'server/aws'],
  'qrcode.react': ['src/components'],
  qr: ['server/pdf'],
  kysely: ['server/db', 'server/domain', 'server/feed', 'server/identity', 'server/lists', 'server/modules'],
};

/** Entries of the programs that run in production: `npm start`, its commands, and the browser's. */
export const productionEntries = [
  'src/main.tsx',
  'server/app/main.ts',
  'server/app/auditCommand.ts',
  'server/app/backupCommand.ts',
  'server/app/bankCommand.ts',
  'server/app/doctorCommand.ts',
  'server/app/feedCommand.ts',
  'server/app/firstAdmin.ts',
  'server/app/keysCommand.ts',
  'server/app/migrateCommand.ts',
  'server/app/routingCommand.ts',
];

/** Tests, stories and what only serves them may import everything. */
export const isTestCode = (path: string): boolean =>
  /\.(test|spec|stories|docs)\.tsx?$|^(e2e|stories|\.storybook|scripts|bench)\/|\/testing\//.test(path);

/** What is shipped, and the generator of the demo. */
export const isProduction = (path: string): boolean =>
  /^(contract|server|src|theme|demo)\/.*\.tsx?$/.test(path) && !isTestCode(path);

// Of the files, 1,150 were the goal; the choice of a language, emails in it and agreed texts in two languages took ten more,
// and what the library's parts read for themselves, brands and controls that keep the focus ten again. Files for the bank, of
// which there was nothing, take fourteen, what they say of their sender fourteen more, and making, releasing and sending them
// twenty-four; what banks send back, thirty; how bank accounts are checked, twenty; the way to the bank, sixteen;
// checks that are announced, fourteen; bank statements, eight, and the reconciliation, twenty; refunds, fifteen; a view as a
// customer, eight; accounts as the office works on them, eighteen, its messages, eighteen, its first
// page, eight, requests for access with invitations of contacts, twenty-eight, desks, consent and what waits for a second
// person, seventeen, its keys and views, ten, disputes, eight, announcements, twenty-one, notices, thirty-nine, with what the
// office decides of them, twenty, promises to pay, eighteen, autopay, twenty-five, scheduled payments, seventeen, and the
// calendar link, eleven.
export const limits = { fileLines: 250, functionLines: 80, smallFileLines: 40, productionFiles: 1_787 };

/** Written by a program and read by nobody from top to bottom; a test fails when they are stale. */
export const isGenerated = (path: string): boolean =>
  path === 'server/db/tables.ts' || /^locales\/(?!language\.|inLanguage\.)\w+\.ts$/.test(path);
