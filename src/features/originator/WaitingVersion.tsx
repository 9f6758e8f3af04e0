import * as common from '@locales/common';
import * as m from '@locales/originator';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { formatInstant } from '@contract/format/date';
import type { DecidedOriginator } from '@contract/originator/schema';
import { ConfirmDialog, type ConfirmDialogProps } from '@/components/ConfirmDialog/ConfirmDialog';
import { useDoing } from '@/data/useDoing';
import { Facts } from '@/components/Facts/Facts';
import { ChangeFacts } from '@/entries/entryChanges';
import { PartCard } from '@/entries/PartCard';
import { originatorChanges, toldSections } from './originatorValues';

type Version = DecidedOriginator['versions'][number];

/** What becomes of a version that waits; who proposed it may only undo it. */
export type Decision = 'confirm' | 'refuse' | 'undo';

export interface WaitingVersionProps {
  readonly decided: DecidedOriginator;
  readonly version: Version;
  /** Rejects with what it was refused with; undefined for whoever only looks. */
  readonly onDecide: ((version: number, decision: Decision) => Promise<unknown>) | undefined;
}

/** The version that waits: who proposed it, what it changes, and what may be done with it. */
export function WaitingVersion({ decided, version, onDecide }: WaitingVersionProps) {
  const { settings, offset, before, mayDecide, booksZone } = decided;
  const [asked, setAsked] = useState<Decision>();
  const id = useId();
  const words = (instant: string) => formatInstant(instant, booksZone);
  const changes = settings ? originatorChanges(before, { settings, offset }) : [];
  const when = words(version.proposedAt);
  const ask = (decision: Decision) => () => setAsked(decision);
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, '@sm': 3 } }}>
      <Typography component="h2" variant="h2" id={id} sx={{ mb: 0.5 }}>
        {m.waitingTitle({ version: version.id })}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {mayDecide || !onDecide ? m.waitingOther({ name: version.proposedBy, when }) : m.waitingOwn({ when })}
      </Typography>
      {version.effectiveFrom > version.proposedAt && (
        <Typography>{m.holdsFrom({ when: words(version.effectiveFrom) })}</Typography>
      )}
      <Stack spacing={2} sx={{ mt: 2 }}>
        {changes.length > 0 ? (
          <ChangeFacts changes={changes} />
        ) : (
          <Typography>{m.changesNothing()}</Typography>
        )}
        {onDecide && (
          <Stack sx={{ flexDirection: { xs: 'column', '@sm': 'row' }, gap: 1.5 }}>
            {mayDecide ? (
              <>
                <Button variant="contained" onClick={ask('confirm')}>
                  {m.confirmVersion()}
                </Button>
                <Button variant="outlined" color="error" onClick={ask('refuse')}>
                  {m.refuseVersion()}
                </Button>
              </>
            ) : (
              <Button variant="outlined" color="error" onClick={ask('undo')}>
                {m.undoProposal()}
              </Button>
            )}
          </Stack>
        )}
      </Stack>
      {onDecide && asked && (
        <DecisionDialog
          {...questions[asked](version.id)}
          onDecide={() => onDecide(version.id, asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
}

type Question = Pick<ConfirmDialogProps, 'title' | 'action' | 'wayOut' | 'destructive'> & {
  readonly about: string;
};

const questions: Readonly<Record<Decision, (version: number) => Question>> = {
  confirm: (version) => ({
    title: m.askConfirm({ version }),
    about: m.askConfirmAbout(),
    action: m.confirmVersion(),
    wayOut: common.notNow(),
  }),
  refuse: (version) => ({
    title: m.askRefuse({ version }),
    about: m.askRefuseAbout(),
    action: m.refuseVersion(),
    wayOut: common.notNow(),
    destructive: true,
  }),
  undo: () => ({
    title: m.askUndo(),
    about: m.askRefuseAbout(),
    action: m.undoProposal(),
    wayOut: m.keepProposal(),
    destructive: true,
  }),
};

interface DecisionDialogProps extends Question {
  readonly onDecide: () => Promise<unknown>;
  readonly onClose: () => void;
}

function DecisionDialog({ about, onDecide, onClose, ...question }: DecisionDialogProps) {
  const { busy, failure, start } = useDoing();
  return (
    <ConfirmDialog
      {...question}
      busy={busy}
      failure={failure}
      onConfirm={() => start(onDecide, onClose)}
      onCancel={onClose}
    >
      {about}
    </ConfirmDialog>
  );
}

/** A version to be read, while another cannot be proposed. */
export const WholeVersion = ({ decided: { settings, offset } }: Pick<WaitingVersionProps, 'decided'>) =>
  settings &&
  toldSections({ settings, offset }).map(({ title, facts }) => (
    <PartCard key={title} title={title}>
      <Facts facts={facts} />
    </PartCard>
  ));
