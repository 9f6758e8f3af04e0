import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import * as notices from '@contract/notices/endpoints';
import { groupWords, type NoticeGroup } from '@contract/notices/labels';
import { ApiError } from '@contract/problem';
import * as m from '@locales/notices';
import { type Clock, systemClock } from '@/clock';
import { openCall } from '@/data/openCall';
import { AuthFrame } from './AuthFrame';
import { AuthHeading, Notice, SupportPhone } from './AuthHeading';

interface UnsubscribeScreenProps {
  /** What is signed in the link of the email. */
  readonly link: string;
  /** Tells the year. */
  readonly clock?: Clock;
  /** Answers of what no email comes any more, none for the company’s news; rejects with an ApiError. */
  readonly onStop?: (link: string) => Promise<{ readonly groups: readonly NoticeGroup[] }>;
}

const stopEmails = (link: string) => openCall(notices.unsubscribe, { params: { link } });

type State =
  | { readonly kind: 'asking'; readonly busy: boolean; readonly failure?: string }
  | { readonly kind: 'done'; readonly groups: readonly NoticeGroup[] }
  | { readonly kind: 'useless' };

/** The codes with which the server says that a link is none of its own, or is too old. */
const useless: ReadonlySet<string> = new Set(['not-found', 'invalid', 'forbidden']);

/**
 * Where the last line of an email about a notice leads. To open it does nothing: mail programs look at links before people
 * do.
 */
export function UnsubscribeScreen({
  link,
  clock = systemClock,
  onStop = stopEmails,
}: UnsubscribeScreenProps) {
  const [state, setState] = useState<State>(
    link === '' ? { kind: 'useless' } : { kind: 'asking', busy: false },
  );

  async function press(): Promise<void> {
    setState({ kind: 'asking', busy: true });
    try {
      const { groups } = await onStop(link);
      setState({ kind: 'done', groups });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState(
        useless.has(error.code)
          ? { kind: 'useless' }
          : { kind: 'asking', busy: false, failure: error.message },
      );
    }
  }

  // Each step has a key: its heading is another one, which takes the focus.
  return (
    <AuthFrame year={clock.now().getFullYear()}>
      {state.kind === 'asking' ? (
        <Words key="asking" title={m.stopQuestion()}>
          <Typography>{m.stopMeans()}</Typography>
          <Typography>{m.stopSecurity()}</Typography>
          {state.failure && (
            <Notice severity="error" takesFocus>
              {state.failure}
            </Notice>
          )}
          <Button variant="contained" size="large" loading={state.busy} onClick={() => void press()}>
            {m.stopEmails()}
          </Button>
          <ToChoices />
        </Words>
      ) : state.kind === 'done' ? (
        <Words key="done" title={m.stopped()}>
          <Typography>{stoppedLine(state.groups)}</Typography>
          <Typography>{m.stopSecurity()}</Typography>
          <ToChoices />
        </Words>
      ) : (
        <Words key="useless" title={m.stopUseless()}>
          <Typography>
            {m.stopUselessWhy()}
            <SupportPhone />
          </Typography>
          <ToChoices />
        </Words>
      )}
    </AuthFrame>
  );
}

const stoppedLine = (groups: readonly NoticeGroup[]): string =>
  groups.length === 0
    ? m.stoppedNews()
    : m.stoppedGroups({ groups: groups.map((group) => groupWords[group]).join(', ') });

const Words = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Stack spacing={2.5}>
    <AuthHeading>{title}</AuthHeading>
    {children}
  </Stack>
);

const ToChoices = () => (
  <Button size="large" href="/notices/choices">
    {m.choicesLink()}
  </Button>
);
