import { ourBank } from './payout-support.ts';

export interface BankEntry {
  readonly endToEndId?: string;
  readonly amount: string;
  readonly currency?: string;
  readonly direction?: 'DBIT' | 'CRDT';
  readonly status?: string;
  /** The bank's code of a return. */
  readonly reason?: string;
}

const detailOf = ({ endToEndId, amount, currency = 'EUR', direction = 'DBIT', reason }: BankEntry) =>
  `<TxDtls><Refs>${endToEndId === undefined ? '' : `<EndToEndId>${endToEndId}</EndToEndId>`}</Refs>` +
  `<Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>` +
  `${reason === undefined ? '' : `<RtrInf><Rsn><Cd>${reason}</Cd></Rsn></RtrInf>`}</TxDtls>`;

const entryOf = (entry: BankEntry) =>
  `<Ntry><Amt Ccy="${entry.currency ?? 'EUR'}">${entry.amount}</Amt><CdtDbtInd>${entry.direction ?? 'DBIT'}</CdtDbtInd>` +
  `<Sts><Cd>${entry.status ?? 'BOOK'}</Cd></Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>B-1</AcctSvcrRef>` +
  `<NtryDtls>${detailOf(entry)}</NtryDtls></Ntry>`;

/** What a bank gives, as far as it matters. */
export const writeCamt = (
  entries: readonly BankEntry[],
  { iban = ourBank.PAYOUT_IBAN, version = '08' } = {},
) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>` +
  `<GrpHdr><MsgId>M</MsgId></GrpHdr><Stmt><Id>S</Id><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>` +
  `${entries.map(entryOf).join('')}</Stmt></BkToCstmrStmt></Document>`;
