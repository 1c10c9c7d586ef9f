/** Turns the questions of an answer key into its grid. Pure. */
import type { Gabarito } from '@luneta/api-client';
import { gabaritoContagem, gabaritoState, type GabaritoState } from '@luneta/domain';
import type { KeyGridGroup } from '@luneta/ui';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';

export type Questao = Gabarito['resumo'][number]['itens'][number];

export const isLiberado = ({ situacao }: Pick<Gabarito, 'situacao'>) => situacao === 'liberado';

/** Every question of the exam, those outside the navigation too: the count includes them. */
export const questoesOf = ({ resumo }: Gabarito): readonly Questao[] => resumo.flatMap(({ itens }) => itens);

/** A miss that the action plan trains opens over the key instead of leading away. */
export type Train = { readonly opened: Questao | null; readonly open: (questao: Questao) => void };

/**
 * One group for each subject, or for each subject and day where the exam has more than one: numbers count within a day. A
 * subject left out of the navigation is shown without links (decision 118).
 */
export function gridGroups(gabarito: Gabarito, train: Train): readonly KeyGridGroup[] {
  const days = [...new Set(questoesOf(gabarito).map(({ dia_prova }) => dia_prova))].sort((x, y) => x - y);
  const liberado = isLiberado(gabarito);
  return days.flatMap((day) =>
    gabarito.resumo.flatMap(({ materia_nome, fora_do_gabarito, itens }) => {
      const questoes = itens.filter(({ dia_prova }) => dia_prova === day);
      if (questoes.length === 0) return [];
      const { acertos, questoes: total } = gabaritoContagem(questoes);
      return {
        subject: materia_nome,
        title: days.length > 1 ? copy.day(materia_nome, day) : materia_nome,
        count: liberado && total > 0 ? copy.count(acertos, total) : undefined,
        items: questoes.map((questao) => ({
          id: questao.banco_questao_id,
          number: questao.numero,
          state: gabaritoState(questao, liberado),
          ...(questao.fase_plano_acao !== undefined
            ? { onClick: () => train.open(questao), current: train.opened === questao }
            : !fora_do_gabarito && {
                href: paths.gabaritoQuestao(gabarito.turma_avaliacao_id, questao.banco_questao_id),
              }),
        })),
      };
    }),
  );
}

/** 'Acertou', 'Errou', 'Não Respondeu' (S2 §2.19), and what else this exam has. */
export function legendOf(gabarito: Gabarito): readonly GabaritoState[] {
  const liberado = isLiberado(gabarito);
  if (!liberado) return ['respondida', 'branco'];
  const states = new Set(questoesOf(gabarito).map((questao) => gabaritoState(questao, true)));
  const more = (['anulada', 'bonificada', 'subjetiva'] as const).filter((state) => states.has(state));
  return ['acerto', 'erro', 'branco', ...more];
}
