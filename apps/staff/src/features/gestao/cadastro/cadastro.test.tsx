/** A student is entered by hand, found again before a second entry, moved, and taken up again. */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { buildDetalhe } from '../../../testing/builders.ts';
import { axeViolations, open } from '../../../testing/open.tsx';
import { staff } from '../../../testing/people.ts';
import { schoolServer } from '../../../testing/server.ts';

const button = (name: string) => page.getByRole('button', { name });
const ALIKE = {
  turma_aluno_id: 31002,
  aluno_nome: 'Marina Duarte Lopes',
  data_nascimento: '2009-03-14',
  turma_codigo: '1A',
  ano: 2025,
  matricula: 'Transferido',
} as const;

function server() {
  const made = schoolServer();
  made.respond('listTurmaSaidas', []);
  made.respond('listAlunosParecidos', []);
  return made;
}

describe('a student entered by hand', () => {
  it.each([1280, 360])('at %i px: on the page of a class, with the name alone', async (width) => {
    await page.viewport(width, 800);
    const used = server();
    await open('/turmas/31', { server: used, person: staff('coordenador') });
    await button('Novo aluno').click();
    const form = page.getByRole('dialog', { name: 'Novo aluno' });
    await form.getByRole('button', { name: 'Cadastrar aluno' }).click();
    await expect.element(form.getByText('Escreva o nome do aluno.').first()).toBeVisible();
    expect(used.calls('createAlunoGestao')).toEqual([]);
    await userEvent.fill(form.getByLabelText('Nome completo'), ' Marina Duarte Lopes ');
    expect(await axeViolations()).toEqual([]);
    await form.getByRole('button', { name: 'Cadastrar aluno' }).click();
    await expect.element(page.getByText(/cadastrado\. Usuário: marina\.lopes27\./u)).toBeVisible();
    expect(used.calls('createAlunoGestao')[0]?.body).toEqual({
      turma_id: 31,
      nome: 'Marina Duarte Lopes',
      data_nascimento: null,
      email: null,
      id_externo: null,
    });
  });

  it('who may be there already is said while one types, with both ways out', async () => {
    await page.viewport(360, 800);
    const used = server();
    used.respond('listAlunosParecidos', [ALIKE]);
    const app = await open('/turmas/31', { server: used, person: staff('coordenador') });
    await button('Novo aluno').click();
    await userEvent.fill(page.getByLabelText('Nome completo'), 'Marina Duarte Lopes');
    await expect.element(page.getByText('Pode ser a mesma pessoa')).toBeVisible();
    await expect
      .element(page.getByText('Marina Duarte Lopes, turma 1A, 2025 (Transferido). Nascimento: 14/03/2009.'))
      .toBeVisible();
    await button('É outra pessoa, cadastrar').click();
    await expect.element(page.getByText('Pode ser a mesma pessoa')).not.toBeInTheDocument();
    await userEvent.fill(page.getByLabelText('Nome completo'), 'Marina Duarte Lopez');
    used.respond('listAlunosParecidos', [{ ...ALIKE, turma_aluno_id: 31001 }]);
    await userEvent.fill(page.getByLabelText('Nome completo'), 'Marina Duarte Lopes Neta');
    await button('Abrir esse aluno').click();
    await expect.poll(app.place).toBe('/turmas/31?aluno=31001');
  });

  it('the sentence of the server stands at its field', async () => {
    await page.viewport(1280, 800);
    const used = server();
    used.fail('createAlunoGestao', 409, {
      codigo: 'id_externo_em_uso',
      message: 'Outra pessoa da escola já tem este código.',
      campos: [
        {
          campo: 'id_externo',
          codigo: 'id_externo_em_uso',
          motivo: 'Outra pessoa da escola já tem este código.',
          erro: 'Outra pessoa da escola já tem este código.',
        },
      ],
    });
    await open('/turmas/31', { server: used, person: staff('coordenador') });
    await button('Novo aluno').click();
    await userEvent.fill(page.getByLabelText('Nome completo'), 'Nina Nova');
    await button('Cadastrar aluno').click();
    await expect.element(page.getByText('Outra pessoa da escola já tem este código.').first()).toBeVisible();
  });

  it('a teacher and a supervisor find neither the button nor who left', async () => {
    for (const perfil of ['professor', 'supervisor'] as const) {
      await open('/turmas/31', { server: server(), person: staff(perfil) });
      await expect.element(page.getByText('Mostrando 1–3')).toBeVisible();
      expect(button('Novo aluno').elements()).toEqual([]);
    }
  });
});

