import { problems } from '../problem.ts';
import { renderPage } from './page.ts';

const markCode = (text: string) => text.replaceAll(/`([^`]+)`/g, '<code>$1</code>');

const list = Object.entries(problems)
  .map(
    ([code, { status, title, fix }]) =>
      `<section class="card" id="${code}"><h2>${code} <small>${status}</small></h2>\n<p>${title}.</p>\n<p>${markCode(fix)}</p></section>`,
  )
  .join('\n');

/** The page that the `type` of every problem leads to. */
export const renderProblemPage = (isSandbox: boolean) =>
  renderPage({
    title: 'Florin: problem codes',
    heading: 'Problem codes',
    lead: 'Every error of the JSON API is an RFC 9457 problem with one of these codes.',
    isSandbox,
    content: `<div class="codes">\n${list}\n</div>`,
  });
