import { expect, describe, it } from 'vitest';
import type { TestAppOptions } from '@luneta/app-shell/testing';
import { page, userEvent } from 'vitest/browser';

import { buildDetalhe } from '../../testing/builders.ts';
import { axeViolations, open } from '../../testing/open.tsx';
import { GESTAO_VIDA } from '../../testing/people.ts';
import { schoolServer } from '../../testing/server.ts';
import { PHONES } from '../../testing/sizes.ts';

const PATH = '/gestao_acompanhamento';
const more = page.getByRole('button', { name: 'Mais opções de Bento Amado, código 31001' });
const student = page.getByRole('dialog', { name: 'Bento Amado' });
const enter = student.getByRole('button', { name: 'Acessar experiência' });

async function openStudent(options: Partial<TestAppOptions> = {}) {
  const app = await open(PATH, options);
  await more.click();
  return app;
}

const emProva = () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  return {
    situacao: 'em_prova' as const,
    provas: [
      {
        turma_avaliacao_id: 410,
        dia_prova: 1,
        descricao: 'Simulado de novembro',
        situacao: 'em_andamento' as const,
        iniciada_em: ago(60),
        prazo_em: ago(-60),
        encerrada_em: null,
        qtde_questoes: 90,
        qtde_respondidas: 41,
        ultima_resposta_em: ago(1),
      },
    ],
  };
};

