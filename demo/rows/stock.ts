import { catalogue } from '../catalogue';
import { branches } from '../company';
import type { Drop } from '../drop';
import { flag } from './flag';

/** The company's own files: branches and products. */
export function writeStock(drop: Drop): void {
  for (const branch of branches) {
    drop.add('branches', {
      branch_code: branch.code,
      name: branch.name,
      address1: branch.address,
      city: branch.city,
      state: branch.state,
      zip: branch.zip,
      phone: branch.phone,
      time_zone: branch.timeZone,
      active: 'Y',
    });
  }
  for (const product of catalogue) {
    drop.add('products', {
      product_code: product.code,
      name: product.name,
      group_code: product.group,
      group_name: product.groupName,
      subgroup: product.subgroup,
      default_uom: product.unit,
      density_lb_per_gal: product.density,
      analysis: product.analysis,
      epa_reg_no: product.epa,
      rup: flag(product.rup ?? false),
      discount_eligible: flag(product.eligible),
      active: 'Y',
    });
  }
}
