import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { disputeReasons, disputeReasonWords } from '@contract/contact/labels';
import { formatMoney } from '@contract/format/money';
import { contactAbout, disputeAbout, maxAboutLines } from '@contract/rules/contactAbout';
import * as m from '@locales/contact';
import { SelectBox } from '@/components/SelectBox/SelectBox';
import { FormSelect } from '@/forms/FormSelect';
import type { Entries } from './contactEntries';

/** A line of an invoice that may be disputed. */
export interface DisputedLine {
  readonly lineNo: number;
  readonly description: string;
  readonly netCents: number;
}

interface DisputeFieldsProps {
  /** Of the invoice; empty until they are known, and where they cannot be. */
  readonly lines: readonly DisputedLine[];
}

/** What is wrong with an invoice, and with which lines of it. */
export function DisputeFields({ lines }: DisputeFieldsProps) {
  const { values, setFieldValue } = useFormikContext<Entries>();
  const about = contactAbout(values.about);
  if (about?.kind !== 'dispute') return null;
  const { reference, lines: chosen } = about;
  const isFull = chosen.length >= maxAboutLines;
  const choose = (lineNo: number, on: boolean) => {
    const others = chosen.filter((one) => one !== lineNo);
    void setFieldValue('about', disputeAbout(reference!, on ? [...others, lineNo] : others));
  };
  return (
    <>
      <FormSelect name="reason" label={m.whatIsWrong()} empty={m.chooseReason()} options={reasons()} />
      {lines.length > 1 && (
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
          <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
            {m.whichLines()}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {m.whichLinesHint({ most: maxAboutLines })}
          </Typography>
          {lines.map(({ lineNo, description, netCents }) => {
            const checked = chosen.includes(lineNo);
            return (
              <Box key={lineNo} sx={{ overflowWrap: 'anywhere' }}>
                <SelectBox
                  labelled
                  label={m.lineNamed({ line: lineNo, what: description, amount: formatMoney(netCents) })}
                  checked={checked}
                  onCheck={(on) => (checked || !isFull) && choose(lineNo, on)}
                />
              </Box>
            );
          })}
        </Box>
      )}
    </>
  );
}

const reasons = () => disputeReasons.map((value) => ({ value, label: disputeReasonWords[value] }));
