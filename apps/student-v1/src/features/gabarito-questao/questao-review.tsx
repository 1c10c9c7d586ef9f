/** One question with the own answer, the key once it is released, the class and the comment. Nothing can be changed here. */
import type { Gabarito, GabaritoItem } from '@luneta/api-client';
import { usePageTitle } from '@luneta/app-shell';
import {
  alternativasOf,
  gabaritoResposta,
  gabaritoState,
  itemRespostaOf,
  type LugaresDasAlternativas,
} from '@luneta/domain';
import { WrittenAnswer } from '@luneta/exam-room/written-answer';
import { ClassPercent, Comment, Link, Note, Options, QuestionCard, Stack, VerdictLabel } from '@luneta/ui';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';
import { OptionsLoading } from './review-loading.tsx';
import { useEnunciado } from './use-enunciado.ts';

export type QuestaoReviewProps = { gabarito: Gabarito; questao: GabaritoItem; neighbours: readonly number[] };

export function QuestaoReview({ gabarito, questao, neighbours }: QuestaoReviewProps) {
  const { banco_questao_id, numero, dia_prova } = questao;
  const liberado = gabarito.situacao === 'liberado';
  const twoDays = gabarito.resumo.some(({ itens }) => itens.some((item) => item.dia_prova !== dia_prova));
  const title = twoDays ? copy.dayTitle(numero, dia_prova) : copy.title(numero);
  const heading = usePageTitle(title);
  const { turma_avaliacao_id } = gabarito;
  const query = useEnunciado({ turma_avaliacao_id, banco_questao_id }, liberado, neighbours);
  const state = gabaritoState(questao, liberado);
  const materia = gabarito.resumo.find(({ itens }) => itens.includes(questao))?.materia_nome ?? '';
  const content = query.data
    ? ({ status: 'ready', html: query.data.enunciado } as const)
    : query.isError
      ? ({
          status: 'error',
          error: copy.questionFailed,
          retry: { label: copy.retry, onRetry: () => void query.refetch() },
        } as const)
      : ({ status: 'loading', loading: copy.questionLoading } as const);
  return (
    <Stack gap="e16">
      <QuestionCard
        {...content}
        title={title}
        subject={materia}
        headingRef={heading}
        annulled={state === 'anulada' ? copy.annulled : undefined}
        action={<VerdictLabel verdict={state === 'respondida' ? 'subjetiva' : state} label={copy.verdict[state]} />}
      />
      {state === 'bonificada' && <Note tone="success">{copy.bonus}</Note>}
      {questao.dupla_marcacao && <Note tone="info">{copy.dupla}</Note>}
      {questao.subjetiva ? (
        <WrittenAnswer texto={questao.texto_resposta} pontos={pontosOf(questao, liberado)} />
      ) : (
        query.data && <Alternativas questao={questao} texto={query.data} liberado={liberado} />
      )}
      {/* What stands below the text waits for it: it would only be pushed down. */}
      {query.isPending && !questao.subjetiva ? (
        <OptionsLoading />
      ) : (
        <>
          <ClassPercent percent={questao.percentual_acerto} text={copy.classPercent} />
          {query.data && query.data.comentario !== '' && <Comment label={copy.comment} html={query.data.comentario} />}
          <Link href={paths.questao(banco_questao_id)}>{copy.single}</Link>
        </>
      )}
    </Stack>
  );
}

/** Nothing is said of the points before the release, nor of a question that was annulled. */
const pontosOf = ({ questao_anulada, pontuacao_correcao, pontuacao_avaliacao }: GabaritoItem, liberado: boolean) =>
  liberado && !questao_anulada ? { correcao: pontuacao_correcao, avaliacao: pontuacao_avaliacao } : undefined;

type AlternativasProps = { questao: GabaritoItem; texto: LugaresDasAlternativas; liberado: boolean };

function Alternativas({ questao, texto, liberado }: AlternativasProps) {
  const shared = {
    label: copy.options(questao.numero),
    options: alternativasOf(texto),
    selected: gabaritoResposta(questao),
  };
  if (!liberado) return <Options mode="readonly" {...shared} />;
  const { gabarito, questao_anulada } = questao;
  // An annulled question has no right option.
  return (
    <Options
      mode="review"
      {...shared}
      correct={questao_anulada || gabarito === null ? null : itemRespostaOf(gabarito)}
    />
  );
}
