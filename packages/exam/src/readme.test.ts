import { provaPolicyV2 } from '@luneta/domain/prova-policy';
import { initialState, reduce } from '@luneta/exam';
import { expect, it } from 'vitest';

it('the lines of the README take an event', () => {
  const ids = { turma_aluno_id: 11, turma_avaliacao_id: 301, dia_prova: 1 };
  const state = initialState(ids, { readOnly: false, now: 0 });
  const next = reduce(state, { type: 'hinted', hint: 'online', now: 1000 }, provaPolicyV2);
  expect(next.state.ids).toEqual(ids);
  expect(next.effects).toBeInstanceOf(Array);
});
