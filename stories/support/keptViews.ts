import { fn } from 'storybook/test';
import type { OfficeView } from '@contract/officeViews/schema';
import type { KeptList } from '@/lists/useKeptViews';

/** A view of a list: by Dana, hers alone. */
export const aView = (given: Partial<OfficeView> = {}): OfficeView => ({
  id: 'v-1',
  title: 'Large ones',
  address: 'least=50000&sort=-amount',
  layout: '{}',
  shared: false,
  owner: 'dana@example.com',
  own: true,
  starts: false,
  ...given,
});

/** The views that somebody keeps of a list. */
export const keptViews = (views: readonly OfficeView[] = [aView()]): KeptList => ({
  views,
  save: fn(async () => undefined),
  show: fn(),
  start: fn(),
  remove: fn(),
  shown: 0,
});
