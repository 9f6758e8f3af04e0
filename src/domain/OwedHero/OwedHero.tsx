import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { owedActionWords, owedLineNotes, owedLineWords } from '@contract/accounts/owedText';
import { formatMoney } from '@contract/format/money';
import type { Owed, OwedAction } from '@contract/rules/owed';
import * as m from '@locales/components';
import { FieldRows } from '../../components/FieldRows/FieldRows';
import { Icon } from '../../components/Icon/Icon';
import * as look from '../owedLook';

type PayAction = Extract<OwedAction, { readonly kind: 'pay' }>;

interface OwedHeroProps {
  /** Missing while it loads: then the place is kept. */
  readonly owed?: Owed;
  /** Today in the books zone, 'YYYY-MM-DD'. */
  readonly today: string;
  /** The account that is looked at; null for all of them. */
  readonly selected: string | null;
  /** Marks what the main action names as chosen, where one pays. Elsewhere the actions lead there. */
  readonly onPay?: (what: PayAction['what']) => void;
  /** What is promised of what is past due, or the way to promise it. */
  readonly promise?: ReactNode;
  /** On a phone one line that unfolds. */
  readonly compact?: boolean;
}

/** What is owed, the lines that add up to it, and what there is to do about it first: docs/rules.md#you-owe. */
export function OwedHero({ owed, today, selected, onPay, promise, compact = false }: OwedHeroProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const late = owed?.lines.find(({ kind }) => kind === 'pastDue')?.cents ?? 0;
  return (
    <Box component="section" aria-labelledby={`${id}-title`} aria-busy={!owed || undefined} sx={look.stage}>
      <Box sx={look.art}>
        <FieldRows variant="sunrise" />
      </Box>
      <Box sx={[look.words, compact && look.smallWords]}>
        <Box sx={compact ? look.oneLine : undefined}>
          <Typography
            component="h2"
            variant="subtitle1"
            id={`${id}-title`}
            sx={{ color: 'surface.accent', lineHeight: 1.25 }}
          >
            {m.youOwe()}
          </Typography>
          <Typography
            variant="figureHero"
            component="p"
            data-first={owed ? undefined : 'owed'}
            sx={[look.figure, compact && look.smallFigure]}
          >
            {owed ? (
              formatMoney(owed.owedCents)
            ) : (
              <Skeleton sx={{ width: 'min(260px, 80%)', bgcolor: look.faint }} />
            )}
          </Typography>
        </Box>
        {compact && (
          <ButtonBase
            aria-expanded={open}
            aria-controls={`${id}-lines`}
            onClick={() => setOpen(!open)}
            sx={look.unfolds}
          >
            {late > 0 && m.sumPastDue({ sum: formatMoney(late) })}
            <Icon
              name="expand"
              label={open ? m.hideParts() : m.showParts()}
              sx={{ transform: open ? 'rotate(180deg)' : undefined }}
            />
          </ButtonBase>
        )}
        <Box id={`${id}-lines`} sx={compact && !open ? look.folded : undefined}>
          {owed ? <Lines owed={owed} today={today} selected={selected} /> : <LinesToCome />}
          <Box sx={look.actions}>
            {owed ? (
              <Actions owed={owed} today={today} selected={selected} onPay={onPay} />
            ) : (
              <Skeleton variant="rounded" sx={{ width: 180, height: 44, bgcolor: look.faint }} />
            )}
          </Box>
          {promise && late > 0 && owed?.mayPay && <Box sx={look.promise}>{promise}</Box>}
        </Box>
      </Box>
    </Box>
  );
}

interface LinesProps extends Pick<OwedHeroProps, 'today' | 'selected'> {
  readonly owed: Owed;
}

