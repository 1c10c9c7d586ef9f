/** C35: students can take an exam when the browser refuses, fills up or clears its storage. */
import type { Page } from '@playwright/test';

import { expect, test } from '../../support/journey.ts';
import { answer, deliver, startExam } from '../../support/security/exam.ts';
import { report } from '../../support/security/figures.ts';

// Each of these runs in the page before the app does.

/** Cookies and site data blocked: even reading the storage property throws. */
function refuseAll(): void {
  const refused = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, { configurable: true, get: refused });
}

/** A full disk: Storage throws at once; IndexedDB accepts the row and then aborts the transaction. */
function fillUp(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  const put: unknown = Reflect.get(IDBObjectStore.prototype, 'put');
  IDBObjectStore.prototype.put = function (...row) {
    if (typeof put !== 'function') throw new TypeError('this browser has no put');
    const request: IDBRequest<IDBValidKey> = Reflect.apply(put, this, row);
    this.transaction.abort();
    return request;
  };
}

function refuseDatabase(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException(
      'A mutation operation was attempted on a database that did not allow it.',
      'InvalidStateError',
    );
  };
}

/** Runs in the middle of the exam. */
async function clearAll(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name = '' } of await indexedDB.databases())
    await new Promise((resolve) => {
      const request = indexedDB.deleteDatabase(name);
      for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, resolve);
    });
}

/** A planted fault: an app that relies on storage keeps an answer, reads it back and loses it. */
async function trusting(page: Page, between: () => Promise<void>): Promise<boolean> {
  const keep = () =>
    page.evaluate(async () => {
      localStorage.setItem('resposta', 'C');
      sessionStorage.setItem('sessao', 'minha');
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('ingenua', 1);
        request.addEventListener('upgradeneeded', () => request.result.createObjectStore('respostas'));
        request.addEventListener('error', () => reject(new Error('refused')));
        request.addEventListener('success', () => {
          request.result.transaction('respostas', 'readwrite').objectStore('respostas').put('C', 1);
          request.result.close();
          resolve();
        });
      });
    });
  const readBack = () =>
    page.evaluate(() => localStorage.getItem('resposta') === 'C' && sessionStorage.getItem('sessao') === 'minha');
  try {
    await keep();
    await between();
    return await readBack();
  } catch {
    return false;
  }
}

const nothing = async () => undefined;
const faults = [
  { fault: 'SecurityError', login: 'antonio.queiroz', before: refuseAll, during: nothing },
  { fault: 'quota', login: 'arthur.pimentel', before: fillUp, during: nothing },
  { fault: 'IndexedDB refused', login: 'bruno.rosa', before: refuseDatabase, during: nothing },
  {
    fault: 'cleared mid-exam',
    login: 'caetano.viana',
    before: () => undefined,
    during: (page: Page) => page.evaluate(clearAll),
  },
] as const;

const passed: string[] = [];
const caught: string[] = [];

for (const { fault, login, before, during } of faults) {
  test(`C35 ${fault}: login, exam and delivery pass`, async ({ page }) => {
    await page.addInitScript(before);
    await startExam(page, login);
    await answer(page, ['A', 'C']);
    await during(page);
    await answer(page, ['B'], 3);
    await deliver(page);
    await expect(page.getByText('3 de 20')).toBeVisible();
    passed.push(fault);

    await test.step('planted: an app that trusts storage fails under the same fault', async () => {
      expect(await trusting(page, () => during(page).then(() => undefined))).toBe(false);
      caught.push(fault);
    });
  });
}

test('C35 figure: every fault was passed, and every fault has an effect', async ({ page }) => {
  await page.goto('/');
  const control = await trusting(page, nothing);
  report('C35 storage', {
    passed: `${passed.length}/${faults.length}`,
    'planted caught': `${caught.length}/${faults.length}`,
  });
  expect(control, 'without a fault the trusting app works').toBe(true);
  expect(passed).toHaveLength(faults.length);
  expect(caught).toHaveLength(faults.length);
});
