/** [MON-5] [MON-6] What the school does to a running exam, on the screen that is open: nothing flashes, and no answer is lost. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { examServer, questao, type ExamServer } from '../testing/exam-server.ts';
import { axeViolations, open } from '../testing/open.tsx';
import { runningClock } from '@luneta/testing/running-clock';

const [OPEN, NEW] = [514, 9514];
const CANCELLED = 'Esta prova foi cancelada pela escola. Suas respostas foram guardadas.';
const card = page.getByRole('article', { name: /^Questão 3\b/u });
const option = (letter: string) => page.getByRole('radio', { name: new RegExp(`^Alternativa ${letter}:`, 'u') });

/** The school repairs question 3: saves tell the revision, the day shows it. */
function repair(server: ExamServer, reparo: 'anulada' | 'corrigida', banco_questao_id: number): void {
  const resumo = server.resumo();
  server.respond('getProvaResumo', () => ({
    ...structuredClone(server.resumo()),
    revisao_prova: 1,
    materias: structuredClone(server.resumo().materias).map((materia) => ({
      ...materia,
      itens: materia.itens.map((item) => (item.numero === 3 ? { ...item, banco_questao_id, reparo } : item)),
    })),
  }));
  server.respond('saveResposta', ({ body }) => {
    const sent = body as { turma_avaliacao_questao_resposta_id: number; item_resposta: number | null; seq: number };
    for (const item of resumo.materias.flatMap(({ itens }) => itens))
      if (item.turma_avaliacao_questao_resposta_id === sent.turma_avaliacao_questao_resposta_id)
        Object.assign(item, { item_resposta: sent.item_resposta, seq: sent.seq });
    const { tempo_restante, qtde_itens_respondidos, servidor_em } = resumo;
    return {
      turma_avaliacao_questao_resposta_id: sent.turma_avaliacao_questao_resposta_id,
      item_resposta: sent.item_resposta,
      seq: sent.seq,
      gravada_em: servidor_em,
      tempo_restante,
      qtde_itens_respondidos,
      revisao_prova: 1,
      situacao: 'gravada' as const,
    };
  });
}

describe.each([1, 2] as const)('version %i', (version) => {
  it('a corrected question stands in the place of the one before, with the answer and the focus', async () => {
    const server = examServer();
    await open(questao(OPEN), { server, version });
    await expect.element(card.getByText(`Enunciado 3 (${OPEN})`)).toBeVisible();
    repair(server, 'corrigida', NEW);
    const release = server.hold('getQuestao');
    await option('B').click({ force: true });
    const chosen = document.activeElement;
    // The answer is saved after a pause, and brings the news.
    await expect.element(page.getByText('A questão 3 foi corrigida. Confira sua resposta.')).toBeVisible();
    await expect.element(card.getByText(`Enunciado 3 (${OPEN})`)).toBeVisible();
    await expect.element(option('B')).toBeChecked();
    release();
    await expect.element(card.getByText(`(${NEW})`, { exact: false })).toBeVisible();
    await expect.element(option('B')).toBeChecked();
    expect(document.activeElement).toBe(chosen);
    expect(server.calls('getQuestao').map(({ path }) => Number(path['banco_questao_id'] ?? path['id']))).toEqual([NEW]);
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('button', { name: 'Entendi' }).click();
    await expect.element(page.getByText('A questão 3 foi corrigida. Confira sua resposta.')).not.toBeInTheDocument();
  });

  it('an annulled question is told in a polite region', async () => {
    const server = examServer();
    await open(questao(OPEN), { server, version });
    await expect.element(card.getByText(`Enunciado 3 (${OPEN})`)).toBeVisible();
    repair(server, 'anulada', OPEN);
    await option('B').click({ force: true });
    const told = page.getByRole('status').getByText('A questão 3 foi anulada e vale para todos.');
    await expect.element(told).toBeVisible();
  });

  it('a cancelled exam is left with its sentence', async () => {
    const server = examServer();
    await open(questao(OPEN), { server, version });
    await expect.element(card.getByText(`Enunciado 3 (${OPEN})`)).toBeVisible();
    server.fail('saveResposta', 409, { codigo: 'prova_cancelada', message: CANCELLED, avaliacao_finalizada: true });
    await option('B').click({ force: true });
    await expect.element(page.getByText(CANCELLED).first()).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
  });

  it('is looked for within a minute by who answers nothing', async () => {
    const clock = runningClock();
    const server = examServer();
    await open(questao(OPEN), { server, version });
    await expect.element(card.getByText(`Enunciado 3 (${OPEN})`)).toBeVisible();
    await clock.advance(58);
    expect(server.calls('getProvaQuestoes')).toHaveLength(2);
  });
});
