import type { StockItem } from './item';

export const services: readonly StockItem[] = [
  { code: 'APGRND', name: 'Custom application, ground', group: 'APPL', unit: 'acre', band: [800, 1_300] },
  { code: 'APAIR', name: 'Custom application, aerial', group: 'APPL', unit: 'acre', band: [1_100, 1_800] },
  { code: 'APDRY', name: 'Dry spreading', group: 'APPL', unit: 'acre', band: [800, 1_050] },
  { code: 'APNH3', name: 'Anhydrous tool bar rental', group: 'APPL', unit: 'acre', band: [350, 500] },
  { code: 'DELIV', name: 'Delivery to field', group: 'DELV', unit: 'load', band: [6_500, 9_500] },
  { code: 'HAULMI', name: 'Hauling', group: 'DELV', unit: 'mile', band: [425, 550] },
  { code: 'SOILTS', name: 'Soil test, 0–36 in', group: 'SOIL', unit: 'each', band: [3_800, 5_200] },
  { code: 'GRIDSM', name: 'Grid sampling', group: 'SOIL', unit: 'acre', band: [650, 900] },
  { code: 'SCOUTW', name: 'Crop scouting', group: 'SCOUT', unit: 'acre', band: [250, 400] },
];
