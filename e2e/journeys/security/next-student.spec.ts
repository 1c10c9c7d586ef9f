/** C37: the next person in the same tab finds nothing of the previous one. */
import type { Page } from '@playwright/test';

import { expect, signIn, test } from '../../support/journey.ts';
import { serverAt } from '../../support/run.ts';
import { pupilOf, query, type Pupil } from '../../support/security/database.ts';
import { answer, signOut, startExam } from '../../support/security/exam.ts';
import { report } from '../../support/security/figures.ts';
import { placesWith, tracesOf, type Trace } from '../../support/security/traces.ts';

test.use({ serviceWorkers: 'allow' });

// The exam is left in the middle with a save that never gets an answer.
test.use({ expectedMessage: /ERR_FAILED|401/ });

const NICKNAME = 'Apelido-da-Helena';
const SAVES = '**/central_avaliacoes/*/resposta**';

/** An enrolment appears in query keys, bodies, addresses and storages, each in its own spelling. */
const idMarks = (turma_aluno_id: number) => [
  new RegExp(`turma_aluno_id\\W{1,4}${turma_aluno_id}\\b`),
  new RegExp(`"turma_aluno",${turma_aluno_id}\\b`),
  new RegExp(`luneta:prova:ultima:${turma_aluno_id}:`),
];
const marksOf = ({ nome, email, turma_aluno_id }: Pupil, login: string) => [
  nome,
  email,
  login,
  ...idMarks(turma_aluno_id),
];

/** D20: unsent answers stay for their owner, and only under the owner's number. */
const isOwnOutbox = ({ place, text }: Trace, { turma_aluno_id }: Pupil) =>
  place.startsWith('indexedDB:luneta-prova') && text.startsWith(`{"key":"${turma_aluno_id}/`);

const main = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
/** How long to wait for a page without requests. A save that the journey holds back may be sent again; it never ends. */
const QUIET_MS = 5_000;
const settled = (page: Page) => page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
/** Walks every screen by its links, so that nothing is loaded anew, and gathers what is there at each. */
async function walk(page: Page): Promise<Trace[]> {
  const traces: Trace[] = [];
  for (const name of ['Home', 'Avaliações', 'Resultados'])
    await test.step(name, async () => {
      await main(page).getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      traces.push(...(await tracesOf(page)));
    });
  await page.getByRole('link', { name: 'Sua Conta' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sua Conta' })).toBeVisible();
  await settled(page);
  return [...traces, ...(await tracesOf(page))];
}

test('C37 one student out, another in, same tab', async ({ page, at }) => {
  const { data } = await serverAt(at.api);
  const helena = await pupilOf(data, 'helena.tanaka');
  const marks = [...marksOf(helena, 'helena.tanaka'), NICKNAME];
  await page.route(SAVES, () => undefined);
  await startExam(page, 'helena.tanaka');
  await answer(page, ['C', 'E']);
  await page.getByRole('button', { name: 'Sair da avaliação' }).click();
  await page.getByRole('button', { name: 'Sair mesmo assim' }).click();
  await main(page).getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'Sua Conta' }).first().click();
  await page.getByRole('textbox', { name: 'Apelido' }).fill(NICKNAME);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Dados salvos com sucesso!')).toBeVisible();
  const during = placesWith(await walk(page), marks);

  await signOut(page);
  const afterOut = await tracesOf(page);
  // Of another school: a ranking of the same grade rightly names the student before.
  await signIn(page, 'iago');
  await expect(main(page)).toBeVisible();
  // That school's students have no security questions yet, and the home offers to register them.
  const offer = page.getByRole('dialog', { name: 'Perguntas de segurança' });
  await offer.getByRole('button', { name: 'Agora não' }).click();
  const afterIn = [...(await tracesOf(page)), ...(await walk(page))];

  const rest = [...afterOut, ...afterIn];
  const kept = rest.filter((trace) => isOwnOutbox(trace, helena)).length;
  const found = placesWith(
    rest.filter((trace) => !isOwnOutbox(trace, helena)),
    marks,
  );
  const places = new Set(during.map((place) => place.split(':')[0]));
  report('C37 next student', {
    'found while signed in': during.length,
    'in kinds of places': places.size,
    'found afterwards': found.length,
    'own unsent answers kept': kept > 0 ? 'yes' : 'no',
  });
  expect(found).toEqual([]);
  expect(kept).toBeGreaterThan(0);
  // The detector must find the same marks while they are legitimately present.
  expect([...places]).toEqual(
    expect.arrayContaining(['screen', 'memory cache', 'sessionStorage', 'localStorage', 'indexedDB']),
  );
});

