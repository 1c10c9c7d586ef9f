/** One exercise as it stands now: what is chosen, what was sent, and what its button does. The rules are in `domain`. */
import type { AdaptadaItem, AdaptadaItens } from '@luneta/api-client';
import type { FaseIds } from '@luneta/api-client/fase';
import { useMayWrite } from '@luneta/app-shell';
import { exercicioBotao, MAX_VIDAS, normalizeItemResposta, type ItemResposta, type Lugar } from '@luneta/domain';
import { useLocation, useNavigate } from '@luneta/app-shell/router';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';

import { addressesOf, DE_NOVO } from '../../shared/fase/fase-address.ts';
import { useLivesControl } from '../../shared/game/game-top-bar.tsx';
import { useNavbar } from '../../shared/game/use-navbar.ts';
import { useAfterPaint } from './use-after-paint.ts';
import { useAnswer } from './use-answer.ts';

export type ExercicioProps = {
  ids: FaseIds;
  itens: AdaptadaItens;
  lugar: Lugar<AdaptadaItem>;
  /** Shows the exercise of that order before the address has it. */
  onAhead: (ordem: number) => void;
  /** The move to that exercise is over: from here on the address says which one is shown. */
  onArrived: (ordem: number) => void;
};

type Own = { readonly id: number; readonly escolha: ItemResposta | null; readonly again: boolean };

export function useExercicio({ ids, itens, lugar, onAhead, onArrived }: ExercicioProps) {
  const { item, proximo } = lugar;
  const id = item.banco_questao_id;
  const navigate = useNavigate();
  const follow = useAfterPaint();
  const address = addressesOf(ids);
  const mayWrite = useMayWrite();
  const navbar = useNavbar().data;
  const lives = useLivesControl();
  const answering = useAnswer(ids, itens);
  const [practising, setPractising] = useState(false);
  // Who comes back from 'Estudar mais' has chosen to try again.
  const back: unknown = useLocation().state;
  const again = back === DE_NOVO && item.vez === 1;
  const [held, setOwn] = useState<Own>({ id, escolha: null, again });
  const own = held.id === id ? held : { id, escolha: null, again };

  const { sent } = answering;
  const here = sent.state !== 'idle' && sent.answer.banco_questao_id === id ? sent : null;
  const elsewhere = here === null && sent.state !== 'idle' ? sent.answer.banco_questao_id : null;
  // An answer that a reload left belongs to its exercise.
  const there = itens.itens.find(({ banco_questao_id }) => banco_questao_id === elsewhere)?.ordem_exercicio;
  const goThere = useEffectEvent((ordem: number) => void navigate(address.item(ordem), { replace: true }));
  useEffect(() => {
    if (there !== undefined) goThere(there);
  }, [there]);

  const pratica = itens.encerrado || practising;
  const vidas = navbar?.qtde_vidas ?? MAX_VIDAS;
  const underWay = here?.state === 'sending' || here?.state === 'waiting';
  const refused = here?.state === 'refused';
  const sentOption =
    (underWay || (refused && own.escolha === null)) && here !== null
      ? normalizeItemResposta(here.answer.body.item_resposta)
      : null;
  const escolha = sentOption === 'invalid' || sentOption === null ? own.escolha : sentOption;
  const botao = exercicioBotao({
    estudante: mayWrite,
    bloqueado: item.bloqueado,
    vez: item.vez,
    tryingAgain: own.again || underWay || refused,
    vidas,
    pratica,
    escolheu: escolha !== null,
    ocupado: underWay || answering.revealing,
  });

  const leave = (to: string) => {
    answering.done();
    void navigate(to);
  };
  const moveTo = async (ordem: number) => {
    await navigate(address.item(ordem));
    // With the address, which the router has drawn in a transition. A Back before that drawing finds nothing ahead of it.
    startTransition(() => onArrived(ordem));
  };
  // The next exercise is painted first: its address follows, and holds nothing up.
  const goOn = () => {
    if (proximo === null) return leave(mayWrite ? address.concluido : address.materia);
    onAhead(proximo.ordem_exercicio);
    answering.done();
    follow(() => void moveTo(proximo.ordem_exercicio));
  };
  // A miss is never left without its answer (decision 220).
  const goOnFromMiss = async () => {
    if (!(await answering.reveal(id))) goOn();
  };
  const missed = mayWrite && item.vez === 1 && !item.bloqueado;
  return {
    mayWrite,
    pratica,
    practising,
    vidas,
    escolha,
    botao,
    here,
    underWay,
    lives,
    again: own.again,
    choose: (escolhida: ItemResposta | null) => {
      if (!underWay) setOwn({ ...own, escolha: escolhida });
    },
    answer: () => {
      if (escolha === null) return;
      const vez = item.vez + 1;
      setOwn({ id, escolha, again: false });
      answering.send(id, { item_resposta: escolha, vez, ...(pratica ? { pratica: true } : {}) });
    },
    goOn: () => (missed ? void goOnFromMiss() : goOn()),
    revealing: answering.revealing,
    /** The option of a wrong first try, while it may be tried again. */
    tentada: missed ? item.item_resposta : null,
    tryAgain: () => {
      answering.done();
      setOwn({ id, escolha: null, again: true });
    },
    study: () => leave(address.estudo(item.ordem_exercicio)),
    buy: () => {
      answering.done();
      lives.set(true);
    },
    practise: (on: boolean) => {
      lives.set(false);
      setPractising(on);
    },
  };
}

export type ExercicioNow = ReturnType<typeof useExercicio>;
