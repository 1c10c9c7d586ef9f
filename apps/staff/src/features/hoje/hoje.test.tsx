import { createMockServer } from '@luneta/testing';
import type { GestaoHoje } from '@luneta/api-client';
import type { StaffPerfil } from '@luneta/domain';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';
import { staff } from '../../testing/people.ts';
import { answer, buildDia, buildProva, QUIET } from '../../testing/hoje.ts';

const attention = page.getByRole('list', { name: 'Pede sua atenção' });

async function opened({ changes = {}, perfil = 'coordenador', width = 1280, path = '/hoje' }: Day = {}) {
  await page.viewport(width, 800);
  const server = createMockServer();
  answer(changes)(server);
  const app = await open(path, { server, person: staff(perfil) });
  await expect.element(page.getByRole('heading', { name: 'Provas do dia' })).toBeVisible();
  return app;
}
type Day = { changes?: Partial<GestaoHoje>; perfil?: StaffPerfil; width?: number; path?: string };

it.each([1280, 360])('at %i px says what runs, for whom and how far', async (width) => {
  await opened({ width });
  const provas = page.getByRole('list', { name: 'Provas do dia' });
  expect(
    provas
      .getByRole('link')
      .elements()
      .map((link) => link.textContent?.replace(/Ao vivo|Encerrada|às .*/u, '')),
  ).toEqual([
    '7h15: Revisão de Matemática2A · 31 de 31 entregaram',
    '7h30: Simulado Luneta3A, 3B · 70 de 72 iniciaram',
    '9h: Química bimestral1A · 39 de 40 iniciaram',
    '13h20: História em sala2C · em sala',
  ]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  expect(await axeViolations()).toEqual([]);
});

it('the present time stands over the exams of the day', async () => {
  await opened();
  await expect.element(page.getByText('agora 9h42')).toBeVisible();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Hoje: Segunda-feira, 23 de novembro' }))
    .toBeVisible();
});

it('has the numbers of now, and what runs in parts', async () => {
  await opened();
  const now = page.getByRole('list', { name: 'Agora' });
  for (const text of [
    '2 provas ao vivo, 112 alunos',
    '20 entregaram',
    '85 respondendo',
    '4 sem notícia há 5 min',
    '3 não iniciaram',
    '48 redações para corrigir',
  ])
    await expect.element(now.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  const parts = page.getByRole('list', { name: 'Simulado Luneta' });
  await expect.element(parts).toHaveTextContent('16 entregaram50 respondendo4 sem notícia2 não iniciaram');
});

it('a paper exam is counted by its typed sheets, and its students by their own tile', async () => {
  const paper = buildProva({ tipo_aplicacao: 'Presencial', qtde_alunos: 90, qtde_respondendo: 0, qtde_sem_noticia: 0 });
  await opened({ changes: { ...QUIET, provas: [paper] } });
  const now = page.getByRole('list', { name: 'Agora' });
  expect(
    now
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['1 prova ao vivo, 90 alunos', '90 em papel', '0 redações para corrigir']);
  await expect.element(page.getByRole('link', { name: /7 de 90 digitadas/u })).toBeVisible();
  await expect
    .element(page.getByRole('list', { name: 'Simulado Luneta' }))
    .toHaveTextContent('7 de 90 digitadas83 a digitar');
});

it('an exam that began yesterday says its day', async () => {
  const old = buildProva({ data_hora_inicial: '2026-11-22T07:30:00-03:00' });
  await opened({ changes: { ...QUIET, provas: [old] }, width: 360 });
  const link = page.getByRole('list', { name: 'Provas do dia' }).getByRole('link');
  await expect
    .element(link)
    .toHaveAccessibleName('22 de nov.: Simulado Luneta 3A · 34 de 36 iniciaram · desde 22 de nov. às 7h30 Ao vivo');
});

it.each([
  ['4 alunos sem notícia em Simulado Luneta', '/provas/avaliacoes/31'],
  ['2 alunos ainda não iniciaram Simulado Luneta', '/provas/avaliacoes/31'],
  ['1 aluno ainda não iniciou Química bimestral', '/provas/310'],
  ['Acesso bloqueado até 9h57Bento Couto · 3A', '/gestao_acompanhamento?busca=31001'],
  ['3 respostas fora do prazo', '/provas/281/fora_do_prazo?dia=1'],
  ['12 textos em papel sem pontos', '/provas/282/respostas?dia=2'],
  ['2 alunos com duas respostas', '/provas/283/respostas?dia=1'],
  ['2ª Avaliação de Natureza: resultado retido', '/provas/avaliacoes/28/resultados'],
  ['48 redações para corrigir', '/redacoes'],
  ['1 resposta escrita para corrigir', '/redacoes/respostas'],
])('waits: %s, with one way to deal with it', async (title, href) => {
  await opened();
  const row = attention.getByRole('listitem').filter({ hasText: title });
  await expect.element(row.getByRole('link')).toHaveAttribute('href', href);
});

it.each<[perfil: StaffPerfil, missing: string[]]>([
  ['supervisor', ['redações', 'resposta escrita', 'fora do prazo', 'em papel', 'duas respostas', 'retido']],
  ['professor', ['fora do prazo', 'retido']],
  ['diretor', ['redações', 'resposta escrita']],
  ['admin', []],
])('%s is shown only what the profile may deal with', async (perfil, missing) => {
  await opened({ perfil });
  const all = [
    'redações',
    'resposta escrita',
    'fora do prazo',
    'em papel',
    'duas respostas',
    'retido',
    'Acesso bloqueado até 9h57',
  ];
  const shown = attention.element().textContent ?? '';
  expect(all.filter((part) => !shown.includes(part))).toEqual(all.filter((part) => missing.includes(part)));
});

it.each<StaffPerfil>(['gestao_vida', 'admin'])('[D 213] %s ends a blocked sign-in at once', async (perfil) => {
  const { server } = await opened({ perfil });
  await attention.getByRole('button', { name: 'Liberar agora o acesso de Bento Couto' }).click();
  await expect.element(page.getByText('Acesso de Bento Couto liberado.')).toBeVisible();
  expect(server.calls('setBloqueioAluno').map(({ path }) => path['turma_aluno_id'])).toEqual(['31001']);
});

it.each([
  ['a Hebrew name', '\u05dc\u05d9\u05d4 \u05db\u05d4\u05df'],
  ['an old name that turns the text around', 'Ana\u202Eanu'],
])('[NOM-6] %s stands apart from the words around it, in the row and in the toast', async (_, aluno_nome) => {
  const [bloqueado] = buildDia().bloqueados;
  if (!bloqueado) throw new Error('the example of the day has no blocked student');
  await opened({ perfil: 'admin', changes: { bloqueados: [{ ...bloqueado, aluno_nome }] } });
  const shown = () => [...attention.element().querySelectorAll('bdi')].map(({ textContent }) => textContent);
  await expect.poll(shown).toContain(aluno_nome);
  await attention.getByRole('button', { name: /^Liberar agora o acesso/u }).click();
  await expect.element(page.getByText(`Acesso de \u2068${aluno_nome}\u2069 liberado.`)).toBeVisible();
});

it('a student who cannot sign in stands before what only warns', async () => {
  await opened({ perfil: 'admin' });
  const first = () => attention.getByRole('listitem').first().element().textContent;
  await expect.poll(first).toMatch(/^Acesso bloqueado até\s9h57/u);
});

it('an exam that began before today says on which day', async () => {
  const old = buildProva({ data_hora_inicial: '2026-11-20T07:30:00-03:00', qtde_sem_noticia: 0 });
  await opened({ changes: { ...QUIET, provas: [old] } });
  await expect.element(attention.getByText('3ª Série · 3A · começou em 20 de nov. às 7h30')).toBeVisible();
});

it('nobody is late in the first ten minutes', async () => {
  const young = buildProva({ data_hora_inicial: '2026-11-23T09:32:01-03:00', qtde_sem_noticia: 0 });
  await opened({ changes: { ...QUIET, provas: [young] } });
  await expect.element(page.getByText('Nada espera por você agora.')).toBeVisible();
});

it('more than anybody counts is 100+', async () => {
  await opened({ changes: { redacoes_a_corrigir: 100 } });
  await expect.element(attention.getByText('100+ redações para corrigir')).toBeVisible();
});

it('a day without anything says so', async () => {
  await opened({ changes: QUIET });
  for (const text of ['Nenhuma prova hoje.', 'Nada espera por você agora.', 'Nenhuma prova nos próximos seis dias.'])
    await expect.element(page.getByText(text)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

it('the next days stand by day', async () => {
  await opened();
  await expect.element(page.getByRole('heading', { level: 3, name: 'Quarta-feira, 25 de novembro' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /Simulado de humanas — dia 2/u }).getByText(/^8h até 12h/u))
    .toBeVisible();
});

it('who reaches several schools chooses one, and the address keeps it', async () => {
  const app = await opened({ perfil: 'admin' });
  await expect.element(page.getByLabelText('Escola')).toBeVisible();
  await page.getByLabelText('Escola').selectOptions('2');
  await expect.poll(() => app.place()).toBe('/hoje?escola=2');
  await expect.poll(() => app.server.calls('getGestaoHoje').at(-1)?.query['escola_id']).toBe('2');
});

it('a failure offers to try again', async () => {
  const server = createMockServer();
  server.fail('getGestaoHoje', 500);
  await open('/hoje', { server });
  const retry = page.getByRole('button', { name: 'Tentar de novo' });
  await expect.element(retry).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  answer()(server);
  await retry.click();
  await expect.element(page.getByRole('heading', { name: 'Provas do dia' })).toBeVisible();
});

it('a result that waits to be looked at says so, with its own button (D 226)', async () => {
  const [held] = buildDia().resultados_retidos;
  if (!held) throw new Error('the day has no held result');
  await opened({ changes: { ...QUIET, resultados_retidos: [{ ...held, aguarda_conferencia: true }] } });
  await expect.element(attention.getByText('2ª Avaliação de Natureza: resultado espera conferência')).toBeVisible();
  await expect
    .element(attention.getByRole('link', { name: 'Conferir e liberar' }))
    .toHaveAttribute('href', '/provas/avaliacoes/28/resultados');
});
