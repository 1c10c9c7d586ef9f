import { questaoQuery, questaoRevisaoQuery } from '@luneta/api-client/banco-questoes';
import type { Questao } from '@luneta/api-client';
import { usePageTitle, useServices } from '@luneta/app-shell';
import { parteDosExercicios } from '@luneta/domain';
import { Button, Comment, Grid, Heading, Note, QuestionCard, VisuallyHidden } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { FaseFrame } from '../../fase/fase-frame.tsx';
import { copy } from './copy.ts';
import { ExercicioFoot } from './exercicio-foot.tsx';
import { ExercicioOptions } from './exercicio-options.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { Result } from './result.tsx';
import { useExercicio, type ExercicioNow, type ExercicioProps } from './use-exercicio.ts';
import { useNeighbours } from './use-neighbours.ts';

export function Exercicio(props: ExercicioProps) {
  const { ids, itens, lugar } = props;
  const { item, posicao, total } = lugar;
  const now = useExercicio(props);
  useNeighbours(itens.itens, posicao);
  const { api } = useServices();
  const title = copy.place(posicao, total);
  const heading = usePageTitle(title);
  const query = useQuery(questaoQuery(api, item.banco_questao_id));
  const questao = query.data;
  const topic = itens.objeto_conhecimento_descricao;
  const content = questao
    ? ({ status: 'ready', html: questao.enunciado } as const)
    : query.isError
      ? ({
          status: 'error',
          error: copy.failed,
          retry: { label: copy.retry, onRetry: () => void query.refetch() },
        } as const)
      : ({ status: 'loading', loading: copy.loading } as const);
  return (
    <FaseFrame
      ids={ids}
      etapa="exercicios"
      part={parteDosExercicios(posicao, total)}
      detail={title}
      lives={now.lives}
      meanwhile={<Meanwhile now={now} study={itens.existe_midia} />}
      foot={<ExercicioFoot now={now} itens={itens} item={item} ready={questao !== undefined} />}
    >
      <VisuallyHidden as="div">
        <Heading level={1}>{topic}</Heading>
      </VisuallyHidden>
      <Practice now={now} closed={itens.encerrado} />
      <Grid columns={1} columnsExpanded={questao && isLong(questao.enunciado) ? 2 : 1} gap="e12">
        <QuestionCard {...content} quiet title={title} subject={topic} meta={topic} headingRef={heading} />
        {questao && (
          <div>
            <ExercicioOptions now={now} item={item} posicao={posicao} questao={questao} />
            {item.bloqueado && now.here === null && <Explained banco_questao_id={item.banco_questao_id} />}
          </div>
        )}
      </Grid>
      <Result open={now.here !== null} now={now} ids={ids} itens={itens} item={item} />
    </FaseFrame>
  );
}

/** Said before anything is answered: what is played here counts for nothing (decisions 129, 191). */
function Practice({ now, closed }: { now: ExercicioNow; closed: boolean }) {
  if (!now.mayWrite || !now.pratica) return null;
  if (closed) return <Note tone="info">{copy.practice.closed}</Note>;
  return (
    <Note
      tone="info"
      action={
        now.vidas > 0 && (
          <Button variant="text" size="sm" onClick={() => now.practise(false)}>
            {copy.practice.stop}
          </Button>
        )
      }
    >
      {copy.practice.chosen}
    </Note>
  );
}

/** The comment of an exercise that is looked at again; the bank tells it once the exercise is locked (decision 190). */
function Explained({ banco_questao_id }: Pick<Questao, 'banco_questao_id'>) {
  const { api } = useServices();
  const { data } = useQuery(questaoRevisaoQuery(api, banco_questao_id));
  return data === undefined ? null : <Comment label={copy.comment} html={data.comentario} />;
}

const LONG = 600;

/** Beside a long text or a picture the options stand at the right, where there is space. */
const isLong = (html: string) => html.includes('<img') || html.replace(/<[^>]*>/gu, '').length > LONG;
