-- What a person has decided about a payout that no statement settles (docs/decisions/091-payouts-settled-by-hand.md): which move, who, and why.
alter table payouts
  add column settled_as text constraint payouts_settled_as_is_known check (settled_as = any ('{pay,reject,return}')),
  add column settled_by text,
  add column settlement_note text constraint payouts_settlement_note_is_short check (char_length(settlement_note) between 1 and 500),
  add constraint payouts_settled_whole check (num_nulls(settled_as, settled_by, settlement_note) in (0, 3)),
  add constraint payouts_settled_have_a_status check (settled_as is null or status = any ('{paid,returned}'));
