import type { QueryClient } from '@tanstack/react-query';
import { leaveSession, sessionKey } from './session.ts';

type News = 'signed in' | 'signed out';

const channel = new BroadcastChannel('florin-session');

/** The tabs of a browser share the cookie, so what happens to the session in one of them has happened in all. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has the origin of its page
export const tellOtherTabs = (news: News) => channel.postMessage(news);

/** Does what other tabs tell: leaves the page after signing out, and asks the service who is signed in now. */
export const followOtherTabs = (client: QueryClient, onSignedOut: () => void) => {
  channel.addEventListener('message', ({ data: news }: MessageEvent<News>) => {
    if (news === 'signed in') return void client.invalidateQueries({ queryKey: sessionKey });
    leaveSession(client);
    return onSignedOut();
  });
};
