import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/errors.ts';
import type { Problem } from '../problem.ts';
import type { Config } from '../start/config.ts';
import { renderLinks } from './landing-page.ts';
import { renderPage, sitePolicy } from './page.ts';

/** A person in a browser, at an address that no route takes or that is no guide. Programs accept anything, or JSON. */
const isPageWanted = (request: FastifyRequest, { code }: Problem) =>
  code === 'not_found' &&
  (request.is404 || request.url.startsWith('/docs/')) &&
  (request.method === 'GET' || request.method === 'HEAD') &&
  (request.headers.accept ?? '').includes('text/html');

type Installation = Pick<Config, 'environment' | 'publicUrl' | 'wallet'>;

/** A problem, as a page for people where that is what they opened. */
export const answerProblem = (
  config: Installation,
  problem: Problem,
  request: FastifyRequest,
  reply: FastifyReply,
) =>
  isPageWanted(request, problem)
    ? sendNotFoundPage(config, problem, request, reply)
    : sendProblem(config.publicUrl, problem, request, reply);

/** The same answer as a page, with where to go from here. */
const sendNotFoundPage = (
  config: Installation,
  problem: Problem,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  request.problemCode = problem.code;
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .header('content-security-policy', sitePolicy)
    .type('text/html; charset=utf-8')
    .send(
      renderPage({
        title: 'Page not found – Florin',
        heading: 'Page not found',
        lead: problem.message,
        isSandbox: config.environment === 'sandbox',
        content: renderLinks(config),
      }),
    );
};
