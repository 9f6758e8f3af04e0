import * as m from '@locales/depositPlan';
import { levelOpens } from '@contract/rules/accessOpens';
import type { CompanySettings } from '@contract/settings/schema';
import type { MoneyOffer, PickupBranchOffer } from '@contract/depositPlan/schema';
import { formatMoney } from '@contract/format/money';
import { depositStatusOf, depositTroubles } from '@contract/rules/depositStatus';
import { withHolidays } from '@contract/rules/branchHours';
import { pickupDays } from '@contract/rules/pickupSlots';
import type { Access } from '@server/domain/visibility/access';
import type { DepositPlanRepository } from './repository';

interface Asked {
  readonly savId: string;
  readonly access: Access;
  readonly accesses: readonly Access[];
  readonly settings: CompanySettings;
  readonly now: Date;
  /** IANA zone of a branch that has none of its own. */
  readonly booksZone: string;
}

/** What can be asked for from a deposit account at an instant. */
export async function offerFor(repository: DepositPlanRepository, asked: Asked): Promise<MoneyOffer> {
  const { savId, access, settings } = asked;
  const [deposit, available, owner, branches, tradeAccounts] = await Promise.all([
    repository.deposit(savId),
    repository.available(savId),
    repository.ownerOf(access.accountNo),
    repository.branches(),
    repository.tradeAccounts(asked.accesses),
  ]);
  const timesOf = firstTimes();
  const offered = withHolidays(settings).flatMap((branch): PickupBranchOffer[] => {
    const place = branches.find(({ branch_code }) => branch_code === branch.code);
    if (!place || !branch.pickup) return [];
    const zone = place.time_zone ?? asked.booksZone;
    const { sameDayCutoff } = settings.depositPlan;
    const days = pickupDays(branch, { zone, now: asked.now, sameDayCutoff });
    return [
      {
        code: branch.code,
        name: place.name,
        address: [place.address1, [place.city, place.state].filter(Boolean).join(', ')].filter(
          (line): line is string => Boolean(line),
        ),
        phone: place.phone,
        timeZone: zone,
        maxCents: branch.pickupMaxCents,
        slotMinutes: branch.pickupSlotMinutes,
        leadHours: branch.pickupLeadHours,
        days: days.map(({ day, slots }) => ({ day, times: timesOf(slots) })),
      },
    ];
  });
  const atHome = ({ code }: PickupBranchOffer) => Number(code === owner.homeBranch);
  const open = offered.filter(({ days }) => days.length > 0).sort((a, b) => atHome(b) - atHome(a));
  return {
    savId,
    refusal: apiErrorOf(access, deposit!.status, available),
    availableCents: available,
    mostCents: Math.max(0, Math.min(available, settings.depositPlan.maxRequestCents)),
    payee: owner.name,
    methods: [
      ...(open.length > 0 ? (['checkPickup'] as const) : []),
      'checkMail',
      'ach',
      ...(tradeAccounts.length > 0 ? (['transfer'] as const) : []),
    ],
    branches: open,
    tradeAccounts,
  };
}

type Slots = ReturnType<typeof pickupDays>[number]['slots'];

/** When slots begin. Days with the same hours share them. */
function firstTimes(): (slots: Slots) => string[] {
  const known = new Map<Slots, string[]>();
  return (slots) => {
    const times = known.get(slots) ?? slots.map(({ from }) => from);
    known.set(slots, times);
    return times;
  };
}

function apiErrorOf({ level }: Access, status: string, available: number): string | null {
  if (!levelOpens(level, 'asking')) return m.cantRequestViewOnly();
  const trouble = depositTroubles[depositStatusOf(status)];
  if (trouble !== null) return trouble;
  if (available > 0) return null;
  return m.nothingAvailable({ amount: formatMoney(available) });
}
