import { ports } from './network';

/** The namespace of the portal's own figures in CloudWatch. */
export const NAMESPACE = 'Fieldgate';

/** The figures of `/metrics` that an alarm looks at. Each costs money per month, so it is no more than these. */
export const figures = {
  up: 'fieldgate_database_up',
  waiting: 'fieldgate_database_waiting',
  outbox: 'fieldgate_outbox_oldest_seconds',
  feed: 'fieldgate_feed_age_seconds',
  jobs: 'fieldgate_jobs_oldest_seconds',
  loop: 'nodejs_eventloop_lag_p99_seconds',
} as const;

/** How the CloudWatch agent reads the figures of the process beside it, and what it passes on. */
export const agentConfig = (role: string, logGroup: string): Record<string, string> => ({
  PROMETHEUS_CONFIG_CONTENT: JSON.stringify({
    global: { scrape_interval: '1m', scrape_timeout: '10s' },
    scrape_configs: [
      {
        job_name: 'fieldgate',
        static_configs: [{ targets: [`127.0.0.1:${ports.ops}`], labels: { role } }],
      },
    ],
  }),
  CW_CONFIG_CONTENT: JSON.stringify({
    logs: {
      metrics_collected: {
        prometheus: {
          log_group_name: logGroup,
          prometheus_config_path: 'env:PROMETHEUS_CONFIG_CONTENT',
          emf_processor: {
            metric_namespace: NAMESPACE,
            metric_declaration: [
              {
                source_labels: ['job'],
                label_matcher: '^fieldgate$',
                dimensions: [['role']],
                metric_selectors: Object.values(figures).map((name) => `^${name}$`),
              },
            ],
          },
        },
      },
      force_flush_interval: 5,
    },
  }),
});
