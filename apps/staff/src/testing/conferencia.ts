/** An imported exam for the console's tests and stories: the example of the contract, mended as the calls say. */
import type { ConferenciaArea, ConferenciaImportada, ConferenciaLugar, EstadoDoLugar } from '@luneta/api-client';
import { LETRAS } from '@luneta/domain/resposta';
import { buildConferencia, type MockServer } from '@luneta/testing';

import { buildQuestaoGestao } from './questoes.ts';

const EXAM = buildConferencia();
export const RASCUNHO_ID = EXAM.rascunho_id;

const inOrder = (lugar: ConferenciaLugar): ConferenciaLugar => ({
  ...lugar,
  estado: 'ok',
  itens: lugar.itens.map((item) => ({ ...item, banco_questao_id: item.banco_questao_id ?? 9000, falhas: [] })),
});

const counted = (areas: readonly ConferenciaArea[]): ConferenciaImportada['totais'] => {
  const estados = areas.flatMap(({ lugares }) => lugares.map(({ estado }) => estado));
  const of = (estado: EstadoDoLugar) => estados.filter((one) => one === estado).length;
  return {
    ok: of('ok'),
    faltando: of('faltando'),
    gabarito_diverge: of('gabarito_diverge'),
    sem_imagem: of('sem_imagem'),
    area_trocada: of('area_trocada'),
    sem_descricao: of('sem_descricao'),
    sem_parametro: of('sem_parametro'),
  };
};

/** The exam after these places were mended. */
export function mended(
  prova: ConferenciaImportada,
  isMended: (lugar: ConferenciaLugar) => boolean,
): ConferenciaImportada {
  const areas = prova.areas.map((area) => {
    const lugares = area.lugares.map((lugar) => (isMended(lugar) ? inOrder(lugar) : lugar));
    const clean = lugares.every(({ estado }) => estado === 'ok');
    return { ...area, lugares, tri: clean ? { motivo: null, numeros: [] } : area.tri };
  });
  const totais = counted(areas);
  return { ...prova, areas, totais, pronta: totais.faltando + totais.gabarito_diverge === 0 };
}

/** Every place in order. */
export const CLEAN: Partial<ConferenciaImportada> = mended({ ...EXAM, questoes: 185 }, () => true);

/** Answers with the exam; a decision on a key, or a save of a question, puts the place in order. */
export const conferencia =
  (changes: Partial<ConferenciaImportada> = {}) =>
  (server: MockServer): void => {
    let now: ConferenciaImportada = { ...EXAM, ...changes };
    const questao = (id: number) =>
      buildQuestaoGestao({
        banco_questao_id: id,
        codigo: `ENEM-2023-${id - 4000}`,
        gabarito: 'C',
        alternativas: LETRAS.map((letra, n) => ({ letra, texto: `${(n + 1) * 40} min`, motivo: '' })),
        enunciado: '<p>O mapa mostra <img src="/imagem.png"></p><p><em>[Imagem indisponível]</em></p>',
      });
    server.respond('getConferenciaImportada', () => now);
    server.respond('getQuestaoGestao', ({ path }) => questao(Number(path['banco_questao_id'])));
    server.respond('setRascunhoGabarito', () => {
      now = mended(now, ({ estado }) => estado === 'gabarito_diverge');
      return now;
    });
    server.respond('saveQuestao', ({ path }) => {
      const id = Number(path['banco_questao_id']);
      now = mended(now, ({ itens }) => itens.some((item) => item.banco_questao_id === id));
      return questao(id);
    });
  };
