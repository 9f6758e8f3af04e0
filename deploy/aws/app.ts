import type { App, Environment } from 'aws-cdk-lib';
import { AlarmsStack } from './stacks/alarms';
import { ClusterStack } from './stacks/cluster';
import { DataStack, EDGE_REGION } from './stacks/data';
import { EdgeStack } from './stacks/edge';
import { IdentityStack } from './stacks/identity';
import { MailStack } from './stacks/mail';
import { NetworkStack } from './stacks/network';
import { PortalStack } from './stacks/portal';
import type { Settings } from './settings';

/** The stacks, in the order in which they are deployed. */
export function build(app: App, settings: Settings) {
  const { account, region } = settings;
  const at = (env: Environment) => ({ env, terminationProtection: true });
  const here = at({ account, region });
  const network = new NetworkStack(app, 'FieldgateNetwork', { settings, ...here });
  const data = new DataStack(app, 'FieldgateData', { settings, network, ...here });
  const mail = new MailStack(app, 'FieldgateMail', { settings, key: network.key, ...here });
  const identity = new IdentityStack(app, 'FieldgateIdentity', { settings, mail, ...here });
  const parts = { settings, network, data, mail, identity };
  const cluster = new ClusterStack(app, 'FieldgateCluster', { parts, ...here });
  const portal = new PortalStack(app, 'FieldgatePortal', { parts, cluster, ...here });
  const alarms = new AlarmsStack(app, 'FieldgateAlarms', { parts, portal, ...here });
  const edge = new EdgeStack(app, 'FieldgateEdge', { settings, ...at({ account, region: EDGE_REGION }) });
  return [network, data, mail, identity, cluster, portal, alarms, edge];
}
