import type { Attributes } from '../telemetry/span';
import type { Sampler } from '../telemetry/tracer';
import { type Environment, isYes, wordOf } from './configValues';
import { readTogether } from './settingsRefused';

/**
 * Where traces and figures are sent by OTLP, as the settings of OpenTelemetry say it:
 * https://opentelemetry.io/docs/specs/otel/protocol/exporter/.
 */
export interface TelemetryConfig {
  /** Undefined: nothing is traced. `goesOn`: a trace that a proxy of ours began is not begun anew. */
  readonly traces: { readonly url: string; readonly sampler: Sampler; readonly goesOn: boolean } | undefined;
  /** Undefined: no figures are sent. */
  readonly metrics: { readonly url: string } | undefined;
  /** Sent with each of them; a secret. */
  readonly headers: Readonly<Record<string, string>>;
  /** What is said of this process. */
  readonly resource: Attributes;
}

type Signal = 'TRACES' | 'METRICS';

const ENDPOINTS = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT',
];

/** @throws with what is wrong, why, and what to set instead; never with a header */
export function telemetryOf(env: Environment): TelemetryConfig {
  const none = { traces: undefined, metrics: undefined, headers: {}, resource: {} };
  const isAddressed = ENDPOINTS.some((name) => env[name]);
  if (!isAddressed || isYes(env.OTEL_SDK_DISABLED ?? '')) return none;
  const { traces, metrics, sampler, headers, resource } = readTogether({
    traces: () => addressOf(env, 'TRACES'),
    metrics: () => addressOf(env, 'METRICS'),
    sampler: () => samplerOf(env),
    headers: () => headersOf(env.OTEL_EXPORTER_OTLP_HEADERS),
    resource: () => resourceOf(env),
  });
  return {
    traces: traces === undefined ? undefined : { url: traces, sampler, goesOn: goesOn(env.OTEL_PROPAGATORS) },
    metrics: metrics === undefined ? undefined : { url: metrics },
    headers,
    resource,
  };
}

/** Where a signal goes. Only what has a whole address of its own is sent to no path below it. */
function addressOf(env: Environment, signal: Signal): string | undefined {
  const own = `OTEL_EXPORTER_OTLP_${signal}_ENDPOINT` as const;
  const name = env[own] ? own : 'OTEL_EXPORTER_OTLP_ENDPOINT';
  const isSent = wordOf(env, `OTEL_${signal}_EXPORTER`, ['otlp', 'none']) === 'otlp';
  const text = env[name];
  if (!text || !isSent) return undefined;
  expectJson(env, signal);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(
      `${name} is no address of a collector. Set it to http:// or https://, the name of the host and the port for HTTP, ` +
        'which is mostly 4318, or leave it out.',
    );
  }
  if (url.username || url.password) {
    throw new Error(
      `${name} holds a user or a password, which nobody would be told. Set OTEL_EXPORTER_OTLP_HEADERS_FILE to a file ` +
        'with authorization=… instead.',
    );
  }
  if (name === own) return url.href;
  url.pathname = `${url.pathname.replace(/\/$/, '')}/v1/${signal.toLowerCase()}`;
  return url.href;
}

function expectJson(env: Environment, signal: Signal): void {
  const own = `OTEL_EXPORTER_OTLP_${signal}_PROTOCOL` as const;
  const name = env[own] ? own : 'OTEL_EXPORTER_OTLP_PROTOCOL';
  const protocol = env[name];
  if (!protocol || protocol === 'http/json') return;
  throw new Error(
    `${name} is "${protocol}". What is sent is JSON over HTTP, so it has to be http/json, or left out; collectors take ` +
      'that at the port of http/protobuf, which is mostly 4318, and not at that of grpc.',
  );
}

/** Which traces are recorded; of all others nothing is. */
function samplerOf(env: Environment): Sampler {
  const word = wordOf(env, 'OTEL_TRACES_SAMPLER', [
    'parentbased_always_on',
    'parentbased_always_off',
    'parentbased_traceidratio',
    'always_on',
    'always_off',
    'traceidratio',
  ]);
  const parentBased = word.startsWith('parentbased_');
  if (word.endsWith('traceidratio')) return { parentBased, ratio: ratioOf(env.OTEL_TRACES_SAMPLER_ARG) };
  return { parentBased, ratio: word.endsWith('always_on') ? 1 : 0 };
}

/** What else it may name brings nothing that a trace is made of. */
const goesOn = (propagators = 'tracecontext'): boolean =>
  /(^|[\s,])tracecontext($|[\s,])/.test(propagators || 'tracecontext');

function ratioOf(text: string | undefined): number {
  if (!text) return 1;
  if (/^(0?\.\d+|[01](\.0*)?)$/.test(text)) return Number(text);
  throw new Error(
    `OTEL_TRACES_SAMPLER_ARG is "${text}". It has to be the part of all traces that is recorded, from 0 to 1, such as 0.1.`,
  );
}

/** A name of a header, and a value that one may hold. */
const HEADER = /^[\w!#$%&'*+.^`|~-]+$/;
const HEADER_VALUE = /^[\t\x20-\x7e]+$/;

function headersOf(text: string | undefined): Readonly<Record<string, string>> {
  const headers = pairsOf(text);
  if (
    headers &&
    Object.entries(headers).every(([name, value]) => HEADER.test(name) && HEADER_VALUE.test(value))
  )
    return headers;
  throw new Error(
    'OTEL_EXPORTER_OTLP_HEADERS is no list of headers, so no collector would know us. Set it to name=value, several ' +
      'separated by commas, each value spelled as in an address: authorization=Bearer%20…',
  );
}

function resourceOf(env: Environment): Attributes {
  const attributes = pairsOf(env.OTEL_RESOURCE_ATTRIBUTES);
  if (!attributes) {
    throw new Error(
      `OTEL_RESOURCE_ATTRIBUTES is "${env.OTEL_RESOURCE_ATTRIBUTES}". It has to be name=value, several separated by ` +
        'commas, each value spelled as in an address.',
    );
  }
  return {
    'service.name': 'fieldgate',
    ...attributes,
    ...(env.OTEL_SERVICE_NAME && { 'service.name': env.OTEL_SERVICE_NAME }),
  };
}

/** Values by name, as W3C Baggage spells them; undefined where it is none. */
function pairsOf(text: string | undefined): Readonly<Record<string, string>> | undefined {
  const parts = (text ?? '').split(',').map((part) => part.trim());
  try {
    return Object.fromEntries(
      parts
        .filter((part) => part !== '')
        .map((part) => {
          const [, name = '', value = ''] = /^([^=]+?)\s*=\s*(.+)$/.exec(part) ?? [];
          if (name === '') throw new Error('There is no name.');
          return [name, decodeURIComponent(value)];
        }),
    );
  } catch {
    return undefined;
  }
}
