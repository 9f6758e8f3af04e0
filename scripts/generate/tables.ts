import { writeFileSync } from 'node:fs';
import { migrate } from '@server/db/migrate';
import { migrations } from '@server/db/migrations';
import { openDb } from '@server/db/open';
import { memoryEngine } from '@server/db/pglite';
import { tableTypes } from './tableTypes';

// Writes server/db/tables.ts from an embedded database that lives for this one run.
const engine = await memoryEngine();
await migrate(engine, migrations);
writeFileSync('server/db/tables.ts', await tableTypes(openDb(engine)));
await engine.close();
process.stdout.write('server/db/tables.ts\n');
