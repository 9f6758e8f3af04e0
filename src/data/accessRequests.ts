import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import * as accessRequests from '@contract/accessRequests/endpoints';
import type { AccessRequestDetail } from '@contract/accessRequests/schema';
import * as contactInvitations from '@contract/contactInvitations/endpoints';
import type { InvitedPerson, PlannedPerson } from '@contract/contactInvitations/schema';
import * as officeHome from '@contract/officeHome/endpoints';
import * as officeUsers from '@contract/officeUsers/endpoints';
import { useSource } from './DataProvider';
import { type BodyOf, useAskAnew } from './useEndpoint';

export type Approval = Omit<BodyOf<typeof accessRequests.approve>, 'version'>;
export type Rejection = Omit<BodyOf<typeof accessRequests.reject>, 'version'>;
type Of = Pick<AccessRequestDetail, 'requestNo' | 'version'>;

/** What the office decides. Each rejects with what it was refused with. */
export interface AccessDecisions {
  readonly approve: (of: Of, body: Approval) => Promise<unknown>;
  readonly reject: (of: Of, body: Rejection) => Promise<unknown>;
}

const changed = [
  accessRequests.list,
  accessRequests.totals,
  accessRequests.one,
  contactInvitations.list,
  contactInvitations.totals,
  officeHome.desk,
  officeUsers.list,
  officeUsers.totals,
];

/** @param newKey makes a key for each call: the same again, because no answer came, is done once */
function useKeys(newKey: () => string) {
  const tried = useRef<{ readonly call: string; readonly key: string }>(undefined);
  const again = useAskAnew(changed);
  return async <T>(call: object, send: (key: string) => Promise<T>): Promise<T> => {
    const words = JSON.stringify(call);
    if (tried.current?.call !== words) tried.current = { call: words, key: newKey() };
    try {
      const answer = await send(tried.current.key);
      tried.current = undefined;
      return answer;
    } finally {
      void again();
    }
  };
}

export function useAccessDecisions(newKey: () => string): AccessDecisions {
  const { client } = useSource();
  const once = useKeys(newKey);
  return {
    approve: ({ requestNo, version }, approval) => {
      const body = { version, ...approval };
      return once([requestNo, body], (key) =>
        client.call(accessRequests.approve, { params: { requestNo }, body, key }),
      );
    },
    reject: ({ requestNo, version }, rejection) => {
      const body = { version, ...rejection };
      return once([requestNo, body], (key) =>
        client.call(accessRequests.reject, { params: { requestNo }, body, key }),
      );
    },
  };
}

/** Invitations of persons whom the ERP suggests. */
export interface Inviting {
  /** Undefined until it is known. */
  readonly planned: readonly PlannedPerson[] | undefined;
  readonly done: readonly InvitedPerson[] | undefined;
  readonly busy: boolean;
  readonly failure: string | undefined;
  /** Asks who would get what. */
  readonly preview: (emails: readonly string[]) => void;
  readonly invite: (emails: readonly string[]) => void;
  readonly reset: () => void;
  /** Sends one invitation once more. */
  readonly resend: (email: string) => Promise<unknown>;
}

export function useInviting(newKey: () => string): Inviting {
  const { client } = useSource();
  const once = useKeys(newKey);
  const again = useAskAnew(changed);
  const preview = useMutation({
    mutationFn: (emails: readonly string[]) =>
      client.call(contactInvitations.preview, { body: { emails: [...emails] } }),
    meta: { quiet: true },
  });
  const invite = useMutation({
    mutationFn: (emails: readonly string[]) => {
      const body = { emails: [...emails] };
      return once(body, (key) => client.call(contactInvitations.invite, { body, key }));
    },
    meta: { quiet: true },
  });
  return {
    planned: preview.data?.people,
    done: invite.data?.people,
    busy: preview.isPending || invite.isPending,
    failure: (preview.error ?? invite.error)?.message,
    preview: (emails) => preview.mutate(emails),
    invite: (emails) => invite.mutate(emails),
    reset: () => {
      preview.reset();
      invite.reset();
    },
    resend: async (email) => {
      await client.call(officeUsers.invite, { params: { name: email }, body: {} });
      await again();
    },
  };
}
