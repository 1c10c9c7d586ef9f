/** What came of an answer, over its exercise: a right one 300 ms after its verdict, a wrong one at once (S2 §4.3). */
import type { AdaptadaItem, AdaptadaItemResposta, AdaptadaItens } from '@luneta/api-client';
import { adaptadaMateriaQuery } from '@luneta/api-client/adaptadas';
import { useServices } from '@luneta/app-shell';
import { isHitAtFirst, byOrdemExercicio, elogio, saidasDoErro, sequencia, type SaidaDoErro } from '@luneta/domain';
import { AnswerSheet, ComboLine, type AnswerWay } from '@luneta/ui';
import { CirclePlay, Undo2 } from '@luneta/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { copy } from './copy.ts';
import type { ResultProps } from './result.tsx';
import type { ExercicioNow } from './use-exercicio.ts';

const RIGHT_AFTER_MS = 300;

export function ResultSheet({ now, ids, itens, item }: ResultProps) {
  const graded = now.here?.state === 'graded' && now.here.verdict.acertou !== null ? now.here : null;
  const [last, setLast] = useState(graded);
  // The words stay while the sheet closes.
  if (graded !== null && graded !== last) setLast(graded);
  const open = useDue(graded);
  const materia = useKnownMateria(ids);
  const verdict = (graded ?? last)?.verdict;
  if (verdict === undefined) return null;
  const shared = {
    open,
    continueLabel: copy.button.continuar,
    onContinue: now.goOn,
    busy: now.revealing,
    comment: verdict.bloqueado
      ? { label: copy.comment, html: verdict.comentario, open: verdict.acertou === false }
      : undefined,
  };
  if (verdict.acertou === true) {
    const ate = upTo(itens, item);
    const seguidos = verdict.pratica ? null : sequencia([...ate.map(isHitAtFirst), verdict.vez === 1]);
    const posicao = ate.length + 1;
    const paid = !verdict.pratica && verdict.qtde_moedas_ganhas > 0;
    return (
      <AnswerSheet
        {...shared}
        result="right"
        said={copy.right.said}
        title={copy.right.elogio[elogio({ vez: verdict.vez, posicao, materia })]}
        mood={seguidos === null ? 'feliz' : 'comemorando'}
        text={rightText(verdict)}
        combo={
          seguidos === null ? undefined : (
            <ComboLine
              seguidos={seguidos}
              title={copy.right.seguidos(seguidos)}
              text={copy.right.quais(posicao - seguidos + 1, posicao)}
            />
          )
        }
        moedas={paid ? verdict.qtde_moedas_ganhas : undefined}
        doubled={ids.tipo === 'PlanoAcao'}
      />
    );
  }
  const shown = (graded ?? last)?.answer.body.item_resposta === null;
  const ways = saidasDoErro({
    vez: verdict.vez,
    bloqueado: verdict.bloqueado,
    vidas: verdict.navbar.qtde_vidas,
    pratica: now.pratica,
    existe_midia: itens.existe_midia,
  });
  return (
    <AnswerSheet
      {...shared}
      // Going on locks an exercise that still has a try: a key that only closes must not.
      onDismiss={verdict.bloqueado ? undefined : now.tryAgain}
      result="wrong"
      title={wrongTitle(verdict, shown)}
      text={wrongText(verdict, ways, shown)}
      lifeLost={verdict.perdeu_vida}
      vidas={verdict.navbar.qtde_vidas}
      goOnFirst={verdict.bloqueado}
      ways={ways.map((way) => wayOf(way, now))}
    />
  );
}

/** Name of the subject where the map has brought it; the praise does without. */
function useKnownMateria(ids: ResultProps['ids']): string | undefined {
  const { api } = useServices();
  return useQueryClient().getQueryData(adaptadaMateriaQuery(api, ids).queryKey)?.materia_nome;
}

/** The exercises before this one, in the order of play. */
const upTo = ({ itens }: AdaptadaItens, { ordem_exercicio }: AdaptadaItem) =>
  byOrdemExercicio(itens).filter((one) => one.ordem_exercicio < ordem_exercicio);

function rightText({ pratica, qtde_moedas_ganhas, vez }: AdaptadaItemResposta): string {
  if (pratica) return copy.right.practice;
  if (qtde_moedas_ganhas === 0) return copy.right.known;
  return vez === 2 ? copy.right.tries[2] : copy.right.tries[1];
}

/** @param shown the student went on after the first try: that shows what was right, and is no new mistake */
function wrongTitle({ gabarito, perdeu_vida }: AdaptadaItemResposta, shown: boolean): string {
  if (gabarito !== null && shown) return copy.wrong.shown(gabarito);
  return perdeu_vida ? copy.wrong.life : copy.wrong.noLife;
}

function wrongText(verdict: AdaptadaItemResposta, ways: readonly SaidaDoErro[], shown: boolean): string {
  const { bloqueado, gabarito } = verdict;
  if (gabarito !== null && shown) return copy.wrong.shownText;
  if (ways.includes('comprar_vidas')) return copy.wrong.noneLeft;
  if (!bloqueado) return copy.wrong.again;
  // The sheet stands over the options: it says which one was right.
  return gabarito === null ? copy.wrong.over : copy.wrong.key(gabarito);
}

function wayOf(way: SaidaDoErro, now: ExercicioNow): AnswerWay {
  if (way === 'tentar_novamente') return { label: copy.again, onClick: now.tryAgain, icon: Undo2 };
  if (way === 'estudar_mais') return { label: copy.study, onClick: now.study, icon: CirclePlay };
  return { label: copy.button.comprar_vidas, onClick: now.buy };
}

/** Whether the sheet of this verdict is due. */
function useDue(graded: { verdict: AdaptadaItemResposta } | null): boolean {
  const [due, setDue] = useState<object | null>(null);
  const verdict = graded?.verdict ?? null;
  useEffect(() => {
    if (verdict === null) return undefined;
    const timer = setTimeout(() => setDue(verdict), RIGHT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [verdict]);
  return verdict !== null && (verdict.acertou !== true || due === verdict);
}
