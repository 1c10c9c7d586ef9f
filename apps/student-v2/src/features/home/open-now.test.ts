import { buildAvaliacao } from '@luneta/testing';
import { describe, expect, it } from 'vitest';

import { openExam } from './open-now.ts';

const ZONE = 'America/Sao_Paulo';
/** One hour after the server answered. */
const NOW = Date.parse('2026-11-21T15:00:00-03:00');

describe('the exam that is open now', () => {
  it('begun: how far it is, and what is left of its time by now', () => {
    expect(openExam([buildAvaliacao()], NOW, ZONE)).toMatchObject({
      action: 'continuar',
      badge: 'Aberta agora',
      time: 'Restam 4 h',
      progress: { answered: 2, total: 4, label: '2 de 4 respondidas' },
    });
  });

  it.each([
    { case: 'the time it takes', end: '2026-11-28T19:00:00-03:00', time: '5 h 30 min de prova' },
    {
      case: 'what is left of its window, where that is less',
      end: '2026-11-21T19:00:00-03:00',
      time: '4 h de prova',
    },
  ])('not begun: $case, and no progress', ({ end, time }) => {
    const exam = buildAvaliacao({ data_hora_inicio: null, data_hora_final_prova: end });
    expect(openExam([exam], NOW, ZONE)).toMatchObject({ action: 'iniciar', time, progress: undefined });
  });

  it('later today: when it begins', () => {
    const later = buildAvaliacao({ data_hora_inicial_prova: '2026-11-21T16:30:00-03:00', data_hora_inicio: null });
    expect(openExam([later], NOW, ZONE)).toMatchObject({ action: 'espera', badge: 'Prova irá começar às 16h30' });
  });

  it.each([
    { case: 'handed in', list: [buildAvaliacao({ data_hora_fim: '2026-11-21T14:30:00-03:00' })] },
    { case: 'none', list: [] },
  ])('$case: nothing', ({ list }) => {
    expect(openExam(list, NOW, ZONE)).toBeNull();
  });
});
