import { describe, expect, it } from 'vitest';

import { janelaMs, janelasDoRascunho } from './rascunho-janela.ts';
import type { Rascunho } from './rascunho.ts';

const MANAUS = 'America/Manaus';
/** 8h in Manaus. */
const NOW = Date.parse('2026-11-28T12:00:00Z');
const draft = (inicio: string | null, fim: string | null, duracao_minutos = 50): Rascunho => ({
  descricao: 'Prova',
  ciclo_id: 4,
  especie: 'prova',
  nota_maxima: 10,
  solicitar_idioma: false,
  dias: [{ dia_prova: 1, bateria: 1, duracao_minutos, proposta_redacao_id: 7, itens: [] }],
  turmas: [{ turma_id: 24, dias: [{ dia_prova: 1, inicio, fim }] }],
});

describe('[MON-11] the window of a class', () => {
  it.each<[string, string | null, string | null, string[]]>([
    ['as long as the day', '2026-11-28T09:00', '2026-11-28T09:50', []],
    ['a minute shorter', '2026-11-28T09:00', '2026-11-28T09:49', ['janela_curta']],
    ['that ends as it begins', '2026-11-28T09:00', '2026-11-28T09:00', ['janela_invertida']],
    ['that ends before', '2026-11-28T09:00', '2026-11-28T08:30', ['janela_invertida']],
    ['that begins now', '2026-11-28T08:00', '2026-11-28T09:00', []],
    ['that began a minute ago', '2026-11-28T07:59', '2026-11-28T09:00', ['inicio_passado']],
    ['short and begun', '2026-11-28T07:59', '2026-11-28T08:10', ['janela_curta', 'inicio_passado']],
    ['without an end', '2026-11-28T09:00', null, []],
    ['on a day that no calendar has', '2026-13-40T09:00', '2026-11-28T10:00', ['hora_invalida']],
  ])('%s', (_name, inicio, fim, expected) => {
    expect(janelasDoRascunho(draft(inicio, fim), MANAUS, NOW).map(({ codigo }) => codigo)).toEqual(expected);
  });

  it('says how long it is and how long the day', () => {
    expect(janelasDoRascunho(draft('2026-11-28T09:00', '2026-11-28T09:40'), MANAUS, NOW)).toEqual([
      {
        codigo: 'janela_curta',
        gravidade: 'impede',
        alvo: { campo: 'turmas', turma_id: 24, dia_prova: 1 },
        dados: { minutos: 40, duracao: 50 },
      },
    ]);
  });

  it.each([
    ['America/Sao_Paulo', '2026-11-28T11:00:00Z'],
    [MANAUS, '2026-11-28T12:00:00Z'],
    ['America/Noronha', '2026-11-28T10:00:00Z'],
    ['America/Rio_Branco', '2026-11-28T13:00:00Z'],
  ])('begins at 8h of the school in %s', (zone, instant) => {
    const ms = janelaMs({ inicio: '2026-11-28T08:00', fim: '2026-11-28T09:00' }, zone);
    expect(ms).toEqual({ inicioMs: Date.parse(instant), fimMs: Date.parse(instant) + 3_600_000 });
  });
});