function Lines({ owed: { lines, creditCents, inCredit }, today, selected }: LinesProps) {
  if (lines.length === 0 && creditCents === 0) return null;
  return (
    <Box component="dl" sx={{ m: 0, mt: 1.5, maxWidth: 480 }}>
      {lines.map((line) => (
        <Line
          key={line.kind}
          label={owedLineWords(line, today)}
          note={owedLineNotes(line).join(', ')}
          cents={line.cents}
        />
      ))}
      {creditCents > 0 && (
        <Line
          label={m.yourCredit()}
          note={m.creditNote()}
          cents={creditCents}
          aside
          href={inCredit.length > 0 ? refundHref(inCredit.length === 1 ? inCredit[0]! : selected) : undefined}
        />
      )}
    </Box>
  );
}

interface LineProps {
  readonly label: string;
  readonly note: string;
  readonly cents: number;
  /** No part of what is owed. */
  readonly aside?: boolean;
  /** Where it can be asked back. */
  readonly href?: string;
}

const Line = ({ label, note, cents, aside = false, href }: LineProps) => (
  <Box sx={[look.line, aside && look.apart]}>
    <Box component="dt" sx={look.name}>
      <Box component="span" sx={look.label}>
        {label}
      </Box>
      {note && (
        <Box component="span" sx={look.note}>
          {note}
        </Box>
      )}
      {href !== undefined && (
        <Link href={href} color="inherit" variant="body2" sx={look.link}>
          {m.askForRefund()}
        </Link>
      )}
    </Box>
    <Box component="dd" sx={look.amount}>
      {formatMoney(cents)}
    </Box>
  </Box>
);

const LinesToCome = () => (
  <Box sx={{ mt: 1.5, maxWidth: 480 }}>
    {[0, 1].map((at) => (
      <Box key={at} sx={look.line}>
        <Box sx={look.name}>
          <Box component="span" data-first={`owed-${at}`} sx={look.label}>
            <Skeleton sx={{ width: 120, bgcolor: look.faint }} />
          </Box>
          <Box component="span" data-first={`owed-${at}-note`} sx={[look.note, look.noteToCome]}>
            <Skeleton sx={{ width: 160, bgcolor: look.faint }} />
          </Box>
        </Box>
        <Box data-first={`owed-${at}-amount`} sx={look.amount}>
          <Skeleton sx={{ width: 88, bgcolor: look.faint }} />
        </Box>
      </Box>
    ))}
  </Box>
);

function Actions({
  owed,
  today,
  selected,
  onPay,
}: Omit<OwedHeroProps, 'owed' | 'compact'> & { readonly owed: Owed }) {
  const { action, owedCents, mayPay } = owed;
  return (
    <>
      {action && <Main action={action} today={today} selected={selected} onPay={onPay} />}
      {!onPay && mayPay && owedCents > 0 && (
        <Button variant="outlined" size="large" href={payHref(selected)}>
          {m.chooseWhatToPay()}
        </Button>
      )}
    </>
  );
}

type MainProps = Pick<OwedHeroProps, 'today' | 'selected' | 'onPay'> & { readonly action: OwedAction };

function Main({ action, today, selected, onPay }: MainProps): ReactNode {
  const said = owedActionWords(action, today);
  if (action.kind !== 'pay') {
    return (
      <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, fontWeight: 600 }}>
        <Icon name={action.kind === 'nothing' ? 'done' : 'later'} sx={{ color: 'surface.accent' }} />
        {said}
      </Typography>
    );
  }
  const { what, accounts } = action;
  // Of several one is chosen there, whichever was looked at last.
  const account = accounts.length === 1 ? accounts[0]! : (selected ?? 'all');
  return (
    <Button
      variant="contained"
      size="large"
      {...(onPay ? { onClick: () => onPay(what) } : { href: payHref(account, what) })}
    >
      {said}
    </Button>
  );
}

const refundHref = (account: string | null): string =>
  `/my-account/payments/refund?${new URLSearchParams({ account: account ?? 'all' }).toString()}`;

function payHref(account: string | null, due?: PayAction['what']): string {
  const query = new URLSearchParams({ ...(account && { account }), ...(due && { due }) }).toString();
  return `/my-account/payments/make-a-payment${query && `?${query}`}`;
}
