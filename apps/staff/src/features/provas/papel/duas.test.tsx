/** [MON-4] A hybrid exam answered twice: staff see both answers and choose the one that counts, by keyboard and by thumb. */
import { buildGestaoProva, buildGradeHibrida } from '@luneta/testing';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../../testing/open.tsx';
import { PROFESSOR, staff } from '../../../testing/people.ts';
import { provas } from '../../../testing/provas.ts';
import { schoolServer } from '../../../testing/server.ts';

const PAPER = '/provas/302/respostas';
function serverWith(changes: Partial<ReturnType<typeof buildGradeHibrida>> = {}) {
  const server = schoolServer();
  provas([
    buildGestaoProva({
      turma_avaliacao_id: 302,
      turma_codigo: '2B',
      tipo_aplicacao: 'Híbrida',
      situacao: 'encerrada',
      qtde_duas_respostas: 1,
    }),
  ])(server);
  server.respond('getGradeRespostas', { ...buildGradeHibrida(), ...changes });
  return server;
}

it('both stand side by side, and the one on paper is chosen by keyboard', async () => {
  await page.viewport(1280, 800);
  const server = serverWith();
  server.respond('setRespostaQueVale', { qtde_mudaram: 1, recalculo: 'pendente' });
  const app = await open(PAPER, { server, person: PROFESSOR });
  await expect.element(page.getByRole('link', { name: 'Respostas em papel (1 a escolher)' })).toBeVisible();
  await expect.element(page.getByText('Vale a da tela, até alguém escolher.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Comparar e escolher' }).click();
  const dialog = page.getByRole('dialog', { name: 'Duas respostas: Ana Clara Duarte' });
  await expect.element(dialog.getByRole('row', { name: /^2 A em branco Diferente/ })).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: /^1 C C Igual/ })).toBeVisible();
  await expect.element(dialog.getByRole('radio', { name: 'A da tela' })).toBeChecked();
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(dialog.getByRole('radio', { name: 'A da tela' }));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect
    .element(page.getByText('Ana Clara Duarte: vale a resposta do papel. A nota será calculada de novo.'))
    .toBeVisible();
  expect(app.server.calls('setRespostaQueVale')[0]?.body).toEqual({
    alunos: [{ turma_aluno_id: 1001, vale: 'papel', versao: 2 }],
  });
});

it('on a phone, once results are out, a reason is asked', async () => {
  await page.viewport(360, 800);
  const server = serverWith({ situacao: 'liberada' });
  server.respond('setRespostaQueVale', { qtde_mudaram: 1, recalculo: 'pendente' });
  const app = await open(PAPER, { server });
  await page.getByRole('button', { name: 'Comparar e escolher' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('A do papel').click();
  await dialog.getByRole('button', { name: 'Usar a do papel' }).click();
  expect(app.server.calls('setRespostaQueVale')).toEqual([]);
  await userEvent.fill(dialog.getByLabelText('Motivo'), 'O tablet travou');
  await dialog.getByRole('button', { name: 'Usar a do papel' }).click();
  await expect.element(page.getByText(/vale a resposta do papel/)).toBeVisible();
  expect(app.server.calls('setRespostaQueVale')[0]?.body).toMatchObject({ motivo: 'O tablet travou' });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

it('a choice that the server refuses is said where it was made', async () => {
  await page.viewport(1280, 800);
  const server = serverWith();
  server.fail('setRespostaQueVale', 409, { message: 'Outra pessoa salvou antes de você.', codigo: 'versao_diferente' });
  await open(PAPER, { server });
  await page.getByRole('button', { name: 'Comparar e escolher' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Usar a da tela' }).click();
  await expect.element(dialog.getByText(/Outra pessoa salvou antes de você/)).toBeVisible();
  await expect.element(page.getByText(/vale a resposta/)).not.toBeInTheDocument();
});

it('the sheet of who answered on a screen is typed once its row was opened', async () => {
  await page.viewport(1280, 800);
  const server = serverWith();
  const app = await open(PAPER, { server, person: PROFESSOR });
  const cell = (name: string) => page.getByRole('gridcell', { name });
  await expect.element(cell('Caio Mendes Rocha, questão 1: B')).toBeVisible();
  await page.getByLabelText('Aluno que respondeu na tela e também entregou a folha').selectOptions('Caio Mendes Rocha');
  await page.getByRole('button', { name: 'Digitar a folha' }).click();
  await cell('Caio Mendes Rocha, questão 1: em branco').click();
  await userEvent.keyboard('d{Control>}s{/Control}');
  await expect
    .poll(() => app.server.calls('saveGradeRespostas')[0]?.body)
    .toMatchObject({ alunos: [{ turma_aluno_id: 1008, presente: true, respostas: [4, null] }] });
});

it('who only reads sees both and has nothing to choose', async () => {
  await page.viewport(1280, 800);
  const server = serverWith({ situacao: 'agendada' });
  await open(PAPER, { server, person: staff('diretor') });
  await page.getByRole('button', { name: 'Comparar' }).click();
  await expect.element(page.getByRole('dialog').getByRole('row', { name: /Diferente/ })).toBeVisible();
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
});
