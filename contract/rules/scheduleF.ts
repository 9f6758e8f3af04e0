/** What decides the category of a purchase. */
interface Bought {
  readonly docType: string;
  readonly lineType: string;
  readonly groupName: string | null;
}

/** Product groups by the line of Schedule F (the farm's tax form) where they usually go: docs/rules.md#schedule-f. */
const groupsByCategory: Readonly<Record<string, readonly string[]>> = {
  'Fertilizers and lime': [
    'fertilizer',
    'nitrogen',
    'phosphate',
    'potash',
    'sulfur',
    'micronutrient',
    'micronutrients',
    'lime',
  ],
  Chemicals: ['crop protection', 'herbicide', 'fungicide', 'insecticide', 'adjuvant', 'seed treatment'],
  'Seeds and plants': ['seed'],
  Feed: ['feed', 'feed and animal health'],
  'Gasoline, fuel, and oil': [
    'fuel',
    'dyed diesel',
    'clear diesel',
    'gasoline',
    'diesel exhaust fluid',
    'propane',
    'lubricants',
  ],
  'Custom hire': ['custom application'],
  'Freight and trucking': ['freight', 'delivery'],
  'Interest, other': ['finance charge'],
  Supplies: ['merchandise', 'farm supplies'],
};

const categories = new Map(
  Object.entries(groupsByCategory).flatMap(([category, groups]) => groups.map((group) => [group, category])),
);

/**
 * The proposed category of a purchase in a farm's own books. A group without a line on the form keeps its name; null if
 * there is no group.
 */
export function scheduleFLine({ docType, lineType, groupName }: Bought): string | null {
  if (docType === 'financeCharge') return 'Interest, other';
  if (lineType === 'freight') return 'Freight and trucking';
  return groupName && (categories.get(groupName.toLowerCase()) ?? groupName);
}
