declare module 'virtual:component-facts' {
  import type { Facts } from '@scripts/componentFacts/facts';

  const facts: Facts;
  // oxlint-disable-next-line import/no-default-export -- the one thing that the module has
  export default facts;
}
