import type { Page } from 'playwright-core';

/** The browser prints refused requests even if the page handles them. Everything else it prints is a fault. */
const isExpected = (text: string) => text.startsWith('Failed to load resource: ');

/** Collects what a page must never do. */
export const watchPage = async (page: Page, ownUrl: string) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`threw: ${error.message}`));
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && !isExpected(message.text())) complaints.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${ownUrl}/`)) complaints.push(`asked elsewhere: ${request.url()}`);
  });
  await page.exposeFunction('noteViolation', (what: string) => void complaints.push(`policy: ${what}`));
  await page.addInitScript(`addEventListener('securitypolicyviolation', (event) =>
    noteViolation(event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sample))`);
  return complaints;
};
