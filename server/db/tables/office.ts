export interface OfficeViewTable {
  view_id: string;
  owner: string;
  screen: string;
  title: string;
  /** The list's address without its question mark. */
  address: string;
  created_at: string;
}

/** What people of the office keep (042-office.sql). */
export interface OfficeTables {
  office_view: OfficeViewTable;
}
