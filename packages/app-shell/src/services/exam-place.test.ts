import { V1, V2 } from '@luneta/domain/rotas-tela';
import { expect, it } from 'vitest';

import { isExamPlace } from './exam-place.ts';

const addressOf = (path: string) => path.replaceAll(':tipo', 'roteiro_estudos').replace(/:\w+/gu, '7');

it('has the screens of a running exam of each version, and no other', () => {
  const inExam = (table: Readonly<Record<string, string>>) =>
    Object.entries(table).flatMap(([name, path]) => (isExamPlace(addressOf(path)) ? [name] : []));
  expect(inExam(V1)).toEqual(['itens', 'item_prova', 'redacao', 'entregar']);
  expect(inExam(V2)).toEqual(['prova', 'questoes', 'questao', 'redacoes']);
  expect(isExamPlace('/avaliacoes/301/1/questoes/9?lista=1')).toBe(true);
});
