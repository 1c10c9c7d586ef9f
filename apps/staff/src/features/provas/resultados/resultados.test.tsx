/** Release with its checklist, results of a class, and the questions of an exam with annulment. */
import {
  buildItemLido,
  buildItemLidoDurante,
  buildItensDaProva,
  buildLiberacao,
  buildResultadosDaProva,
} from '@luneta/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../../testing/open.tsx';
import { PROFESSOR } from '../../../testing/people.ts';
import { provas } from '../../../testing/provas.ts';
import { REGINA, schoolServer } from '../../../testing/server.ts';

const RESULTS = '/provas/avaliacoes/31/resultados';
const ITEMS = '/provas/avaliacoes/31/questoes';
const PAST = '2026-11-21T19:02:00-03:00';
function serverWith(liberacao = buildLiberacao({ retido: true, liberacao_minima_em: PAST })) {
  const server = schoolServer();
  provas()(server);
  server.respond('getLiberacao', liberacao);
  return server;
}
const dialog = page.getByRole('dialog');

describe('results', () => {
  it('are checked before they are let out: what is open is said line by line', async () => {
    await page.viewport(1280, 900);
    const server = serverWith();
    const { conferencia } = buildResultadosDaProva();
    const onPaper = buildResultadosDaProva({ conferencia: { ...conferencia, qtde_textos_em_papel: 3 } });
    server.respond('listResultadosProva', onPaper);
    await open(RESULTS, { server });
    await expect.element(page.getByText('3 textos em papel sem pontos')).toBeVisible();
    await expect.element(page.getByText('Respostas fechadas em todas as turmas')).toBeVisible();
    await expect.element(page.getByText('1 resposta fora do prazo por decidir')).toBeVisible();
    await expect.element(page.getByText('1 questão com discriminação negativa')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Decidir sobre as questões' }))
      .toHaveAttribute('href', '/provas/avaliacoes/31/questoes');
    expect(await axeViolations()).toEqual([]);
  });

  it('let out at once are asked about by number, and nobody can undo it', async () => {
    await page.viewport(1280, 900);
    const app = await open(RESULTS, { server: serverWith() });
    await page.getByRole('radio', { name: /^Liberar assim que puder/ }).click();
    await page.getByRole('button', { name: 'Liberar agora para 42 alunos' }).click();
    await expect.element(dialog.getByText(/Ninguém pode desfazer: o que foi visto continua visto/)).toBeVisible();
    await userEvent.fill(dialog.getByLabelText('Motivo'), 'Conferido pela coordenação');
    await dialog.getByRole('button', { name: 'Liberar agora para 42 alunos' }).click();
    await expect.element(page.getByText('Liberação salva.')).toBeVisible();
    expect(app.server.calls('setLiberacao')[0]?.body).toMatchObject({ retido: false, liberar_em: null });
  });

  it('scheduled before the last class has ended are refused in the form', async () => {
    await page.viewport(1280, 900);
    const app = await open(RESULTS, { server: serverWith() });
    await page.getByRole('radio', { name: /^Agendar/ }).click();
    await userEvent.fill(page.getByLabelText('Liberar em'), '2026-11-21T18:00');
    await page.getByRole('button', { name: 'Mudar liberação' }).click();
    await expect.element(page.getByText('Escolha um horário depois do fim da última turma.')).toBeVisible();
    expect(app.server.calls('setLiberacao')).toEqual([]);
  });

  it('scheduled on a device with another clock name the clock of the school', async () => {
    await page.viewport(1280, 900);
    const conta = { ...REGINA, fuso_horario: 'Pacific/Kiritimati' };
    await open(RESULTS, { server: serverWith(), conta });
    await page.getByRole('radio', { name: /^Agendar/ }).click();
    await expect
      .element(page.getByLabelText('Liberar em'))
      .toHaveAccessibleDescription(/^No relógio da escola, .*: agora são \d.* lá e \d.* neste aparelho\.$/);
  });

  it('that students have seen offer no hold, and a teacher only reads', async () => {
    await page.viewport(1280, 900);
    const seen = buildLiberacao({ retido: false, liberado: true, gabarito_liberado_em: PAST });
    await open(RESULTS, { server: serverWith(seen) });
    await expect.element(page.getByText(/^Os alunos veem o resultado desde/)).toBeVisible();
    await expect.element(page.getByRole('radio', { name: /^Reter/ })).not.toBeInTheDocument();
    await open(RESULTS, { server: serverWith(), person: PROFESSOR });
    await expect.element(page.getByText(/^Retido: nada aparece/)).toBeVisible();
    await expect.element(page.getByRole('radio', { name: /^Reter/ })).not.toBeInTheDocument();
  });

  it('of a class are a picture and a table', async () => {
    await page.viewport(1280, 900);
    await open(RESULTS, { server: serverWith() });
    const table = page.getByRole('table', { name: /^Resultados por aluno/ });
    await expect.element(table.getByRole('row', { name: /^Ana Amado 3A 3 de 4 7,5 612,4/ })).toBeInTheDocument();
    await expect.element(table.getByRole('row', { name: /^Cecília Couto 3A Ausente/ })).toBeInTheDocument();
    await expect.element(page.getByRole('list', { name: 'Distribuição das notas TRI' })).toBeVisible();
    await expect.element(page.getByText('média 521,8 · mediana 521,8')).toBeVisible();
  });

  it('fit a phone', async () => {
    await page.viewport(360, 800);
    await open(RESULTS, { server: serverWith() });
    await expect.element(page.getByText('Conferência')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('are not there while a class is open', async () => {
    await page.viewport(1280, 900);
    const server = serverWith();
    server.respond('listResultadosProva', buildResultadosDaProva({ fechada: false, calculado_em: null, alunos: [] }));
    await open(RESULTS, { server });
    await expect
      .element(page.getByText('As notas aparecem aqui quando a última turma terminar e o cálculo acabar.'))
      .toBeVisible();
    await expect.element(page.getByText(/^O cálculo começa sozinho/)).toBeVisible();
  });

  it('are being calculated once the last class has ended', async () => {
    await page.viewport(1280, 900);
    const server = serverWith();
    server.respond('listResultadosProva', buildResultadosDaProva({ fechada: true, calculado_em: null, alunos: [] }));
    await open(RESULTS, { server });
    await expect.element(page.getByText('O resultado está sendo calculado.')).toBeVisible();
    await expect.element(page.getByText('As notas aparecem aqui quando o cálculo acabar.')).toBeVisible();
    await expect.element(page.getByText(/quando a última turma termin/)).not.toBeInTheDocument();
  });
});

describe('questions', () => {
  it('stand by need, with the options of the worst one in thirds', async () => {
    await page.viewport(1280, 900);
    await open(ITEMS, { server: serverWith() });
    await expect.element(page.getByRole('heading', { level: 2, name: 'Questão 2' })).toBeVisible();
    await expect.element(page.getByText('86% dos melhores marcaram C. Confira o gabarito.')).toBeVisible();
    await expect.element(page.getByRole('img', { name: /^Acerto e discriminação de 2 questões/ })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /^2 Química 19% −0,14 0% C · 57% Anular\?/ })).toBeVisible();
    await page.getByRole('button', { name: 'Ver questão 1' }).click();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Questão 1' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    { name: 'with its key once all have ended', lido: buildItemLido(), shows: 'Gabarito: B' },
    {
      name: 'without its key before that',
      lido: buildItemLidoDurante(),
      shows: 'O gabarito e o comentário aparecem quando a última turma terminar.',
    },
    {
      name: 'not before the exam begins, which is said with the time',
      lido: buildItemLido({ lacrada: true, fechada: false, questao: null }),
      shows: 'Esta questão abre para você quando a prova começar: 21 de nov. às 9h.',
    },
  ])('are read where they are judged, $name', async ({ lido, shows }) => {
    await page.viewport(360, 800);
    const server = serverWith();
    server.respond('getItemProva', lido);
    const app = await open(ITEMS, { server });
    await page.getByRole('button', { name: 'Ler a questão' }).click();
    await expect.element(dialog.getByText(shows)).toBeVisible();
    expect(app.server.calls('getItemProva')[0]).toMatchObject({ path: { avaliacao_conhecimento_questao_id: '7002' } });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    expect(await axeViolations()).toEqual([]);
  });

  it('fit a phone with text twice as large', async () => {
    await page.viewport(360, 800);
    document.documentElement.style.fontSize = '200%';
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
    await open(ITEMS, { server: serverWith() });
    await expect.element(page.getByText('Anular?').last()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('are annulled with a reason, after it was said for whom the grade changes', async () => {
    await page.viewport(1280, 900);
    const app = await open(ITEMS, { server: serverWith() });
    await page.getByRole('button', { name: 'Anular questão' }).click();
    await expect.element(dialog.getByText(/17 alunos ganham este acerto\. 1 ausente não muda\./)).toBeVisible();
    await expect.element(dialog.getByText('18 alunos mudam de nota. Nada mudou ainda.')).toBeVisible();
    await expect
      .element(dialog.getByRole('list', { name: 'O que acontece com as notas' }))
      .toHaveTextContent('17 sobem1 desce3 ficam iguais');
    await expect.element(dialog.getByText('6,2 → 6,6')).toBeVisible();
    await dialog.getByText('Quem muda').first().click();
    await dialog.getByText('Quantos têm cada nota').first().click();
    await expect.element(dialog.getByRole('row', { name: /Ana Amado · 3A 6,5 → 7,0 611,2 → 624,8/ })).toBeVisible();
    await expect.element(dialog.getByRole('row', { name: '3 a 4 2 1' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Anular questão' }).click();
    await expect.element(dialog.getByText('Escreva o motivo com pelo menos 5 letras.')).toBeVisible();
    await userEvent.fill(dialog.getByLabelText('Motivo'), 'Duas alternativas corretas');
    await dialog.getByRole('button', { name: 'Anular questão' }).click();
    await expect.element(page.getByText('Mudança salva. As notas estão sendo calculadas de novo.')).toBeVisible();
    expect(app.server.calls('setItemProva')[0]).toMatchObject({
      path: { avaliacao_conhecimento_questao_id: '7002' },
      body: { anulada: true, gabarito_bonificado: false, motivo: 'Duas alternativas corretas' },
    });
  });

  it('tell no figure before the last class has ended', async () => {
    await page.viewport(360, 800);
    const server = serverWith();
    const prova = buildItensDaProva();
    const itens = prova.itens.map((item) => ({
      ...item,
      presentes: null,
      acertos: null,
      terco: null,
      discriminacao: null,
      opcoes: [],
    }));
    server.respond('listItensProva', { ...prova, fechada: false, itens });
    await open(ITEMS, { server });
    await expect.element(page.getByText(/ninguém vê aqui qual é a resposta certa/).first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});

describe('a release that staff look at first (D 226)', () => {
  const waiting = (changes: Parameters<typeof buildLiberacao>[0] = {}) => {
    const server = serverWith();
    server.respond(
      'getLiberacao',
      buildLiberacao({
        retido: false,
        liberado: false,
        liberar_em: null,
        gabarito_liberado_em: null,
        liberacao_minima_em: '2026-11-21T19:02:00-03:00',
        liberacao: 'conferida',
        liberacao_da_prova: null,
        aguarda_conferencia: true,
        ...changes,
      }),
    );
    return server;
  };
  const act = page.getByRole('button', { name: 'Conferir e liberar' });

  it('is let out with what was looked at', async () => {
    await page.viewport(1280, 900);
    const app = await open(RESULTS, { server: waiting() });
    await expect.element(page.getByText(/^Espera conferência/)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await act.click();
    await userEvent.fill(dialog.getByLabelText('Motivo'), 'Conferido com a turma');
    await dialog.getByRole('button', { name: 'Conferir e liberar' }).click();
    await expect.poll(() => app.server.calls('confirmLiberacao').length).toBe(1);
    expect(app.server.calls('confirmLiberacao')[0]?.body).toEqual({
      calculado_em: buildResultadosDaProva().calculado_em,
      motivo: 'Conferido com a turma',
    });
  });

  it('computed again meanwhile is looked at again', async () => {
    await page.viewport(1280, 900);
    const server = waiting();
    server.fail('confirmLiberacao', 409, { message: 'Os resultados foram calculados de novo.' });
    await open(RESULTS, { server });
    await act.click();
    await userEvent.fill(dialog.getByLabelText('Motivo'), 'Conferido com a turma');
    await dialog.getByRole('button', { name: 'Conferir e liberar' }).click();
    await expect.element(dialog.getByText('Os resultados foram calculados de novo.')).toBeVisible();
  });

  it('cannot be let out before the end', async () => {
    await page.viewport(1280, 900);
    await open(RESULTS, { server: waiting({ liberacao_minima_em: '2099-11-21T19:02:00-03:00' }) });
    await expect.element(page.getByText(/^Será conferido: em 21 de nov/)).toBeVisible();
    await expect.element(act).not.toBeInTheDocument();
  });

  it('an exam says otherwise than its school', async () => {
    await page.viewport(1280, 900);
    const app = await open(RESULTS, { server: waiting() });
    await page.getByRole('radio', { name: /^Liberar assim que puder/ }).click();
    await page.getByLabelText('Como sai').selectOptions('sozinha');
    await page.getByRole('button', { name: /^Liberar agora para/ }).click();
    await userEvent.fill(dialog.getByLabelText('Motivo'), 'Prova de treino');
    await dialog.getByRole('button', { name: /^Liberar agora para/ }).click();
    await expect.poll(() => app.server.calls('setLiberacao')[0]?.body).toMatchObject({ liberacao: 'sozinha' });
  });
});
