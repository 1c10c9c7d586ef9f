/**
 * C08: sign-in secrets (a hub token, a one-time code) leave no trace, and the authorization is stored in one place
 * only.
 */
import type { Page } from '@playwright/test';

import { hubToken } from '../../support/hub.ts';
import { expect, signIn, STAFF_PASSWORD, test } from '../../support/journey.ts';
import { hubPrivateKey, theRun } from '../../support/run.ts';
import { pupilOf } from '../../support/security/database.ts';
import { report } from '../../support/security/figures.ts';
import { startOwnServer, type OwnServer } from '../../support/security/own-server.ts';
import { startThirdParty, type ThirdParty } from '../../support/security/third-party.ts';
import { placesWith, tracesOf, watch, type Trace } from '../../support/security/traces.ts';

test.use({ serviceWorkers: 'allow' });

// The browser logs the calls that are made to fail.
test.use({ expectedMessage: /40[0134]|429|500/ });
test.describe.configure({ mode: 'serial' });

let server: OwnServer;
let others: ThirdParty;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  others = await startThirdParty();
  server = await startOwnServer((await theRun()).hubPublicKey, others.origin);
});
test.afterAll(async () => {
  await server?.stop();
  await others?.close();
});

const HUB_CALL = '/api/v2/users/contas/login_hub_educacional';
const CODE_CALL = '/api/v2/sessao/transferencias/resgate';
const own = () => [server.v1, server.v2, server.staff, server.api];
const authorizationOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('request_authorization') ?? '');
const home = (page: Page) => expect(page.getByText('Que bom ver você,')).toBeVisible();

/** Everything outside the browser that may have received a secret. */
const outside = (): Trace[] => [{ place: 'access log', text: server.log() }, ...others.told()];

/** Follows a link to another site from here, as a page with a careless link would. */
async function followLink(page: Page): Promise<void> {
  const told = others.told().length;
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
  }, others.pageTo(server.v2));
  await expect(page.getByText('Luneta')).toBeVisible();
  expect(others.told().length).toBeGreaterThan(told);
  await page.goBack();
}

/** Whether each of `count` exchanges at once, sent to the app's own origin, got in. */
async function exchange(origin: string, path: string, body: object, count: number): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: count }, () =>
      fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify(body),
      }),
    ),
  );
  return answers.filter(({ ok }) => ok).length;
}

/** Scans everything, prints the findings, and expects the secret nowhere and the authorization in one place. */
function judge(check: string, secret: string, authorization: string, traces: readonly Trace[], second: number): void {
  const found = placesWith(traces, [secret]);
  const token = authorization.replace(/^Bearer /, '');
  expect(token.length).toBeGreaterThan(100);
  const authorized = placesWith(traces, [token]);
  const elsewhere = authorized.filter((place) => place !== 'sessionStorage:request_authorization');
  report(check, {
    'traces searched': traces.length,
    'secret found': found.length,
    'authorization kept': authorized.length - elsewhere.length > 0 ? 'yes' : 'no',
    'authorization elsewhere': elsewhere.length,
    'second use accepted': second,
  });
  expect(found).toEqual([]);
  expect(authorized.length).toBeGreaterThan(0);
  expect(elsewhere).toEqual([]);
  expect(second).toBe(0);
}

test('C08 the token of the learning hub', async ({ page }) => {
  const seen = watch(page.context(), own());
  const token = hubToken(hubPrivateKey(), 'bia');
  const link = `${server.v2}/?token=${token}`;

  await test.step('a first try fails on the server: the report of it tells nothing', async () => {
    await page.route(`**${HUB_CALL}`, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await page.goto(others.pageTo(link));
    await page.getByRole('link', { name: 'Luneta' }).click();
    await expect(page.getByRole('dialog', { name: 'Atenção' })).toBeVisible();
    await expect.poll(() => others.told().filter(({ text }) => text.includes('/envelope/')).length).toBeGreaterThan(0);
  });

  await page.goto(others.pageTo(link));
  await page.getByRole('link', { name: 'Luneta' }).click();
  await home(page);
  const authorization = await authorizationOf(page);
  const traces = await tracesOf(page);
  await followLink(page);
  await home(page);
  traces.push(...(await tracesOf(page)));
  await page.getByRole('link', { name: 'Avaliações' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Central de Avaliações' })).toBeVisible();
  await page.goBack();
  traces.push(...(await tracesOf(page)));

  const second = await exchange(server.v2, HUB_CALL, { token }, 3);
  judge('C08 hub', token, authorization, [...traces, ...(await seen()), ...outside()], second);
});

test('C08 the one-time code from the console', async ({ page }) => {
  const seen = watch(page.context(), own());
  const codes: string[] = [];
  // The address brings the code. The exchange does not show it: the browser hides the body of a request that was copied.
  page.on('framenavigated', (frame) => {
    const codigo = new URLSearchParams(new URL(frame.url()).hash.slice(1)).get('codigo');
    if (codigo !== null) codes.push(codigo);
  });
  const exchanges: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith(CODE_CALL)) exchanges.push(response.status());
  });
  const bia = await pupilOf(server.data, 'bia');
  await page.goto(`${server.staff}/conta/selecao_aluno`);
  await signIn(page, 'prof.helena', STAFF_PASSWORD);
  await page.getByLabel('Código do aluno').fill(String(bia.turma_aluno_id));
  const staffAuthorization = await authorizationOf(page);
  await page.getByRole('button', { name: 'Acessar experiência' }).click();
  await home(page);
  expect(page.url().startsWith(server.v2)).toBe(true);
  const [codigo = ''] = codes;
  expect(codigo.length).toBeGreaterThan(40);
  expect({ codes: codes.length, exchanges }).toEqual({ codes: 1, exchanges: [200] });

  const authorization = await authorizationOf(page);
  const traces = await tracesOf(page);
  await followLink(page);
  await home(page);
  traces.push(...(await tracesOf(page)));
  await page.goto(`${server.staff}/conta/selecao_aluno`);
  await expect(page.getByLabel('Código do aluno')).toBeVisible();
  const kept = await tracesOf(page);

  const second = await exchange(server.v2, CODE_CALL, { codigo }, 3);
  const told = [...(await seen()), ...outside()];
  judge('C08 handover', codigo, authorization, [...traces, ...told], second);
  // The console still holds its own session in its own place, and nothing of the code it sent.
  judge('C08 console', codigo, staffAuthorization, [...kept, ...told], second);
});

