import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** RFC 9110 §12.5.3, as far as clients use it: the coding is named, and its weight is not zero. */
export const isAccepted = (acceptEncoding: string, name: string) =>
  acceptEncoding.split(',').some((part) => {
    const [coding = '', weight = ''] = part.split(';');
    return coding.trim().toLowerCase() === name && !/^\s*q\s*=\s*0(?:\.0*)?\s*$/i.test(weight);
  });

/** RFC 9110 §13.1.2: whether the caller has one of these already. Whether a proxy made the tag weak does not matter. */
export const hasTag = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** One form of a text, as it is sent. */
interface Encoded {
  readonly encoding: 'br' | 'gzip' | 'identity';
  readonly etag: string;
  readonly bytes: Buffer;
}

/** The best quality takes seconds for a text that is rarely sent, and saves a few per cent. */
const brotliQuality = 9;

/** All forms of a text, the smallest first. Each has a tag of its own, because each has other bytes (RFC 9110 §8.8.3). */
export const encodeText = async (text: string): Promise<readonly Encoded[]> => {
  const bytes = Buffer.from(text);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  return [
    { encoding: 'br', etag: `"${hash}-br"`, bytes: await promisify(brotliCompress)(bytes, { params }) },
    { encoding: 'gzip', etag: `"${hash}-gzip"`, bytes: await promisify(gzip)(bytes) },
    { encoding: 'identity', etag: `"${hash}"`, bytes },
  ];
};

/** Sends the smallest form that the caller takes, or 304 if they have it already. They may keep it, and have to ask each time. */
export const sendEncoded = (request: FastifyRequest, reply: FastifyReply, forms: readonly Encoded[]) => {
  const accepted = request.headers['accept-encoding'] ?? '';
  const { encoding, etag, bytes } =
    forms.find((form) => isAccepted(accepted, form.encoding)) ?? forms.at(-1)!;
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', etag);
  if (hasTag(request.headers['if-none-match'] ?? '', etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
};
