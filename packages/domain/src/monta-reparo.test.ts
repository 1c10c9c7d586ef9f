import { describe, expect, it } from 'vitest';

import { avisoDoReparo, type QuestaoDoReparo, type Reparo, reparoErro } from './monta-reparo.ts';

const questao: QuestaoDoReparo = {
  questao_id: 501,
  raiz_id: 500,
  subjetiva: false,
  opcoes: 4,
  texto_base_id: null,
  situacao: 'aprovada',
  tem_gabarito: true,
};
const open = { liberada: false, cancelada: false, anulada: false, embaralhada: false, questao };
const swap = (changes: Partial<QuestaoDoReparo> = {}): Reparo => ({
  acao: 'trocar',
  nova: { ...questao, questao_id: 502, ...changes },
});

describe('[MON-6] an item may be repaired', () => {
  it.each<[string, Partial<typeof open>, Reparo, string | null]>([
    ['annulled', {}, { acao: 'anular' }, null],
    ['annulled twice', { anulada: true }, { acao: 'anular' }, 'ja_anulada'],
    ['after the release', { liberada: true }, { acao: 'anular' }, 'resultado_liberado'],
    ['in a cancelled exam', { cancelada: true }, { acao: 'anular' }, 'prova_cancelada'],
    ['another revision', {}, swap(), null],
    ['no revision', {}, { acao: 'trocar', nova: null }, 'sem_questao'],
    ['the same revision', {}, swap({ questao_id: 501 }), 'outra_questao'],
    ['another question', {}, swap({ raiz_id: 600 }), 'outra_questao'],
    ['one option more', {}, swap({ opcoes: 5 }), 'opcoes_diferentes'],
    ['one option less', {}, swap({ opcoes: 3 }), 'opcoes_diferentes'],
    ['a text instead of options', {}, swap({ subjetiva: true }), 'opcoes_diferentes'],
    ['another passage', {}, swap({ texto_base_id: 9 }), null],
    ['another passage in a shuffled exam', { embaralhada: true }, swap({ texto_base_id: 9 }), 'texto_base_diferente'],
    ['a revision in review', {}, swap({ situacao: 'em_revisao' }), 'questao_nao_aprovada'],
    ['a revision without a key', {}, swap({ tem_gabarito: false }), 'sem_gabarito'],
    ['the last option as key', {}, { acao: 'chave', chave: 'D' }, null],
    ['an option that it does not have as key', {}, { acao: 'chave', chave: 'E' }, 'chave_sem_alternativa'],
    ['no key', {}, { acao: 'chave', chave: null }, 'sem_chave'],
    [
      'a key for a text',
      { questao: { ...questao, subjetiva: true } },
      { acao: 'chave', chave: 'A' },
      'questao_discursiva',
    ],
  ])('%s', (_name, changes, reparo, expected) => {
    expect(reparoErro({ ...open, ...changes }, reparo)).toBe(expected);
  });
});

it.each([
  ['anular', true, 'anulada'],
  ['anular', false, null],
  ['trocar', true, 'corrigida'],
  ['trocar', false, null],
  ['chave', true, null],
] as const)('[MON-6] students are told of %s, asked %s: %s', (acao, asked, expected) => {
  expect(avisoDoReparo(acao, asked)).toBe(expected);
});
