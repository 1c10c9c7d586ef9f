/** One question of a released result, with the own answer, the key and the comment, and the way to its neighbours. */
import type { ResultadoQuestao, ResultadoQuestaoItem } from '@luneta/api-client';
import { resultadoQuery, resultadoQuestaoQuery } from '@luneta/api-client/resultados';
import { lazyPart, QueryState, usePageTitle, useServices } from '@luneta/app-shell';
import { alternativasOf, itemRespostaOf } from '@luneta/domain';
import { WrittenAnswer } from '@luneta/exam-room/written-answer';
import {
  BackBar,
  Card,
  ClassPercent,
  Comment,
  Content,
  Inline,
  Loading,
  Options,
  QuestionCard,
  Skeleton,
  Stack,
  SubjectTile,
  Text,
  VerdictLabel,
} from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from '@luneta/app-shell/router';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';
import { revisaoOf, type Rever } from './passos.ts';
import * as css from './resultado-questao.css.ts';
import { ReviewNav, ReviewTop, type ReviewProps } from './review-nav.tsx';

/** Its cells come after the question. */
const AllQuestions = lazyPart<ReviewProps>(async () => (await import('./all-questions.tsx')).AllQuestions);

export type ResultadoQuestaoScreenProps = { turma_avaliacao_id: number; banco_questao_id: number };

/** `?rever=erros` goes through the misses alone. */
export function ResultadoQuestaoScreen(place: ResultadoQuestaoScreenProps) {
  const [search] = useSearchParams();
  const rever: Rever = search.get('rever') === 'erros' ? 'erros' : 'todas';
  const { api } = useServices();
  const query = useQuery(resultadoQuestaoQuery(api, place));
  const { data: resultado } = useQuery(resultadoQuery(api, place.turma_avaliacao_id));
  const revisao = resultado && revisaoOf(resultado, place.banco_questao_id, rever);
  // The result knows the number before the question has come.
  const numero = query.data?.numero ?? revisao?.todas[revisao.current]?.numero;
  const title = numero === undefined ? copy.fallbackTitle : copy.title(numero);
  const heading = usePageTitle(title);
  const review = revisao && { ...place, rever, revisao };
  return (
    <Content>
      <div className={css.page}>
        <Stack gap="e20">
          <BackBar
            backHref={paths.resultado(place.turma_avaliacao_id)}
            backLabel={copy.back}
            title={title}
            headingRef={heading}
            action={query.data && <Verdict questao={query.data} />}
          />
          {review && <ReviewTop {...review} />}
          <QueryState query={query} loading={<QuestaoLoading />}>
            {(questao) => <QuestaoReview questao={questao} pontos={pontosOf(resultado?.questoes, questao)} />}
          </QueryState>
          {review && <ReviewNav {...review} />}
        </Stack>
        <div className={css.aside}>{review && <AllQuestions {...review} />}</div>
      </div>
    </Content>
  );
}

/** In the shape of what comes: subject, statement, five options. */
export const QuestaoLoading = () => (
  <Loading label={copy.loading}>
    <Inline gap="e12">
      <Skeleton shape="circle" size={36} />
      <Skeleton shape="title" />
    </Inline>
    <Card>
      <Skeleton shape="text" lines={4} />
    </Card>
    {['A', 'B', 'C', 'D', 'E'].map((letra) => (
      <Skeleton key={letra} shape="card" size={56} />
    ))}
  </Loading>
);

/** What the result says of the points of a text; nothing of a question that was annulled. */
function pontosOf(
  questoes: readonly ResultadoQuestaoItem[] | undefined,
  { banco_questao_id, anulada }: ResultadoQuestao,
) {
  const item = questoes?.find((one) => one.banco_questao_id === banco_questao_id);
  return item && !anulada ? { correcao: item.pontuacao_correcao, avaliacao: item.pontuacao_avaliacao } : undefined;
}

function verdict({
  anulada,
  subjetiva,
  item_resposta,
  dupla_marcacao,
  acertou,
}: ResultadoQuestao): keyof typeof copy.verdict {
  if (anulada) return 'anulada';
  if (subjetiva) return 'subjetiva';
  if (item_resposta === null && !dupla_marcacao) return 'branco';
  return acertou === true ? 'acerto' : 'erro';
}

function Verdict({ questao }: { questao: ResultadoQuestao }) {
  const outcome = verdict(questao);
  return <VerdictLabel verdict={outcome} label={copy.verdict[outcome]} />;
}

type QuestaoReviewProps = { questao: ResultadoQuestao; pontos?: ReturnType<typeof pontosOf> };

export function QuestaoReview({ questao, pontos }: QuestaoReviewProps) {
  return (
    <Stack gap="e16">
      <Inline gap="e12">
        <SubjectTile materia={questao.materia_nome} size={36} />
        <Text look="bodyStrong" lines={3}>
          {questao.materia_nome}
        </Text>
      </Inline>
      {/* The bar above has the number and the verdict. */}
      <QuestionCard title={copy.title(questao.numero)} subject={questao.materia_nome} html={questao.enunciado} quiet />
      {questao.dupla_marcacao && <Text look="bodyStrong">{copy.dupla}</Text>}
      {questao.subjetiva ? (
        <WrittenAnswer texto={questao.texto_resposta} pontos={pontos} />
      ) : (
        <Options
          mode="review"
          label={copy.options(questao.numero)}
          options={alternativasOf(questao)}
          selected={questao.item_resposta}
          correct={questao.anulada || questao.gabarito === null ? null : itemRespostaOf(questao.gabarito)}
        />
      )}
      <ClassPercent percent={questao.percentual_acerto} text={copy.classPercent} />
      {questao.comentario !== '' && <Comment label={copy.comment} html={questao.comentario} />}
    </Stack>
  );
}
