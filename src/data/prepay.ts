import * as prepay from '@contract/prepay/endpoints';
import { useEndpoint } from './useEndpoint';

/** A contract, and the line of it that is asked about. */
interface ContractLine {
  readonly contractNo: string;
  readonly line?: number;
}

/** One contract with its history; asks nothing for null. */
export const usePrepayContract = (asked: ContractLine | null) =>
  useEndpoint(prepay.contract, {
    params: { contractNo: asked?.contractNo ?? null },
    query: { line: asked?.line },
  });
