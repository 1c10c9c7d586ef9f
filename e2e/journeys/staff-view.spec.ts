/** Staff in a student's view: choosing, looking, acting, and coming back. */
import type { Page } from '@playwright/test';

import { codigoOf } from '../support/database.ts';
import { expect, expectSound, openAs, STAFF_PASSWORD, test } from '../support/journey.ts';

const ALUNA = { login: 'catarina.assis', nome: 'Catarina Beltrão Assis' };

const ALUNO_V1 = { login: 'davi.camargo', nome: 'Davi Luiz Camargo' };
const MODOS = [
  { modo: /^Visitante/, strip: 'Visitante (apenas visualização)', editable: false },
  { modo: /^Usuário/, strip: 'Usuário (alterações permitidas)', editable: true },
] as const;

const strip = (page: Page) => page.getByRole('region', { name: 'Visualização de aluno' });
const selection = (page: Page) => page.getByRole('heading', { level: 1, name: 'Selecionar aluno' });

async function openByCode(page: Page, codigo: string): Promise<void> {
  await page.getByLabel('Código do aluno').fill(codigo);
  await page.getByRole('button', { name: 'Acessar experiência' }).click();
}

/** From campus to class to student: three columns where there is space, accordions on a phone. */
async function openByList(page: Page): Promise<void> {
  const list = page.getByRole('region', { name: 'Escolher na lista' });
  const columns = list.getByRole('region', { name: 'Turma', exact: true });
  const sede = list.getByRole('button', { name: 'Sede Centro' });
  await sede.waitFor();
  if (await columns.isVisible()) {
    await columns.getByRole('button', { name: /3B/ }).click();
  } else {
    for (const part of [sede, list.getByRole('button', { name: '3ª série' }), list.getByRole('button', { name: /3B/ })])
      await part.click();
  }
  await list.getByRole('button', { name: new RegExp(ALUNA.nome) }).click();
}

async function choose(page: Page, modo: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Acesso restrito' });
  await dialog.getByRole('radio', { name: modo }).check({ force: true });
  await dialog.getByRole('button', { name: 'Continuar' }).click();
}

/** When all is answered: the view ends with the press, and what is still on its way then is refused. */
async function changeStudent(page: Page) {
  await page.waitForLoadState('networkidle');
  await strip(page).getByRole('button', { name: 'Mudar de aluno' }).click();
}

test('vida.julia looks on as a visitor, then acts as the student', async ({ page, context, at }, { retry }) => {
  // What a try before has saved cannot be saved again.
  const apelido = retry === 0 ? 'Cata' : 'Tina';
  await openAs(page, `${at.staff}/conta/selecao_aluno`, 'vida.julia', STAFF_PASSWORD);
  await expect(selection(page)).toBeVisible();
  await expectSound(page);

  await test.step('by code, to look: both names and the mode stand over the page', async () => {
    await openByCode(page, await codigoOf(at.api, ALUNA.login));
    await expect(page.getByRole('dialog', { name: 'Acesso restrito' })).toBeVisible();
    await expectSound(page);
    await choose(page, /^Visitante/);
    await expect(page).toHaveURL(`${at.v2}/home`);
    await expect(strip(page)).toContainText(`Júlia Amaral Teixeira vendo como ${ALUNA.nome}`);
    await expect(strip(page)).toContainText('Visitante (apenas visualização)');
    await expectSound(page);
  });

  await test.step('nothing can be written', async () => {
    await page.goto(`${at.v2}/conta`);
    await expect(page.getByText('Apenas visualização: nada pode ser alterado.')).toBeVisible();
    await expect(page.getByLabel('Apelido')).not.toBeEditable();
    await expectSound(page);
    await changeStudent(page);
    await expect(page).toHaveURL(`${at.staff}/conta/selecao_aluno`);
    await expect(selection(page)).toBeVisible();
  });

  await test.step('by the list, to act: the nickname changes', async () => {
    await openByList(page);
    await choose(page, /^Usuário/);
    await expect(page).toHaveURL(`${at.v2}/home`);
    await expect(strip(page)).toContainText('Usuário (alterações permitidas)');
    await page.goto(`${at.v2}/conta`);
    await page.getByLabel('Apelido').fill(apelido);
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByText('Dados salvos com sucesso!')).toBeVisible();
    await strip(page).getByRole('button', { name: 'Sair do modo aluno' }).click();
    await expect(selection(page)).toBeVisible();
  });

  await test.step('version 1, to look and to act, and back each time', async () => {
    const { login, nome } = ALUNO_V1;
    for (const { modo, strip: text, editable } of MODOS) {
      await openByCode(page, await codigoOf(at.api, login));
      await choose(page, modo);
      await expect(page).toHaveURL(`${at.v1}/v1/avaliacao_adaptadas`);
      await expect(strip(page)).toContainText(`Júlia Amaral Teixeira vendo como ${nome}`);
      await expect(strip(page)).toContainText(text);
      await page.goto(`${at.v1}/v1/conta`);
      await expect(page.getByLabel('Apelido')).toBeEditable({ editable });
      await changeStudent(page);
      await expect(selection(page)).toBeVisible();
    }
  });

  await test.step('the student of version 2 sees the nickname', async () => {
    const own = await context.newPage();
    await openAs(own, `${at.v2}/home`, ALUNA.login);
    await expect(own.getByRole('heading', { level: 1, name: `Que bom ver você, ${apelido}` })).toBeVisible();
    await expect(strip(own)).toHaveCount(0);
  });
});

