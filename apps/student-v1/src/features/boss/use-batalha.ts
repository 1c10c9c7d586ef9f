/** A fight as the screen shows it: the question at hand, the choice, and what came of the last one. */
import type { BossItem, BossResumo, RespostaBoss } from '@luneta/api-client';
import type { BossIds, ComFim } from '@luneta/api-client/boss';
import { bossItemAtual, sequencia, type ItemResposta } from '@luneta/domain';
import { useAnnounce } from '@luneta/ui';
import { useState } from 'react';

import { copy } from './copy.ts';
import { useEnvio } from './use-envio.ts';

export type Verdict = keyof typeof copy.said;

const verdictOf = (acertou: boolean | null): Verdict =>
  acertou === null ? 'registrada' : acertou ? 'acertou' : 'errou';

export function useBatalha(ids: BossIds, { itens, online, fimMs }: ComFim<BossResumo>) {
  const announce = useAnnounce();
  const [verdict, setVerdict] = useState<Verdict | undefined>();
  const [escolha, setEscolha] = useState<{ ordem: number; item_resposta: ItemResposta } | null>(null);
  // Who only looks goes through the questions, and nothing is sent.
  const [vistos, setVistos] = useState<readonly number[]>([]);
  const atual = bossItemAtual(itens.filter(({ ordem }) => !vistos.includes(ordem)));
  const onAnswered = ({ acertou }: RespostaBoss) => {
    const said = verdictOf(acertou);
    setVerdict(said);
    announce(copy.said[said]);
    // On a phone the button stands below Breu: the hit begins where it can be seen.
    window.scrollTo({ top: 0 });
  };
  const envio = useEnvio({ ids, itens, fimMs, online, onAnswered });
  // What the server did not take is still chosen.
  const { recusada } = envio;
  const refused = recusada !== null && recusada.item.ordem === atual?.ordem ? recusada.item_resposta : null;
  const chosen = escolha !== null && escolha.ordem === atual?.ordem ? escolha.item_resposta : refused;
  return {
    atual,
    envio,
    verdict,
    acertos: itens.filter(({ acertou }) => acertou === true).length,
    seguidos: sequencia(
      [...itens]
        .sort((a, b) => a.ordem - b.ordem)
        // Null while it is open, or its key is withheld.
        .flatMap(({ acertou }) => (acertou === null ? [] : [acertou])),
    ),
    total: itens.length,
    escolha: envio.pendente?.item_resposta ?? chosen,
    choose: (item: BossItem, item_resposta: ItemResposta | null) => {
      setVerdict(undefined);
      envio.dropRefusal();
      setEscolha(item_resposta === null ? null : { ordem: item.ordem, item_resposta });
    },
    answer: () => {
      if (atual === undefined || chosen === null) return;
      if (online) envio.attack(atual, chosen);
      else setVistos([...vistos, atual.ordem]);
    },
  };
}
