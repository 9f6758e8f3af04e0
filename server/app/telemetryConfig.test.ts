import { describe, expect, it } from 'vitest';
import { readConfig } from './config';
import { withoutSecrets } from './settingNames';
import { unknownSettings } from './unknownSettings';

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
const telemetryOf = (env: Readonly<Record<string, string>>) => readConfig(env).telemetry;

describe('where traces and figures go', () => {
  it.each([
    ['nowhere', {}, undefined, undefined],
    ['to one collector', endpoint, 'http://collector:4318/v1/traces', 'http://collector:4318/v1/metrics'],
    [
      'below its path',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://example.com/otlp/' },
      'https://example.com/otlp/v1/traces',
      'https://example.com/otlp/v1/metrics',
    ],
    [
      'each to its own, as it is written',
      {
        ...endpoint,
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://tempo:4318/insert',
        OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'http://mimir/otlp/v1/metrics',
      },
      'http://tempo:4318/insert',
      'http://mimir/otlp/v1/metrics',
    ],
    [
      'traces alone',
      { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://tempo:4318/v1/traces' },
      'http://tempo:4318/v1/traces',
      undefined,
    ],
    [
      'figures alone',
      { ...endpoint, OTEL_TRACES_EXPORTER: 'none' },
      undefined,
      'http://collector:4318/v1/metrics',
    ],
    ['nowhere, as it is switched off', { ...endpoint, OTEL_SDK_DISABLED: 'true' }, undefined, undefined],
    [
      'as JSON over HTTP',
      { ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' },
      'http://collector:4318/v1/traces',
      'http://collector:4318/v1/metrics',
    ],
  ])('%s', (_, env, traces, metrics) => {
    const read = telemetryOf(env);

    expect([read.traces?.url, read.metrics?.url]).toEqual([traces, metrics]);
  });

  it.each([
    ['its own', {}, { 'service.name': 'fieldgate' }],
    ['that is set', { OTEL_SERVICE_NAME: 'portal' }, { 'service.name': 'portal' }],
    [
      'with more beside it',
      { OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=prod, service.name=x,team=a%20b' },
      { 'service.name': 'x', 'deployment.environment.name': 'prod', team: 'a b' },
    ],
    [
      'of its own setting before that',
      { OTEL_SERVICE_NAME: 'portal', OTEL_RESOURCE_ATTRIBUTES: 'service.name=x' },
      { 'service.name': 'portal' },
    ],
  ])('under a name: %s', (_, env, resource) => {
    expect(telemetryOf({ ...endpoint, ...env }).resource).toEqual(resource);
  });

  it.each([
    [{}, { parentBased: true, ratio: 1 }],
    [{ OTEL_TRACES_SAMPLER: 'always_on' }, { parentBased: false, ratio: 1 }],
    [{ OTEL_TRACES_SAMPLER: 'always_off' }, { parentBased: false, ratio: 0 }],
    [{ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, { parentBased: true, ratio: 0 }],
    [{ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio' }, { parentBased: true, ratio: 1 }],
    [
      { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.25' },
      { parentBased: true, ratio: 0.25 },
    ],
    [
      { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '.5' },
      { parentBased: false, ratio: 0.5 },
    ],
    [
      { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' },
      { parentBased: false, ratio: 0 },
    ],
    [
      { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '1.0' },
      { parentBased: false, ratio: 1 },
    ],
  ])('so many of them: %j', (env, sampler) => {
    expect(telemetryOf({ ...endpoint, ...env }).traces?.sampler).toEqual(sampler);
  });

  it.each([
    [undefined, true],
    ['', true],
    ['tracecontext,baggage', true],
    ['baggage, tracecontext', true],
    ['none', false],
    ['b3', false],
  ])('and those that a proxy began go on, or not: OTEL_PROPAGATORS=%s', (propagators, goesOn) => {
    const env = { ...endpoint, ...(propagators !== undefined && { OTEL_PROPAGATORS: propagators }) };

    expect(telemetryOf(env).traces?.goesOn).toBe(goesOn);
  });

  it('with headers that no message repeats', () => {
    const env = {
      ...endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc123, x-scope = portal',
    };

    expect(telemetryOf(env).headers).toEqual({ authorization: 'Bearer abc123', 'x-scope': 'portal' });
    expect(withoutSecrets(`sent ${env.OTEL_EXPORTER_OTLP_HEADERS}`, env)).not.toContain('abc123');
  });
});

describe('a start is refused in words', () => {
  it.each([
    [
      'an address of nothing',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      /OTEL_EXPORTER_OTLP_ENDPOINT is no address/,
    ],
    [
      'an address that is none',
      { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'tempo' },
      /OTEL_EXPORTER_OTLP_TRACES_ENDPOINT is no address/,
    ],
    [
      'a password in an address',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://me:secret@collector:4318' },
      /ENDPOINT holds a user or a password.*HEADERS_FILE/,
    ],
    ['grpc', { ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, /PROTOCOL is "grpc".*http\/json/],
    [
      'protobuf for one of them',
      { ...endpoint, OTEL_EXPORTER_OTLP_METRICS_PROTOCOL: 'http/protobuf' },
      /METRICS_PROTOCOL is "http\/protobuf".*http\/json/,
    ],
    ['another exporter', { ...endpoint, OTEL_TRACES_EXPORTER: 'zipkin' }, /TRACES_EXPORTER is "zipkin"/],
    ['a sampler that is none', { ...endpoint, OTEL_TRACES_SAMPLER: 'some' }, /TRACES_SAMPLER is "some"/],
    [
      'more than all of them',
      { ...endpoint, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '1.1' },
      /SAMPLER_ARG is "1.1"/,
    ],
    [
      'less than none of them',
      { ...endpoint, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '-0.1' },
      /SAMPLER_ARG is "-0.1"/,
    ],
    [
      'headers that are none',
      { ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'secret' },
      /HEADERS is no list of headers/,
    ],
    [
      'a line end in a header',
      { ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'a=secret%0d%0ab:c' },
      /HEADERS is no list of headers/,
    ],
    [
      'a spelling that is none',
      { ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'a=secret%zz' },
      /HEADERS is no list of headers/,
    ],
    [
      'attributes that are none',
      { ...endpoint, OTEL_RESOURCE_ATTRIBUTES: 'prod' },
      /RESOURCE_ATTRIBUTES is "prod"/,
    ],
  ])('%s', (_, env, words) => {
    expect(() => telemetryOf(env)).toThrow(words);
    expect(() => telemetryOf(env)).not.toThrow('secret');
  });

  it('with all that is wrong at once', () => {
    const env = { ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc', OTEL_TRACES_SAMPLER: 'some' };

    expect(() => telemetryOf(env)).toThrow(/2 things .*grpc.*"some"/s);
  });

  it('by nothing that is not used', () => {
    expect(
      telemetryOf({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc', OTEL_TRACES_SAMPLER: 'xray' }).traces,
    ).toBeUndefined();
  });

  it('by none of the settings of OpenTelemetry that are not ours', () => {
    const names =
      'OTEL_LOG_LEVEL OTEL_SEMCONV_STABILITY_OPT_IN OTEL_BSP_MAX_QUEUE_SIZE OTEL_SERVICE_NAMES OTEL_LOGS_EXPORTER';

    expect(unknownSettings(Object.fromEntries(names.split(' ').map((name) => [name, 'x'])))).toEqual([]);
  });
});
