/** The review of one question of an answer key (S2 §2.20). */
import { ApiError, type Gabarito } from '@luneta/api-client';
import { gabaritoQuery } from '@luneta/api-client/gabaritos';
import { NotFoundPage, QueryState, ServerErrorPage, useServices } from '@luneta/app-shell';
import { gabaritoNavegacao } from '@luneta/domain';
import {
  AppFrame,
  BackBar,
  Content,
  numberText,
  percentText,
  QuestionNav,
  QuestionSlide,
  Stack,
  useMediaQuery,
  WithPanel,
} from '@luneta/ui';
import { from } from '@luneta/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@luneta/app-shell/router';

import { copy as appCopy } from '../../shared/copy.ts';
import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';
import { KeyLine } from './key-line.tsx';
import { KeyPanel } from './lazy-key.ts';
import { QuestaoReview } from './questao-review.tsx';
import { ReviewLoading } from './review-loading.tsx';

export type GabaritoQuestaoPlace = { turma_avaliacao_id: number; item_id: number };

export function GabaritoQuestaoScreen({ turma_avaliacao_id, item_id }: GabaritoQuestaoPlace) {
  const { api } = useServices();
  const query = useQuery(gabaritoQuery(api, turma_avaliacao_id));
  const gabarito = query.data;
  const wide = useMediaQuery(from.wide);
  const inColumn = wide && gabarito !== undefined;
  // Without an answer nothing is known to be broken: the page stays, with a way to try again.
  if (gabarito === undefined && query.error instanceof ApiError && !query.error.offline) {
    return query.error.status === 404 ? <NotFoundPage /> : <ServerErrorPage />;
  }
  const questoes = gabarito ? gabaritoNavegacao(gabarito.resumo) : [];
  const at = questoes.findIndex(({ banco_questao_id }) => banco_questao_id === item_id);
  // No question of this exam, or one of a subject that is left out of the navigation.
  if (gabarito && at < 0) return <NotFoundPage />;
  return (
    <AppFrame skipLabel={appCopy.skip}>
      <Content width={wide ? 'student' : 'reading'} fills={inColumn}>
        <Stack gap="e16">
          <BackBar
            backHref={paths.gabarito(turma_avaliacao_id)}
            backLabel={copy.back}
            title={gabarito?.descricao ?? copy.fallbackTitle}
            subtitle={gabarito ? gradeText(gabarito) : copy.subtitlePlace}
          />
          <QueryState query={query} loading={<ReviewLoading wide={wide} />}>
            {(loaded) => <Review gabarito={loaded} questoes={questoes} at={at} wide={wide} />}
          </QueryState>
        </Stack>
      </Content>
      {!inColumn && <Neighbours turma_avaliacao_id={turma_avaliacao_id} questoes={questoes} at={at} />}
    </AppFrame>
  );
}

/** Percent and grade of the top bar: the percent is the grade × 10 (S2 §2.20, decision 193). */
function gradeText({ nota, situacao, presente_avaliacao, prova_em_andamento }: Gabarito): string {
  if (nota !== null) return copy.performance(percentText(nota * 10), numberText(nota));
  return situacao === 'liberado' && !presente_avaliacao
    ? copy.absent
    : prova_em_andamento
      ? copy.running
      : copy.pending;
}

export type Questoes = ReturnType<typeof gabaritoNavegacao<Gabarito['resumo'][number]['itens'][number]>>;

type ReviewProps = { gabarito: Gabarito; questoes: Questoes; at: number; wide: boolean };

/** On a wide screen the key stays open beside the question. */
function Review({ wide, ...key }: ReviewProps) {
  const { gabarito, questoes, at } = key;
  const questao = questoes[at];
  if (questao === undefined) return null;
  const neighbours = [questoes[at - 1], questoes[at + 1]].flatMap((one) => (one ? [one.banco_questao_id] : []));
  return (
    <WithPanel
      label={copy.dialog}
      foot={
        wide && <Neighbours turma_avaliacao_id={gabarito.turma_avaliacao_id} questoes={questoes} at={at} inColumn />
      }
      panel={wide && <KeyPanel {...key} />}
    >
      <Stack gap="e16">
        {!wide && <KeyLine {...key} />}
        <QuestionSlide place={at + 1}>
          <QuestaoReview gabarito={gabarito} questao={questao} neighbours={neighbours} />
        </QuestionSlide>
      </Stack>
    </WithPanel>
  );
}

type NeighboursProps = { turma_avaliacao_id: number; questoes: Questoes; at: number; inColumn?: boolean };

/** On a wide screen the foot of the column: the keyboard reaches it before the key. */
function Neighbours({ turma_avaliacao_id, questoes, at, inColumn = false }: NeighboursProps) {
  const navigate = useNavigate();
  const to = (place: number) => {
    const questao = questoes[place];
    if (questao === undefined) return undefined;
    return () => void navigate(paths.gabaritoQuestao(turma_avaliacao_id, questao.banco_questao_id));
  };
  return (
    <QuestionNav
      label={copy.nav.label}
      besideColumn={!inColumn}
      inColumn={inColumn}
      previous={copy.nav.previous}
      next={copy.nav.next}
      onPrevious={to(at - 1)}
      onNext={at < 0 ? undefined : to(at + 1)}
    />
  );
}
