import { dateInMonth, monthNumber, type Span } from '../calendar';
import { catalogue, priceOn } from '../catalogue';
import { branches } from '../company';
import { planRates, RATE_PLAN } from '../depositHabits';
import { type Drop, flag } from '../drop';
import { microText } from '../exact';

/** The company's own files: branches, products with their posted prices, and what the deposit plan pays. */
export function writeStock(drop: Drop, { to, storyEnd }: Span): void {
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
  for (let month = monthNumber(to) - 12; month <= monthNumber(to); month++) {
    const from = dateInMonth(month, 1);
    for (const item of catalogue.filter(({ group }) => group !== 'FINC')) {
      drop.add('price_sheet', {
        product_code: item.code,
        uom: item.unit,
        effective_from: from,
        posted_price: microText(priceOn(item, from)),
      });
    }
  }
  for (const rate of planRates(storyEnd)) {
    drop.add('deposit_rates', {
      rate_plan: RATE_PLAN,
      effective_from: rate.from,
      tier_from: '0.00',
      annual_rate: microText(rate.rateMicro),
      day_count: '365F',
      balance_method: 'EOD',
      posting: 'monthly',
    });
  }
}
