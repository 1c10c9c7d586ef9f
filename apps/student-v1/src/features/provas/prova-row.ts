/** Turns an entry of 'Hoje' into what its card shows. Pure: time and zone are parameters. */
import type { CentralAvaliacoes } from '@luneta/api-client';
import { countWords, formatHora, formatPrazo, provaCard } from '@luneta/domain';
import type { ProvaCardButton } from '@luneta/ui';

import { paths } from '../../paths.ts';
import { copy } from './copy.ts';

export type ProvaHoje = CentralAvaliacoes['provas_hoje'][number];

export type ProvaView = {
  button: ProvaCardButton;
  buttonLabel: string;
  badge: string;
  date: string;
  progress: { answered: number; total: number; label: string } | undefined;
};

const HUNDRED = 100;

/** @param onSaberMais opens the text about in-class and hybrid application */
export function provaView(prova: ProvaHoje, nowMs: number, timeZone: string, onSaberMais: () => void): ProvaView {
  const startMs = Date.parse(prova.data_hora_inicial);
  const { botao, parte, destino } = provaCard(
    { ...prova, startMs, palavras: countWords(prova.texto_redacao ?? '') },
    nowMs,
  );
  const { turma_avaliacao_id, dia_prova, percentual_concluido } = prova;
  const hrefs = { instrucoes: paths.prova, itens: paths.itens, redacao: paths.redacao };
  const href = destino === null ? '' : hrefs[destino](turma_avaliacao_id, dia_prova);
  return {
    button:
      botao === 'iniciar' || botao === 'continuar'
        ? { botao, href }
        : botao === 'saber_mais'
          ? { botao, onPress: onSaberMais }
          : { botao },
    buttonLabel:
      botao === 'inicio_as'
        ? copy.botao.inicio_as(formatHora(startMs, timeZone))
        : botao === 'continuar'
          ? copy.botao.continuar[parte]
          : copy.botao[botao],
    badge: copy.ate(formatHora(Date.parse(prova.disponivel_ate), timeZone)),
    date: formatPrazo(startMs, timeZone),
    progress:
      prova.existe_itens && botao === 'continuar'
        ? { answered: percentual_concluido, total: HUNDRED, label: copy.feito(percentual_concluido) }
        : undefined,
  };
}
