import { escapeXml } from '../../xml.ts';
import { describeEntry, writeAmount, type BankFormat, type BankStatement } from './bank-statement.ts';
import { fitId, hash } from './fit-id.ts';

// Open Financial Exchange 2.2, a downloaded statement of one bank account. QuickBooks, Xero, GnuCash and others import it.

const accountLengthMax = 22;
const nameLengthMax = 32;
const memoLengthMax = 255;

/** 20261119140506.789[+1]: with the hours that its clocks are ahead of UTC. */
const writeMoment = ({ writeTime }: BankStatement, at: Date) => {
  const [, day = '', time = '', sign = '+', hours = '0', minutes = '00'] =
    /^(.{10})T(.{12})(?:Z|([+-])(\d\d):(\d\d))$/.exec(writeTime(at)) ?? [];
  const offset = `${sign}${Number(hours) + Number(minutes) / 60}`;
  return `${day.replaceAll('-', '')}${time.replaceAll(':', '')}[${offset}]`;
};

const text = (name: string, value: string) => `<${name}>${escapeXml(value)}</${name}>`;

const success = '<STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>';

export const ofx: BankFormat = {
  standard: 'OFX 2.2',
  type: 'application/x-ofx',
  open: (statement) => ({
    begin: () => {
      const { account, currency, from, to, writtenAt } = statement;
      const written = writeMoment(statement, writtenAt);
      return `<?xml version="1.0" encoding="UTF-8"?>
<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
<OFX>
<SIGNONMSGSRSV1><SONRS>${success}${text('DTSERVER', written)}<LANGUAGE>ENG</LANGUAGE></SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>0</TRNUID>${success}<STMTRS>
${text('CURDEF', currency)}
<BANKACCTFROM><BANKID>FLORIN</BANKID>${text('ACCTID', fitId(account.accountId, accountLengthMax))}<ACCTTYPE>CHECKING</ACCTTYPE></BANKACCTFROM>
<BANKTRANLIST>${text('DTSTART', writeMoment(statement, from))}${text('DTEND', writeMoment(statement, to))}
`;
    },
    writeEntry: (posting) => {
      const { amountMinor, currency, sourceId, entryNumber, line, kind } = posting;
      const type =
        kind === 'transfer' || kind === 'reversal' ? 'XFER' : amountMinor > 0n ? 'CREDIT' : 'DEBIT';
      const described = describeEntry(posting);
      return `<STMTTRN><TRNTYPE>${type}</TRNTYPE>${[
        text('DTPOSTED', writeMoment(statement, posting.at)),
        text('TRNAMT', writeAmount(amountMinor, currency)),
        text('FITID', hash(sourceId, entryNumber, line)),
        text('NAME', described.slice(0, nameLengthMax)),
        text('MEMO', described.slice(0, memoLengthMax)),
      ].join('')}</STMTTRN>\n`;
    },
    end: () => {
      const { closingMinor, currency, to } = statement;
      const balance = text('BALAMT', writeAmount(closingMinor, currency));
      return `</BANKTRANLIST>
<LEDGERBAL>${balance}${text('DTASOF', writeMoment(statement, to))}</LEDGERBAL>
</STMTRS></STMTTRNRS></BANKMSGSRSV1>
</OFX>
`;
    },
  }),
};
