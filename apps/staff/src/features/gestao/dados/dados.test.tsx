import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, open } from '../../../testing/open.tsx';
import { staff } from '../../../testing/people.ts';
import { schoolServer } from '../../../testing/server.ts';

const PATH = '/gestao_acompanhamento?aluno=31001';
const MOTIVO = 'Pedido da família de 18/11';
const student = page.getByRole('dialog', { name: 'Bento Amado' });
const start = async (act: 'Exportar dados' | 'Apagar dados') => {
  const app = await open(PATH, { person: staff('diretor'), server: schoolServer() });
  await student.getByRole('button', { name: act }).click();
  return app;
};

afterEach(() => vi.restoreAllMocks());

describe('a copy of the data', () => {
  const dialog = page.getByRole('dialog', { name: 'Exportar dados' });

  it('says what it is and who gets it, wants a reason, and is downloaded', async () => {
    const made: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) made.push(file);
      return 'blob:teste';
    });
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    const app = await start('Exportar dados');
    await expect.element(dialog.getByText(/^A cópia fica neste aparelho/)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Exportar dados' }).click();
    await expect.element(dialog.getByText('Escreva o motivo com pelo menos 5 letras.')).toBeVisible();
    await dialog.getByRole('radio', { name: /^Dados \(JSON\)/ }).click();
    await dialog.getByLabelText('Motivo').fill(MOTIVO);
    await dialog.getByRole('button', { name: 'Exportar dados' }).click();
    const done = page.getByRole('dialog', { name: 'Arquivo pronto' });
    await expect.element(done.getByText('Cadastro')).toBeVisible();
    expect(app.server.calls('createExportacaoAluno').map(({ path, body }) => [path, body])).toEqual([
      [{ turma_aluno_id: '31001' }, { formato: 'json', motivo: MOTIVO }],
    ]);
    expect(clicked).toHaveBeenCalledOnce();
    expect(await made[0]?.text()).toContain('Beatriz Nogueira Lima');
    expect(await axeViolations()).toEqual([]);
  });

  it('that fails is told inside', async () => {
    const app = await start('Exportar dados');
    app.server.fail('createExportacaoAluno', 404);
    await dialog.getByLabelText('Motivo').fill(MOTIVO);
    await dialog.getByRole('button', { name: 'Exportar dados' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Aluno não encontrado');
  });
});

describe('an erasure', () => {
  const dialog = page.getByRole('dialog', { name: 'Apagar dados' });
  const act = dialog.getByRole('button', { name: 'Apagar dados para sempre' });
  const name = dialog.getByLabelText('Digite o nome completo do aluno para confirmar');

  it('says that nobody can undo it, and wants the name and a reason', async () => {
    const app = await start('Apagar dados');
    await expect.element(dialog.getByText(/^Ninguém consegue desfazer/)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await name.fill('Bento');
    await dialog.getByLabelText('Motivo').fill(MOTIVO);
    await act.click();
    await expect.element(dialog.getByText('O nome digitado é diferente. Nada foi apagado.')).toBeVisible();
    expect(app.server.calls('createAnonimizacaoAluno')).toEqual([]);
  });

  it('ends with a number to answer the family, what the law keeps, and a fresh list', async () => {
    const app = await start('Apagar dados');
    await name.fill(' Bento Amado ');
    await dialog.getByLabelText('Motivo').fill(MOTIVO);
    await act.click();
    const done = page.getByRole('dialog', { name: 'Dados apagados' });
    await expect.element(done.getByLabelText('Protocolo')).toHaveValue('LN-ANON-1002-4Q8T');
    await expect.element(done.getByText(/^A escola precisa provar/)).toBeVisible();
    expect(app.server.calls('createAnonimizacaoAluno').map(({ body }) => body)).toEqual([
      { confirmacao: 'Bento Amado', motivo: MOTIVO },
    ]);
    expect(await axeViolations()).toEqual([]);
    const before = app.server.calls('listGestaoAcompanhamento').length;
    await done.getByRole('button', { name: 'Fechar' }).last().click();
    await expect.element(student).not.toBeInTheDocument();
    await expect.poll(() => app.server.calls('listGestaoAcompanhamento').length).toBeGreaterThan(before);
  });

  it('while an exam of the student is open is refused in words', async () => {
    const app = await start('Apagar dados');
    const message = 'O aluno tem uma prova em andamento. Espere o fim da prova.';
    app.server.fail('createAnonimizacaoAluno', 409, { message });
    await name.fill('Bento Amado');
    await dialog.getByLabelText('Motivo').fill(MOTIVO);
    await act.click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(message);
  });
});
