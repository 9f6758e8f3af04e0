import * as m from '@locales/officeMessages';
import * as shell from '@locales/shell';
import { lazy, Suspense, useMemo } from 'react';
import * as officeMessages from '@contract/officeMessages/endpoints';
import type { MessageTotals, OfficeMessage, OfficeMessageDetail } from '@contract/officeMessages/schema';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { GridMemory } from '@/components/gridPreferences';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { useToast } from '@/components/Toasts/Toasts';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { type AsyncPage, asyncPage, type RowsPage } from '@/data/listPage';
import { useMay } from '@/data/may';
import {
  type MessageFiles,
  type MessageTemplates,
  type MovingMessage,
  useMessageFiles,
  useMessageTemplates,
  useMessageTotals,
  useMoveMessage,
  useOfficeMessage,
  useOfficeMessages,
} from '@/data/officeMessages';
import { viewAddress, withOpened } from '@/data/searchParams';
import { type Exporting, useTableExport } from '@/data/useDownload';
import { useListParams } from '@/data/useListParams';
import { TableDownload } from '@/lists/ListDownload';
import { KeptViews } from '@/lists/KeptViews';
import { PageKeys } from '@/lists/PageKeys';
import { ResourceList } from '@/lists/ResourceList';
import { onwardOf, rowSteps } from '@/lists/rowKeys';
import { type KeptList, useKeptViews } from '@/lists/useKeptViews';
import { useListMemory } from '@/lists/useListMemory';
import { messageKeys, type TellDone } from './messageKeys';
import {
  filterChoices,
  holdsMore,
  messageColumns,
  messageList,
  messageParams,
  type MessageParams,
  tabCounts,
  toQuery,
  totalsWords,
} from './messageList';

/** What no list needs comes by itself, and stands in no list's way. */
const MessageDrawer = lazy(async () => ({ default: (await import('./MessageDrawer')).MessageDrawer }));

export interface MessagesPageProps {
  readonly params: MessageParams;
  readonly onParams: (params: MessageParams) => void;
  readonly rows: AsyncPage<RowsPage<OfficeMessage>>;
  readonly turning: boolean;
  readonly totals: AsyncResult<MessageTotals>;
  readonly message: AsyncResult<OfficeMessageDetail>;
  readonly moving: MovingMessage;
  readonly files: MessageFiles;
  readonly templates: MessageTemplates;
  readonly onDone: TellDone;
  /** The address that shows this list with a message opened. */
  readonly hrefOf: (id: string) => string;
  readonly exports: Exporting;
  readonly kept: KeptList;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
}

/** What customers wrote to the company, and each message with its thread, until it is answered. */
export function MessagesPage(props: MessagesPageProps) {
  const { params, onParams, rows, totals, message, moving, hrefOf, onDone } = props;
  const columns = useMemo(() => messageColumns(hrefOf), [hrefOf]);
  const choices = useMemo(() => filterChoices(), []);
  const open = (ticketNo: string | null) => {
    moving.reset();
    onParams(withOpened(params, ticketNo));
  };
  const steps = rowSteps(rows.data?.rows ?? noRows, ({ ticketNo }) => ticketNo, params.opened);
  const shown = message.data?.ticketNo === params.opened ? message.data : undefined;
  const goOn = () => open(onwardOf(steps));
  // Where there are more, the file has all of them.
  const counted = totals.data && !holdsMore(totals.data, params.filters) ? totals.data.rows : undefined;
  const answers = useMay()('answerMessages');
  const keys = messageKeys({ answers, steps, message: shown, open, moving, onDone, onLeave: goOn });
  return (
    <>
      <PageHeader
        title={shell.titleMessages()}
        subtitle={m.subtitle()}
        actions={
          <>
            <PageKeys keys={keys} />
            <KeptViews kept={props.kept} address={viewAddress(messageParams, params)} />
          </>
        }
      />
      <ResourceList
        key={props.kept.shown}
        list={messageList}
        params={params}
        onParams={onParams}
        rows={rows}
        turning={props.turning}
        columns={columns}
        rowId={({ ticketNo }) => ticketNo}
        onOpen={({ ticketNo }) => open(ticketNo)}
        totals={totals}
        sums={totals.data && totalsWords(totals.data, params.filters)}
        counts={totals.data && tabCounts(totals.data)}
        choices={choices}
        periods={[]}
        download={<TableDownload exports={props.exports} rows={counted} />}
        onPrint={props.onPrint}
        memory={props.memory}
        empty={<EmptyState title={m.noneYet()}>{m.noneAbout()}</EmptyState>}
      />
      <Suspense>
        {params.opened !== null && (
          <MessageDrawer
            key={params.opened}
            answers={answers}
            message={message}
            moving={moving}
            files={props.files}
            templates={props.templates}
            onDone={onDone}
            onLeave={goOn}
            hrefOf={hrefOf}
            onClose={() => open(null)}
          />
        )}
      </Suspense>
    </>
  );
}

const noRows: readonly never[] = [];
const newKey = () => crypto.randomUUID();

export function MessagesScreen() {
  const { params, show, hrefOf } = useListParams(messageParams);
  const memory = useListMemory('messages');
  const toast = useToast();
  const filter = toQuery(params.filters);
  const { size: limit, after, before, opened } = params;
  const answers = useMay()('answerMessages');
  const rows = useOfficeMessages({
    ...filter,
    limit,
    after: after || undefined,
    before: before || undefined,
  });
  return (
    <MessagesPage
      params={params}
      onParams={show}
      rows={asyncPage(rows)}
      turning={rows.isPlaceholderData}
      totals={asyncResult(useMessageTotals(filter))}
      message={asyncResult(useOfficeMessage(opened))}
      moving={useMoveMessage(newKey)}
      files={useMessageFiles()}
      templates={useMessageTemplates(opened !== null && answers)}
      onDone={(message, undo) =>
        toast({ message, severity: 'success', action: undo && { label: m.undo(), onPress: undo } })
      }
      hrefOf={hrefOf}
      exports={useTableExport(officeMessages.exportFile, { query: filter })}
      kept={useKeptViews('messages', memory)}
      memory={memory}
      onPrint={() => window.print()}
    />
  );
}
