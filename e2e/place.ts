import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the tests' own portal listens and keeps its data. E2E_PORT lets two checkouts run side by side. */
export const port = Number(process.env['E2E_PORT'] ?? 3417);
export const address = `http://localhost:${port}`;
export const dataDir = join(tmpdir(), `fieldgate-e2e-${port}`);

/** Where whoever runs these tests has loaded the demo company already. */
const filledBefore = process.env['E2E_FILLED_DIR'];
export const isFilled = filledBefore !== undefined;

/** A folder that holds the demo company and that no portal uses: what portals beside it begin with a copy of. */
export const filledDir = filledBefore ?? join(tmpdir(), `fieldgate-e2e-filled-${port}`);

/** E2E_CPU=4 slows the browser's processor down so many times, for everything that begins with a sign-in. */
export const slowness = Number(process.env['E2E_CPU'] ?? 1);
