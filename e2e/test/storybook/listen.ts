// What a page of stories complains of: its console, its exceptions, its requests.
import type { Page, Request } from '@playwright/test';

/**
 * Hears everything that a page of the Storybook at `origin` complains of, and a request to another server.
 * Returns the requests without an answer yet, which change as it goes on.
 */
export function listen(page: Page, origin: string, complain: (what: string) => void): Set<Request> {
  page.on('console', (message) => {
    if (message.type() === 'error') complain(`console.error ${message.text()}`);
  });
  page.on('pageerror', (error) => complain(`uncaught ${error.message}`));
  page.on('requestfailed', (request) => {
    // What the next story no longer waits for is given up by the browser, and is no fault.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complain(`request failed ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complain(`${response.status()} ${response.url()}`);
  });
  const asked = new Set<Request>();
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  page.on('request', (request) => {
    asked.add(request);
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) complain(`asks another server: ${request.url()}`);
  });
  return asked;
}
