import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { SubnetType } from 'aws-cdk-lib/aws-ec2';
import * as ecs from 'aws-cdk-lib/aws-ecs';
import * as elb from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import type { Construct } from 'constructs';
import type { ClusterStack } from './cluster';
import { type Parts, serviceTask } from './container';
import { ports } from './network';

/** The header by which the load balancer knows our CloudFront from anybody else's. */
export const ORIGIN_HEADER = 'x-fieldgate-origin';

interface PortalProps extends StackProps {
  readonly parts: Parts;
  readonly cluster: ClusterStack;
}

/** The web and worker processes, and the load balancer before the first. */
export class PortalStack extends Stack {
  readonly balancer: elb.ApplicationLoadBalancer;
  readonly targets: elb.ApplicationTargetGroup;

  constructor(scope: Construct, id: string, { parts, cluster, ...props }: PortalProps) {
    super(scope, id, props);
    const { settings, network } = parts;
    const service = (role: 'web' | 'worker', memoryLimitMiB: number, desiredCount: number) =>
      new ecs.FargateService(this, role, {
        serviceName: `fieldgate-${role}`,
        cluster: cluster.cluster,
        taskDefinition: serviceTask(
          this,
          { parts, cluster, role, cpu: 1_024, memoryLimitMiB },
          cluster.figuresLog,
        ),
        desiredCount,
        minHealthyPercent: 100,
        maxHealthyPercent: 200,
        vpcSubnets: { subnetType: SubnetType.PRIVATE_WITH_EGRESS },
        securityGroups: [network.groups.tasks],
        assignPublicIp: false,
        enableExecuteCommand: false,
        circuitBreaker: { rollback: true },
        ...(role === 'web' && { healthCheckGracePeriod: Duration.seconds(120) }),
      });
    const { least, most } = settings.webTasks;
    const web = service('web', 2_048, least);
    service('worker', 4_096, 1);
    web
      .autoScaleTaskCount({ minCapacity: least, maxCapacity: most })
      .scaleOnCpuUtilization('Busy', { targetUtilizationPercent: 60 });
    this.balancer = this.loadBalancer(parts);
    this.targets = this.targetsOf(web, parts);
    this.listener(parts);
    new CfnOutput(this, 'OriginRecord', {
      value: `${settings.originDomain} CNAME ${this.balancer.loadBalancerDnsName}`,
    });
  }

  private loadBalancer({ network }: Parts): elb.ApplicationLoadBalancer {
    return new elb.ApplicationLoadBalancer(this, 'Balancer', {
      vpc: network.vpc,
      vpcSubnets: { subnetType: SubnetType.PUBLIC },
      internetFacing: true,
      securityGroup: network.groups.balancer,
      // CloudFront writes the caller's address last, and nobody else gets here: it is what the portal goes by.
      xffHeaderProcessingMode: elb.XffHeaderProcessingMode.PRESERVE,
      preserveHostHeader: true,
      dropInvalidHeaderFields: true,
      // The portal ends idle connections after 72 s; who ends first loses no call.
      idleTimeout: Duration.seconds(65),
      deletionProtection: true,
    });
  }

  private targetsOf(web: ecs.FargateService, { network }: Parts): elb.ApplicationTargetGroup {
    return new elb.ApplicationTargetGroup(this, 'Web', {
      vpc: network.vpc,
      port: ports.portal,
      protocol: elb.ApplicationProtocol.HTTP,
      targets: [web.loadBalancerTarget({ containerName: 'portal', containerPort: ports.portal })],
      deregistrationDelay: Duration.seconds(30),
      healthCheck: {
        path: '/readyz',
        port: String(ports.ops),
        interval: Duration.seconds(15),
        timeout: Duration.seconds(5),
        healthyThresholdCount: 2,
        // Longer than the database takes to go over to its standby: new processes would not help.
        unhealthyThresholdCount: 10,
      },
    });
  }

  private listener({ settings, data }: Parts): void {
    const listener = this.balancer.addListener('Https', {
      port: 443,
      protocol: elb.ApplicationProtocol.HTTPS,
      sslPolicy: elb.SslPolicy.TLS13_RES,
      certificates: [Certificate.fromCertificateArn(this, 'Certificate', settings.certificateArn)],
      open: false,
      defaultAction: elb.ListenerAction.fixedResponse(403),
    });
    listener.addAction('FromCloudFront', {
      priority: 1,
      conditions: [
        elb.ListenerCondition.httpHeader(ORIGIN_HEADER, [data.originSecret.secretValue.unsafeUnwrap()]),
      ],
      action: elb.ListenerAction.forward([this.targets]),
    });
  }
}
