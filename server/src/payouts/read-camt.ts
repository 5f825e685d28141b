import { normaliseIban } from '../iban.ts';
import { invalidRequest } from '../problem.ts';
import { listAt, readXml, textAt, type XmlElement } from './read-xml.ts';

/** What a statement says of one credit transfer. */
export interface StatementEntry {
  /** `debit`: money left the operator's account. */
  readonly direction: 'debit' | 'credit';
  readonly currency: string;
  /** As the bank wrote it. */
  readonly amount: string;
  /** Undefined: it isn't said for this transfer, or can't be read. */
  readonly amountMinor: bigint | undefined;
  readonly endToEndId: string | undefined;
  /** The day on which the bank booked it. */
  readonly bookedOn: string | undefined;
  /** The bank's own reference of the entry. */
  readonly bankReference: string | undefined;
  /** Money that came back, as the bank says itself. */
  readonly isReturn: boolean;
  readonly returnReason: string | undefined;
}

interface BankStatement {
  /** Of every account in it. */
  readonly ibans: readonly string[];
  readonly entries: readonly StatementEntry[];
}

const entriesMax = 20_000;
const namespaceForm = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.\d\d$/;

/** Reads a bank's statement (camt.053, any of its versions). Only what the bank has booked is in it. */
export const readCamt = async (text: string, pointer: string): Promise<BankStatement> => {
  const { root, namespace } = await readXml(text, pointer);
  const statements = listAt(root, 'BkToCstmrStmt', 'Stmt');
  if (root.name !== 'Document' || !namespaceForm.test(namespace) || statements.length === 0)
    throw invalidRequest([{ pointer, detail: 'is not a bank statement: camt.053 is expected' }]);
  const ibans = statements.map((statement) => normaliseIban(textAt(statement, 'Acct', 'Id', 'IBAN') ?? ''));
  const entries = statements.flatMap((statement) =>
    listAt(statement, 'Ntry').filter(isBooked).flatMap(readEntry),
  );
  if (entries.length > entriesMax)
    throw invalidRequest([{ pointer, detail: `must have at most ${entriesMax} transfers` }]);
  return { ibans, entries };
};

/** A code since version 4, a text before. */
const isBooked = (entry: XmlElement) => (textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts')) === 'BOOK';

/** Once for each transfer in it: a bank may book several as one. */
const readEntry = (entry: XmlElement): StatementEntry[] => {
  const details = listAt(entry, 'NtryDtls', 'TxDtls');
  const isAlone = details.length <= 1;
  return (isAlone ? [details[0] ?? entry] : details).map((detail) => {
    const amountElement =
      listAt(detail, 'Amt')[0] ??
      listAt(detail, 'AmtDtls', 'TxAmt', 'Amt')[0] ??
      (isAlone ? listAt(entry, 'Amt')[0] : undefined);
    const amount = amountElement?.text.trim() ?? '';
    const indicator = textAt(detail, 'CdtDbtInd') ?? textAt(entry, 'CdtDbtInd');
    const reason = textAt(detail, 'RtrInf', 'Rsn', 'Cd') ?? textAt(detail, 'RtrInf', 'Rsn', 'Prtry');
    return {
      direction: indicator === 'DBIT' ? 'debit' : 'credit',
      currency: amountElement?.attributes['Ccy'] ?? '',
      amount,
      amountMinor: readAmount(amount),
      endToEndId: textAt(detail, 'Refs', 'EndToEndId'),
      bookedOn: textAt(entry, 'BookgDt', 'Dt') ?? textAt(entry, 'BookgDt', 'DtTm')?.slice(0, 10),
      bankReference: textAt(detail, 'Refs', 'AcctSvcrRef') ?? textAt(entry, 'AcctSvcrRef'),
      isReturn: listAt(detail, 'RtrInf').length > 0 || isTrue(textAt(entry, 'RvslInd')),
      returnReason: reason?.slice(0, 35),
    };
  });
};

const isTrue = (text: string | undefined) => text === 'true' || text === '1';

/** Of a currency with two decimals, as euros have them. */
const readAmount = (text: string) => {
  const [, whole = '', part = ''] = /^(\d{1,13})(?:\.(\d{1,5}))?$/.exec(text) ?? [];
  if (whole === '' || /[1-9]/.test(part.slice(2))) return undefined;
  return BigInt(whole + part.slice(0, 2).padEnd(2, '0'));
};
