-- The search finds every id that a page offers to copy: who pays, as the wallet names them, and what moved at the wallet and is no payment of ours.
-- A payment is written into the first index once, with the move that ends its wait for the buyer, as into that of its words.
-- works with: 1
create index payments_by_payer_account on payments (payer_account_id)
  where payer_account_id is not null and status <> 'awaiting_approval';
create index foreign_transactions_by_transaction on foreign_transactions (transaction_id);
