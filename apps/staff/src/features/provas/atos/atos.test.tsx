/** What is done to a published exam: copied, taken back, cancelled, taken up again; the reason and what follows is said first. */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../../testing/open.tsx';
import { staff } from '../../../testing/people.ts';
import { buildExame, exame, PODE, PROVAS } from '../../../testing/provas.ts';
import { schoolServer } from '../../../testing/server.ts';

const EXAM = '/provas/avaliacoes/31';
const RASCUNHO = '7c2b9e10-5d3f-4a61-8e7d-0f1a2b3c4d5e';
const CANCELADA = '2026-11-20T12:00:00-03:00';
const dialog = page.getByRole('dialog');
const asked = page.getByRole('alertdialog');

async function opened(...args: Parameters<typeof exame>) {
  await page.viewport(1280, 800);
  const server = schoolServer();
  exame(...args)(server);
  return open(EXAM, { server });
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

it('a copy is one draft, however often it is pressed, and leads there', async () => {
  const { server, place } = await opened();
  server.fail('createAvaliacaoCopia', 500, { message: 'Erro interno do servidor.' });
  await press('Copiar');
  expect(await axeViolations()).toEqual([]);
  await asked.getByRole('button', { name: 'Criar o rascunho' }).click();
  await expect.element(asked.getByText('Erro interno do servidor.')).toBeVisible();
  server.respond('createAvaliacaoCopia', { rascunho_id: RASCUNHO });
  await asked.getByRole('button', { name: 'Criar o rascunho' }).click();
  await expect.poll(place).toBe(`/provas/rascunhos/${RASCUNHO}`);
  const ids = server.calls('createAvaliacaoCopia').map(({ body }) => Reflect.get(Object(body), 'rascunho_id'));
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

describe('back to a draft', () => {
  it('goes with the version that was read, and leads to it', async () => {
    const { server, place } = await opened({ versao: 7 });
    server.respond('unpublishAvaliacao', { rascunho_id: RASCUNHO });
    await press('Voltar a rascunho');
    await asked.getByRole('button', { name: 'Voltar a rascunho' }).click();
    await expect.poll(place).toBe(`/provas/rascunhos/${RASCUNHO}`);
    expect(server.calls('unpublishAvaliacao')[0]?.body).toEqual({ versao: 7 });
  });

  it('says why it cannot, and what can be done', async () => {
    const sample = buildExame();
    const turmas = sample.turmas.map((turma) => ({
      ...turma,
      dias: turma.dias.map((dia) => ({ ...dia, qtde_iniciadas: 3 })),
    }));
    await opened({ pode: { ...PODE, despublicar: false }, turmas });
    await press('Voltar a rascunho');
    await expect.element(dialog.getByText(/^6 alunos já começaram esta prova/u)).toBeVisible();
    await expect.element(dialog.getByText(/copie a prova/u)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });
});

describe('cancelling', () => {
  it('says what stops and what stays, and needs a reason', async () => {
    const { server } = await opened({ pode: { ...PODE, descancelar: false } });
    await press('Cancelar prova');
    await expect.element(dialog.getByText(/^Ninguém começa nem responde mais/u)).toBeVisible();
    await expect
      .element(
        dialog.getByText('Esta prova foi cancelada pela escola. Suas respostas foram guardadas.', { exact: false }),
      )
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Cancelar a prova' }).click();
    await expect
      .element(
        dialog
          .getByRole('link', { name: /^Escreva o motivo/u })
          .or(dialog.getByText(/^Escreva o motivo/u))
          .first(),
      )
      .toBeVisible();
    expect(server.calls('cancelAvaliacao')).toEqual([]);
    await userEvent.fill(dialog.getByLabelText('Motivo'), 'Faltou luz na escola');
    expect(await axeViolations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancelar a prova' }).click();
    await expect.element(page.getByText('Prova cancelada. Dá para retomar por 30 dias.').first()).toBeVisible();
    expect(server.calls('cancelAvaliacao')[0]?.body).toEqual({ motivo: 'Faltou luz na escola' });
  });

  it('of single classes names them', async () => {
    const { server } = await opened();
    await press('Cancelar prova');
    await dialog.getByRole('radio', { name: 'Só algumas turmas' }).click();
    await userEvent.fill(dialog.getByLabelText('Motivo'), 'Faltou luz na escola');
    await dialog.getByRole('button', { name: 'Cancelar para as turmas' }).click();
    await expect.element(dialog.getByText('Escolha pelo menos uma turma.').first()).toBeVisible();
    await dialog.getByRole('combobox', { name: /^Turmas que não fazem/u }).click();
    await page.getByRole('option', { name: '3B' }).click();
    await userEvent.keyboard('{Escape}');
    await dialog.getByRole('button', { name: 'Cancelar para 1 turma' }).click();
    await expect
      .poll(() => server.calls('cancelAvaliacao')[0]?.body)
      .toEqual({
        motivo: 'Faltou luz na escola',
        turma_ids: [32],
      });
  });

  it('after the release is refused in words', async () => {
    const { server } = await opened();
    const message = 'Os alunos já viram o resultado. Agora a prova só pode ser reprocessada.';
    server.fail('cancelAvaliacao', 409, { codigo: 'resultado_liberado', message });
    await press('Cancelar prova');
    await userEvent.fill(dialog.getByLabelText('Motivo'), 'Faltou luz na escola');
    await dialog.getByRole('button', { name: 'Cancelar a prova' }).click();
    await expect.element(dialog.getByText(message)).toBeVisible();
  });
});

describe('cancelled', () => {
  const all = PROVAS.map((prova) => ({ ...prova, cancelada_em: CANCELADA }));

  it('is said with its reason and until when it can be taken up again', async () => {
    const { server } = await opened(
      {
        cancelada_em: CANCELADA,
        motivo_cancelamento: 'Faltou luz',
        pode: { ...PODE, cancelar: false, mudar_turmas: false },
      },
      all,
    );
    await expect.element(page.getByText('Motivo: Faltou luz')).toBeVisible();
    await expect.element(page.getByText('Dá para retomar até 20/12/2026.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Estender tempo/u })).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
    await press('Retomar prova');
    await userEvent.fill(dialog.getByLabelText('Motivo'), 'A luz voltou');
    await dialog.getByRole('button', { name: 'Retomar a prova' }).click();
    await expect.poll(() => server.calls('restoreAvaliacao')[0]?.body).toEqual({ motivo: 'A luz voltou' });
  });

  it('for one class: its row is taken up again alone', async () => {
    const [first, second] = buildExame().turmas;
    if (!first || !second) throw new Error('the exam has two classes');
    const { server } = await opened(
      { turmas: [first, { ...second, cancelada_em: CANCELADA }], pode: { ...PODE, descancelar: false } },
      PROVAS.map((prova) => (prova.turma_id === 32 ? { ...prova, cancelada_em: CANCELADA } : prova)),
    );
    const row = page.getByRole('row', { name: /^3ª Série · 3B/u });
    await expect.element(row.getByText('Cancelada')).toBeVisible();
    await row.getByRole('button', { name: /^Retomar prova/u }).click();
    await userEvent.fill(dialog.getByLabelText('Motivo'), 'A luz voltou');
    await dialog.getByRole('button', { name: 'Retomar a prova' }).click();
    await expect
      .poll(() => server.calls('restoreAvaliacao')[0]?.body)
      .toEqual({ motivo: 'A luz voltou', turma_ids: [32] });
  });

  it('has its word in the list', async () => {
    await page.viewport(1280, 800);
    const server = schoolServer();
    exame({}, all)(server);
    await open('/provas?quando=todas', { server });
    await expect
      .element(
        page
          .getByRole('row', { name: /^Simulado Luneta/u })
          .getByText('Cancelada')
          .first(),
      )
      .toBeVisible();
  });
});

it('a supervisor reads it and finds no act', async () => {
  await page.viewport(1280, 800);
  const server = schoolServer();
  exame()(server);
  await open(EXAM, { server, person: staff('supervisor') });
  await expect.element(page.getByRole('row', { name: /^3ª Série · 3B/u })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Turmas e horários' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Cancelar prova' })).not.toBeInTheDocument();
});

it('its history tells what was done, by whom and why', async () => {
  await page.viewport(1280, 800);
  const server = schoolServer();
  exame()(server);
  await open(`${EXAM}/historico`, { server });
  const row = page.getByRole('row', { name: /A questão 2 foi anulada/u });
  await expect.element(row.getByText('O enunciado tem duas respostas')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});
