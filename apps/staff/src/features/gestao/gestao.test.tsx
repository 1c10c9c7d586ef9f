import type { MockCall } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { ATIVO, buildTurma, LONG_NAME } from '../../testing/builders.ts';
import { axeViolations, open } from '../../testing/open.tsx';
import { GESTAO_VIDA } from '../../testing/people.ts';
import { HUGE_SCHOOL, LARGE_SCHOOL, SCHOOL, schoolServer } from '../../testing/server.ts';
import { PHONES } from '../../testing/sizes.ts';

const PATH = '/gestao_acompanhamento';
const heads = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((head) => head.textContent);
const search = page.getByRole('searchbox', { name: 'Buscar aluno' });

describe('the list where there is space', () => {
  it('is a table of students with class, shift, campus and code, and what can be done in sight', async () => {
    await page.viewport(1280, 800);
    await open(PATH);
    await expect.element(page.getByRole('table', { name: /^Alunos, página 1/ })).toBeVisible();
    const row = page.getByRole('row', { name: /Ana Amado 3ª Série · 3A\s?Manhã · Centro 31000 .* Ativo/ });
    await expect
      .element(row.getByRole('button', { name: 'Acessar experiência de Ana Amado, código 31000' }))
      .toBeVisible();
    await expect.element(page.getByText('Mostrando 1–7')).toBeVisible();
    await expect.element(page.getByRole('navigation', { name: 'Páginas de alunos' })).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  it('pages through 500 students, fifty at a time', async () => {
    await page.viewport(1280, 800);
    await open(PATH, { server: schoolServer(LARGE_SCHOOL) });
    await expect.element(page.getByText('Mostrando 1–50')).toBeVisible();
    await expect.element(page.getByText('Página 1 de 10')).toBeVisible();
    expect(heads()).toHaveLength(50);
    const next = page.getByRole('button', { name: 'Próxima página' });
    await next.click();
    const scrolled = window.scrollY;
    expect(scrolled).toBeGreaterThan(0);
    await expect.element(page.getByText('Mostrando 51–100')).toBeVisible();
    await expect.element(next).toHaveFocus();
    expect(window.scrollY).toBe(scrolled);
    for (let turn = 3; turn <= 10; turn += 1) {
      await next.click();
      await expect.element(page.getByText(`Mostrando ${turn * 50 - 49}–${turn * 50}`)).toBeVisible();
    }
    await expect.element(next).toBeDisabled();
    expect(heads()).toHaveLength(50);
    expect(await axeViolations()).toEqual([]);
  });

  it('fills its pages from answers of any length, as the server cuts them at the end of a class', async () => {
    await page.viewport(1280, 800);
    const turmas = [1, 2, 3].map((turma_id) => buildTurma({ turma_id, turma_codigo: `3${turma_id}`, alunos: 30 }));
    const server = schoolServer();
    const at = ({ query }: MockCall) => Number(query['cursor'] ?? 0);
    server.respond(
      'listGestaoAcompanhamento',
      (call) => turmas.slice(at(call), at(call) + 1),
      (call) => (at(call) < 2 ? { 'proximo-cursor': String(at(call) + 1) } : {}),
    );
    await open(PATH, { server });
    await expect.element(page.getByText('Mostrando 1–50')).toBeVisible();
    expect(heads()).toHaveLength(50);
    await page.getByRole('button', { name: 'Próxima página' }).click();
    await expect.element(page.getByText('Mostrando 51–90')).toBeVisible();
    await expect.element(page.getByText('Página 2 de 2').first()).toBeVisible();
    expect(heads()).toHaveLength(40);
  });

  it('a filtered list asks for its pages as they are turned', async () => {
    await page.viewport(1280, 800);
    const app = await open(`${PATH}?sede=Centro`, { server: schoolServer(LARGE_SCHOOL) });
    await expect.element(page.getByText('Página 1 de 10')).toBeVisible();
    await page.getByRole('button', { name: 'Próxima página' }).click();
    await expect.element(page.getByText('Mostrando 51–100')).toBeVisible();
    const asked = app.server.calls('listGestaoAcompanhamento').filter(({ query }) => query['sede'] === 'Centro');
    expect(asked).toHaveLength(2);
  });

  it('a page that fails can be asked again', async () => {
    await page.viewport(1280, 800);
    const server = schoolServer(LARGE_SCHOOL);
    await open(`${PATH}?sede=Centro`, { server });
    await expect.element(page.getByText('Página 1 de 10')).toBeVisible();
    server.setOffline(true);
    await page.getByRole('button', { name: 'Próxima página' }).click();
    await expect.element(page.getByText('Esta página não carregou')).toBeVisible();
    server.setOffline(false);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect.element(page.getByText('Mostrando 51–100')).toBeVisible();
  });
});

it.each([360, 1280])('two students of the same name are told apart in every action, at %i px', async (width) => {
  await page.viewport(width, 800);
  const turma = buildTurma();
  turma.alunos = [31_000, 31_001].map((turma_aluno_id) => ({
    aluno_nome: 'Ana Amado',
    turma_aluno_id,
    avatar_code: 5,
    ...ATIVO,
  }));
  await open(PATH, { server: schoolServer([turma]), person: GESTAO_VIDA });
  await expect.element(page.getByText('Mostrando 1–2')).toBeVisible();
  for (const action of ['Acessar experiência de', 'Mais opções de']) {
    const second = page.getByRole('button', { name: `${action} Ana Amado, código 31001`, exact: true });
    await expect.element(second).toBeVisible();
  }
  await page.getByRole('button', { name: 'Mais opções de Ana Amado, código 31001' }).click();
  await page.getByRole('button', { name: 'Resetar senha' }).click();
  await expect.element(page.getByText(/^Ana Amado \(3ª Série · 3A, código 31001\) vai receber/)).toBeVisible();
});

it('names the school beside the campus where there are several', async () => {
  await page.viewport(1280, 800);
  await open(PATH, {
    server: schoolServer([buildTurma(), buildTurma({ turma_id: 51, escola_nome: 'Escola Boreal' })]),
  });
  await expect.element(page.getByText('Manhã · Centro · Escola Boreal').first()).toBeVisible();
  await expect.element(page.getByText('Manhã · Centro · Escola Aurora').first()).toBeVisible();
});

describe('the list on a phone', () => {
  it.each(PHONES)('is cards that fit %i px, long names too', async (width) => {
    await page.viewport(width, 800);
    const turma = buildTurma({ sede_nome: 'Jardim das Acácias Imperiais de Nossa Senhora' });
    turma.alunos = [{ aluno_nome: LONG_NAME, turma_aluno_id: 2_147_483_647, avatar_code: 5, ...ATIVO }];
    await open(PATH, { server: schoolServer([turma]) });
    await expect.element(page.getByRole('heading', { level: 2, name: LONG_NAME })).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: `Acessar experiência de ${LONG_NAME}, código 2147483647` }))
      .toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await axeViolations()).toEqual([]);
  });

  it('filters in a sheet, and says how many are set', async () => {
    const app = await open(PATH);
    await page.getByRole('button', { name: 'Filtros' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await sheet.getByLabelText('Sede').selectOptions('Jardim');
    expect(await axeViolations()).toEqual([]);
    await sheet.getByRole('button', { name: 'Ver alunos' }).click();
    await expect.element(page.getByRole('button', { name: 'Filtros (1)' })).toBeVisible();
    await expect.element(page.getByText('Mostrando 1–1')).toBeVisible();
    expect(app.place()).toBe(`${PATH}?sede=Jardim`);
  });
});

