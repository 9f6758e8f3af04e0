import { parseArgs } from 'node:util';
import { isEmail } from '@contract/rules/email';
import { type Config, readConfig } from './config';
import { examine } from './doctor/examine';
import { type Diagnosis, fault, ok, warning } from './doctor/diagnosis';
import { withoutSecrets, withSecretFiles } from './settingNames';
import { SettingsRefused } from './settingsRefused';

const USAGE = 'Usage: npm run doctor [-- --mail-to name@example.com] [-- --json]';

async function run(
  args: readonly string[],
): Promise<{ readonly findings: readonly Diagnosis[]; readonly json: boolean }> {
  const { values } = parseArgs({
    args: [...args],
    options: { 'mail-to': { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const mailTo = values['mail-to'];
  if (mailTo !== undefined && !isEmail(mailTo)) throw new Error(`"${mailTo}" is no e-mail address. ${USAGE}`);
  const { config, findings } = settings();
  return { json: values.json, findings: [...findings, ...(config ? await examine(config, mailTo) : [])] };
}

/** What is wrong with the settings; nothing else is looked at before they hold. */
function settings(): { readonly config?: Config; readonly findings: readonly Diagnosis[] } {
  try {
    const config = readConfig(process.env);
    const strict = config.production
      ? 'as production wants them'
      : 'not those of production: NODE_ENV is not set to it';
    return {
      config,
      findings: [
        ok('settings', `They hold, ${strict}.`),
        ...config.warnings.map((told) => warning('settings', told, 'Mend or remove the name.')),
      ],
    };
  } catch (error) {
    if (!(error instanceof SettingsRefused)) throw error;
    const todo = 'Mend it, then ask again: the rest is looked at once the settings hold.';
    return { findings: error.faults.map((told) => fault('settings', told, todo)) };
  }
}

function lineOf({ name, result, told, todo }: Diagnosis): string {
  const line = `${result.padEnd(8)} ${name.padEnd(21)} ${told}`;
  return todo === undefined ? line : `${line}\n${' '.repeat(31)}→ ${todo}`;
}

try {
  const { findings, json } = await run(process.argv.slice(2));
  const faults = findings.filter(({ result }) => result === 'fault').length;
  const warnings = findings.filter(({ result }) => result === 'warning').length;
  const told = json
    ? JSON.stringify({ ok: faults === 0, findings }, null, 1)
    : [...findings.map(lineOf), `\n${faults} faults, ${warnings} warnings.`].join('\n');
  console.log(withoutSecrets(told, withSecretFiles(process.env).env));
  process.exitCode = faults > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
