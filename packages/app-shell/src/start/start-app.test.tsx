/** What a failure of the start leaves on screen: 'ERRO' when nothing runs yet, and never instead of an app that runs. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';

import { neutralConfig } from '../prerender/neutral-config.ts';
import { startApp } from './start-app.tsx';

/** A page with the text of a configuration inside. */
function pageWith(text: string): void {
  const place = document.createElement('div');
  const config = document.createElement('script');
  place.id = 'app';
  Object.assign(config, { id: 'luneta-config', type: 'application/json', textContent: text });
  document.body.append(config, place);
  onTestFinished(() => {
    config.remove();
    place.remove();
  });
}

it('a page without a sound configuration says ERRO, and tells the browser why', async () => {
  const told = vi.spyOn(window, 'reportError').mockImplementation(() => undefined);
  onTestFinished(() => told.mockRestore());
  pageWith('{');
  await startApp({ tema: 'claro', routes: () => [] });
  await expect.element(page.getByText('ERRO', { exact: true })).toBeVisible();
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.any(SyntaxError));
});

it('what fails once the app runs takes nothing away from it', async () => {
  pageWith(JSON.stringify(neutralConfig('student-v2')));
  const icon = document.createElement('link');
  icon.rel = 'icon';
  icon.dataset['later'] = '/favicon.svg';
  let failed = false;
  Object.defineProperty(icon, 'href', {
    get: () => '',
    set() {
      failed = true;
      throw new Error('falha depois');
    },
  });
  document.head.append(icon);
  onTestFinished(() => icon.remove());
  await startApp({ tema: 'claro', routes: () => [] });
  expect(failed).toBe(true);
  await expect.element(page.getByRole('button', { name: 'ENTRAR' })).toBeVisible();
  expect(page.getByText('ERRO', { exact: true }).elements()).toEqual([]);
});

it('fetches the schemas of the answers when the first picture stands, and runs without them', async () => {
  pageWith(JSON.stringify(neutralConfig('student-v2')));
  const stood: boolean[] = [];
  const checks = () => {
    stood.push(page.getByRole('button', { name: 'ENTRAR' }).elements().length > 0);
    return Promise.reject(new TypeError('no network'));
  };
  await startApp({ tema: 'claro', routes: () => [], checks });
  await expect.poll(() => stood).toEqual([true]);
  await expect.element(page.getByRole('button', { name: 'ENTRAR' })).toBeVisible();
});
