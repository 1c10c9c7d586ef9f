import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { framedRoutes } from '../testing/framed-routes.tsx';
import { axeViolations, renderRoute } from '../testing/render-route.tsx';
import { keepApp, type Keeping, settleCopy } from './keep-app.ts';
import { createRenewalStore } from './renewal-store.ts';

const offer = page.getByRole('region', { name: 'Há uma versão nova' });

async function open(path: string) {
  const take = vi.fn<() => void>();
  const app = await renderRoute({ app: 'student-v2', routes: framedRoutes, path });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { ...app, take };
}

describe('the offer of a newer version', () => {
  it.each([320, 1280])('stands below the page at %i pixels, and leaves the focus where it was', async (width) => {
    await page.viewport(width, 800);
    const { services } = await open('/home');
    const link = page.getByRole('link', { name: 'Resultados' });
    link.element().focus();
    services.renewal.found(() => undefined);
    await expect.element(offer).toBeVisible();
    await expect.element(link).toHaveFocus();
    const content = page.getByText('O conteúdo da tela.').element().getBoundingClientRect();
    expect(offer.element().getBoundingClientRect().top).toBeGreaterThan(content.bottom);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    expect(await axeViolations()).toEqual([]);
  });

  it('is taken only when the person says so', async () => {
    const { services, take } = await open('/home');
    services.renewal.found(take);
    await expect.element(offer).toBeVisible();
    expect(take).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Usar a versão nova' }).click();
    expect(take).toHaveBeenCalledOnce();
  });

  it('put off, it does not come back in this visit', async () => {
    const { services, take } = await open('/home');
    services.renewal.found(take);
    await page.getByRole('button', { name: 'Agora não' }).click();
    await expect.element(offer).not.toBeInTheDocument();
    services.renewal.found(take);
    await page.getByRole('link', { name: 'Resultados' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Resultados' })).toBeVisible();
    await expect.element(offer).not.toBeInTheDocument();
    expect(take).not.toHaveBeenCalled();
  });

  it('never comes in an exam', async () => {
    const { services, take } = await open('/avaliacoes/301/1');
    services.renewal.found(take);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Prova' })).toBeVisible();
    await expect.element(offer).not.toBeInTheDocument();
  });
});

/** The browser's part, with one worker that is ready. */
function browser({ controlled = true, waiting = true } = {}) {
  const said = vi.fn<(message: string, transfer: unknown[]) => void>();
  const reload = vi.fn<() => void>();
  const worker = Object.assign(new EventTarget(), { state: waiting ? 'installed' : 'installing', postMessage: said });
  const registration = Object.assign(new EventTarget(), {
    waiting: waiting ? worker : null,
    installing: worker,
    update: async () => undefined,
  });
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? worker : null,
    register: async () => registration,
    getRegistrations: async () => [],
  });
  const keeping: unknown = { container, caches: window.caches, reload };
  return { keeping: keeping as Keeping, container, registration, worker, said, reload };
}

describe('a newer version that lies ready', () => {
  it('does nothing to the page until it is accepted; then it takes over and the page is opened again', async () => {
    const { keeping, container, said, reload } = browser();
    const renewal = createRenewalStore();
    await keepApp(keeping, renewal);
    expect([renewal.getSnapshot(), said.mock.calls, reload.mock.calls]).toEqual([true, [], []]);
    renewal.accept();
    expect(said).toHaveBeenCalledExactlyOnceWith('renew', []);
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that another tab accepted leaves this page as it is', async () => {
    const { keeping, container, reload } = browser();
    await keepApp(keeping, createRenewalStore());
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
  });

  it('that another tab accepted is taken by opening the page again', async () => {
    const { keeping, worker, said, reload } = browser();
    const renewal = createRenewalStore();
    await keepApp(keeping, renewal);
    worker.state = 'activated';
    renewal.accept();
    expect(reload).toHaveBeenCalledOnce();
    expect(said).not.toHaveBeenCalled();
  });

  it('that comes while the page is open is offered when it is complete', async () => {
    const { keeping, registration, worker } = browser({ waiting: false });
    const renewal = createRenewalStore();
    await keepApp(keeping, renewal);
    registration.dispatchEvent(new Event('updatefound'));
    expect(renewal.getSnapshot()).toBe(false);
    worker.state = 'installed';
    worker.dispatchEvent(new Event('statechange'));
    expect(renewal.getSnapshot()).toBe(true);
  });

  it('the first copy of all is none', async () => {
    const { keeping } = browser({ controlled: false });
    const renewal = createRenewalStore();
    await keepApp(keeping, renewal);
    expect(renewal.getSnapshot()).toBe(false);
  });
});

describe('the files of a copy', () => {
  // A page keeps 250 names, and those of the tests before are many.
  beforeEach(() => performance.clearResourceTimings());
  afterEach(() => vi.restoreAllMocks());

  /** The worker of the copy, told by a page that it controls from the start or not. */
  function worker(controlled: boolean) {
    const { container, worker: active, said } = browser({ controlled, waiting: false });
    const ready = Promise.resolve({ active });
    vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(Object.assign(container, { ready }) as never);
    const files = () => said.mock.calls.flatMap(([message]) => [...Object(message).used] as string[]);
    return { files };
  }
  /** Fetches a file, and waits until the page has noted it. */
  async function fetched(path: string): Promise<void> {
    await fetch(path);
    const { href } = new URL(path, location.href);
    await expect.poll(() => performance.getEntriesByName(href).length).toBe(1);
  }

  it('are named to the worker as they come on a first visit: those that were on their way passed it by', async () => {
    const { files } = worker(false);
    await fetched('/assets/before.js');
    await settleCopy(true, createRenewalStore());
    await expect.poll(files).toContain('/assets/before.js');
    await fetched('/assets/after.js');
    await expect.poll(files).toContain('/assets/after.js');
    await fetched('/other/after.js');
    expect(files().filter((path) => !path.startsWith('/assets/'))).toEqual([]);
  });

  it('are not on a later visit: the worker saw each of them', async () => {
    const { files } = worker(true);
    await fetched('/assets/early.js');
    await settleCopy(true, createRenewalStore());
    await expect.poll(files).toContain('/assets/early.js');
    await fetched('/assets/later.js');
    expect(files()).not.toContain('/assets/later.js');
  });
});
