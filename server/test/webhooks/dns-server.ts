import { createSocket, type RemoteInfo } from 'node:dgram';
import { onTestFinished } from 'vitest';

/** The address of a name, each time that it is asked for. */
type Answer = (asked: number) => string | Promise<string>;

const addressType = 1;
const internet = 1;

/** A real DNS server. It knows the IPv4 address of every name, and no other records. */
export const startDnsServer = async (addressFor: Answer) => {
  const socket = createSocket('udp4');
  let asked = 0;
  const answer = async (question: Buffer, from: RemoteInfo) => {
    const nameEnd = question.indexOf(0, 12) + 1;
    const isAddress = question.readUInt16BE(nameEnd) === addressType;
    const head = Buffer.from(question.subarray(0, 12));
    head.writeUInt16BE(0x81_80, 2);
    head.writeUInt16BE(isAddress ? 1 : 0, 6);
    head.writeUInt32BE(0, 8);
    const parts = [head, question.subarray(12, nameEnd + 4)];
    if (isAddress) {
      asked += 1;
      const address = (await addressFor(asked)).split('.').map(Number);
      // The name is the one at byte 12; it holds for no time; four bytes.
      parts.push(Buffer.from([0xc0, 12, 0, addressType, 0, internet, 0, 0, 0, 0, 0, 4, ...address]));
    }
    socket.send(Buffer.concat(parts), from.port, from.address);
  };
  socket.on('message', (question, from) => void answer(question, from));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    socket.close();
  });
  return { address: `127.0.0.1:${socket.address().port}`, asked: () => asked };
};
