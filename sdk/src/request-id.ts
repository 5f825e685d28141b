/** The same in every copy of this library. */
const key = Symbol.for('@florin/client request id');

/** Keeps the id with the answer, unseen by whoever copies, compares or writes the answer. */
export const keepRequestId = (answer: object, requestId: string | null) => {
  if (requestId !== null) Object.defineProperty(answer, key, { value: requestId });
};

/**
 * The id of the request that something was answered to: a payment, a page, whatever a method returned. It names the request
 * in the log of the service; quote it when you report a problem. Items of a list have none, their page has it.
 *
 * @example
 * const read = await florin.payments.read(captured.id);
 * console.log(findRequestId(read));
 */
export const findRequestId = (answer: object): string | undefined =>
  (answer as { readonly [key]?: string })[key];