test('C37 another class of the same student', async ({ page, at }) => {
  const { data } = await serverAt(at.api);
  const camila = await pupilOf(data, 'camila.duque');
  // The demo moves a student between the two versions; within one app nobody has two classes yet. A class of another
  // year, because the ranking of the same grade rightly lists the current enrolment.
  const [other] = await query<{ id: number }>(
    data,
    `insert into turma_aluno (escola_id, turma_id, pessoa_id, status)
     select m.escola_id, t.id, m.pessoa_id, 'Remanejado' from turma_aluno m
       join turma t on t.escola_id = m.escola_id and t.codigo = '3D' where m.id = $1 and m.pessoa_id = $2
     returning id::int`,
    [camila.turma_aluno_id, camila.pessoa_id],
  );
  const marks = idMarks(camila.turma_aluno_id);
  await page.goto('/home');
  await signIn(page, 'camila.duque');
  await expect(main(page)).toBeVisible();
  const during = placesWith(await walk(page), marks);
  await main(page).getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Ver turmas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turmas' });
  await dialog.getByLabel('Selecione a turma').selectOption(String(other?.id));
  await dialog.getByRole('button', { name: 'Atualizar turma' }).click();
  await expect(dialog).toBeHidden();
  // The account legitimately lists both classes, in the answer that the picker shows. That list is not a trace.
  const rest = (await walk(page)).map(({ place, text }) => ({
    place,
    text: text.replaceAll(/"turmas":\[[^\]]*\]/g, ''),
  }));
  const found = placesWith(rest, marks);
  report('C37 other class', { 'found before': during.length, 'found afterwards': found.length });
  expect(during.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

test('C37 planted: data left behind is found in every place', async ({ page, at }) => {
  const { data } = await serverAt(at.api);
  const jonas = await pupilOf(data, 'jonas.pires');
  const marks = marksOf(jonas, 'jonas.pires');
  await page.goto('/home');
  await signIn(page, 'jonas.pires');
  await expect(main(page)).toBeVisible();
  await signOut(page);
  expect(placesWith(await tracesOf(page), marks)).toEqual([]);
  await page.evaluate(
    async ([nome, id]) => {
      localStorage.setItem('luneta:dispositivo:ultimo', nome);
      sessionStorage.setItem('turma_aluno_id', id);
      document.title = nome;
      document.cookie = `aluno=${encodeURIComponent(id)}; path=/`;
      history.replaceState({ turma_aluno_id: Number(id) }, '', `?turma_aluno_id=${id}`);
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('cache', 1);
        request.addEventListener('upgradeneeded', () => request.result.createObjectStore('contas', { keyPath: 'id' }));
        request.addEventListener('success', () => resolve(request.result));
      });
      const store = db.transaction('contas', 'readwrite').objectStore('contas');
      store.put({ id: 1, nome });
      await new Promise((resolve) => store.transaction.addEventListener('complete', resolve));
      db.close();
    },
    [jonas.nome, String(jonas.turma_aluno_id)] as const,
  );
  const kinds = new Set(placesWith(await tracesOf(page), marks).map((place) => place.split(':')[0]));
  const planted = [
    'address',
    'history entry',
    'history state',
    'indexedDB',
    'localStorage',
    'screen',
    'sessionStorage',
  ];
  report('C37 planted', { caught: `${planted.filter((place) => kinds.has(place)).length}/${planted.length}` });
  expect([...kinds].toSorted((a = '', b = '') => a.localeCompare(b))).toEqual(planted);
});
