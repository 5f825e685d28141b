import type { RunningWallet } from './wallet.ts';

/** The token of the first form of a page. */
export const formToken = (page: string): string =>
  /name="form_token"\s+value="([^"]+)"/.exec(page)?.[1] ?? '';

/** An HTTP client that keeps the cookie and follows no redirects. */
export const givenVisitor = (wallet: RunningWallet, acceptLanguage = 'en') => {
  let cookie = '';
  const request = async (path: string, form?: Record<string, string>) => {
    const response = await fetch(wallet.url + path, {
      redirect: 'manual',
      headers: { cookie, 'accept-language': acceptLanguage },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return { status: response.status, headers: response.headers, page: await response.text() };
  };
  return { request, cookie: () => cookie };
};
