/**
 * A school begins, by browser alone: from an empty server to three classes, five teachers and 90 students who sign in. What the
 * first person clicks and fills in is counted.
 */
import type { Page } from '@playwright/test';

import { startEmptyServer, type EmptyServer } from '../support/empty-server.ts';
import { expect, expectSound, signIn, test } from '../support/journey.ts';
import { ALUNOS, alunoAt, FAULTS, schoolFile } from '../support/school-file.ts';
import { createProfessor, mendLines, slipOf, type Professor } from '../support/school.ts';
import { changeForcedPassword } from '../support/security.ts';
import { Work } from '../support/work.ts';

const SENHA = 'pipa-azul-no-ceu';
/** What docs/operation.md says. */
const COUNTED = { clicks: 73, fields: 16, keys: 181 };

test.use({ expectedMessage: /status of 40[34]/, permissions: ['clipboard-read', 'clipboard-write'] });

let server: EmptyServer;
test.beforeAll(async () => {
  server = await startEmptyServer();
});
test.afterAll(() => server.close());

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const NAIR: Professor = { nome: 'Nair Fontoura', turmas: ['3A', '3B'] };
const OTHERS: readonly Professor[] = [
  { nome: 'Otávio Serpa', turmas: ['3A'] },
  { nome: 'Bento Vilar', turmas: ['3B'] },
  { nome: 'Zélia Pinho', turmas: ['3C'] },
  { nome: 'Ciro Lacerda', turmas: ['3A', '3B', '3C'] },
];

/** Where each version begins. */
const HOMES = { 1: /\/v1\/avaliacao_adaptadas$/, 2: /\/home$/ } as const;

