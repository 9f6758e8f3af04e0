import { expect, type Page, test } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { faultsFor } from '../checks/everybody';
import { takePdf } from '../files';
import { mailbox } from '../mailbox';
import { port } from '../place';
import { watch } from '../portal';
import { startPortal } from '../secondPortal';

// Whoever reads Spanish reads it everywhere afterwards: each width has a portal of its own.
const ports = { wide: String(port + 11), phone: String(port + 12) } as const;

test.use({
  // What the browser asks for, until the person chooses.
  locale: 'es-US',
  baseURL: ({ isMobile }, give) => give(`http://localhost:${ports[isMobile ? 'phone' : 'wide']}`),
});

let own: Awaited<ReturnType<typeof startPortal>>;
test.beforeAll(async () => {
  own = await startPortal(ports[test.info().project.name as keyof typeof ports], {});
});
test.afterAll(() => own.stop());

const saver = signIns.find(({ username }) => username === 'emil.vandermeer@example.com')!;

async function signIn(page: Page, labels: { username: string; password: string; button: string }) {
  await page.getByLabel(labels.username).fill(saver.username);
  await page.getByLabel(labels.password, { exact: true }).fill(saver.password);
  await page.getByRole('button', { name: labels.button, exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
}

const inSpanish = {
  username: 'Usuario o correo electrónico',
  password: 'Contraseña',
  button: 'Iniciar sesión',
} as const;

/** The page says which language it is in, to everybody, and has no fault in it. */
async function isSpanish(page: Page, isMobile: boolean, heading: string | RegExp) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('[aria-busy=true], output[aria-label=Cargando]:visible')).toHaveCount(0);
  // The bar that calls the branch lies over the end of a phone's first screen: what is under it is reached by scrolling.
  const faults = (await faultsFor(page, isMobile)).filter(
    (fault) => !(isMobile && fault.startsWith('target-size')),
  );
  expect(faults).toEqual([]);
}

test(
  'in Spanish: signs in, sees what is owed, pays, reads the email and a statement, and goes on in English',
  { tag: '@phone' },
  async ({ page, request, isMobile }) => {
    test.slow();
    const breaches = await watch(page);
    await page.goto('/');
    await isSpanish(page, isMobile, 'Iniciar sesión');
    await page.getByRole('button', { name: inSpanish.button, exact: true }).click();
    await expect(page.getByText('Escriba su usuario o correo electrónico').first()).toBeVisible();
    await signIn(page, inSpanish);
    await isSpanish(page, isMobile, /^(Buenos días|Buenas tardes|Buenas noches), Emil/);

    await test.step('what is owed', async () => {
      await page.goto('/my-account/overview');
      await isSpanish(page, isMobile, 'Resumen de cuenta');
      await expect(page).toHaveTitle(/^Resumen de cuenta · /);
      await expect(page.getByRole('region', { name: 'Usted debe' })).toContainText(/\$[\d,]+\.\d\d/);
    });

    const amount = isMobile ? '13.25' : '14.50';
    await test.step('a payment, with the authorization in Spanish and the English one beside it', async () => {
      await page.goto('/my-account/payments/make-a-payment');
      await isSpanish(page, isMobile, 'Hacer un pago');
      await page.getByRole('radio', { name: /^Otro monto/ }).check();
      await page.getByLabel('Monto', { exact: true }).fill(amount);
      await page
        .getByRole('radio', { name: /^Plan de depósito/ })
        .first()
        .check();
      await page.getByRole('button', { name: 'Revisar pago' }).click();
      await isSpanish(page, isMobile, 'Revise su pago');
      await expect(page.getByText(/^Pido a /)).toContainText(`$${amount}`);
      await page.getByText('Texto en inglés').click();
      await expect(page.getByText(/^I ask /)).toBeVisible();
      await page.getByRole('checkbox', { name: 'Leí esto y autorizo el pago' }).check();
      await page.getByRole('button', { name: 'Enviar solicitud de pago' }).click();
      await isSpanish(page, isMobile, 'Solicitud de pago enviada');
    });

    await test.step('the email about it', async () => {
      const { messagesTo } = mailbox(request);
      await expect(async () => {
        const [newest] = await messagesTo(saver.username);
        expect(newest?.subject).toMatch(/solicitud/i);
        expect(newest?.text).toContain(`$${amount}`);
        expect(newest?.text).not.toMatch(/\b(the|your|request|payment)\b/i);
      }).toPass();
    });

    await test.step('the request, and its cancellation', async () => {
      await page.goto('/my-account/payments/payment-requests');
      await isSpanish(page, isMobile, 'Solicitudes de pago');
    });

    await test.step('a statement as a PDF', async () => {
      await page.goto('/my-account/purchases/statements');
      await isSpanish(page, isMobile, 'Estados de cuenta');
      const { text } = await takePdf(page, () =>
        page.getByRole('button', { name: /PDF/ }).filter({ visible: true }).first().click(),
      );
      expect(text).toContain('Estado de cuenta');
      expect(text).toContain('Saldo anterior');
      expect(text).not.toContain('Previous balance');
    });

    await test.step('an error', async () => {
      await page.goto('/no-such-page');
      await isSpanish(page, isMobile, 'No existe esta página');
    });

    await test.step('back to English by the menu', async () => {
      await page.goto('/home');
      await page.getByRole('button', { name: /Emil Vandermeer/ }).click();
      await page.getByRole('menuitem', { name: /English/ }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
    });
    expect(breaches()).toEqual([]);
  },
);
