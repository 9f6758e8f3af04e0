import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { type Figure, figuresAsOtlp } from './otlp';
import { openCollector } from './testing/collector';

const times = { startMs: 1_776_092_400_000, nowMs: 1_776_092_400_000.125 };

/** What a collector makes of a registry. */
async function received(registry: Registry) {
  const collector = await openCollector();
  const figures = (await registry.getMetricsAsJSON()) as unknown as readonly Figure[];
  const { status } = await fetch(`${collector.url}/v1/metrics`, {
    method: 'POST',
    body: figuresAsOtlp({ 'service.name': 'test' }, figures, times),
  });
  await collector.close();
  return { status, ...collector };
}

it('figures of Prometheus are those of OTLP, of the same names', async () => {
  const registry = new Registry();
  const registers = [registry];
  const calls = new Counter({ name: 'calls_total', help: 'Calls.', labelNames: ['route'], registers });
  calls.inc({ route: '/a' }, 2);
  calls.inc({ route: '/b' });
  new Gauge({ name: 'age_seconds', help: 'Age.', registers }).set(1.5);
  const took = new Histogram({
    name: 'took_seconds',
    help: 'Time.',
    labelNames: ['route'],
    buckets: [0.1, 1],
    registers,
  });
  for (const seconds of [0.05, 0.1, 0.5, 3]) took.observe({ route: '/a' }, seconds);
  took.observe({ route: '/b' }, 1);

  const { status, metrics, resources, requests } = await received(registry);
  expect(status).toBe(200);
  expect(resources).toEqual([{ 'service.name': 'test' }]);
  expect([...metrics.values()]).toMatchObject([
    {
      name: 'calls_total',
      kind: 'sum',
      points: [
        { attributes: { route: '/a' }, asDouble: 2 },
        { attributes: { route: '/b' }, asDouble: 1 },
      ],
    },
    { name: 'age_seconds', unit: 's', kind: 'gauge', points: [{ attributes: {}, asDouble: 1.5 }] },
    {
      name: 'took_seconds',
      unit: 's',
      kind: 'histogram',
      points: [
        {
          attributes: { route: '/a' },
          count: '4',
          sum: 3.65,
          explicitBounds: [0.1, 1],
          bucketCounts: ['2', '1', '1'],
        },
        { attributes: { route: '/b' }, count: '1', sum: 1, bucketCounts: ['0', '1', '0'] },
      ],
    },
  ]);
  expect(requests[0]!.body).toContain('"isMonotonic":true');
  expect(requests[0]!.body).toContain(
    '"startTimeUnixNano":"1776092400000000000","timeUnixNano":"1776092400000125000"',
  );
});

it('what has no value yet is left out, and what nobody knows is refused', async () => {
  const registry = new Registry();
  new Gauge({ name: 'lag_seconds', help: 'Lag.', registers: [registry] }).set(Number.NaN);

  const { status, metrics } = await received(registry);
  expect(status).toBe(200);
  expect(metrics.get('lag_seconds')?.points).toEqual([]);
  const odd = { name: 'x', help: '', type: 'summary', values: [] };
  expect(() => figuresAsOtlp({}, [odd], times)).toThrow('summary');
});
