/** C36: a session that ends during an exam loses no answer and sends none for another student. */
import type { Page } from '@playwright/test';

import { expect, signIn, test } from '../../support/journey.ts';
import { serverAt } from '../../support/run.ts';
import { answersOf, endSessions, pupilOf, type Pupil } from '../../support/security/database.ts';
import { answer, signOut, startExam } from '../../support/security/exam.ts';
import { report } from '../../support/security/figures.ts';
import { tracesOf } from '../../support/security/traces.ts';

test.use({ serviceWorkers: 'allow' });

// The browser logs each refused call.
test.use({ expectedMessage: /401|403|404|ERR_FAILED/ });

const LETTERS = ['B', 'D', 'A'];
const CHOSEN = [2, 4, 1];
const SAVES = '**/central_avaliacoes/*/resposta**';

/** Which student the authorization of a request belongs to. */
function senderOf(authorization: string): number {
  const payload = authorization.split('.')[1] ?? '';
  const { turma_aluno_id }: { turma_aluno_id: number } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return turma_aluno_id;
}

/** Who sent answers from now on, one entry per request, whatever came of it. */
function senders(page: Page): number[] {
  const seen: number[] = [];
  page.on('request', (request) => {
    if (/central_avaliacoes\/\d+\/resposta/.test(request.url()) && request.method() === 'POST')
      seen.push(senderOf(request.headers()['authorization'] ?? ''));
  });
  return seen;
}

const unsentFor = async (page: Page, { turma_aluno_id }: Pupil) =>
  (await tracesOf(page)).filter(
    ({ place, text }) => place.startsWith('indexedDB:luneta-prova') && text.includes(`{"key":"${turma_aluno_id}/`),
  ).length;

/** Three answers that were never sent, and then the session ends. */
async function loseSession(page: Page, data: string, pupil: Pupil, login: string, how: 'ended' | 'expired') {
  await startExam(page, login);
  // No save reaches the server before the session has ended.
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(SAVES, async (route) => {
    await gone;
    await route.continue();
  });
  await answer(page, LETTERS);
  await expect.poll(() => unsentFor(page, pupil)).toBe(CHOSEN.length);
  expect(await answersOf(data, pupil.turma_aluno_id)).toEqual([]);
  await endSessions(data, pupil.pessoa_id, how);
  // A server that keeps the session hears of its end a moment later, and takes what arrives until then.
  const authorization = await page.evaluate(
    () => sessionStorage.getItem('request_authorization') ?? localStorage.getItem('request_authorization') ?? '',
  );
  const askSession = () => fetch(new URL('/api/v2/sessao', page.url()), { headers: { authorization } });
  await expect.poll(async () => (await askSession()).status).toBe(401);
  letGo();
  const dialog = page.getByRole('dialog', { name: 'Entre de novo' });
  await expect(dialog).toBeVisible();
  await page.unroute(SAVES);
  return dialog;
}

test('C36 the same student signs in again over the exam: every answer arrives', async ({ page, at }) => {
  const { data } = await serverAt(at.api);
  const clara = await pupilOf(data, 'clara.furtado');
  const dialog = await loseSession(page, data, clara, 'clara.furtado', 'ended');
  expect(await answersOf(data, clara.turma_aluno_id)).toEqual([]);
  await signIn(page, 'clara.furtado');
  await expect(dialog).toBeHidden();
  await expect.poll(() => answersOf(data, clara.turma_aluno_id)).toEqual(CHOSEN);
  await expect.poll(() => unsentFor(page, clara)).toBe(0);
  const arrived = (await answersOf(data, clara.turma_aluno_id)).length;
  report('C36 same student', { arrived: `${arrived}/${CHOSEN.length}` });
});

