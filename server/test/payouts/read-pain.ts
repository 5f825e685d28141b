import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XmlDocument, XmlElement, XsdValidator } from 'libxml2-wasm';

const schema = readFileSync(join(import.meta.dirname, 'pain.001.001.09.part.xsd'), 'utf8');
const names = { p: 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09' };

/** Throws where the schema doesn't take the file. Read by libxml2, by nothing of ours. */
export const readPain = (text: string) => {
  using rules = XmlDocument.fromString(schema);
  using validator = XsdValidator.fromDoc(rules);
  using document = XmlDocument.fromString(text);
  validator.validate(document);
  const valueIn = (from: XmlElement, path: string) => {
    const found = from.get(path, names);
    return found instanceof XmlElement ? found.content : '';
  };
  const value = (path: string) => valueIn(document.root, path);
  const amounts = document.root
    .find('//p:InstdAmt', names)
    .map(({ content }) => Math.round(Number(content) * 100));
  const total = (amounts.reduce((sum, amount) => sum + amount, 0) / 100).toFixed(2);
  for (const part of ['GrpHdr', 'PmtInf']) {
    const said = [value(`//p:${part}/p:NbOfTxs`), value(`//p:${part}/p:CtrlSum`)];
    if (said[0] !== String(amounts.length) || said[1] !== total)
      throw new Error(`${part} says ${said.join(' of ')}, and there are ${amounts.length} of ${total}`);
  }
  return {
    messageId: value('//p:MsgId'),
    count: amounts.length,
    controlSum: total,
    debtorIban: value('//p:DbtrAcct//p:IBAN'),
    debtorName: value('//p:Dbtr/p:Nm'),
    debtorBank: value('//p:DbtrAgt//p:BICFI'),
    transfers: document.root.find('//p:CdtTrfTxInf', names).map((transfer) => ({
      endToEndId: valueIn(transfer as XmlElement, 'p:PmtId/p:EndToEndId'),
      amount: valueIn(transfer as XmlElement, 'p:Amt/p:InstdAmt'),
      name: valueIn(transfer as XmlElement, 'p:Cdtr/p:Nm'),
      iban: valueIn(transfer as XmlElement, 'p:CdtrAcct/p:Id/p:IBAN'),
      text: valueIn(transfer as XmlElement, 'p:RmtInf/p:Ustrd'),
    })),
  };
};
