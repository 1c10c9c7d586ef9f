import { buildAvaliacao } from '@luneta/testing';
import { describe, expect, it } from 'vitest';

import { cardView, toRow } from './avaliacao-row.ts';

const ZONE = 'America/Sao_Paulo';
const at = (time: string) => Date.parse(`2026-11-21T${time}-03:00`);
const view = (changes: Parameters<typeof buildAvaliacao>[0], time = '14:00:00') =>
  cardView(toRow(buildAvaliacao(changes)), at(time), ZONE);

describe('cardView', () => {
  it.each([
    { case: 'a running exam', time: '14:00:00', left: 'Resta 1 h' },
    { case: 'half an hour later', time: '14:30:00', left: 'Restam 30 min' },
    { case: 'later than its time', time: '15:30:00', left: 'Restam 0 s' },
  ])('time left of $case', ({ time, left }) => {
    expect(view({ tempo_restante: 3600 }, time)?.time).toBe(left);
  });

  it.each([
    { case: 'started', given: {}, action: 'continuar' },
    { case: 'not started', given: { data_hora_inicio: null }, action: 'iniciar' },
    { case: 'in class', given: { realizado_online: false }, action: 'presencial' },
    { case: 'handed in', given: { data_hora_fim: '2026-11-21T13:59:00-03:00' }, action: null },
    { case: 'later today', given: { data_hora_inicial_prova: '2026-11-21T18:00:00-03:00' }, action: null },
  ])('what one can do when it is $case', ({ given, action }) => {
    expect(view(given)?.action).toBe(action);
  });

  it.each([
    { case: 'running', given: {}, progress: { answered: 2, total: 4, label: '2\u00a0de\u00a04 respondidas' } },
    { case: 'an essay alone', given: { qtde_itens: 0 }, progress: undefined },
    { case: 'to come', given: { data_hora_inicial_prova: '2026-11-21T18:00:00-03:00' }, progress: undefined },
  ])('progress of an exam that is $case', ({ given, progress }) => {
    expect(view(given)?.progress).toEqual(progress);
  });

  it.each([
    { case: 'begun', given: { tempo_restante: 3600 }, ring: { percent: 18, figures: '1h', caption: 'resta' } },
    {
      case: 'half an hour later',
      given: { tempo_restante: 9900 },
      ring: { percent: 50, figures: '2h45', caption: 'restam' },
    },
    {
      case: 'more than the whole, after more time was given',
      given: { tempo_restante: 36_000 },
      ring: { percent: 100, figures: '10h', caption: 'restam' },
    },
    {
      case: 'not begun, its window longer than its time',
      given: { data_hora_inicio: null, data_hora_final_prova: '2026-11-28T19:00:00-03:00' },
      ring: { percent: 100, figures: '5h30', caption: 'de prova' },
    },
    {
      case: 'not begun, its window at the end',
      given: { data_hora_inicio: null, data_hora_final_prova: '2026-11-21T14:33:00-03:00', tempo_restante: 1980 },
      ring: { percent: 10, figures: '33 min', caption: 'de prova' },
    },
    { case: 'handed in', given: { data_hora_fim: '2026-11-21T13:59:00-03:00' }, ring: undefined },
  ])('the ring of an exam that is $case', ({ given, ring }) => {
    expect(view({ tempo_total: 19_800, ...given })?.ring).toEqual(ring);
  });

  it('one of an essay alone says until when it can be written', () => {
    expect(view({ qtde_itens: 0 })?.text).toBe('1ª bateria · até 21 de nov. às 19h');
  });

  it('its day is that of its start in the zone of the school', () => {
    expect(view({ data_hora_inicial_prova: '2026-11-21T23:30:00-03:00' })?.date).toEqual({ dia: '21', semana: 'sáb.' });
  });

  it('an exam that ended before today has no card', () => {
    expect(
      view({
        data_hora_inicial_prova: '2026-11-19T08:00:00-03:00',
        data_hora_final_prova: '2026-11-20T23:59:00-03:00',
      }),
    ).toBeNull();
  });
});
