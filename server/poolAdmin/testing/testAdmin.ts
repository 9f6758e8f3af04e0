import { type InsidePool, insideClient } from '../inside';
import { openPoolAdmin } from '../openPoolAdmin';

interface House {
  readonly pool: { readonly inside: InsidePool };
}

/** Administration of a test pool, as the portal does it. */
export const openTestAdmin = ({ pool }: House) =>
  openPoolAdmin({
    poolId: 'us-west-2_Fieldgate1',
    client: { region: 'us-west-2', ...insideClient(pool.inside) },
  });
