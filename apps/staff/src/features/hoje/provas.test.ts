import type { GestaoHoje } from '@luneta/api-client';
import { expect, it } from 'vitest';

import { estadoOf, isOn, laterOf, minutesOn, provasOf } from './provas.ts';

const SP = 'America/Sao_Paulo';
const row = (changes: Partial<GestaoHoje['provas'][number]> = {}): GestaoHoje['provas'][number] => ({
  turma_avaliacao_id: 301,
  avaliacao_conhecimento_id: 31,
  dia_prova: 1,
  descricao: 'Simulado',
  turma_id: 31,
  turma_codigo: '3A',
  serie_nome: '3ª Série',
  tipo_aplicacao: 'Online',
  data_hora_inicial: '2026-11-23T10:30:00Z',
  disponivel_ate: '2026-11-23T15:00:00Z',
  qtde_alunos: 36,
  qtde_nao_iniciadas: 2,
  qtde_respondendo: 27,
  qtde_sem_noticia: 4,
  qtde_entregues: 7,
  ...changes,
});
const [one] = provasOf([row()]);
const prova = (changes: Parameters<typeof row>[0]) => provasOf([row(changes)]).slice(0, 1);

it('shows classes with the same window as one exam, with their students together', () => {
  const found = provasOf([
    row(),
    row({ turma_avaliacao_id: 302, turma_codigo: '3B', qtde_alunos: 30, qtde_nao_iniciadas: 30, qtde_respondendo: 0 }),
    row({ turma_avaliacao_id: 303, turma_codigo: '3C', disponivel_ate: '2026-11-23T16:00:00Z' }),
    row({ turma_avaliacao_id: 304, dia_prova: 2 }),
  ]);
  expect(found.map(({ turmas }) => turmas)).toEqual([['3A', '3B'], ['3C'], ['3A']]);
  expect(found[0]).toMatchObject({
    alunos: 66,
    partes: { naoIniciadas: 25, respondendo: 19, semNoticia: 8, entregues: 14 },
    turma_avaliacao_ids: [301, 302],
  });
});

it.each([
  ['2026-11-23T10:29:59Z', 'next'],
  ['2026-11-23T10:30:00Z', 'live'],
  ['2026-11-23T14:59:59Z', 'live'],
  ['2026-11-23T15:00:00Z', 'over'],
])('at %s it is %s', (now, estado) => {
  expect(one && estadoOf(one, Date.parse(now))).toBe(estado);
});

it.each([
  ['within the day', {}, { from: 450, to: 720 }],
  ['from the day before', { data_hora_inicial: '2026-11-22T12:00:00Z' }, { from: 0, to: 720 }],
  ['into the next day', { disponivel_ate: '2026-11-24T12:00:00Z' }, { from: 450, to: 1440 }],
  ['to its own midnight', { disponivel_ate: '2026-11-24T03:00:00Z' }, { from: 450, to: 1440 }],
])('a window %s', (_, changes, minutes) => {
  const [found] = prova(changes);
  expect(found && isOn(found, '2026-11-23', SP)).toBe(true);
  expect(found && minutesOn(found, '2026-11-23', SP)).toEqual(minutes);
});

it.each([
  ['to midnight of the day before', '2026-11-22T12:00:00Z', '2026-11-23T03:00:00Z'],
  ['of the next day', '2026-11-24T12:00:00Z', '2026-11-24T13:00:00Z'],
])('a window %s is not on this day', (_, data_hora_inicial, disponivel_ate) => {
  const [found] = prova({ data_hora_inicial, disponivel_ate });
  expect(found && isOn(found, '2026-11-23', SP)).toBe(false);
});

it('what begins later stands under its day', () => {
  const all = provasOf([
    row(),
    row({
      avaliacao_conhecimento_id: 32,
      data_hora_inicial: '2026-11-25T12:00:00Z',
      disponivel_ate: '2026-11-25T14:00:00Z',
    }),
  ]);
  const later = laterOf(all, '2026-11-23', SP);
  expect([...later.keys()]).toEqual(['2026-11-25']);
});
