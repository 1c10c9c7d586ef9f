import { questaoQuery } from '@luneta/api-client/banco-questoes';
import type { Questao } from '@luneta/api-client';
import { usePageTitle, useServices } from '@luneta/app-shell';
import { alternativasOf, moedasSteps, parteDosExercicios } from '@luneta/domain';
import { Badge, Button, Comment, Grid, Note, PageTitle, QuestionCard, Stack, Text, VisuallyHidden } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { FaseFrame } from '../../shared/fase/fase-frame.tsx';
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
          retry: { label: copy.reload, onRetry: () => void query.refetch() },
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
        <PageTitle>{topic}</PageTitle>
      </VisuallyHidden>
      <Practice now={now} closed={itens.encerrado} />
      {now.tentada !== null && now.again && <Badge tone="info">{retryText(now, props)}</Badge>}
      <Grid columns={1} columnsExpanded={questao && isLong(questao.enunciado) ? 2 : 1} gap="e12">
        <QuestionCard {...content} quiet title={title} subject={topic} meta={topic} headingRef={heading} />
        {questao && (
          <Stack gap="e12">
            <ExercicioOptions now={now} item={item} posicao={posicao} questao={questao} />
            {now.tentada !== null && now.again && <Text tone="muted">{copy.retry.left(leftOf(questao))}</Text>}
            {item.bloqueado && now.here === null && <Comment label={copy.comment} html={item.comentario} />}
          </Stack>
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

/** What a hit pays at the second try; only the first run of a phase surely pays it in full (MOE-3). */
function retryText({ pratica }: ExercicioNow, { ids, itens }: ExercicioProps): string {
  const [moedas = 0] = moedasSteps(2, ids.tipo === 'PlanoAcao');
  return pratica || itens.tentativa > 1 ? copy.retry.second : copy.retry.pays(moedas);
}

/** Options that are left after the one that was tried. */
const leftOf = (questao: Questao) => alternativasOf(questao).length - 1;

const LONG = 600;

/** Beside a long text or a picture the options stand at the right, where there is space. */
const isLong = (html: string) => html.includes('<img') || html.replace(/<[^>]*>/gu, '').length > LONG;
