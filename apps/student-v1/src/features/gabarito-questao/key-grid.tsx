/** Every question of the exam with its answer and its result, twelve to a page (S2 §2.20). */
import type { Gabarito } from '@luneta/api-client';
import { gabaritoLetra, gabaritoState } from '@luneta/domain';
import { QuestionGrid } from '@luneta/ui';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';
import type { Questoes } from './gabarito-questao-screen.tsx';

const PAGE = 12;

export type ReviewKeyProps = {
  gabarito: Gabarito;
  questoes: Questoes;
  /** The place of the question on screen. */
  at: number;
  onSelect?: () => void;
};

export function ReviewKey({ gabarito, questoes, at, onSelect }: ReviewKeyProps) {
  const liberado = gabarito.situacao === 'liberado';
  return (
    <QuestionGrid
      label={copy.grid}
      pageSize={PAGE}
      currentId={questoes[at]?.banco_questao_id}
      onChange={onSelect}
      items={questoes.map((questao) => {
        const letter = gabaritoLetra(questao);
        return {
          id: questao.banco_questao_id,
          number: questao.numero,
          state: gabaritoState(questao, liberado),
          href: paths.gabaritoQuestao(gabarito.turma_avaliacao_id, questao.banco_questao_id),
          ...(letter === null ? {} : { answer: letter }),
        };
      })}
    />
  );
}
