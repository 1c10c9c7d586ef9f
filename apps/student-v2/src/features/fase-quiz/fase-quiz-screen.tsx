/** The knowledge quiz of a phase (S3 §2): five questions, each answered once, then the challenge questions. */
import type { BaseConhecimento, RoteiroFase } from '@luneta/api-client';
import { cursoQuery } from '@luneta/api-client/trilha-fase';
import { QueryState, useConta, useMayWrite, useServices, useOnline } from '@luneta/app-shell';
import { formatData } from '@luneta/domain';
import { ActionBar, ClosedRoadmapNotice, Loading, Skeleton, Stack, Text, useMediaQuery, WithPanel } from '@luneta/ui';
import { from } from '@luneta/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@luneta/app-shell/router';

import { paths } from '../../shared/paths.ts';
import { FasePage } from '../../shared/trilha/fase-page.tsx';
import type { FasePlace } from '../../shared/trilha/fase-place.ts';
import { copy } from './copy.ts';
import { QuizAction } from './quiz-action.tsx';
import { QuizPanel, QuizSteps } from './quiz-panel.tsx';
import { QuizQuestion } from './quiz-question.tsx';

export function FaseQuizScreen(place: FasePlace) {
  const { trilha_id, materia_id, trilha_fase_id } = place;
  const conteudo = paths.fase(trilha_id, materia_id, trilha_fase_id, 'conteudo');
  // On a wide screen the progress and the way on stand beside the questions.
  const wide = useMediaQuery(from.wide);
  return (
    <FasePage
      place={place}
      title={() => copy.title}
      subtitle={({ info }) => info.objeto_conhecimento}
      back={{ href: conteudo, label: copy.back }}
      loading={<QuizLoading />}
      width={wide ? 'student' : 'reading'}
      renderAction={(fase) =>
        !wide && (
          <ActionBar>
            <QuizAction fase={fase} materia_id={materia_id} />
          </ActionBar>
        )
      }
    >
      {(fase) =>
        // A phase without a quiz has nothing to show here.
        fase.info.base_conhecimento_id === null || fase.respostas_quiz.respostas.length === 0 ? (
          <Navigate replace to={conteudo} />
        ) : (
          <WithPanel label={copy.panel} panel={wide && <QuizPanel fase={fase} materia_id={materia_id} />}>
            <Quiz fase={fase} base_conhecimento_id={fase.info.base_conhecimento_id} wide={wide} />
          </WithPanel>
        )
      }
    </FasePage>
  );
}

/** Five, as documented. */
export function QuizLoading() {
  return (
    <Loading label={copy.loading}>
      <Stack gap="e16">
        {copy.skeletons.map((key) => (
          <Skeleton key={key} shape="card" size={120} />
        ))}
      </Stack>
    </Loading>
  );
}

function Quiz({
  fase,
  base_conhecimento_id,
  wide,
}: {
  fase: RoteiroFase;
  base_conhecimento_id: number;
  wide: boolean;
}) {
  const { api } = useServices();
  const query = useQuery(cursoQuery(api, base_conhecimento_id));
  return (
    <QueryState query={query} loading={<QuizLoading />}>
      {(curso) => <Questions fase={fase} curso={curso} wide={wide} />}
    </QueryState>
  );
}

function Questions({ fase, curso, wide }: { fase: RoteiroFase; curso: BaseConhecimento; wide: boolean }) {
  const { fuso_horario } = useConta();
  const mayWrite = useMayWrite();
  const online = useOnline();
  const total = fase.respostas_quiz.respostas.length;
  const stopped = mayWrite ? undefined : ({ why: 'locked', text: copy.readOnly } as const);
  const offline = online ? undefined : ({ why: 'offline', text: copy.offline } as const);
  return (
    <Stack gap="e16">
      {!fase.trilha_aberta && (
        <ClosedRoadmapNotice
          title={copy.closedTitle}
          text={copy.closedText}
          date={{ text: formatData(Date.parse(fase.data_fim), fuso_horario), value: fase.data_fim }}
        />
      )}
      <Text tone="muted">{copy.intro}</Text>
      {!wide && <QuizSteps fase={fase} sticks />}
      {curso.quiz.slice(0, total).map((question, i) => (
        <QuizQuestion
          // The place in the list is the question (decision 146).
          key={i}
          index={i + 1}
          question={question}
          fase={fase}
          base_conhecimento_id={curso.base_conhecimento_id}
          stopped={stopped ?? offline}
        />
      ))}
    </Stack>
  );
}
