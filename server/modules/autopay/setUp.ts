import { randomUUID } from 'node:crypto';
import * as m from '@locales/autopay';
import { inLanguage } from '@locales/inLanguage';
import { autopayConsent } from '@contract/autopay/consent';
import type { AutopayAuthorization, AutopaySetUp } from '@contract/autopay/schema';
import { formatMoney } from '@contract/format/money';
import { ApiError } from '@contract/problem';
import type { Tx } from '@server/db/db';
import { appendAudit } from '@server/domain/audit/appendAudit';
import { about, agreedNames, type AutopayDeps, digested, expectAgreed } from '@server/domain/autopay/agreed';
import { autopayOf, lockAutopay, termsOf } from '@server/domain/autopay/autopayRows';
import { begin, stop } from '@server/domain/autopay/told';
import type { Origin } from '@server/http/api';

type Asked = Omit<AutopaySetUp, 'username' | 'authorization' | 'authorizationSha256'>;

/**
 * The text that terms are agreed to with, its names filled in.
 * @throws ApiError about the field that is wrong
 */
export async function agreementFor(
  tx: Pick<Tx, 'sql'>,
  deps: AutopayDeps,
  username: string,
  asked: Asked,
): Promise<AutopayAuthorization> {
  const { account, optionId, dayRule, covers, paymentCapCents, monthCapCents } = asked;
  if (dayRule === 'discount' && covers === 'pastDue') throw about('covers', m.pastDueByDiscount());
  if (monthCapCents < paymentCapCents) throw about('monthCapCents', m.monthBelowPayment());
  const names = await agreedNames(tx, deps, username, { account, optionId });
  return digested(
    autopayConsent({ dayRule, covers }, (language) =>
      inLanguage(language, () => ({
        ...names,
        phone: names.phone ?? m.ourOffice(),
        payment: formatMoney(paymentCapCents),
        month: formatMoney(monthCapCents),
      })),
    ),
  );
}

interface Who {
  readonly username: string;
  readonly origin: Origin;
}

/** Sets autopay up, in place of what the caller agreed to before. The same terms again change nothing. */
export async function setUp(
  tx: Tx,
  deps: AutopayDeps,
  { username, origin }: Who,
  { authorization, authorizationSha256, ...asked }: AutopaySetUp,
): Promise<void> {
  const now = deps.clock.now();
  const agreed = await agreementFor(tx, deps, username, asked);
  await expectAgreed(tx, { username, now }, agreed, { authorization, authorizationSha256 });
  const found = await autopayOf(tx.sql, asked.account);
  const before = found && found.status !== 'ended' ? await lockAutopay(tx.sql, found.autopay_id) : undefined;
  if (before && before.owner !== username)
    throw new ApiError({ code: 'conflict', message: m.othersAutopay({ name: before.owner }) });
  if (before?.status === 'on' && before.text_sha256 === agreed.sha256 && before.option_id === asked.optionId)
    return;
  if (before) await stop(tx, deps, before, { reason: 'changed', by: username, at: now, origin });
  const autopayId = randomUUID();
  const row = await begin(
    tx,
    deps,
    {
      autopay_id: autopayId,
      account_no: asked.account,
      owner: username,
      option_id: asked.optionId,
      day_rule: asked.dayRule,
      covers: asked.covers,
      payment_cap_cents: asked.paymentCapCents,
      month_cap_cents: asked.monthCapCents,
    },
    { agreed, at: now, origin },
  );
  await appendAudit(tx, {
    at: now,
    actor: username,
    subject: asked.account,
    action: 'autopay.setUp',
    entity: 'autopay',
    entityId: autopayId,
    before: before && { ...termsOf(before), source: before.source },
    after: { ...termsOf(row), source: row.source, text: agreed.version },
    origin,
  });
}
