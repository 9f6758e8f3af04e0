export interface AuthorizedBuyerTable {
  account_no: string;
  buyer_name: string;
  limit_amount_cents: number | null;
  active: boolean;
  import_id: number;
}

export interface DepositRateTable {
  rate_plan: string;
  effective_from: string;
  tier_from_cents: number;
  annual_rate: string;
  day_count: string | null;
  balance_method: string | null;
  posting: string | null;
  import_id: number;
}

export interface DeliveryTicketTable {
  ticket_no: string;
  account_no: string;
  branch: string | null;
  delivered_on: string | null;
  product_code: string | null;
  qty: string | null;
  uom: string | null;
  field_id: string | null;
  driver: string | null;
  status: string | null;
  invoice_no: string | null;
  image_file: string | null;
  import_id: number;
}

export interface PriceSheetTable {
  product_code: string;
  uom: string;
  effective_from: string;
  branch: string;
  posted_price: string | null;
  import_id: number;
}

/** Buyers, rates, tickets and prices (020-feed-whole.sql). */
export interface StockTables {
  authorized_buyer: AuthorizedBuyerTable;
  deposit_rate: DepositRateTable;
  delivery_ticket: DeliveryTicketTable;
  price_sheet: PriceSheetTable;
}
