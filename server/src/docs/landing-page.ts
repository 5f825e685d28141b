import type { Config } from '../start/config.ts';
import { renderPage } from './page.ts';

interface Link {
  readonly href: string;
  readonly name: string;
  readonly text: string;
}

const links: readonly Link[] = [
  {
    href: '/docs/guides',
    name: 'Guides',
    text: 'From the first payment to production, with code to copy in eight languages.',
  },
  {
    href: '/dashboard',
    name: 'Dashboard',
    text: 'Payments, accounts, API keys and users. For operators.',
  },
  {
    href: '/docs',
    name: 'API reference',
    text: 'Every call with its fields and answers. Enter your token once and try them.',
  },
  {
    href: '/docs/guides/errors',
    name: 'Problem codes',
    text: 'What each error of the API means, and what to do about it.',
  },
  {
    href: '/openapi.json',
    name: 'OpenAPI description',
    text: 'The same API as a file, for code generators and API clients.',
  },
];

const simulatedWallet = (walletUrl: string): Link => ({
  href: new URL(`${walletUrl}/simulator`).href,
  name: 'Simulated wallet',
  text: 'Its test buyers, and how to make it fail on purpose.',
});

const renderLink = ({ href, name, text }: Link) =>
  `<li class="card"><h2><a href="${href}">${name}</a></h2><p>${text}</p></li>`;

type Installation = Pick<Config, 'environment' | 'wallet'>;

/** Every part of the site as a card. */
export const renderLinks = ({ environment, wallet }: Installation) => {
  const shown = environment === 'sandbox' ? [...links, simulatedWallet(wallet.url)] : links;
  return `<ul class="cards">\n${shown.map(renderLink).join('\n')}\n</ul>`;
};

/** What this address is, and where to go from here. */
export const renderLandingPage = (config: Installation) =>
  renderPage({
    title: 'Florin',
    // With a hyphen at which no line ends.
    heading: 'A payment‑in service',
    lead: 'A shop starts a payment here, its buyer approves it at their wallet, and the money is captured exactly once.',
    isSandbox: config.environment === 'sandbox',
    content: renderLinks(config),
  });
