import { App } from 'aws-cdk-lib';
import { build } from './app';
import { readSettings } from './settings';

const app = new App();
build(
  app,
  readSettings((app.node.tryGetContext('settings') as string | undefined) ?? 'settings.example.json'),
);