describe('how many there are', () => {
  it('is said beside the filters, of how many', async () => {
    await page.viewport(1280, 800);
    await open(PATH);
    await expect.element(page.getByText('7 alunos', { exact: true })).toBeVisible();
    await page.getByLabelText('Sede').selectOptions('Jardim');
    await expect.element(page.getByText('1 de 7 alunos')).toBeVisible();
  });

  it('of 3,000 the first fifty stand after one call, and the filters after another', async () => {
    await page.viewport(1280, 800);
    const app = await open(PATH, { server: schoolServer(HUGE_SCHOOL) });
    await expect.element(page.getByText('3.000 alunos')).toBeVisible();
    await expect.element(page.getByText('Página 1 de 60')).toBeVisible();
    await expect.poll(() => page.getByLabelText('Turma').getByRole('option').elements().length).toBe(91);
    expect(heads()).toHaveLength(50);
    expect(app.server.calls('listGestaoAcompanhamento')).toHaveLength(1);
    expect(app.server.calls('listGestaoTurmas')).toHaveLength(1);
  });
});

describe('filters', () => {
  it('are read from the address and asked of the server', async () => {
    await page.viewport(1280, 800);
    const app = await open(`${PATH}?sede=Centro&serie=3%C2%AA+S%C3%A9rie&turma=32&busca=ana`);
    await expect.element(page.getByRole('row', { name: /Ana Brandão/ })).toBeVisible();
    expect(heads()).toHaveLength(1);
    expect(app.server.calls('listGestaoAcompanhamento').map(({ query }) => query)).toContainEqual({
      sede: 'Centro',
      serie: '3ª Série',
      turma: '32',
      busca: 'ana',
    });
    await expect.element(page.getByLabelText('Turma')).toHaveValue('32');
    await expect.element(search).toHaveValue('ana');
  });

  it('typing waits for a pause, keeps the focus and goes into the address', async () => {
    await page.viewport(1280, 800);
    const app = await open(PATH);
    await expect.element(page.getByText('Mostrando 1–7')).toBeVisible();
    await search.click();
    await userEvent.keyboard('bento');
    await expect.element(page.getByText('Mostrando 1–2')).toBeVisible();
    await expect.element(search).toHaveFocus();
    await expect.element(search).toHaveValue('bento');
    expect(app.place()).toBe(`${PATH}?busca=bento`);
    const asked = app.server.calls('listGestaoAcompanhamento').flatMap(({ query }) => query['busca'] ?? []);
    expect(asked).toEqual(['bento']);
  });

  it('typed and left before the pause keep a student who was opened meanwhile', async () => {
    await page.viewport(1280, 800);
    const app = await open(PATH);
    await expect.element(page.getByText('Mostrando 1–7')).toBeVisible();
    const more = page.getByRole('button', { name: 'Mais opções de Bento Amado, código 31001' });
    await search.fill('bento');
    const button = more.element();
    if (button instanceof HTMLElement) button.click();
    await expect.poll(() => app.place()).toBe(`${PATH}?aluno=31001&busca=bento`);
    await expect.element(page.getByRole('dialog', { name: 'Bento Amado' })).toBeVisible();
  });

  it('leave the scroll where it is', async () => {
    await page.viewport(1280, 320);
    const app = await open(PATH);
    await expect.element(page.getByText('Mostrando 1–7')).toBeVisible();
    window.scrollTo(0, 80);
    await page.getByLabelText('Sede').selectOptions('Jardim');
    await expect.element(page.getByText('Mostrando 1–1')).toBeVisible();
    expect(app.place()).toBe(`${PATH}?sede=Jardim`);
    expect(window.scrollY).toBe(80);
  });

  it('narrow each other: another campus drops grade and class', async () => {
    await page.viewport(1280, 800);
    const app = await open(`${PATH}?sede=Centro&turma=31`);
    await page.getByLabelText('Sede').selectOptions('Jardim');
    await expect.element(page.getByText('Mostrando 1–1')).toBeVisible();
    expect(app.place()).toBe(`${PATH}?sede=Jardim`);
    const options = page.getByLabelText('Turma').getByRole('option').elements();
    expect(options.map((option) => option.textContent)).toEqual(['Todas', '1ª Série · 1A · Manhã']);
  });

  it('by state find who has not changed the first password', async () => {
    await page.viewport(1280, 800);
    const turma = buildTurma({ alunos: 2 });
    const app = await open(PATH, {
      server: schoolServer([
        {
          ...turma,
          alunos: turma.alunos.map((aluno, n) => ({ ...aluno, situacao: n === 0 ? 'senha_inicial' : 'ativo' })),
        },
      ]),
    });
    await page.getByLabelText('Situação').selectOptions('Senha inicial');
    await expect.element(page.getByText('Mostrando 1–1')).toBeVisible();
    expect(app.place()).toBe(`${PATH}?situacao=senha_inicial`);
    await page.getByRole('button', { name: /Situação: Senha inicial/ }).click();
    await expect.element(page.getByText('Mostrando 1–2')).toBeVisible();
    expect(app.place()).toBe(PATH);
  });

  it('keep the rows of before until the new ones have come', async () => {
    await page.viewport(1280, 800);
    const app = await open(PATH);
    await expect.element(page.getByText('Mostrando 1–7')).toBeVisible();
    const release = app.server.hold('listGestaoAcompanhamento');
    await page.getByLabelText('Sede').selectOptions('Jardim');
    await expect.poll(() => app.server.calls('listGestaoAcompanhamento').length).toBe(2);
    expect(heads()).toHaveLength(7);
    release();
    await expect.element(page.getByText('Mostrando 1–1')).toBeVisible();
  });

  it('that fit nobody say so, and are cleared at once', async () => {
    await page.viewport(1280, 800);
    const app = await open(`${PATH}?busca=zzz`);
    await expect
      .element(page.getByText('Nenhum aluno encontrado com estes filtros. Limpe um deles para ver mais.'))
      .toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('button', { name: 'Limpar' }).last().click();
    await expect.element(page.getByText('Mostrando 1–7')).toBeVisible();
    expect(app.place()).toBe(PATH);
    await expect.element(search).toHaveValue('');
  });

  it('without any student in reach nothing speaks of filters', async () => {
    await open(PATH, { server: schoolServer([]) });
    await expect.element(page.getByText(/^Nenhum aluno disponível para o seu perfil/)).toBeVisible();
    await expect
      .element(page.getByText('Nenhum aluno encontrado com estes filtros. Limpe um deles para ver mais.'))
      .not.toBeInTheDocument();
  });
});

it('goes by keyboard from the search to a student, tick and drawer', async () => {
  await page.viewport(1280, 800);
  await open(PATH, { person: GESTAO_VIDA });
  await expect.element(page.getByText('Mostrando 1–7')).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('bento{Enter}');
  await expect.element(page.getByText('Mostrando 1–2')).toBeVisible();
  // Out of the field, where letters are letters.
  await userEvent.tab();
  await userEvent.keyboard('jj');
  await expect.element(page.getByRole('link', { name: /^Bento/ }).nth(1)).toHaveFocus();
  await userEvent.keyboard('kx');
  await expect.element(page.getByText('1 aluno selecionado')).toBeVisible();
  await userEvent.keyboard('j{Enter}');
  await expect.element(page.getByRole('dialog', { name: /^Bento/ })).toBeVisible();
});

it('a failure of the list can be tried again', async () => {
  const server = schoolServer();
  server.fail('listGestaoAcompanhamento', 500);
  await open(PATH, { server });
  await expect.element(page.getByText('Não foi possível carregar')).toBeVisible();
  server.respond('listGestaoAcompanhamento', [...SCHOOL]);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.element(page.getByText('Mostrando 1–7')).toBeVisible();
});
