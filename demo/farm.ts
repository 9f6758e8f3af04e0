import type { Field } from './account';
import type { Home } from './people';
import type { Random } from './random';

const farms = ['Home', 'North', 'Creek', 'Hill', 'Depot', 'Bench'];
const sides = ['North', 'South', 'East', 'West', 'Upper', 'Lower', 'Back', 'Front', 'Old'];
const marks = ['80', '40', 'Quarter', 'Draw', 'Bottom', 'Ridge', 'Orchard', 'Section', 'Bench'];

const rotations: Readonly<Record<string, readonly (readonly string[])[]>> = {
  PUL: [
    ['Winter wheat', 'Spring wheat', 'Chickpeas'],
    ['Winter wheat', 'Barley', 'Lentils'],
    ['Winter wheat', 'Canola'],
  ],
  LEW: [
    ['Winter wheat', 'Chickpeas'],
    ['Winter wheat', 'Spring wheat', 'Lentils'],
  ],
  ONT: [
    ['Corn', 'Winter wheat'],
    ['Alfalfa', 'Alfalfa', 'Corn', 'Barley'],
  ],
};

/** The fields of a farm, with names that do not repeat on one farmstead. */
export function fieldsOf(
  accountNo: string,
  count: number,
  branch: string,
  home: Home,
  random: Random,
): Field[] {
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const farm = farms[Math.floor(index / 6) % farms.length]!;
    let name = '';
    do name = `${random.pick(sides)} ${random.pick(marks)}`;
    while (taken.has(`${farm}/${name}`));
    taken.add(`${farm}/${name}`);
    const rotation = random.pick(rotations[branch]!);
    const start = random.int(0, rotation.length - 1);
    return {
      id: `F-${accountNo}-${String(index + 1).padStart(2, '0')}`,
      farm,
      name,
      acreTenths: random.int(280, 1_590),
      state: home.address[3],
      county: home.county,
      fsaFarm: String(random.int(1_000, 8_900)),
      fsaTract: String(random.int(300, 990)),
      // Neighboring fields stand at different points of the same rotation.
      rotation: [...rotation.slice(start), ...rotation.slice(0, start)],
    };
  });
}
