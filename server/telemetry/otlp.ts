import type { Attributes, SpanKind } from './span';
import type { EndedSpan } from './tracer';

/**
 * What is sent, in the JSON of OTLP 1: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding. Ids are hexadecimal
 * digits, whole numbers of 64 bits are text, and words are their numbers.
 */
const kinds: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, client: 3, consumer: 5 };
const FAILED = 2;
const SAMPLED = 0x1;
const KNOWS_REMOTE = 0x100;
const IS_REMOTE = 0x200;
/** Sums count from the start of the process, not from the time before. */
const CUMULATIVE = 2;

const scope = { name: 'fieldgate' };

/** @param resource what sends them */
export const spansAsOtlp = (resource: Attributes, spans: readonly EndedSpan[]): string =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributesAsOtlp(resource) },
        scopeSpans: [{ scope, spans: spans.map(spanAsOtlp) }],
      },
    ],
  });

const spanAsOtlp = (span: EndedSpan) => ({
  traceId: span.traceId,
  spanId: span.spanId,
  parentSpanId: span.parentId,
  flags: SAMPLED | KNOWS_REMOTE | (span.hasRemoteParent ? IS_REMOTE : 0),
  name: span.name,
  kind: kinds[span.kind],
  startTimeUnixNano: nanoseconds(span.startMs),
  endTimeUnixNano: nanoseconds(span.endMs),
  attributes: attributesAsOtlp(span.attributes),
  status: span.failed ? { code: FAILED, message: span.failure } : {},
});

const attributesAsOtlp = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueAsOtlp(value) }));

function valueAsOtlp(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}

/** To a microsecond: a number of nanoseconds since the epoch would not be exact. */
const nanoseconds = (ms: number): string => `${Math.round(ms * 1_000)}000`;

/** A figure with all its values, as the registry of Prometheus tells them. */
export interface Figure {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly values: readonly FigureValue[];
}

interface FigureValue {
  readonly value: number;
  readonly labels: Readonly<Record<string, string | number | undefined>>;
  /** Of a histogram: which of its three. */
  readonly metricName?: string;
}

/** From when on sums count, and until when. Milliseconds since the epoch. */
interface Period {
  readonly startMs: number;
  readonly nowMs: number;
}

/** All figures of a moment, under the names that they have at `/metrics`. What has no value yet is left out. */
export const figuresAsOtlp = (
  resource: Attributes,
  figures: readonly Figure[],
  { startMs, nowMs }: Period,
): string => {
  const times = { startTimeUnixNano: nanoseconds(startMs), timeUnixNano: nanoseconds(nowMs) };
  return JSON.stringify({
    resourceMetrics: [
      {
        resource: { attributes: attributesAsOtlp(resource) },
        scopeMetrics: [
          {
            scope,
            metrics: figures.map((figure) => ({
              name: figure.name,
              description: figure.help,
              unit: unitOf(figure.name),
              ...dataOf(figure, times),
            })),
          },
        ],
      },
    ],
  });
};

type Times = Readonly<Record<'startTimeUnixNano' | 'timeUnixNano', string>>;

const unitOf = (name: string): string | undefined => {
  const [, unit] = /_(seconds|bytes)(?:_total)?$/.exec(name) ?? [];
  return unit && (unit === 'seconds' ? 's' : 'By');
};

function dataOf({ type, values }: Figure, times: Times): object {
  const points = values
    .filter(({ value }) => Number.isFinite(value))
    .map(({ labels, value }) => pointOf(labels, times, { asDouble: value }));
  if (type === 'gauge') return { gauge: { dataPoints: points } };
  if (type === 'counter')
    return { sum: { aggregationTemporality: CUMULATIVE, isMonotonic: true, dataPoints: points } };
  if (type === 'histogram')
    return { histogram: { aggregationTemporality: CUMULATIVE, dataPoints: histogramsOf(values, times) } };
  throw new Error(`No figure of ours is a ${type}.`);
}

const pointOf = (labels: FigureValue['labels'], times: Times, values: object): object => ({
  attributes: labelsAsOtlp(labels),
  ...times,
  ...values,
});

const labelsAsOtlp = (labels: FigureValue['labels']) =>
  attributesAsOtlp(Object.fromEntries(Object.entries(labels).map(([key, value]) => [key, String(value)])));

/** Prometheus counts what is at most so large; OTLP what is between one bound and the next. */
function histogramsOf(values: readonly FigureValue[], times: Times): object[] {
  const byLabels = new Map<string, FigureValue[]>();
  for (const each of values) {
    const { le: _, ...labels } = each.labels;
    const key = JSON.stringify(Object.entries(labels).toSorted(([one], [other]) => one.localeCompare(other)));
    byLabels.set(key, [...(byLabels.get(key) ?? []), each]);
  }
  return [...byLabels.values()].map((own) => {
    const named = (end: string) => own.filter(({ metricName }) => metricName?.endsWith(end));
    const buckets = named('_bucket').toSorted((one, other) => boundOf(one) - boundOf(other));
    const { le: _, ...labels } = own[0]!.labels;
    return pointOf(labels, times, {
      count: String(named('_count')[0]!.value),
      sum: named('_sum')[0]!.value,
      explicitBounds: buckets.map(boundOf).filter(Number.isFinite),
      bucketCounts: buckets.map(({ value }, at) => String(value - (buckets[at - 1]?.value ?? 0))),
    });
  });
}

const boundOf = ({ labels: { le } }: FigureValue): number => (le === '+Inf' ? Infinity : Number(le));
