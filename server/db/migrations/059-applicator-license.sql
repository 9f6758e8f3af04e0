-- Whoever sprays for hire does so under a license; spray records name it.
alter table invoice_line add column applicator_license_no text;
comment on column invoice_line.applicator_license_no is 'Of whoever applied the product, where the supplier did.';