test.describe('prof.helena', () => {
  // The browser logs a student who is not found.
  test.use({ expectedMessage: /404/ });

  test('goes straight in to look, and finds nobody of a class that is not hers', async ({ page, at }) => {
    await openAs(page, `${at.staff}/conta/selecao_aluno`, 'prof.helena', STAFF_PASSWORD);
    await openByCode(page, await codigoOf(at.api, 'adriana.penha'));
    await expect(page.getByText('Aluno não encontrado')).toBeVisible();

    await openByCode(page, await codigoOf(at.api, 'larissa.brandao'));
    await expect(page).toHaveURL(`${at.v1}/v1/avaliacao_adaptadas`);
    await expect(strip(page)).toContainText('Helena Prates Duarte vendo como Larissa Teles Brandão');
    await expect(strip(page)).toContainText('Visitante (apenas visualização)');
    await expect(strip(page).getByRole('button', { name: 'Sair do modo aluno' })).toHaveCount(0);

    await test.step('in the game every phase is open to read, and nothing is answered', async () => {
      await page.getByRole('radio', { name: /^Matemática/ }).check({ force: true });
      await page.getByRole('article').getByRole('link', { name: 'Matemática' }).first().click();
      const phases = page.getByRole('list', { name: /^Fases de/ });
      await expect(phases.getByRole('link').first()).toBeVisible();
      await expect(phases.getByText('ITEM BLOQUEADO')).toHaveCount(0);
      await expectSound(page);
      await phases.getByRole('link').last().click();
      await expect(page.getByText('Etapa 1/3')).toBeVisible();
      await expect(strip(page)).toBeVisible();
      await page.goto(page.url().replace(/midia\/\d+/, 'item/1'));
      await expect(page.getByText('Etapa 2/3')).toBeVisible();
      await expect(page.getByRole('button', { name: 'RESPONDER' })).toHaveCount(0);
      await page.getByRole('button', { name: 'PRÓXIMA' }).click();
      await expect(page.getByRole('heading', { name: /^Questão 2 de \d+$/ })).toBeVisible();
      await expectSound(page);
    });

    await page.goto(`${at.v1}/v1/conta`);
    await expect(page.getByLabel('Apelido')).not.toBeEditable();
    await changeStudent(page);
    await expect(selection(page)).toBeVisible();
  });
});

test('coord.ivo visits version 2: everything is open to read, and nothing can be done', async ({ page, at }) => {
  await openAs(page, `${at.staff}/conta/selecao_aluno`, 'coord.ivo', STAFF_PASSWORD);
  await openByCode(page, await codigoOf(at.api, 'pedro.muniz'));
  await expect(page).toHaveURL(`${at.v2}/home`);
  await expect(strip(page)).toContainText('vendo como Pedro Henrique Muniz');
  await expect(strip(page)).toContainText('Visitante (apenas visualização)');
  await expectSound(page);

  await test.step('a roadmap shows the estimate of each question, which students do not see', async () => {
    await page.getByRole('link', { name: 'Estudos' }).click();
    await page.getByRole('article', { name: 'Biologia' }).first().getByRole('button', { name: 'Biologia' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Acessar roteiro' }).click();
    await expect(page.getByRole('heading', { name: 'Estimativa por questão' })).toBeVisible();
    await expectSound(page);
  });

  await test.step('a phase can be read, and its quiz is not answered', async () => {
    await page.goto(`${at.v2}/trilhas`);
    const roadmap = page.getByRole('article', { name: 'Biologia' }).filter({ hasNotText: 'Plano de Ação' });
    await roadmap.getByRole('button', { name: 'Biologia' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Acessar roteiro' }).click();
    await page.getByRole('article', { name: 'A célula' }).getByRole('link').click();
    await page.getByRole('link', { name: 'Avançar' }).click();
    await expect(page.getByText('Só quem estuda esta fase pode responder.').first()).toBeVisible();
    await expectSound(page);
  });

  await test.step('an exam can be read about, and not started', async () => {
    await page.goto(`${at.v2}/avaliacoes`);
    await page
      .getByRole('article', { name: 'Simulado da semana' })
      .getByRole('link', { name: 'Ver instruções' })
      .click();
    await expect(page.getByText('Apenas visualização. Só quem faz a prova pode iniciá-la.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Iniciar avaliação' })).toHaveCount(0);
    await expectSound(page);
  });

  await test.step('results and learning levels are read', async () => {
    await page.goto(`${at.v2}/resultados`);
    await page.getByRole('link', { name: 'Ver níveis de aprendizagem' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Níveis de aprendizagem' })).toBeVisible();
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(page.getByText('Apenas visualização: só quem estuda diz se concorda.')).toBeVisible();
    await expectSound(page);
  });

  await changeStudent(page);
  await expect(page).toHaveURL(`${at.staff}/conta/selecao_aluno`);
});
