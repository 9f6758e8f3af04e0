import * as common from '@locales/common';
import * as m from '@locales/originator';
import * as words from '@locales/settings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FieldArray, Form, Formik, useField, useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { formatInstant } from '@contract/format/date';
import type { DecidedOriginator, ProposedOriginator } from '@contract/originator/schema';
import {
  byEntry,
  chosenInstant,
  effectiveEntries,
  emptyEntries,
  EntryField,
  notFilledIn,
  nothingDiffers,
  notRight,
} from '@/entries/Entry';
import { type Change, ChangesDialog } from '@/entries/entryChanges';
import { PartCard } from '@/entries/PartCard';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormSubmit } from '@/forms/FormSubmit';
import { submitting } from '@/forms/submit';
import { cutoffEntry, sections } from './originatorSections';
import {
  formEntries,
  fromValues,
  keptOffset,
  originatorChanges,
  type OriginatorValues,
  problemsIn,
  shapeOf,
  toldOf,
  toValues,
} from './originatorValues';

export interface OriginatorFormProps {
  readonly decided: DecidedOriginator;
  readonly onPropose: (proposal: Omit<ProposedOriginator, 'basedOn'>) => Promise<unknown>;
}

interface Review {
  readonly changes: readonly Change[];
  readonly from: string;
  readonly answer: (sure: boolean) => void;
}

/** The contract has room for so many. */
const MAX_CUTOFFS = 8;

/** Everything that a bank file says of its sender, to be proposed as another version. */
export function OriginatorForm({ decided, onPropose }: OriginatorFormProps) {
  const { settings, offset, booksZone } = decided;
  const [review, setReview] = useState<Review>();
  const kept = keptOffset(decided);

  async function save(values: OriginatorValues) {
    const empty = emptyEntries(formEntries(values, shapeOf(values, kept)), values);
    if (Object.keys(empty).length > 0) throw notFilledIn(empty);
    const proposal = fromValues(values);
    const wrong = problemsIn(values, proposal, kept);
    if (Object.keys(wrong).length > 0) throw notRight(wrong);
    const typed = proposal.offset?.accountNumber !== undefined;
    const changes = originatorChanges(settings && { settings, offset }, toldOf(proposal, kept), typed);
    if (changes.length === 0) throw nothingDiffers();
    const effectiveFrom = chosenInstant(values, booksZone);
    const from =
      effectiveFrom === null
        ? m.holdsOnceConfirmed()
        : m.holdsOnceConfirmedFrom({ when: formatInstant(effectiveFrom, booksZone) });
    const sure = await new Promise<boolean>((answer) => setReview({ changes, from, answer }));
    setReview(undefined);
    if (!sure) return;
    try {
      await onPropose({ ...proposal, effectiveFrom });
    } catch (error) {
      throw byEntry(error);
    }
  }

  return (
    <Formik
      initialValues={toValues(decided)}
      enableReinitialize
      // What is wrong stays said until the form is sent again: no key waits for a verdict.
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submitting(save)}
    >
      <Stack component={Form} noValidate autoComplete="off" useFlexGap spacing={2}>
        <OriginatorParts kept={kept} />
        <PartCard title={words.effective()} about={m.effectiveAbout({ zone: booksZone })}>
          {effectiveEntries().map((entry) => (
            <EntryField key={entry.path} entry={entry} />
          ))}
        </PartCard>
        <FormSubmit sending={m.proposing()}>{words.reviewChanges()}</FormSubmit>
        {review && (
          <ChangesDialog
            title={m.askPropose({ n: review.changes.length })}
            action={m.proposeVersion()}
            {...review}
            onConfirm={() => review.answer(true)}
            onCancel={() => review.answer(false)}
          />
        )}
      </Stack>
    </Formik>
  );
}

/** What is wrong, and every section; a checkbox brings the entries that only it needs. */
function OriginatorParts({ kept }: { readonly kept: DecidedOriginator['offset'] }) {
  const { values } = useFormikContext<OriginatorValues>();
  const shape = shapeOf(values, kept);
  return (
    <>
      <Box sx={{ '&:empty': { display: 'none' } }}>
        <ErrorSummary fields={formEntries(values, shape).map(({ path }) => path)} />
      </Box>
      {sections(shape).map(({ id, title, about, entries }) => (
        <PartCard key={id} title={title} about={about}>
          {id === 'cutoffs' && <Cutoffs />}
          {entries.map((entry) => (
            <EntryField key={entry.path} entry={entry} />
          ))}
        </PartCard>
      ))}
    </>
  );
}

/** The bank's times, of which there is one at least. */
function Cutoffs() {
  const [{ value: times }] = useField<readonly string[]>('cutoffs.times');
  const adding = useRef<HTMLButtonElement>(null);
  return (
    <FieldArray name="cutoffs.times">
      {(list) => (
        <>
          {times.map((_, at) => (
            <Stack key={cutoffEntry(at).path} spacing={0.5} sx={{ alignItems: 'stretch' }}>
              <EntryField entry={cutoffEntry(at)} />
              {times.length > 1 && (
                <Button
                  color="error"
                  aria-label={m.removeCutoff({ n: at + 1 })}
                  sx={{ alignSelf: 'flex-start' }}
                  onClick={() => {
                    list.remove(at);
                    adding.current?.focus();
                  }}
                >
                  {common.remove()}
                </Button>
              )}
            </Stack>
          ))}
          <Box sx={{ gridColumn: '1 / -1' }}>
            <Button ref={adding} disabled={times.length >= MAX_CUTOFFS} onClick={() => list.push('')}>
              {m.addCutoff()}
            </Button>
          </Box>
        </>
      )}
    </FieldArray>
  );
}
