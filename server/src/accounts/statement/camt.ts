import { escapeXml } from '../../xml.ts';
import { describeEntry, writeAmount, type BankFormat, type BankStatement } from './bank-statement.ts';
import { fitId, hash } from './fit-id.ts';

// ISO 20022 camt.053.001.08, the statement that banks of Europe give. Odoo, SAP, DATEV and others import it.

const accountLengthMax = 34;
const textLengthMax = 140;
const noteLengthMax = 500;

const text = (name: string, value: string) => `<${name}>${escapeXml(value)}</${name}>`;

/** The day, where the books are kept. */
const day = ({ writeTime }: BankStatement, at: Date) => `<Dt>${writeTime(at).slice(0, 10)}</Dt>`;

/** Amounts have no sign. */
const signed = (amountMinor: bigint, currency: string) => {
  const isDebit = amountMinor < 0n;
  const amount = writeAmount(isDebit ? -amountMinor : amountMinor, currency);
  return `<Amt Ccy="${escapeXml(currency)}">${amount}</Amt><CdtDbtInd>${isDebit ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
};

const writeBalance = (code: string, statement: BankStatement, amountMinor: bigint, at: Date) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${signed(amountMinor, statement.currency)}<Dt>${day(statement, at)}</Dt></Bal>\n`;

export const camt: BankFormat = {
  standard: 'camt.053.001.08 (ISO 20022)',
  type: 'application/xml',
  open: (statement) => ({
    begin: () => {
      const { account, currency, from, to, openingMinor, closingMinor, writtenAt, writeTime } = statement;
      const { platformId, accountId } = account;
      // The same for the same statement, so that a program sees that it has it already.
      const id = text('Id', hash(platformId, accountId, currency, from.getTime(), to.getTime()));
      const moment = (name: string, at: Date) => text(name, writeTime(at));
      const lastDay = new Date(to.getTime() - 1);
      return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
<BkToCstmrStmt>
<GrpHdr>${text('MsgId', hash(platformId, accountId, writtenAt.getTime()))}${moment('CreDtTm', writtenAt)}</GrpHdr>
<Stmt>
${id}${moment('CreDtTm', writtenAt)}<FrToDt>${moment('FrDtTm', from)}${moment('ToDtTm', to)}</FrToDt>
<Acct><Id><Othr>${text('Id', fitId(accountId, accountLengthMax))}</Othr></Id>${text('Ccy', currency)}</Acct>
${writeBalance('OPBD', statement, openingMinor, from)}${writeBalance('CLBD', statement, closingMinor, lastDay)}`;
    },
    writeEntry: (posting) => {
      const { amountMinor, currency, at, sourceId, entryNumber, line, kind, reference } = posting;
      const described = describeEntry(posting);
      const remittance = text('Ustrd', (reference ?? described).slice(0, textLengthMax));
      return `<Ntry>${[
        signed(amountMinor, currency),
        '<Sts><Cd>BOOK</Cd></Sts>',
        `<BookgDt>${day(statement, at)}</BookgDt>`,
        `<ValDt>${day(statement, at)}</ValDt>`,
        text('AcctSvcrRef', hash(sourceId, entryNumber, line)),
        `<BkTxCd><Prtry>${text('Cd', kind)}<Issr>Florin</Issr></Prtry></BkTxCd>`,
        `<NtryDtls><TxDtls><RmtInf>${remittance}</RmtInf></TxDtls></NtryDtls>`,
        text('AddtlNtryInf', described.slice(0, noteLengthMax)),
      ].join('')}</Ntry>\n`;
    },
    end: () => '</Stmt>\n</BkToCstmrStmt>\n</Document>\n',
  }),
};
