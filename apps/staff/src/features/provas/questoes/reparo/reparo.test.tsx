/** [MON-6] Repairs of an item until the results are out: what follows, and what students are told, is said first. */
import { buildItensDaProva } from '@luneta/testing';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../../../testing/open.tsx';
import { exame, PODE } from '../../../../testing/provas.ts';
import { schoolServer } from '../../../../testing/server.ts';

const PATH = '/provas/avaliacoes/31/questoes';
const dialog = page.getByRole('dialog');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

async function opened(fechada = true, reparar = true) {
  await page.viewport(1280, 900);
  const server = schoolServer();
  exame({ pode: { ...PODE, reparar } })(server);
  server.respond('listItensProva', buildItensDaProva({ fechada }));
  const app = await open(PATH, { server });
  return { ...app, server };
}

it('annulling tells students the very sentence, or nothing', async () => {
  const { server } = await opened();
  await press('Anular questão');
  await expect
    .element(dialog.getByText(/Os alunos leem: “A questão \d+ foi anulada e vale para todos\.”/u))
    .toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await dialog.getByRole('switch', { name: 'Avisar os alunos' }).click();
  await expect.element(dialog.getByText(/^Os alunos não são avisados agora/u)).toBeVisible();
  await userEvent.fill(dialog.getByLabelText('Motivo'), 'Duas respostas certas');
  await dialog.getByRole('button', { name: 'Anular questão' }).click();
  await expect.element(page.getByText('Mudança salva.').first()).toBeVisible();
  expect(server.calls('repairItem')[0]?.body).toEqual({
    acao: 'anular',
    aviso_aos_alunos: false,
    motivo: 'Duas respostas certas',
  });
  expect(server.calls('setItemProva')).toEqual([]);
});

it('another key shows marks before and after first', async () => {
  const { server } = await opened();
  await press('Trocar gabarito');
  await dialog.getByRole('radio', { name: 'D' }).click();
  await expect.poll(() => server.calls('getPreviaItemProva')[0]?.query).toMatchObject({ mudanca: 'chave', chave: 'D' });
  await expect.element(dialog.getByText(/Nada mudou ainda/u)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await userEvent.fill(dialog.getByLabelText('Motivo'), 'Gabarito errado');
  await dialog.getByRole('button', { name: 'Trocar para D' }).click();
  await expect
    .poll(() => server.calls('repairItem')[0]?.body)
    .toEqual({ acao: 'chave', chave: 'D', aviso_aos_alunos: false, motivo: 'Gabarito errado' });
});

it('another key while the exam runs asks no figures', async () => {
  const { server } = await opened(false);
  await press('Trocar gabarito');
  await dialog.getByRole('radio', { name: 'D' }).click();
  await expect.element(dialog.getByText(/^A prova ainda está aberta/u)).toBeVisible();
  expect(server.calls('getPreviaItemProva')).toEqual([]);
});

it('a corrected revision takes its place; one that is no repair is refused at the choice', async () => {
  const { server } = await opened();
  const revisao = {
    autor_nome: 'Renato Dias Prado',
    atualizada_em: '2026-11-21T08:00:00-03:00',
    usos: { provas: 0, fases: 0, boss: 0 },
    mudancas: [],
  };
  server.respond('listQuestaoHistorico', {
    lacrada: false,
    revisoes: [
      { ...revisao, banco_questao_id: 9002, revisao: 2, situacao: 'aprovada' },
      { ...revisao, banco_questao_id: 9003, revisao: 3, situacao: 'rascunho' },
    ],
  });
  await press('Trocar texto ou figura');
  await expect.element(dialog.getByRole('radio', { name: /^Revisão 3/u })).not.toBeInTheDocument();
  await dialog.getByRole('radio', { name: /^Revisão 2/u }).click();
  await expect.element(dialog.getByText(/foi corrigida\. Confira sua resposta\.”/u)).toBeVisible();
  await userEvent.fill(dialog.getByLabelText('Motivo'), 'Faltava uma vírgula');
  const message = 'A revisão tem outro número de alternativas. Anule a questão em vez de trocar.';
  server.fail('repairItem', 422, {
    codigo: 'opcoes_diferentes',
    message,
    campos: [{ campo: 'questao_id', codigo: 'opcoes_diferentes', erro: message, motivo: message }],
  });
  await dialog.getByRole('button', { name: 'Trocar a questão' }).click();
  await expect.element(dialog.getByText(message).first()).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

it('after the release the acts of before stand, and no repair', async () => {
  const { server } = await opened(true, false);
  await expect.element(page.getByRole('button', { name: 'Trocar gabarito' })).not.toBeInTheDocument();
  await press('Anular questão');
  await userEvent.fill(dialog.getByLabelText('Motivo'), 'Duas respostas certas');
  await dialog.getByRole('button', { name: 'Anular questão' }).click();
  await expect.poll(() => server.calls('setItemProva').length).toBe(1);
});
