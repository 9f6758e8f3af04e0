import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import * as officeHome from '@contract/officeHome/endpoints';
import * as officeMessages from '@contract/officeMessages/endpoints';
import type { MessageTemplate, OfficeMessageDetail } from '@contract/officeMessages/schema';
import type { MessageMove } from '@contract/rules/messageStates';
import { useSource } from './DataProvider';
import { saveFile } from './saveFile';
import {
  lookAgain,
  type QueryOf,
  showPrevious,
  useAskAnew,
  useEndpoint,
  useListEndpoint,
} from './useEndpoint';

/** Customers write at any time, and colleagues answer. */
const now = { ...showPrevious, ...lookAgain(60_000) };

export const useOfficeMessages = (query: QueryOf<typeof officeMessages.list>) =>
  useListEndpoint(officeMessages.list, { query }, now);

export const useMessageTotals = (query: QueryOf<typeof officeMessages.totals>) =>
  useEndpoint(officeMessages.totals, { query }, now);

/** One message; asks nothing for null. */
export const useOfficeMessage = (ticketNo: string | null) =>
  useEndpoint(officeMessages.one, { params: { ticketNo } }, lookAgain(60_000));

/** What somebody says with a move. */
export interface MoveEntries {
  readonly text?: string;
  /** The number of the message that stays. */
  readonly into?: string;
}

/** A move of a message, on its way. */
export interface MovingMessage {
  readonly pending: boolean;
  /** Which one is on its way. */
  readonly move: MessageMove | undefined;
  readonly failure: string | undefined;
  readonly start: (
    of: Pick<OfficeMessageDetail, 'ticketNo' | 'version'>,
    move: MessageMove,
    entries: MoveEntries,
    then: () => void,
  ) => void;
  readonly reset: () => void;
}

interface MoveCall extends MoveEntries {
  readonly ticketNo: string;
  readonly version: number;
  readonly move: MessageMove;
}

const changed = [officeMessages.list, officeMessages.totals, officeMessages.one, officeHome.desk];

/**
 * @param newKey makes a key for each move: the same move again, because no answer came, is the same call and is done once
 */
export function useMoveMessage(newKey: () => string): MovingMessage {
  const { client } = useSource();
  const tried = useRef<{ readonly call: string; readonly key: string }>(undefined);
  const { isPending, variables, error, mutate, reset } = useMutation({
    mutationFn: async ({ ticketNo, ...body }: MoveCall) => {
      const call = JSON.stringify([ticketNo, body]);
      if (tried.current?.call !== call) tried.current = { call, key: newKey() };
      await client.call(officeMessages.move, { params: { ticketNo }, body, key: tried.current.key });
      tried.current = undefined;
    },
    meta: { quiet: true },
    onSettled: useAskAnew(changed),
  });
  return {
    pending: isPending,
    move: isPending ? variables.move : undefined,
    failure: error?.message,
    start: ({ ticketNo, version }, move, entries, then) =>
      mutate({ ticketNo, version, move, ...entries }, { onSuccess: then }),
    reset,
  };
}

/** A file of a message on its way to the browser's downloads. No cache of the browser keeps it. */
export interface MessageFiles {
  /** Which one is on its way: number of the message and of the file. */
  readonly fetching: string | undefined;
  readonly failed: boolean;
  readonly start: (ticketNo: string, fileNo: number) => void;
}

export const nameOfFile = (ticketNo: string, fileNo: number): string => `${ticketNo}.${fileNo}`;

export function useMessageFiles(): MessageFiles {
  const { client } = useSource();
  const { isPending, isError, variables, mutate } = useMutation({
    mutationFn: async (params: { readonly ticketNo: string; readonly fileNo: number }) =>
      saveFile(await client.download(officeMessages.file, { params, query: { format: 'file' } })),
    meta: { quiet: true },
    gcTime: 0,
  });
  return {
    fetching: isPending ? nameOfFile(variables.ticketNo, variables.fileNo) : undefined,
    failed: isError,
    start: (ticketNo, fileNo) => mutate({ ticketNo, fileNo }),
  };
}

/** What the office answers often. */
export interface MessageTemplates {
  /** Undefined until they are known. */
  readonly templates: readonly MessageTemplate[] | undefined;
  readonly save: (entries: Omit<MessageTemplate, 'id'>) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
}

/** @param wanted whether a message is open */
export function useMessageTemplates(wanted: boolean): MessageTemplates {
  const { client } = useSource();
  const { data } = useEndpoint(officeMessages.templates, {}, { enabled: wanted });
  const again = useAskAnew([officeMessages.templates]);
  return {
    templates: data?.templates,
    save: async (body) => {
      await client.call(officeMessages.saveTemplate, { body });
      await again();
    },
    remove: async (id) => {
      await client.call(officeMessages.removeTemplate, { params: { id } });
      await again();
    },
  };
}
