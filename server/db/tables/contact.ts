import type { Generated } from 'kysely';

export interface ContactTicketTable {
  ticket_id: string;
  ticket_no: string;
  sent_by: string;
  account_no: string | null;
  topic: string;
  about: string | null;
  reply_by: 'phone' | 'email' | 'text';
  reply_to: string;
  message: string;
  status: Generated<'open' | 'answered' | 'closed'>;
  created_at: string;
}

export interface ContactAttachmentTable {
  ticket_id: string;
  seq: number;
  file_name: string;
  media_type: string;
  sha256: string;
  content: Uint8Array;
}

/** What customers wrote (033-contact.sql). */
export interface ContactTables {
  contact_ticket: ContactTicketTable;
  contact_attachment: ContactAttachmentTable;
  contact_number: { year: number; last: number };
}
