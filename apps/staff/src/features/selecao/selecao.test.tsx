import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { buildTurma, resumoOf } from '../../testing/builders.ts';
import { axeViolations, open } from '../../testing/open.tsx';
import { failingAfter, LARGE_SCHOOL, SCHOOL, school, schoolServer } from '../../testing/server.ts';

const PATH = '/conta/selecao_aluno';
const field = page.getByLabelText('Código do aluno');
const enter = page.getByRole('button', { name: 'Acessar experiência' });

async function type(codigo: string) {
  await field.fill(codigo);
  await enter.click();
}

describe('who came from another screen', () => {
  it('is offered the way back there first (decision 230)', async () => {
    const origem = { href: '/turmas/31', label: 'Voltar à turma 3B' };
    const app = await open(PATH);
    expect(page.getByRole('link', { name: /^Voltar à turma/u }).elements()).toEqual([]);
    app.services.session.setNote('origem', JSON.stringify(origem));
    await page.getByRole('link', { name: 'Turmas' }).first().click();
    app.back();
    await expect.element(page.getByRole('link', { name: 'Voltar à turma 3B' })).toHaveAttribute('href', '/turmas/31');
  });
});

describe('by turma_aluno_id', () => {
  it('opens the student it belongs to', async () => {
    const app = await open(PATH);
    await type(' 31001 ');
    await expect.poll(() => app.left()).toEqual(['http://v2.mock/#codigo=kT3v9QmZx81LrW0pYc5N']);
    expect(app.server.calls('createContexto')[0]?.body).toMatchObject({ turma_aluno_id: 31_001, modo: 'professor' });
  });

  it.each([
    { case: 'one nobody here may see', codigo: '99999' },
    { case: 'part of an id', codigo: '3100' },
    { case: 'a word', codigo: 'Bento' },
    { case: 'zero', codigo: '0' },
  ])('$case is not found, in the same words', async ({ codigo }) => {
    const app = await open(PATH);
    await type(codigo);
    await expect.element(field).toHaveAccessibleDescription(/Aluno não encontrado/);
    expect(app.server.calls('createContexto')).toEqual([]);
    await field.fill('3');
    await expect.element(page.getByText('Aluno não encontrado')).not.toBeInTheDocument();
  });

  it('waits without asking twice, and says when there is no network', async () => {
    const app = await open(PATH);
    await expect.element(page.getByRole('button', { name: 'Centro' })).toBeVisible();
    const before = app.server.calls('listGestaoAcompanhamento').length;
    const release = app.server.hold('listGestaoAcompanhamento');
    await field.fill('31001');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(enter).toHaveAttribute('aria-busy', 'true');
    expect(app.server.calls('listGestaoAcompanhamento').length).toBe(before + 1);
    app.server.setOffline(true);
    release();
    await expect.poll(() => app.left()).toHaveLength(0);
  });

  it('without a network says so under the field', async () => {
    const app = await open(PATH);
    await expect.element(page.getByRole('button', { name: 'Centro' })).toBeVisible();
    app.server.setOffline(true);
    await type('31001');
    await expect.element(field).toHaveAccessibleDescription(/sem internet/);
  });
});

