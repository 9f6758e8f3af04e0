import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { AccountNoticeChoices, NoticeChoices } from '@contract/notices/schema';
import { ApiError } from '@contract/problem';
import * as m from '@locales/accountNotices';
import * as notices from '@locales/notices';
import { useToast } from '@/components/Toasts/Toasts';
import type { ChooseForAccount } from '@/data/accountNotices';
import { useDoing } from '@/data/useDoing';
import { AskDialog } from '@/entries/AskDialog';
import { FormRadioCards } from '@/forms/FormRadioCards';
import { type AccountEntries, accountEntries, differingOf } from './accountEntries';
import { minAmountProblems } from './choiceEntries';
import { AttachChoice, GroupChoices, MinAmountChoice } from './GroupChoices';

interface AccountDialogProps {
  readonly account: AccountNoticeChoices;
  /** What holds for all accounts. */
  readonly all: NoticeChoices;
  readonly onChoose: ChooseForAccount;
  readonly onClose: () => void;
}

/**
 * What differs on one account. Where somebody saved others meanwhile, what was entered stays, and the next try says from the
 * newest version.
 */
export function AccountDialog({ account, all, onChoose, onClose }: AccountDialogProps) {
  const { accountNo, accountName, version } = account;
  const [begun] = useState(() => accountEntries(account, all));
  // What was entered is of this version; undefined: somebody was told of the newest.
  const [from, setFrom] = useState<number | undefined>(version);
  const doing = useDoing();
  const toast = useToast();

  async function save(entries: AccountEntries): Promise<void> {
    try {
      await onChoose(accountNo, { ...differingOf(entries, all), version: from ?? version });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
      setFrom(undefined);
      throw new ApiError({ code: 'conflict', message: notices.choicesMoved(), requestId: error.requestId });
    }
  }

  return (
    <AskDialog
      title={m.dialogTitle({ account: accountName })}
      submit={m.save()}
      initial={begun}
      validate={ownProblems}
      onSubmit={(entries) =>
        doing.start(
          () => save(entries),
          () => {
            toast({ message: m.saved({ account: accountName }), severity: 'success' });
            onClose();
          },
        )
      }
      busy={doing.busy}
      failure={doing.failure}
      onCancel={onClose}
    >
      <FormRadioCards
        name="way"
        label={m.whichWay()}
        choices={[
          { id: 'asAbove', label: m.asAbove(), description: m.asAboveAbout() },
          { id: 'own', label: m.own(), description: m.ownAbout() },
          { id: 'nothing', label: m.nothing(), description: m.nothingAbout() },
        ]}
      />
      <OwnChoices canPush={all.canPush} canText={all.canText} />
    </AskDialog>
  );
}

function ownProblems({ way, ownLeastCents }: AccountEntries): Partial<Record<keyof AccountEntries, string>> {
  const { leastCents } = minAmountProblems({ leastCents: ownLeastCents });
  return way === 'own' && leastCents !== undefined ? { ownLeastCents: leastCents } : {};
}

function OwnChoices({ canPush, canText }: Pick<NoticeChoices, 'canPush' | 'canText'>) {
  const { values } = useFormikContext<AccountEntries>();
  if (values.way !== 'own') return null;
  return (
    <>
      <GroupChoices name="ownChoices" choices={values.ownChoices} canPush={canPush} canText={canText} />
      <Box>
        <AttachChoice name="ownAttachStatements" />
      </Box>
      <MinAmountChoice name="ownLeastCents" />
    </>
  );
}
