import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the walks' own portal listens and keeps its data. */
export const port = 3417;
export const address = `http://localhost:${port}`;
export const dataDir = join(tmpdir(), 'fieldgate-walks');

/** A folder that holds the demo company and that no portal uses: what portals beside it begin with a copy of. */
export const filledDir = join(tmpdir(), 'fieldgate-walks-filled');