test('a school from an empty server to its first sign-ins, by browser alone', async ({ page, context, browser }) => {
  const started = Date.now();
  const work = new Work();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const steps = (ready: number) => page.getByText(`${ready} de 6 passos prontos`).first();
  const toSteps = () => work.click(page.getByRole('link', { name: 'Primeiros passos' }));

  await test.step('the page at the machine leads to the first start, as the printed address does', async () => {
    await page.goto(server.api);
    await expect(page.getByRole('link', { name: 'Começar a escola' })).toHaveAttribute('href', server.firstStart);
  });

  await test.step('the school and the account', async () => {
    await page.goto(server.firstStart);
    await expect(heading(page, 'Começar a escola')).toBeVisible();
    await expect(page).not.toHaveURL(/inicio=/);
    await expectSound(page);
    await work.fill(field('Nome da escola'), 'Colégio Novo');
    await work.fill(field('Seu nome completo'), 'Rita Prado Lima');
    await work.fill(field('Senha'), SENHA);
    await work.fill(field('Repita a senha'), SENHA);
    await expect(field('Usuário')).toHaveValue('rita.lima');
    await work.click(button('Criar escola e entrar'));
    await expect(heading(page, 'Primeiros passos')).toBeVisible();
    await expect(steps(1)).toBeVisible();
    await expectSound(page);
  });

  await test.step('whoever opens the address again reads that it is over', async () => {
    const other = await browser.newPage();
    await other.goto(server.firstStart);
    await expect(heading(other, 'Esta escola já começou')).toBeVisible();
    await other.close();
  });

  await test.step('the standard grades by one button', async () => {
    await work.click(page.getByRole('link', { name: 'Criar séries', exact: true }));
    await work.click(button('Criar séries padrão').first());
    await expect(page.getByText('7 séries criadas.')).toBeVisible();
    await toSteps();
    await expect(page.getByText('7 séries, do 6º ano à 3ª série')).toBeVisible();
  });

  const path3C = await test.step('three classes at once, one of them moved to version 1', async () => {
    await work.click(page.getByRole('link', { name: 'Criar turmas', exact: true }));
    await work.click(button('Criar várias').first());
    await work.fill(field('Códigos'), '3A..3C');
    await work.choose(field('Série').last(), '3ª série');
    await work.click(button('Criar 3 turmas'));
    await expect(page.getByText('3 turmas criadas.')).toBeVisible();
    await work.click(page.getByRole('link', { name: /3C$/ }));
    await work.click(page.getByRole('link', { name: 'Opções' }));
    await work.click(button('Editar'));
    await work.click(page.getByRole('dialog').getByRole('radio', { name: /^Versão 1/ }));
    await work.click(button('Salvar turma'));
    await expect(page.getByText(/^Turma 3C salva/)).toBeVisible();
    const { pathname } = new URL(page.url());
    await toSteps();
    await expect(steps(3)).toBeVisible();
    return pathname.replace('/opcoes', '');
  });

  const nair = await test.step('five teachers, each with a password that is shown once', async () => {
    await work.click(page.getByRole('link', { name: 'Criar contas', exact: true }));
    const entrada = await createProfessor(page, work, NAIR);
    for (const other of OTHERS) await createProfessor(page, work, other);
    await toSteps();
    await expect(page.getByText('5 pessoas além de você')).toBeVisible();
    return entrada;
  });

  await test.step('90 students from a file', async () => {
    await work.click(page.getByRole('link', { name: 'Trazer alunos', exact: true }));
    await work.upload(field('Planilha ou arquivo'), schoolFile());
    await expect(page.getByRole('heading', { level: 2, name: 'Colunas' })).toBeVisible();
    await expectSound(page);
    await work.click(button(`Conferir ${ALUNOS + 1} linhas`));
    await expect(page.getByRole('heading', { level: 2, name: 'Conferência' })).toBeVisible();
    await expectSound(page);
  });

  await test.step('its seven wrong lines are mended in the report', async () => {
    await mendLines(page, work);
    await work.click(button(`Aplicar ${ALUNOS} mudanças`));
    await expect(page.getByText('mudanças feitas')).toBeVisible();
  });

  const fichas = await test.step('slips for all of them', async () => {
    await work.click(page.getByRole('link', { name: 'Imprimir fichas' }));
    await work.fill(field('Motivo'), 'Início do ano letivo');
    await work.click(button('Gerar e imprimir'));
    const slips = page.getByRole('list', { name: 'Fichas de acesso' }).getByRole('listitem');
    await expect(slips).toHaveCount(ALUNOS);
    await expectSound(page);
    const read = async (nome: string) => ({ aluno: nome, ...(await slipOf(page, nome)) });
    const of = { 1: await read(alunoAt(FAULTS.email).nome), 2: await read(alunoAt(FAULTS.nome).nome) } as const;
    await work.click(button('Concluir'));
    await work.click(button('Sair das fichas'));
    await expect(heading(page, 'Fichas de acesso')).toBeVisible();
    return of;
  });

  for (const versao of [1, 2] as const)
    await test.step(`a student of version ${versao} signs in with the slip`, async () => {
      const own = await context.newPage();
      const { aluno, endereco, usuario, senha } = fichas[versao];
      await own.goto(`http://${endereco}`);
      await signIn(own, usuario, senha);
      await changeForcedPassword(own, senha, `Satelite2027v${versao}`);
      await expect(own).toHaveURL(HOMES[versao]);
      // The questions are offered, not asked for.
      if (versao === 2)
        await own
          .getByRole('dialog', { name: 'Perguntas de segurança' })
          .getByRole('button', { name: 'Fechar' })
          .click();
      await expect(heading(own, new RegExp(`${aluno.split(' ')[0] ?? ''}$`, 'u'))).toBeVisible();
      await own.close();
    });

  await test.step('a teacher sees the own classes only', async () => {
    const own = await context.newPage();
    const { endereco, usuario, senha } = nair;
    await own.goto(`http://${endereco}`);
    await signIn(own, usuario, senha);
    await changeForcedPassword(own, senha, 'bonde-lento-de-santa');
    await expect(heading(own, 'Selecionar aluno')).toBeVisible();
    await own.getByRole('link', { name: 'Turmas' }).click();
    await expect(heading(own, 'Turmas')).toBeVisible();
    await expect(own.getByRole('link', { name: /^3ª série/ })).toHaveText(['3ª série · 3A', '3ª série · 3B']);
    await own.goto(`http://${endereco}${path3C}`);
    await expect(own.getByText('Esta turma não existe ou não está entre as suas.')).toBeVisible();
    await own.close();
  });

  console.log(`a school begins: ${work.words}; the journey itself took ${Math.round((Date.now() - started) / 1000)} s`);
  expect(work.counted).toEqual(COUNTED);
});
