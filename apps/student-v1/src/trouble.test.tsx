/** Every screen of version 1 when its first call is slow, refused, fails or finds no connection: the documented page or text. */
import { examServer } from '@luneta/exam-room/testing';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, open } from './testing/open.tsx';
import { SCREENS, type Screen } from './testing/screens.ts';

const OFFLINE = 'Você está sem internet';

/** A server whose answers to the first call of a screen are `answer`'s, as long as it gives one. */
function serverFor({ call, arrange }: Screen, answer: () => Response | Promise<Response> | null) {
  const server = examServer();
  arrange?.(server);
  const send = server.fetch;
  return Object.assign(server, {
    fetch: (request: Request) =>
      (new URL(request.url, location.href).pathname.endsWith(call) ? answer() : null) ?? send(request),
  });
}
const refusal = (status: number) => () =>
  new Response(JSON.stringify({ message: 'Não.', erro: 'Não.', codigo: 'erro_de_teste' }), {
    status,
    headers: { 'content-type': 'application/json', 'retry-after': '0' },
  });
const says = (text: string) => page.getByText(text, { exact: true }).first();

describe.each(SCREENS)('$name', (screen) => {
  it('slow, shows that it is on its way', async () => {
    await open(screen.path, { server: serverFor(screen, () => new Promise<Response>(() => undefined)) });
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(await axeViolations()).toEqual([]);
  });

  it('refused for the number of calls, waits and asks again without a word of failure', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    let refused = 0;
    const server = serverFor(screen, () => {
      refused += 1;
      return refused === 1 ? refusal(429)() : null;
    });
    await open(screen.path, { server });
    await expect.poll(() => refused).toBeGreaterThan(1);
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
    for (const text of [screen.broken, screen.offline ?? OFFLINE]) expect(says(text).elements()).toEqual([]);
  });

  it('signed out meanwhile, leads to the login', async () => {
    const app = await open(screen.path, { server: serverFor(screen, refusal(401)) });
    await expect.element(page.getByRole('heading', { name: 'Login' })).toBeVisible();
    expect(app.services.session.access()).toBe('anonymous');
  });

  it(`failed on the server, says '${screen.broken}'`, async () => {
    await open(screen.path, { server: serverFor(screen, refusal(500)) });
    await expect.element(says(screen.broken)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it(`without a connection, says '${screen.offline ?? OFFLINE}'`, async () => {
    const server = serverFor(screen, () => Promise.reject(new TypeError('Failed to fetch')));
    await open(screen.path, { server });
    await expect.element(says(screen.offline ?? OFFLINE)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });
});
