/**
 * Not white space alone. Besides, `/accounts/balances` is a list, and no client can send a dot or two as a part of a path
 * (RFC 3986 §5.2.4). An empty text is the fault of another rule, so that nothing is reported twice.
 */
export const accountIdPattern = String.raw`^$|^(?!(?:balances|\.\.?)$)[\s\S]*\S`;

export const accountIdRule = 'must not be white space alone, a dot or two, or "balances"';
