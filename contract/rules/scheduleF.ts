/** What the category of a purchase goes by. */
interface Bought {
  readonly docType: string;
  readonly lineType: string;
  readonly groupName: string | null;
}

/** Product groups by the line of the farm's tax form (Schedule F) on which they usually stand. */
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
 * The category of a purchase in a farm's own books. A group that the form has no line for keeps its name; null
 * where a line has no group. It is a proposal, which a bookkeeper changes where it does not fit.
 */
export function scheduleFLine({ docType, lineType, groupName }: Bought): string | null {
  if (docType === 'financeCharge') return 'Interest, other';
  if (lineType === 'freight') return 'Freight and trucking';
  return groupName && (categories.get(groupName.toLowerCase()) ?? groupName);
}
