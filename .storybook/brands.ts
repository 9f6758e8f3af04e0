import { brandOf } from '@theme/brand';
import { brandSheet } from '@theme/brandSheet';
import ironwood from '@theme/brands/ironwood/brand.json';
import redbluff from '@theme/brands/redbluff/brand.json';
import tallgrass from '@theme/brands/tallgrass/brand.json';

/** The sample brands, by their names in the toolbar. None of them has files of its own. */
const brands: Readonly<Record<string, unknown>> = { tallgrass, redbluff, ironwood };

export const brandNames = Object.keys(brands);

/** Puts a brand into the page as the portal does: one style sheet more. Any other name takes it out again. */
export function showBrand(name: string): void {
  const element = document.getElementById('brand') ?? document.createElement('style');
  if (element.dataset['brand'] === name) return;
  element.id = 'brand';
  element.dataset['brand'] = name;
  element.textContent = brandNames.includes(name) ? brandSheet(brandOf(brands[name]), (file) => file) : '';
  document.head.append(element);
}
