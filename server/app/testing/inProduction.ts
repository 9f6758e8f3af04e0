/** All that a portal needs to be run for real, and nothing else. The keys are those of the tests. */
export const inProduction = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://portal:planted-word@127.0.0.1:5432/portal',
  POOL_KEY: Buffer.alloc(32, 'pool').toString('base64'),
  OPTION_KEYS: `test:${Buffer.alloc(32, 'test').toString('base64')}`,
  PORTAL_URL: 'https://portal.example.com',
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'portal@example.com',
};
