/** `CERT-` and hexadecimal groups. Whatever else the path says cannot be a certificate, and is not asked for. */
const certificatePath = /^\/v1\/notifications\/certs\/CERT-[0-9a-zA-Z-]{1,64}$/;

/**
 * Where the certificates of a wallet's notifications are: at its API, exactly. The API has a newer host name, but the URLs of its
 * certificates contain the older one. Plain http is for the simulated wallet alone.
 */
export const certificateOrigins = (walletUrl: string, mayBePlain: boolean): readonly string[] => {
  const { protocol, origin, host } = new URL(walletUrl);
  if (protocol !== 'https:') return mayBePlain ? [origin] : [];
  return [...new Set([origin, `https://${host.replace(/^api-m\./, 'api.')}`])];
};

/** Whether a certificate may be fetched from there. The text is from the notification, so it may be anything. */
export const isCertificateAddress = (text: string, origins: readonly string[]): boolean => {
  const url = URL.parse(text);
  // Only the one spelling: without a user name, which can make a foreign host look like a known one, a query or a fragment.
  return (
    url !== null &&
    url.href === text &&
    certificatePath.test(url.pathname) &&
    origins.some((origin) => text === origin + url.pathname)
  );
};
