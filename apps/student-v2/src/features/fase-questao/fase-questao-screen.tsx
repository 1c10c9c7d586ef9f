/** One exercise of a phase (S3 §2): answered once, then its key and comment, then the next one. */
import type { RoteiroFase } from '@luneta/api-client';
import { questaoQuery } from '@luneta/api-client/banco-questoes';
import { QueryState, useMayWrite, useServices } from '@luneta/app-shell';
import { firstStep, isErro, isQuizComplete } from '@luneta/domain';
import { Loading, Skeleton, Stack, Steps } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from '@luneta/app-shell/router';

import { paths } from '../../shared/paths.ts';
import { FasePage } from '../../shared/trilha/fase-page.tsx';
import type { FasePlace } from '../../shared/trilha/fase-place.ts';
import { answeredOf } from '../../shared/trilha/quiz.ts';
import { copy } from './copy.ts';
import { Questao } from './questao.tsx';
import { QuestaoAction } from './questao-action.tsx';
import { useResposta, type Envio } from './use-resposta.ts';

export function FaseQuestaoScreen({ ordem_exercicio: ordem, ...place }: FasePlace & { ordem_exercicio: number }) {
  const { trilha_id, materia_id, trilha_fase_id } = place;
  const [selected, select] = useEscolha(`${trilha_fase_id}/${ordem}`);
  const resposta = useResposta(trilha_fase_id);
  const itemOf = (fase: RoteiroFase) => fase.items.find((item) => item.ordem === ordem);
  return (
    <FasePage
      place={place}
      title={(fase) => copy.title(ordem, fase?.qtde_itens)}
      back={{ href: paths.fase(trilha_id, materia_id, trilha_fase_id, 'conteudo'), label: copy.back }}
      loading={<QuestaoLoading />}
      renderAction={(fase) => {
        const item = itemOf(fase);
        return (
          item && (
            <QuestaoAction
              fase={fase}
              item={item}
              materia_id={materia_id}
              selected={selected ?? resposta.envioOf(item.trilha_item_id)?.item_resposta ?? null}
              resposta={resposta}
            />
          )
        );
      }}
    >
      {(fase) => {
        const item = itemOf(fase);
        return item === undefined ? (
          <NoItem fase={fase} materia_id={materia_id} />
        ) : (
          <>
            <Progress fase={fase} item={item} />
            <Exercise
              materia_id={materia_id}
              fase={fase}
              item={item}
              selected={selected ?? resposta.envioOf(item.trilha_item_id)?.item_resposta ?? null}
              onSelect={select}
              underWay={isUnderWay(resposta.envioOf(item.trilha_item_id))}
            />
          </>
        );
      }}
    </FasePage>
  );
}

const isUnderWay = (envio: Envio | null) => envio !== null && envio.state !== 'refused';

/** The choice of the question at hand stays for as long as the tab. */
const NOTE = 'escolha';

/** What is chosen and not yet answered, also after a reload (decision 208). @param place names the question in its phase */
function useEscolha(place: string): [number | null, (value: number | null) => void] {
  const { session } = useServices();
  const [selected, setSelected] = useState(() => {
    const [kept, value] = session.note(NOTE)?.split('=') ?? [];
    return kept === place && value !== undefined ? Number(value) : null;
  });
  const select = (value: number | null) => {
    setSelected(value);
    session.setNote(NOTE, value === null ? '' : `${place}=${value}`);
  };
  return [selected, select];
}

export function QuestaoLoading() {
  return (
    <Loading label={copy.loading}>
      <Stack gap="e16">
        <Skeleton shape="card" size={180} />
        <Skeleton shape="card" size={56} />
        <Skeleton shape="card" size={56} />
        <Skeleton shape="card" size={56} />
        <Skeleton shape="card" size={56} />
      </Stack>
    </Loading>
  );
}

/** No question of this order: to the last there is, to the result of a finished phase, or back to the content. */
function NoItem({ fase, materia_id }: { fase: RoteiroFase; materia_id: number }) {
  const { trilha_id, trilha_fase_id, conclusao, items } = fase;
  const last = items.at(-1);
  const page = () => {
    if (conclusao.qtde_estrelas !== null) return 'concluido' as const;
    return last === undefined ? ('conteudo' as const) : (`questao/${last.ordem}` as const);
  };
  return <Navigate replace to={paths.fase(trilha_id, materia_id, trilha_fase_id, page())} />;
}

/** One piece of the bar for each question of the phase. */
function Progress({ fase, item }: Pick<ExerciseProps, 'fase' | 'item'>) {
  const answered = fase.items.filter(({ item_resposta }) => item_resposta !== null);
  return (
    <Steps
      quiet
      label={copy.title(item.ordem, fase.qtde_itens)}
      steps={Array.from({ length: fase.qtde_itens }, (_, n) => copy.step(n + 1))}
      current={item.ordem}
      part={item.item_resposta === null ? 0 : 1}
      done={answered.map(({ ordem }) => ordem)}
      missed={answered.filter(isErro).map(({ ordem }) => ordem)}
    />
  );
}

type ExerciseProps = {
  fase: RoteiroFase;
  item: RoteiroFase['items'][number];
  selected: number | null;
  onSelect: (value: number | null) => void;
  underWay: boolean;
};

function Exercise({ materia_id, ...props }: ExerciseProps & { materia_id: number }) {
  const { api } = useServices();
  const mayWrite = useMayWrite();
  const query = useQuery(questaoQuery(api, props.item.banco_questao_id));
  const { fase } = props;
  const questoes = fase.respostas_quiz.respostas.length;
  const step = firstStep({
    aberta: fase.trilha_aberta,
    questoes,
    quizComplete: isQuizComplete(questoes, answeredOf(fase)),
    itens: fase.items.length,
  });
  // The server refuses an answer before the quiz is complete (decision 144).
  if (step === 'quiz' && mayWrite)
    return <Navigate replace to={paths.fase(fase.trilha_id, materia_id, fase.trilha_fase_id, 'quiz')} />;
  return (
    <QueryState query={query} loading={<QuestaoLoading />}>
      {(questao) => <Questao {...props} questao={questao} mayWrite={mayWrite} />}
    </QueryState>
  );
}
