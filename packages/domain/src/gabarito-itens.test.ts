import { describe, expect, it } from 'vitest';

import {
  gabaritoContagem,
  gabaritoLetra,
  gabaritoNavegacao,
  gabaritoState,
  type GabaritoQuestao,
} from './gabarito-itens.ts';

const questao = (changes: Partial<GabaritoQuestao> = {}): GabaritoQuestao => ({
  numero: 1,
  dia_prova: 1,
  item_resposta: 3,
  gabarito: 'C',
  questao_anulada: false,
  subjetiva: false,
  gabarito_bonificado: false,
  presente_avaliacao: true,
  texto_resposta: null,
  ...changes,
});

describe('gabaritoLetra', () => {
  it.each([
    [3, 'C'],
    [null, null],
    [6, null],
    [9, null],
  ])('[GBI-1] %s is %s', (item_resposta, letra) => {
    expect(gabaritoLetra({ item_resposta })).toBe(letra);
  });
});

describe('gabaritoState', () => {
  it.each([
    ['right', {}, 'acerto'],
    ['wrong', { gabarito: 'A' }, 'erro'],
    ['blank', { item_resposta: null }, 'branco'],
    ['more than one marked (NOT-16)', { item_resposta: null, dupla_marcacao: true }, 'erro'],
    ['annulled, whatever was answered', { questao_anulada: true, gabarito: null }, 'anulada'],
    ['bonus, of who was there', { gabarito: 'A', gabarito_bonificado: true }, 'bonificada'],
    ['bonus, of who was not', { item_resposta: null, gabarito_bonificado: true, presente_avaliacao: false }, 'branco'],
    ['a text', { subjetiva: true, item_resposta: null, gabarito: null }, 'subjetiva'],
  ] as const)('[GBI-2] released: %s', (_name, changes, state) => {
    expect(gabaritoState(questao(changes), true)).toBe(state);
  });

  it.each([
    ['an option', { gabarito: null }, 'respondida'],
    ['more than one marked (NOT-16)', { gabarito: null, item_resposta: null, dupla_marcacao: true }, 'respondida'],
    ['nothing', { gabarito: null, item_resposta: null }, 'branco'],
    ['a text', { gabarito: null, item_resposta: null, subjetiva: true, texto_resposta: 'Porque sim.' }, 'respondida'],
    ['an empty text', { gabarito: null, item_resposta: null, subjetiva: true, texto_resposta: '' }, 'branco'],
  ] as const)('[GBI-2] before the release %s is judged by nothing but being there', (_name, changes, state) => {
    expect(gabaritoState(questao(changes), false)).toBe(state);
  });
});

describe('gabaritoContagem', () => {
  it('[GBI-3] annulled and bonus questions are right, texts are counted apart', () => {
    const all = [
      questao(),
      questao({ gabarito: 'A' }),
      questao({ item_resposta: null }),
      questao({ questao_anulada: true, item_resposta: null, gabarito: null }),
      questao({ gabarito: 'A', gabarito_bonificado: true }),
      questao({ subjetiva: true, item_resposta: null, gabarito: null }),
    ];
    expect(gabaritoContagem(all)).toEqual({ acertos: 3, questoes: 5, subjetivas: 1 });
  });

  it('[GBI-3] a day missed has no hits, not even by annulled questions', () => {
    const missed = { presente_avaliacao: false, item_resposta: null };
    const all = [questao(), questao({ ...missed, dia_prova: 2 }), questao({ ...missed, questao_anulada: true })];
    expect(gabaritoContagem(all)).toEqual({ acertos: 1, questoes: 3, subjetivas: 0 });
  });

  it('[GBI-3] nothing is nothing', () => {
    expect(gabaritoContagem([])).toEqual({ acertos: 0, questoes: 0, subjetivas: 0 });
  });
});

describe('gabaritoNavegacao', () => {
  const materia = (fora_do_gabarito: boolean, ...itens: { dia_prova: number; numero: number }[]) => ({
    fora_do_gabarito,
    itens,
  });

  it('[GBI-4] walks the paper day by day, whatever the subjects, and leaves out the subject that is out', () => {
    const at = (dia_prova: number, numero: number) => ({ dia_prova, numero });
    const resumo = [materia(false, at(1, 3), at(2, 1)), materia(true, at(1, 2)), materia(false, at(1, 1), at(2, 2))];
    expect(gabaritoNavegacao(resumo)).toEqual([at(1, 1), at(1, 3), at(2, 1), at(2, 2)]);
  });
});
