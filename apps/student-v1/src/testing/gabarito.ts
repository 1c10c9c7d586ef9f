/** An answer key for tests and stories: 24 questions of three subjects, 18 right, one of them annulled. */
import { buildGabaritoItem } from '@luneta/testing';

const WRONG = new Set([3, 13, 20, 23]);
const BLANK = new Set([8, 16]);

const item = (numero: number) =>
  buildGabaritoItem({
    numero,
    ...(WRONG.has(numero) ? { item_resposta: 1 } : {}),
    ...(BLANK.has(numero) ? { item_resposta: null } : {}),
    ...(numero === 24 ? { questao_anulada: true, gabarito: null, item_resposta: 2, percentual_acerto: null } : {}),
  });

const materia = (materia_id: number, materia_nome: string, from: number, to: number) => ({
  materia_id,
  materia_nome,
  fora_do_gabarito: false,
  itens: Array.from({ length: to - from + 1 }, (_, n) => item(from + n)),
});

export const humanas = {
  descricao: '2ª Avaliação: Humanas',
  desempenho: 75,
  nota: 7.5,
  redacao: null,
  resumo: [materia(4, 'História', 1, 9), materia(5, 'Geografia', 10, 17), materia(2, 'Português', 18, 24)],
};
