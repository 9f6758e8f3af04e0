/**
 * Who may enter which room; every room may also look into itself. A door that is not listed is closed.
 * `flats` are rooms whose folders are strangers to each other.
 */
export const doors: Readonly<Record<string, readonly string[]>> = {
  theme: [],
  contract: [],
  'src/components': ['theme', 'contract'],
  'src/forms': ['contract', 'src/components'],
  'src/session': ['contract'],
  'src/data': ['contract'],
  'src/lists': ['contract', 'src/components', 'src/data'],
  'src/features': ['contract', 'src/components', 'src/forms', 'src/lists', 'src/session', 'src/data'],
  'src/app': ['theme', 'contract', 'src'],
  'server/db': [],
  'server/http': ['contract'],
  'server/aws': [],
  'server/vault': ['server/aws'],
  'server/exports': ['contract'],
  'server/pdf': ['contract', 'server/http'],
  'server/jobs': ['server/db'],
  'server/identity': ['contract', 'server/db', 'server/domain/email', 'server/vault'],
  'server/poolAdmin': ['contract', 'server/aws'],
  'server/domain': ['contract', 'server/db', 'server/jobs', 'server/vault', 'theme', 'server/aws'],
  'server/modules': [
    'contract',
    'server/db',
    'server/domain',
    'server/exports',
    'server/http',
    'server/jobs',
    'server/pdf',
    'server/poolAdmin',
    'server/vault',
  ],
  'server/control': [],
  'server/feed': ['contract', 'server/control', 'server/db', 'server/domain'],
  demo: ['contract'],
};

export const flats = ['src/features', 'server/modules'];

/** Time is an argument: a room may know what a clock is, wherever else it may go. */
export const clocks = ['server/clock.ts', 'src/clock.ts'];

/** Libraries that only some rooms may know. */
export const libraries: Readonly<Record<string, readonly string[]>> = {
  formik: ['src/forms', 'src/features'],
  'aws-amplify': ['src/session'],
  '@tanstack/react-query': ['src/data', 'src/app'],
  '@mui/x-data-grid': ['src/components', 'theme'],
  '@mui/x-charts': ['src/components', 'theme'],
  '@mui/icons-material': [],
  '@electric-sql/pglite': ['server/db'],
  pg: ['server/db'],
  'pg-protocol': ['server/db'],
  fastify: [
    'server/http',
    'server/identity',
    'server/modules',
    'server/domain/email',
    'server/app/app.ts',
    'server/app/pages.ts',
    'server/app/portal.ts',
  ],
  'pg-boss': ['server/jobs', 'server/domain/email'],
  fflate: ['server/exports'],
  pdfkit: ['server/pdf', 'demo'],
  fontkit: ['server/pdf'],
  nodemailer: ['server/domain/email'],
  '@aws-sdk/client-cognito-identity-provider': ['server/poolAdmin'],
  '@aws-sdk/client-kms': ['server/vault'],
  '@aws-sdk/client-sesv2': ['server/domain/email'],
  '@smithy/signature-v4': ['server/identity'],
  'qrcode.react': ['src/components'],
  kysely: [
    'server/db',
    'server/domain',
    'server/identity',
    'server/domain/email',
    'server/domain/requests',
    'server/domain/settings',
    'server/modules',
    'server/feed',
  ],
};

/** A rehearsal may walk through the whole house. */
export const isRehearsal = (path: string): boolean =>
  /\.(test|stories)\.tsx?$|^(e2e|stories|\.storybook|scripts|bench)\/|\/testing\//.test(path);

export const maxLines = 250;