test('C08 of a hundred exchanges at once one wins', async () => {
  const token = hubToken(hubPrivateKey(), 'duda');
  const byToken = await exchange(server.v2, HUB_CALL, { token }, 100);

  const json = async (path: string, authorization: string | null, body: object) => {
    const headers = {
      'content-type': 'application/json',
      origin: server.staff,
      ...(authorization && { authorization }),
    };
    const response = await fetch(server.staff + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer: Record<string, unknown> = await response.json();
    return { answer, authorization: response.headers.get('authorization') };
  };
  const login = await json('/api/v2/login/', null, { user: { login: 'prof.helena', password: STAFF_PASSWORD } });
  const { turma_aluno_id } = await pupilOf(server.data, 'bia');
  const view = await json('/api/v2/sessao/contexto', login.authorization, { turma_aluno_id, modo: 'professor' });
  const { answer } = await json('/api/v2/sessao/transferencias', view.authorization, { destino: 'student-v2' });
  const byCode = await exchange(server.v2, CODE_CALL, { codigo: answer['codigo'] }, 100);
  report('C08 parallel', { 'winners by token': byToken, 'winners by code': byCode });
  expect({ byToken, byCode }).toEqual({ byToken: 1, byCode: 1 });
});

test('C08 planted: a secret left in any place is found there', async ({ page }) => {
  const seen = watch(page.context(), own());
  const secret = hubToken(hubPrivateKey(), 'gabi');
  await page.goto(server.v2);
  await expect(page.getByRole('button', { name: 'ENTRAR' })).toBeVisible();
  expect(placesWith([...(await tracesOf(page)), ...(await seen()), ...outside()], [secret])).toEqual([]);

  await page.evaluate(
    async ([text, elsewhere]) => {
      localStorage.setItem('entrada', text);
      sessionStorage.setItem('entrada', text);
      document.cookie = `entrada=${text}; path=/`;
      window.name = text;
      document.body.append(Object.assign(document.createElement('input'), { value: text }));
      console.info(text);
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('entrada', 1);
        request.addEventListener('upgradeneeded', () => request.result.createObjectStore('tokens', { keyPath: 'id' }));
        request.addEventListener('success', () => resolve(request.result));
      });
      const { transaction } = db.transaction('tokens', 'readwrite').objectStore('tokens').put({ id: 1, text });
      await new Promise((resolve) => transaction?.addEventListener('complete', resolve));
      db.close();
      // Simulates an app that removes nothing and sends data to its server and to a third party.
      history.pushState({ text }, '', `/?token=${text}`);
      await fetch('/config.json', { referrerPolicy: 'unsafe-url' });
      await fetch(`/api/nada/${text}`);
      await fetch(`${elsewhere}/planted`, { method: 'POST', body: text, mode: 'no-cors' });
    },
    [secret, others.origin] as const,
  );
  const places = placesWith([...(await tracesOf(page)), ...(await seen()), ...outside()], [secret]);
  const kinds = [...new Set(places.map((place) => place.split(':')[0] ?? ''))].toSorted((a, b) => a.localeCompare(b));
  const planted = [
    'access log',
    'address',
    'console',
    'cookie',
    'document.cookie',
    'history entry',
    'history state',
    'indexedDB',
    'localStorage',
    'referrer',
    'request address',
    'screen',
    'sent to others',
    'sessionStorage',
    'told to a third party',
    'window.name',
  ];
  report('C08 planted', { caught: `${planted.filter((place) => kinds.includes(place)).length}/${planted.length}` });
  expect(kinds).toEqual(planted);
});
