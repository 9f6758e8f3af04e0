import * as common from '@locales/common';
import * as m from '@locales/accessRequests';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { accessColumns as labels, accessTabWords, matchWords } from '@contract/accessRequests/labels';
import type { AccessRequestDetail } from '@contract/accessRequests/schema';
import { formatInstant } from '@contract/format/date';
import { formatUsPhone } from '@contract/format/phone';
import { relationshipNames, relationships } from '@contract/rules/accessLevels';
import { matchParts } from '@contract/rules/accessMatch';
import { KEPT_DAYS } from '@contract/rules/accessRequest';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { DetailDrawer } from '@/components/DetailDrawer/DetailDrawer';
import { Facts } from '@/components/Facts/Facts';
import { Section } from '@/components/Section/Section';
import type { AccessDecisions } from '@/data/accessRequests';
import { accountHref } from '@/data/accountHref';
import type { AsyncResult } from '@/data/asyncResult';
import { AccessStateChip, accountOf, matchPointWords } from './accessRequestList';
import { ApproveForm } from './ApproveForm';

const RejectDialog = lazy(async () => ({ default: (await import('./RejectDialog')).RejectDialog }));

interface AccessRequestDrawerProps {
  /** Whether whoever looks may decide. */
  readonly decides: boolean;
  readonly request: AsyncResult<AccessRequestDetail>;
  readonly decisions: AccessDecisions;
  readonly onDone: (message: string) => void;
  readonly hrefOf: (id: string) => string;
  readonly onClose: () => void;
}

/** One request beside the list: what was typed, what of it the company knows, and the decision. */
export function AccessRequestDrawer({
  decides,
  request,
  decisions,
  onDone,
  hrefOf,
  onClose,
}: AccessRequestDrawerProps) {
  const { data, state, problem, retry } = request;
  const [rejecting, setRejecting] = useState(false);
  const isOpen = decides && data?.state === 'new';
  return (
    <DetailDrawer
      open
      title={data ? m.requestNamed({ number: data.requestNo }) : common.request()}
      onClose={onClose}
      actions={
        isOpen && (
          <Button size="small" variant="outlined" onClick={() => setRejecting(true)}>
            {m.rejectAction()}
          </Button>
        )
      }
    >
      <AsyncBoundary
        state={state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 320 }} />}
        error={problem && { title: m.loadFailed(), ...problem }}
        onRetry={retry}
      >
        {data && (
          <>
            {data.state !== 'new' && <Decided {...data} />}
            <Facts facts={factsOf(data)} />
            {data.match && <Matches match={data.match} />}
            {data.others.length > 0 && <Others others={data.others} hrefOf={hrefOf} />}
            {isOpen && (
              <ApproveForm
                request={data}
                onApprove={async (approval) => {
                  await decisions.approve(data, approval);
                  onDone(m.doneApproved({ number: data.requestNo }));
                }}
              />
            )}
          </>
        )}
      </AsyncBoundary>
      <Suspense>
        {data && rejecting && (
          <RejectDialog
            request={data}
            onReject={async (rejection) => {
              await decisions.reject(data, rejection);
              setRejecting(false);
              onDone(m.doneRejected({ number: data.requestNo }));
            }}
            onCancel={() => setRejecting(false)}
          />
        )}
      </Suspense>
    </DetailDrawer>
  );
}

const Decided = ({ state, decidedBy, decidedAt, booksZone, reason, user }: AccessRequestDetail) => (
  <Alert severity="info" role="note" sx={{ mb: 2 }}>
    {m.decidedLine({
      state: accessTabWords[state],
      who: decidedBy ?? '',
      at: formatInstant(decidedAt ?? '', booksZone),
    })}
    {reason !== null && <div>{reason}</div>}
    {user !== null && (
      <div>
        <Link href={`/admin/users?user=${encodeURIComponent(user)}`}>{m.userLink()}</Link>
      </div>
    )}
  </Alert>
);

function factsOf(request: AccessRequestDetail) {
  const { accountNo, accountName, phone, relationship, forgottenAt } = request;
  const asked = { label: m.askedAt(), value: formatInstant(request.askedAt, request.booksZone) };
  const state = { label: common.status(), value: <AccessStateChip {...request} /> };
  if (forgottenAt !== null)
    return [state, asked, { label: common.name(), value: m.forgotten({ days: KEPT_DAYS }) }];
  const account = accountOf(request);
  const relation = relationshipNames.find((one) => one === relationship);
  return [
    state,
    asked,
    { label: common.name(), value: request.name },
    { label: common.email(), value: request.email },
    { label: common.phone(), value: phone === null ? m.notSaid() : formatUsPhone(phone) },
    {
      label: labels.account,
      value: accountName === null ? account : <Link href={accountHref(accountNo!)}>{account}</Link>,
    },
    { label: m.typedZip(), value: request.zip },
    { label: m.typedFigure(), value: request.figure },
    { label: m.howRelated(), value: relation === undefined ? m.notSaid() : relationships[relation] },
    { label: m.note(), value: request.note || m.notSaid() },
  ];
}

interface MatchesProps {
  readonly match: NonNullable<AccessRequestDetail['match']>;
}

/** Every part, with whether it is as the company knows it. */
const Matches = ({ match }: MatchesProps) => {
  const matched = new Set(match.matched);
  return (
    <Section title={m.whatMatches()}>
      <Facts
        facts={[
          { label: labels.match, value: matchPointWords(match) },
          ...matchParts.map((part) => ({
            label: matchWords[part],
            value: matched.has(part) ? m.partMatches() : m.partDiffers(),
          })),
        ]}
      />
    </Section>
  );
};

interface OthersProps extends Pick<AccessRequestDetail, 'others'> {
  readonly hrefOf: (id: string) => string;
}

const Others = ({ others, hrefOf }: OthersProps) => (
  <Section title={m.others()}>
    {others.map(({ requestNo, state, email }) => (
      <div key={requestNo}>
        <Link href={hrefOf(requestNo)}>
          {m.otherLine({ number: requestNo, state: accessTabWords[state], email: email ?? '' })}
        </Link>
      </div>
    ))}
  </Section>
);