describe('in columns', () => {
  it('goes from campus to class to student by keyboard', async () => {
    await page.viewport(1280, 800);
    const app = await open(PATH);
    const students = page.getByRole('region', { name: 'Alunos' });
    await expect.element(students.getByText('Escolha uma turma.')).toBeVisible();
    page.getByRole('button', { name: 'Jardim' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('list', { name: '1ª Série' })).toBeVisible();
    await expect.element(page.getByRole('list', { name: '3ª Série' })).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: '1A · Manhã 1 aluno' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(students.getByRole('button', { name: 'Ana Amado 11000' })).toBeVisible();
    await userEvent.tab();
    await expect.element(students.getByRole('button', { name: 'Ana Amado 11000' })).toHaveFocus();
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => app.left()).toHaveLength(1);
  });

  it('orders grades, and groups the classes of each', async () => {
    await page.viewport(1280, 800);
    await open(PATH);
    await expect.element(page.getByRole('list', { name: '2ª Série' })).toBeVisible();
    const lists = page.getByRole('region', { name: 'Turma' }).getByRole('list').elements();
    expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual(['2ª Série', '3ª Série']);
  });

  it('asks for the students of a class when it is chosen, and for no others', async () => {
    await page.viewport(1280, 800);
    const app = await open(PATH, { server: schoolServer(LARGE_SCHOOL) });
    const turma = page.getByRole('button', { name: '3J · Manhã 50 alunos' });
    await expect.element(turma).toBeVisible();
    expect(app.server.calls('listGestaoAcompanhamento')).toEqual([]);
    await turma.click();
    const students = page.getByRole('list', { name: 'Alunos' }).getByRole('button');
    await expect.poll(() => students.elements().length).toBe(50);
    expect(app.server.calls('listGestaoAcompanhamento').map(({ query }) => query)).toEqual([{ turma: '49' }]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
  });

  it('a class that does not load can be asked again', async () => {
    await page.viewport(1280, 800);
    const server = schoolServer();
    server.fail('listGestaoAcompanhamento', 500);
    await open(PATH, { server });
    await page.getByRole('button', { name: '3A · Manhã 3 alunos' }).click();
    const students = page.getByRole('region', { name: 'Alunos' });
    await expect.element(students.getByText('Não foi possível carregar')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    school()(server);
    await students.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect.element(students.getByRole('button', { name: 'Ana Amado 31000' })).toBeVisible();
  });
});

describe('in accordions on a phone', () => {
  it('goes from campus to grade to class to student', async () => {
    const app = await open(PATH);
    for (const name of ['Centro', '2ª Série', '2A · Manhã 1 aluno'])
      await page.getByRole('button', { name, exact: true }).click();
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('button', { name: 'Ana Amado 21000' }).click();
    // A class of version 1 has its own deployment.
    await expect.poll(() => app.left()).toEqual(['http://v1.mock/#codigo=kT3v9QmZx81LrW0pYc5N']);
    expect(app.server.calls('createTransferencia')[0]?.body).toEqual({ destino: 'student-v1' });
  });
});

describe('what is on its way', () => {
  it('keeps the classes that came when a later page fails, and goes on when asked', async () => {
    await page.viewport(1280, 800);
    const server = schoolServer();
    server.respond('listGestaoTurmas', SCHOOL.slice(0, 1).map(resumoOf), { 'proximo-cursor': '1-31' });
    const app = await open(PATH, { server: failingAfter(server) });
    await expect.element(page.getByText('Parte das turmas não carregou.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '3A · Manhã 3 alunos' })).toBeVisible();
    const calls = app.server.calls('listGestaoTurmas').length;
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect.poll(() => app.server.calls('listGestaoTurmas').length).toBe(calls + 1);
  });

  it('with nobody in reach says so', async () => {
    await open(PATH, { server: schoolServer([]) });
    await expect.element(page.getByText(/^Nenhuma turma disponível para o seu perfil/)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('a class without students says so', async () => {
    await page.viewport(1280, 800);
    const server = schoolServer([]);
    server.respond('listGestaoTurmas', [resumoOf(buildTurma({ alunos: 0 }))]);
    await open(PATH, { server });
    await page.getByRole('button', { name: '3A · Manhã 0 alunos' }).click();
    await expect.element(page.getByText('Esta turma ainda não tem alunos.')).toBeVisible();
  });
});

describe('recent students', () => {
  const chip = page.getByRole('button', { name: 'Bento Amado, 3ª Série · 3A, código 31001' });

  it('stand as chips after they were opened, in this session only, and go with it', async () => {
    const app = await open(PATH);
    await expect.element(page.getByText('Abertos recentemente')).not.toBeInTheDocument();
    await type('31001');
    await expect.poll(() => app.left()).toHaveLength(1);
    expect(app.stored().session).toContain('luneta:sessao:alunos_recentes');
    expect(app.stored().local).toEqual([]);
    app.services.session.signOut();
    expect(app.stored().session).toEqual([]);
  });

  it('open again with one tap', async () => {
    const app = await open(PATH);
    await type('31001');
    await expect.poll(() => app.left()).toHaveLength(1);
    // As coming back from the student's deployment does.
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await chip.click();
    await expect.poll(() => app.left()).toHaveLength(2);
    expect(await axeViolations()).toEqual([]);
  });
});