test('C36 another student signs in: nothing is sent, and all arrives when the first comes back', async ({
  page,
  at,
}) => {
  const { data } = await serverAt(at.api);
  const diego = await pupilOf(data, 'diego.barros');
  const flavia = await pupilOf(data, 'flavia.caldas');
  const dialog = await loseSession(page, data, diego, 'diego.barros', 'expired');
  const sent = senders(page);
  const under = ({ turma_aluno_id }: Pupil) => sent.filter((one) => one === turma_aluno_id).length;

  await test.step('the dialog over the exam refuses her', async () => {
    await signIn(page, 'flavia.caldas');
    await expect(dialog.getByText(/^Esse não é o usuário que começou a prova/)).toBeVisible();
  });
  await test.step('she loads the page anew and signs in as herself', async () => {
    await page.goto('/avaliacoes');
    await signIn(page, 'flavia.caldas');
    // She does not continue at the address of the session that ended.
    await expect(page).toHaveURL(/\/home$/);
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Avaliações' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Central de Avaliações' })).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.waitForLoadState('networkidle');
  });
  const sentByOther = under(flavia);
  const unsentMeanwhile = await unsentFor(page, diego);
  const ofOther = await answersOf(data, flavia.turma_aluno_id);

  await test.step('the first comes back: the answers that waited arrive', async () => {
    await signOut(page);
    await signIn(page, 'diego.barros');
    await expect.poll(() => answersOf(data, diego.turma_aluno_id)).toEqual(CHOSEN);
    await expect.poll(() => unsentFor(page, diego)).toBe(0);
  });
  report('C36 another student', {
    'sent under another': sentByOther + ofOther.length,
    'kept meanwhile': `${unsentMeanwhile}/${CHOSEN.length}`,
    'arrived after': `${(await answersOf(data, diego.turma_aluno_id)).length}/${CHOSEN.length}`,
  });
  expect(sentByOther).toBe(0);
  expect(ofOther).toEqual([]);
  expect(unsentMeanwhile).toBe(CHOSEN.length);
});

test('C36 planted: answers moved under another name are sent under it, lost ones never arrive, and both are seen', async ({
  page,
  at,
}) => {
  const { data } = await serverAt(at.api);
  const emanuelly = await pupilOf(data, 'emanuelly.maior');
  const gustavo = await pupilOf(data, 'gustavo.ilha');
  await loseSession(page, data, emanuelly, 'emanuelly.maior', 'ended');
  // The screen of the exam may still write to the outbox. On the login nothing does.
  await page.goto('/avaliacoes');
  await page.getByRole('button', { name: 'ENTRAR' }).waitFor();
  // Simulates an outbox without owners: the signed-in person sends all entries.
  await page.evaluate(
    async ([from, to]) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('luneta-prova');
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('refused')));
      });
      const store = db.transaction('pendentes', 'readwrite').objectStore('pendentes');
      type Row = { key: string; entry: { turma_aluno_id: number } };
      const all: IDBRequest<Row[]> = store.getAll();
      all.addEventListener('success', () => {
        for (const { key, entry } of all.result) {
          store.delete(key);
          store.put({ key: key.replace(`${from}/`, `${to}/`), entry: { ...entry, turma_aluno_id: to } });
        }
      });
      await new Promise((resolve) => store.transaction.addEventListener('complete', resolve));
      db.close();
    },
    [emanuelly.turma_aluno_id, gustavo.turma_aluno_id] as const,
  );
  const sent = senders(page);
  await signIn(page, 'gustavo.ilha');
  await expect.poll(() => sent.filter((one) => one === gustavo.turma_aluno_id).length).toBeGreaterThan(0);
  await signOut(page);
  await signIn(page, 'emanuelly.maior');
  await expect(page).toHaveURL(/\/home$/);
  await page.waitForLoadState('networkidle');
  const arrived = await answersOf(data, emanuelly.turma_aluno_id);
  report('C36 planted', { caught: '2/2', 'sent under another': sent.length, arrived: arrived.length });
  expect(arrived).toEqual([]);
});
