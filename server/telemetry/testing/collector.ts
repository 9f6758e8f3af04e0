import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as it arrived. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly flags: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly status: { readonly code?: number; readonly message?: string };
  readonly attributes: Readonly<Record<string, unknown>>;
}

interface Point {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly asDouble?: number;
  readonly count?: string;
  readonly sum?: number;
  readonly explicitBounds?: readonly number[];
  readonly bucketCounts?: readonly string[];
}

interface ReceivedMetric {
  readonly name: string;
  readonly unit?: string;
  readonly kind: 'gauge' | 'sum' | 'histogram';
  readonly points: readonly Point[];
}

/** A collector that takes OTLP as JSON over HTTP, on loopback. */
export interface Collector {
  readonly url: string;
  readonly spans: ReceivedSpan[];
  /** Of the last reading, by name. */
  readonly metrics: Map<string, ReceivedMetric>;
  /** What was said of who sent it, each time. */
  readonly resources: Readonly<Record<string, unknown>>[];
  readonly requests: {
    readonly path: string;
    readonly headers: IncomingHttpHeaders;
    readonly body: string;
  }[];
  /** Answers from now on so; undefined: as one that takes everything. */
  answer(how: ((response: ServerResponse) => void) | undefined): void;
  close(): Promise<void>;
}

type Json = Readonly<Record<string, unknown>>;

/** @throws where something is not as OTLP has it */
function attributesOf(list: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    (list as readonly { readonly key: string; readonly value: Json }[]).map(({ key, value }) => {
      const [[kind, told], ...more] = Object.entries(value) as [[string, unknown], ...unknown[]];
      const types: Readonly<Record<string, string>> = {
        stringValue: 'string',
        boolValue: 'boolean',
        intValue: 'string',
        doubleValue: 'number',
      };
      if (more.length > 0 || typeof told !== types[kind]) throw new Error(`${key} is no value: ${kind}`);
      return [key, kind === 'intValue' ? Number(told) : told];
    }),
  );
}

const expectMatch = (value: unknown, pattern: RegExp) => {
  if (typeof value !== 'string' || !pattern.test(value))
    throw new Error(`${String(value)} is not ${pattern}`);
};

function spanOf(sent: Json): ReceivedSpan {
  expectMatch(sent.traceId, /^[\da-f]{32}$/);
  expectMatch(sent.spanId, /^[\da-f]{16}$/);
  if (sent.parentSpanId !== undefined) expectMatch(sent.parentSpanId, /^[\da-f]{16}$/);
  for (const time of [sent.startTimeUnixNano, sent.endTimeUnixNano]) expectMatch(time, /^\d{19}$/);
  return { ...sent, attributes: attributesOf(sent.attributes) } as unknown as ReceivedSpan;
}

function pointOf(sent: Json): Point {
  for (const time of [sent.startTimeUnixNano, sent.timeUnixNano]) expectMatch(time, /^\d{19}$/);
  return { ...sent, attributes: attributesOf(sent.attributes) };
}

function metricOf(sent: Json): ReceivedMetric {
  const kind = (['gauge', 'sum', 'histogram'] as const).find((each) => each in sent);
  if (!kind) throw new Error(`${String(sent.name)} is of no kind`);
  const data = sent[kind] as {
    readonly dataPoints: readonly Json[];
    readonly aggregationTemporality?: number;
  };
  if (kind !== 'gauge' && data.aggregationTemporality !== 2) throw new Error('It is not cumulative');
  const points = data.dataPoints.map(pointOf);
  return { name: String(sent.name), unit: sent.unit as string | undefined, kind, points };
}

export async function openCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const metrics = new Map<string, ReceivedMetric>();
  const resources: Collector['resources'] = [];
  const requests: Collector['requests'] = [];
  let how: ((response: ServerResponse) => void) | undefined;

  function take(path: string, body: string): void {
    const sent = JSON.parse(body) as Readonly<Record<string, readonly Json[]>>;
    const isTraces = path.endsWith('/traces');
    for (const each of sent[isTraces ? 'resourceSpans' : 'resourceMetrics']!) {
      resources.push(attributesOf((each.resource as Json).attributes));
      for (const scope of each[isTraces ? 'scopeSpans' : 'scopeMetrics'] as readonly Json[]) {
        if (isTraces) spans.push(...(scope.spans as readonly Json[]).map(spanOf));
        else
          for (const metric of (scope.metrics as readonly Json[]).map(metricOf))
            metrics.set(metric.name, metric);
      }
    }
  }
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const path = request.url!;
    requests.push({ path, headers: request.headers, body });
    if (how) return how(response);
    try {
      take(path, body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"partialSuccess":{}}');
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  }
  // Whoever sends may break off.
  const server = createServer(
    (request, response) => void receive(request, response).catch(() => response.destroy()),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    metrics,
    resources,
    requests,
    answer: (next) => void (how = next),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
