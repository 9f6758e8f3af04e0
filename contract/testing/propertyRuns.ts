/** How many examples a property test tries: ten times as many in `npm run test:deep`. */
export const propertyRuns = (usual: number): number =>
  process.env['TEST_DEEP'] === '1' ? usual * 10 : usual;