describe('the drawer of a student', () => {
  it('says first what is happening, then who it is, and leads to the experience', async () => {
    const app = await openStudent();
    await expect.element(student.getByText('Nada em andamento')).toBeVisible();
    for (const fact of ['aluno.31001', '3ª Série · 3A · Manhã · Centro', 'Escola Aurora'])
      await expect.element(student.getByText(fact, { exact: true })).toBeVisible();
    await expect.element(student.getByText('Código 31001')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await enter.click();
    await expect.poll(() => app.left()).toHaveLength(1);
    expect(app.server.calls('createContexto')[0]?.body).toMatchObject({ turma_aluno_id: 31_001 });
  });

  it('of a student in an exam leads to the board of that exam, and to more time there', async () => {
    const server = schoolServer();
    server.respond('getGestaoAluno', buildDetalhe({ ...emProva(), aluno_nome: 'Bento Amado', turma_aluno_id: 31_001 }));
    await open(`${PATH}?aluno=31001`, { server });
    await expect
      .element(student.getByRole('link', { name: 'Abrir sala' }))
      .toHaveAttribute('href', '/provas/410?dia=1&aluno=31001');
    await expect
      .element(student.getByRole('link', { name: 'Estender tempo' }))
      .toHaveAttribute('href', '/provas/410?dia=1&aluno=31001&ato=tempo');
    expect(await axeViolations()).toEqual([]);
  });

  it('[D 213] says until when the sign-in is blocked, and who may reset ends it', async () => {
    const server = schoolServer();
    const bento = { turma_aluno_id: 31_001, aluno_nome: 'Bento Amado' };
    server.respond(
      'getGestaoAluno',
      buildDetalhe({ ...bento, bloqueado_ate: new Date(Date.now() + 600_000).toISOString() }),
    );
    await openStudent({ server, person: GESTAO_VIDA });
    await expect.element(student.getByText(/Acesso bloqueado até /u)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    const release = student.getByRole('button', { name: 'Liberar agora' });
    server.respond('getGestaoAluno', buildDetalhe(bento));
    await release.click();
    await expect.element(release).not.toBeInTheDocument();
    await expect.element(student.getByText(/Acesso bloqueado até /u)).not.toBeInTheDocument();
    expect(server.calls('setBloqueioAluno').map(({ path, body }) => [path['turma_aluno_id'], body])).toEqual([
      ['31001', { bloqueado: false }],
    ]);
  });

  it('stands in the address beside the filters; Back closes it and the focus returns', async () => {
    const app = await open(`${PATH}?busca=bento`);
    await more.click();
    await expect.element(student).toBeVisible();
    expect(app.place()).toBe(`${PATH}?busca=bento&aluno=31001`);
    app.back();
    await expect.element(student).not.toBeInTheDocument();
    expect(app.place()).toBe(`${PATH}?busca=bento`);
    await expect.element(more).toHaveFocus();
  });

  it('closes by Escape as by Back', async () => {
    const app = await openStudent();
    await expect.element(student).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(student).not.toBeInTheDocument();
    await expect.element(more).toHaveFocus();
    expect(app.place()).toBe(PATH);
  });

  it('opens from a link, whatever the list shows, and closes to the list', async () => {
    const app = await open(`${PATH}?busca=zzz&aluno=31001`);
    await expect.element(enter).toBeVisible();
    await student.getByRole('button', { name: 'Fechar' }).click();
    await expect.element(student).not.toBeInTheDocument();
    expect(app.place()).toBe(`${PATH}?busca=zzz`);
  });

  it('the name in the list is a link to it', async () => {
    await page.viewport(1280, 800);
    const app = await open(PATH);
    await page.getByRole('link', { name: 'Bento Amado' }).first().click();
    await expect.element(student).toBeVisible();
    expect(app.place()).toBe(`${PATH}?aluno=31001`);
  });

  it('of nobody in reach says so, in the words of a student that does not exist', async () => {
    const server = schoolServer();
    server.fail('getGestaoAluno', 404, { message: 'Não encontrado.' });
    await open(`${PATH}?aluno=99`, { server });
    const dialog = page.getByRole('dialog', { name: 'Aluno não encontrado' });
    await expect.element(dialog.getByText(/^Confira o código/u)).toBeVisible();
    await expect.element(dialog.getByText('Página não encontrada')).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  it('that does not load can be asked again', async () => {
    const server = schoolServer();
    server.fail('getGestaoAluno', 500);
    await open(`${PATH}?aluno=31001`, { server });
    const dialog = page.getByRole('dialog', { name: 'Dados do aluno' });
    await expect.element(dialog.getByText('Não foi possível carregar')).toBeVisible();
    server.respond('getGestaoAluno', buildDetalhe({ aluno_nome: 'Bento Amado' }));
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect.element(student.getByText('Nada em andamento')).toBeVisible();
  });

  it('shows sign-ins, exam days and what holds in exams', async () => {
    const server = schoolServer();
    server.respond(
      'getGestaoAluno',
      buildDetalhe({
        aluno_nome: 'Bento Amado',
        fator_tempo: 1.25,
        ranking_oculto: true,
        provas: [
          {
            turma_avaliacao_id: 402,
            dia_prova: 1,
            descricao: 'Química bimestral',
            situacao: 'entregue',
            iniciada_em: '2025-11-13T11:00:00Z',
            prazo_em: '2025-11-13T12:40:00Z',
            encerrada_em: '2025-11-13T12:31:00Z',
            qtde_questoes: 20,
            qtde_respondidas: 20,
            ultima_resposta_em: '2025-11-13T12:28:00Z',
          },
        ],
        acessos: [{ entrou_em: '2025-11-12T11:00:00Z', saiu_em: null }],
      }),
    );
    await open(`${PATH}?aluno=31001`, { server });
    for (const text of [
      'Tempo × 1,25',
      'Nome oculto no ranking',
      'Química bimestral, dia 1',
      'Entregue, 13 de nov. às 9h31',
      'Entrou 12 de nov. às 8h',
    ])
      await expect.element(student.getByText(text)).toBeVisible();
  });

  it('of a closed account offers nothing to do', async () => {
    const server = schoolServer();
    server.respond('getGestaoAluno', buildDetalhe({ aluno_nome: 'Bento Amado', situacao: 'inativo' }));
    await open(`${PATH}?aluno=31001`, { server, person: GESTAO_VIDA });
    await expect.element(student.getByText('Sem conta ativa')).toBeVisible();
    expect(student.getByRole('button').elements()).toHaveLength(1);
  });

  it.each(PHONES)('fits a phone of %i px, with large names', async (width) => {
    await page.viewport(width, 800);
    const server = schoolServer();
    const aluno_nome = 'Maria Antônia Wanderley de Albuquerque Cavalcanti e Silva Montenegro';
    server.respond('getGestaoAluno', buildDetalhe({ aluno_nome, login: 'maria.antonia.wanderley.de.albuquerque' }));
    await open(`${PATH}?aluno=31001`, { server, person: GESTAO_VIDA });
    const dialog = page.getByRole('dialog', { name: aluno_nome });
    await expect.element(dialog.getByRole('button', { name: 'Resetar senha' })).toBeVisible();
    const { scrollWidth, clientWidth } = dialog.element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    expect(await axeViolations()).toEqual([]);
  });
});
