import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type TestInfo } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { signIns } from '@demo/signIns';
import { addBank } from '../bankForm';
import { grower } from '../drop';
import { atDesk, portal } from '../portal';
import { startPortal } from '../secondPortal';

const office = signIns.find(({ admin }) => admin)!;
const to = grower.username;

/** An address is marked for everybody who looks: each width has a portal of its own. */
const ports = { wide: '3520', phone: '3521' } as const;
const portOf = ({ project }: TestInfo) => ports[project.name as keyof typeof ports];

/** A mail server that takes everything, and the folder in which it puts what comes back. */
async function openMailServer() {
  const taken: { readonly to: string; readonly raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString('utf8')));
      stream.on('end', () => {
        taken.push({ to: session.envelope.rcptTo[0]!.address, raw });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const folder = mkdtempSync(join(tmpdir(), 'fieldgate-bounces-'));
  for (const name of ['new', 'cur', 'tmp']) mkdirSync(join(folder, name));
  return {
    address: `smtp://127.0.0.1:${port}`,
    folder,
    /** What the newest email to the grower says that this finds. */
    async newest(words: RegExp): Promise<string> {
      const find = () => taken.filter((one) => one.to === to).findLast(({ raw }) => words.test(raw));
      await expect.poll(() => find() !== undefined, { timeout: 60_000 }).toBe(true);
      return words.exec(find()!.raw)![1]!;
    },
    giveBack: (messageId: string) =>
      writeFileSync(join(folder, 'new', `${messageId}.host`), report(messageId)),
    close: async () => {
      rmSync(folder, { recursive: true, force: true });
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}

/** As a mail server writes it (RFC 3464). */
const report = (messageId: string) =>
  [
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    `Original-Envelope-Id: ${messageId}`,
    '',
    `Final-Recipient: rfc822; ${to}`,
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--b--',
    '',
  ].join('\r\n');

test(
  'an email comes back: the person is told and mends it on a phone, the office sees it and mends it at a desk',
  { tag: ['@phone', '@long'] },
  async ({ browser, isMobile }, info) => {
    test.setTimeout(300_000);
    const port = portOf(info);
    const baseURL = `http://localhost:${port}`;
    const mail = await openMailServer();
    const own = await startPortal(port, {
      SMTP_URL: mail.address,
      MAIL_FROM: 'portal@example.com',
      BOUNCE_DIR: mail.folder,
    });
    try {
      const page = await browser.newPage({ baseURL });
      await portal(page).signIn(grower);
      await expect(page).toHaveURL(/\/home$/);
      await addBank(page, 'Returned');
      mail.giveBack(await mail.newest(/^X-Entity-Ref-ID: (\S+)/m));
      const told = page.getByRole('region', { name: `Emails to ${to} don’t reach you` });
      await expect(async () => {
        await page.goto('/home');
        await expect(told).toBeVisible({ timeout: 5_000 });
      }).toPass({ timeout: 90_000 });
      await page.screenshot({ path: info.outputPath('told.png') });

      if (isMobile) {
        await page.goto('/notices');
        await told.getByRole('button', { name: 'Email me a code' }).click();
        const code = told.getByLabel('Code from the email');
        // The first refusal: a wrong code.
        await code.fill('000000');
        await told.getByRole('button', { name: 'Confirm address' }).click();
        await expect(told.getByText(/^That’s not the code/).first()).toBeVisible();
        await page.screenshot({ path: info.outputPath('code.png'), fullPage: true });
        await code.fill(await mail.newest(/^ {4}(\d{6})\r?$/m));
        await told.getByRole('button', { name: 'Confirm address' }).click();
        await expect(page.getByText('Your address is confirmed. We send emails again.')).toBeVisible();
      } else {
        const desk = await atDesk(browser, baseURL);
        await portal(desk).signIn(office);
        await expect(desk).not.toHaveURL(/\/login$/);
        await desk.goto('/admin/email?state=bounced');
        await expect(desk.getByText('Came back').first()).toBeVisible();
        await desk.screenshot({ path: info.outputPath('list.png') });
        await desk.getByRole('link', { name: 'Bank account notice' }).click();
        const drawer = desk.getByRole('dialog', { name: 'Bank account notice' });
        await expect(drawer.getByText('there’s no such mailbox (5.1.1)', { exact: false })).toBeVisible();
        await expect(drawer.getByRole('button', { name: 'Send a copy' })).toHaveCount(0);
        await desk.screenshot({ path: info.outputPath('drawer.png') });
        await desk.goto(`/admin/users?user=${encodeURIComponent(to)}`);
        const user = desk.getByRole('dialog', { name: to });
        await user.getByRole('button', { name: 'Send emails again' }).click();
        const why = desk.getByRole('dialog', { name: `Send emails to ${to} again?` });
        await why.getByRole('button', { name: 'Send emails again' }).click();
        await expect(why.getByText('Say why.').first()).toBeVisible();
        await why.getByRole('textbox').fill('Spoke with them on the phone.');
        await desk.screenshot({ path: info.outputPath('lift.png') });
        await why.getByRole('button', { name: 'Send emails again' }).click();
        await expect(desk.getByText(`${to} gets emails again`)).toBeVisible();
        await expect(user.getByRole('button', { name: 'Send emails again' })).toHaveCount(0);
        await desk.close();
      }
      await expect(async () => {
        await page.goto('/home');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(told).toHaveCount(0, { timeout: 2_000 });
      }).toPass({ timeout: 30_000 });
    } finally {
      await own.stop();
      await mail.close();
    }
  },
);
