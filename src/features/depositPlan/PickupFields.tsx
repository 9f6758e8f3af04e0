import { useFormikContext } from 'formik';
import type { MoneyOffer } from '@contract/depositPlan/schema';
import { formatWeekday } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { zoneName } from '@contract/format/zoneName';
import { FormSelect } from '@/forms/FormSelect';
import { FormTextField } from '@/forms/FormTextField';
import { branchOf, type MoneyAsked } from './moneyRequest';
import { slotWords } from './moneyWords';

/** Where, when and by whom a check is picked up: only what the branch offers can be chosen. */
export function PickupFields({ offer }: { readonly offer: MoneyOffer }) {
  const { values } = useFormikContext<MoneyAsked>();
  const branch = branchOf(offer, values);
  const day = branch?.days.find((one) => one.day === values.pickupdate);
  return (
    <>
      <FormSelect
        name="branch"
        label="Branch"
        empty="Choose a branch"
        options={offer.branches.map(({ code, name, timeZone, maxCents }) => ({
          value: code,
          label: [name, zoneName(timeZone), maxCents !== null && `up to ${formatMoney(maxCents)}`]
            .filter(Boolean)
            .join(' · '),
        }))}
        note={branch && `A check is ready ${branch.leadHours} business hours after you ask, at the earliest.`}
      />
      {branch && (
        <FormSelect
          name="pickupdate"
          label="Day"
          empty="Choose a day"
          options={branch.days.map((one) => ({ value: one.day, label: formatWeekday(one.day) }))}
        />
      )}
      {branch && day && (
        <FormSelect
          name="pickuptime"
          label={`Time (${zoneName(branch.timeZone)})`}
          empty="Choose a time"
          options={day.times.map((time) => ({ value: time, label: slotWords(time, branch.slotMinutes) }))}
        />
      )}
      <FormTextField
        name="pickupperson"
        label="Who will pick up the check"
        hint="A photo ID with this name is asked for."
        autoComplete="name"
      />
    </>
  );
}
