import type { Buyer } from './account';
import type { Random } from './random';

const given = [
  'Ada',
  'Ben',
  'Carla',
  'Dale',
  'Elsa',
  'Frank',
  'Greta',
  'Henry',
  'Inez',
  'Joel',
  'Karen',
  'Luis',
  'Marta',
  'Nolan',
  'Opal',
  'Pete',
  'Rosa',
  'Silas',
  'Tess',
  'Vern',
  'Wanda',
  'Yusuf',
];
const family = [
  'Aldridge',
  'Brandvold',
  'Castellaw',
  'Dunmore',
  'Eklund',
  'Fairbairn',
  'Gustafson',
  'Hathaway',
  'Ibarra',
  'Jorgensen',
  'Kowalke',
  'Lattimer',
  'McTavish',
  'Nakagawa',
  'Ostrander',
  'Pettibone',
  'Quintero',
  'Ravndal',
  'Sandoval',
  'Tollefson',
  'Ueland',
  'Vasquez',
  'Wexler',
  'Yoder',
  'Zimmerli',
  'Birdwell',
  'Crowfoot',
  'Delacroix',
];
const places = [
  'Badger Draw',
  'Blue Heron',
  'Cloverland',
  'Dusty Flat',
  'Eagle Rim',
  'Fourmile',
  'Goose Creek',
  'High Bench',
  'Ironwood',
  'Juniper Hill',
  'Lone Butte',
  'Meadowlark',
  'Old Schoolhouse',
  'Pine Hollow',
  'Rattlesnake Bar',
  'Sweetgrass',
  'Three Springs',
  'Union Flat',
  'Willow Bend',
  'Yellow Pine',
];
const kinds = ['Farms LLC', 'Land & Cattle', 'Grain', 'Ranch', 'Farming Co.', 'Family Farms', 'Ag Partners'];

/** A name for a farm that nobody knows. */
export function farmName(random: Random): string {
  switch (random.int(0, 4)) {
    case 0:
      return `${random.pick(given)} ${random.pick(family)}`;
    case 1:
      return `${random.pick(family)} ${random.pick(kinds)}`;
    case 2:
      return `${random.pick(family)} & ${random.pick(['Sons', 'Daughters', 'Family'])}`;
    case 3:
      return `${random.pick(given)} & ${random.pick(given)} ${random.pick(family)}`;
    default:
      return `${random.pick(places)} ${random.pick(kinds)}`;
  }
}

/** Up to three people who fetch things for a farm; now and then one who no longer does. */
export const buyersOf = (random: Random): Buyer[] =>
  random.some(given, random.int(0, 3)).map((name) => ({
    name: `${name} ${random.pick(family)}`,
    limitCents: random.chance(70) ? random.int(1, 20) * 50_000 : undefined,
    active: random.chance(90),
  }));

const roads = [
  'Union Flat Rd',
  'Almota Rd',
  'Waverly Grade',
  'Snake River Ave',
  'Old Moscow Hwy',
  'Cemetery Ln',
  'Bench Rd',
];

const towns: Readonly<
  Record<string, readonly (readonly [city: string, state: string, zip: string, county: string])[]>
> = {
  PUL: [
    ['Colfax', 'WA', '99111', 'Whitman'],
    ['Pullman', 'WA', '99163', 'Whitman'],
    ['Palouse', 'WA', '99161', 'Whitman'],
  ],
  LEW: [
    ['Lewiston', 'ID', '83501', 'Nez Perce'],
    ['Genesee', 'ID', '83832', 'Latah'],
    ['Asotin', 'WA', '99402', 'Asotin'],
  ],
  ONT: [
    ['Ontario', 'OR', '97914', 'Malheur'],
    ['Nyssa', 'OR', '97913', 'Malheur'],
    ['Weiser', 'ID', '83672', 'Washington'],
  ],
};

export interface Home {
  readonly address: readonly [address1: string, address2: string, city: string, state: string, zip: string];
  readonly county: string;
  readonly phone: string;
}

export function homeNear(branch: string, random: Random): Home {
  const [city, state, zip, county] = random.pick(towns[branch]!);
  const area = { WA: '509', ID: '208', OR: '541' }[state] ?? '509';
  const box = random.chance(20) ? `PO Box ${random.int(10, 980)}` : '';
  return {
    address: [`${random.int(100, 19_999)} ${random.pick(roads)}`, box, city, state, zip],
    county,
    phone: `${area}-555-0${random.int(100, 199)}`,
  };
}