describe('the enrolment of a student', () => {
  const drawer = async (matricula: 'Atual' | 'Concluído') => {
    await page.viewport(1280, 800);
    const used = server();
    used.respond(
      'getGestaoAluno',
      buildDetalhe({ turma_aluno_id: 31001, aluno_nome: 'Bento Amado', turma_id: 31, matricula }),
    );
    await open('/turmas/31?aluno=31001', { server: used, person: staff('diretor') });
    return used;
  };

  it('goes to another class: what goes along and another version are said before', async () => {
    const used = await drawer('Atual');
    await button('Mover').click();
    const dialog = page.getByRole('dialog', { name: 'Mover Bento Amado para outra turma' });
    await expect.element(dialog.getByText(/^Moedas, vidas e condições vão junto/u)).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Turma'), '2ª Série · 2A');
    await expect.element(dialog.getByText(/A turma nova usa a Versão 1 · jogo/u)).toBeVisible();
    await userEvent.fill(dialog.getByLabelText('Motivo'), 'Troca de turno');
    expect(await axeViolations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Mover aluno' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(used.calls('createMovimentacao')[0]?.body).toMatchObject({
      acao: 'remanejar',
      turma_id: 21,
      motivo: 'Troca de turno',
    });
  });

  it('that has ended is taken up again', async () => {
    const used = await drawer('Concluído');
    await button('Reativar').click();
    await userEvent.fill(page.getByRole('dialog', { name: /^Reativar/u }).getByLabelText('Motivo'), 'Voltou à escola');
    await page
      .getByRole('dialog', { name: /^Reativar/u })
      .getByRole('button', { name: 'Reativar' })
      .click();
    await expect
      .poll(() => used.calls('createMovimentacao')[0]?.body)
      .toMatchObject({ acao: 'reativar', turma_id: 31 });
  });

  it('data that were entered are mended over the version that was read', async () => {
    const used = await drawer('Atual');
    used.respond('getAlunoCadastro', {
      turma_aluno_id: 31001,
      versao: 4,
      nome: 'Bento Amado',
      data_nascimento: '2010-05-01',
      email: null,
      id_externo: 'RA-1',
      login: 'bento.amado27',
    });
    await button('Mudar dados').click();
    const form = page.getByRole('dialog', { name: 'Dados de Bento Amado' });
    await expect.element(form.getByText('O usuário bento.amado27 não muda.')).toBeVisible();
    await userEvent.fill(form.getByLabelText('Nome completo'), 'Bento Amado Reis');
    await userEvent.fill(form.getByLabelText('Motivo'), 'Certidão nova');
    await form.getByRole('button', { name: 'Salvar dados' }).click();
    await expect
      .poll(() => used.calls('saveAlunoCadastro')[0]?.body)
      .toEqual({
        versao: 4,
        nome: 'Bento Amado Reis',
        data_nascimento: '2010-05-01',
        email: null,
        id_externo: 'RA-1',
        motivo: 'Certidão nova',
      });
  });

  it('who has left stands below the class', async () => {
    await page.viewport(1280, 800);
    const used = server();
    used.respond('listTurmaSaidas', [
      { turma_aluno_id: 31009, aluno_nome: 'Sofia Teles', matricula: 'Transferido', saiu_em: '2026-08-03T12:00:00Z' },
    ]);
    const app = await open('/turmas/31', { server: used, person: staff('coordenador') });
    await page.getByText('1 aluno saiu desta turma').click();
    await button('Sofia Teles').click();
    await expect.poll(app.place).toBe('/turmas/31?aluno=31009');
  });
});

describe('what a class needs on the day', () => {
  it('is a list of those who need something, with a way to change it', async () => {
    await page.viewport(360, 800);
    await open('/turmas/31/acomodacoes', { server: server(), person: staff('coordenador') });
    await expect.element(page.getByText(/^\+50 % · passa do fim · texto 150 %/u)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await button('Mudar acomodações de Beatriz Nogueira Lima').click();
    await expect.element(page.getByRole('dialog', { name: 'Acomodações de Beatriz Nogueira Lima' })).toBeVisible();
  });

  it('says so where nobody needs anything', async () => {
    const used = server();
    used.respond('listAcomodacoesTurma', []);
    await open('/turmas/31/acomodacoes', { server: used, person: staff('professor') });
    await expect.element(page.getByText(/^Ninguém desta turma tem acomodações/u)).toBeVisible();
  });
});
