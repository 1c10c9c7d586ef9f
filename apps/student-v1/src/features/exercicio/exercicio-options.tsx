import type { AdaptadaItem, Questao } from '@luneta/api-client';
import { alternativasOf, itemRespostaOf, normalizeGabarito, normalizeItemResposta } from '@luneta/domain';
import { Options } from '@luneta/ui';

import { copy } from './copy.ts';
import type { ExercicioNow } from './use-exercicio.ts';

type ExercicioOptionsProps = { now: ExercicioNow; item: AdaptadaItem; posicao: number; questao: Questao };

/** The alternatives: to be chosen, sent, judged, or only looked at. */
export function ExercicioOptions({ now, item, posicao, questao }: ExercicioOptionsProps) {
  const shared = { label: copy.options(posicao), options: alternativasOf(questao) };
  if (!now.mayWrite) return <Options mode="readonly" {...shared} selected={null} />;
  const key = normalizeGabarito(item.gabarito);
  if (item.bloqueado && key !== null && key !== 'invalid') {
    return <Options mode="review" {...shared} selected={item.item_resposta} correct={itemRespostaOf(key)} />;
  }
  if (item.vez > 0 && !now.again && !now.underWay) {
    return <Options mode="readonly" {...shared} selected={item.item_resposta} />;
  }
  return (
    <Options
      mode="answer"
      {...shared}
      selected={now.escolha}
      onChange={(value) => {
        const chosen = normalizeItemResposta(value);
        if (chosen !== 'invalid') now.choose(chosen);
      }}
      stopped={stoppedOf(now)}
      tried={now.tentada === null ? undefined : { value: now.tentada, text: copy.retry.tried }}
    />
  );
}

function stoppedOf({ here, botao }: ExercicioNow) {
  if (here?.state === 'waiting') return { why: 'offline', text: copy.waiting.options } as const;
  return botao.acao === 'comprar_vidas' ? ({ why: 'locked', text: copy.lives.none } as const) : undefined;
}
