-- One word for one thing (docs/glossary.md): what somebody asks for is requested, and where the wallet and Florin disagree is a
-- mismatch. Renaming a column changes only the catalogue, so this takes no longer with a million payments.
alter domain orderer rename to requester;
alter table operations rename column ordered_by to requested_by;
alter table operations rename column ordered_at to requested_at;
alter table operations rename column contradiction to mismatch;
alter table reconciliations rename column ordered_by to requested_by;
alter table reconciliations rename constraint reconciliations_ordered_by_is_known to reconciliations_requested_by_is_known;
