import { formatMinor } from '../money.ts';
import { payoutCurrency } from './payout.ts';
import { toSepaId, toSepaText } from './sepa-text.ts';

const nameLengthMax = 70;
const remittanceLengthMax = 140;

interface BankAccount {
  readonly iban: string;
  readonly bic: string | null;
}

export interface CreditTransfer {
  readonly payoutId: string;
  readonly amountMinor: bigint;
  readonly name: string;
  readonly bank: BankAccount;
  readonly reference: string | null;
}

export interface CreditTransferFile {
  readonly runId: string;
  readonly at: Date;
  readonly debtor: { readonly name: string; readonly bank: BankAccount };
  /** At least one. */
  readonly transfers: readonly CreditTransfer[];
}

const element = (name: string, content: string) => `<${name}>${content}</${name}>`;
/** The characters of SEPA have neither ampersand nor angle bracket, so there is nothing to escape. */
const nameOf = (name: string) => element('Nm', toSepaText(name, nameLengthMax) || 'NOTPROVIDED');
const accountOf = ({ iban }: BankAccount) => element('Id', element('IBAN', iban));
const amountOf = (amountMinor: bigint) => formatMinor(amountMinor, 2);

const transactionOf = ({ payoutId, amountMinor, name, bank, reference }: CreditTransfer) => {
  const id = toSepaId(payoutId);
  const text = toSepaText([reference, id].filter((part) => part !== null).join(' '), remittanceLengthMax);
  return element(
    'CdtTrfTxInf',
    element('PmtId', element('EndToEndId', id)) +
      element('Amt', `<InstdAmt Ccy="${payoutCurrency}">${amountOf(amountMinor)}</InstdAmt>`) +
      (bank.bic === null ? '' : element('CdtrAgt', element('FinInstnId', element('BICFI', bank.bic)))) +
      element('Cdtr', nameOf(name)) +
      element('CdtrAcct', accountOf(bank)) +
      element('RmtInf', element('Ustrd', text)),
  );
};

/**
 * A file of SEPA credit transfers, pain.001.001.09 (ISO 20022; the EPC's implementation guidelines for customers and banks). Each transfer is booked
 * by itself, so that the statement names it.
 */
export const writePain = ({ runId, at, debtor, transfers }: CreditTransferFile): string => {
  const id = toSepaId(runId);
  const sums =
    element('NbOfTxs', String(transfers.length)) +
    element('CtrlSum', amountOf(transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)));
  const agent =
    debtor.bank.bic === null
      ? element('Othr', element('Id', 'NOTPROVIDED'))
      : element('BICFI', debtor.bank.bic);
  const header = element(
    'GrpHdr',
    element('MsgId', id) +
      element('CreDtTm', `${at.toISOString().slice(0, 19)}Z`) +
      sums +
      element('InitgPty', nameOf(debtor.name)),
  );
  const payment = element(
    'PmtInf',
    element('PmtInfId', id) +
      element('PmtMtd', 'TRF') +
      element('BtchBookg', 'false') +
      sums +
      element('PmtTpInf', element('SvcLvl', element('Cd', 'SEPA'))) +
      element('ReqdExctnDt', element('Dt', at.toISOString().slice(0, 10))) +
      element('Dbtr', nameOf(debtor.name)) +
      element('DbtrAcct', accountOf(debtor.bank)) +
      element('DbtrAgt', element('FinInstnId', agent)) +
      element('ChrgBr', 'SLEV') +
      transfers.map(transactionOf).join('\n'),
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">' +
    `${element('CstmrCdtTrfInitn', `${header}\n${payment}`)}</Document>\n`
  );
};
