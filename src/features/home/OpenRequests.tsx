import { loaded } from '@/data/asyncResult';
import { useRequests } from '@/data/requestList';
import { RequestsCard } from './RequestsCard';

/** The newest requests under way. Its code is fetched beside the data, as it stands far down. */
export const OpenRequests = () => (
  <RequestsCard requests={loaded(useRequests({ tab: 'open', sort: '-submitted', limit: 3 }))} />
);
