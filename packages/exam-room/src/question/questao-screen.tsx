/** One question of a running exam: text, alternatives, neighbours, and the way to all of them. */
import { questaoQuery } from '@luneta/api-client/banco-questoes';
import { lazyPart, usePageTitle, useServices } from '@luneta/app-shell';
import { neighbours, visibleItems, type ItemState } from '@luneta/exam';
import { useProvaActions, useProvaValue } from '@luneta/exam/react';
import {
  Button,
  Card,
  Content,
  QuestionCard,
  QuestionNav,
  QuestionSlide,
  Skeleton,
  Stack,
  useMediaQuery,
  WithPanel,
} from '@luneta/ui';
import { LayoutGrid } from '@luneta/ui/icons';
import { from } from '@luneta/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useNavigate } from '@luneta/app-shell/router';

import { SessionNotices } from '../notices/session-notices.tsx';
import { useExamSetup, type ProvaPlace } from '../setup.tsx';
import type { AllQuestionsProps } from './all-questions.tsx';
import type { GridDialogProps } from './grid-dialog.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { ProvaOptions } from './prova-options.tsx';
import { useReadingTools } from './reading-scale.ts';
import { ProvaText } from './text/lazy-prova-text.tsx';
import { useGrid } from './use-grid.ts';
import { useQuestoesSettled } from './use-questoes.ts';

const AllQuestions = lazyPart<AllQuestionsProps>(
  async () => (await import('./grid-dialog.tsx')).AllQuestions,
  <Skeleton shape="card" size={320} />,
);
const GridDialog = lazyPart<GridDialogProps>(async () => (await import('./grid-dialog.tsx')).GridDialog);

export function QuestaoScreen({ item_id, ...place }: ProvaPlace & { item_id: number }) {
  const { paths } = useExamSetup();
  // An address of before a repair leads to the item that the question stood in.
  const item = useProvaValue((state) =>
    visibleItems(state).find(({ banco_questao_id, era }) => banco_questao_id === item_id || era.includes(item_id)),
  );
  // The question belongs to the other language or to no exam: go to the question that the exam chooses.
  if (!item) return <Navigate to={paths.prova(place.turma_avaliacao_id, place.dia_prova)} replace />;
  return <QuestaoView item={item} {...place} />;
}

function QuestaoView({ item, ...place }: ProvaPlace & { item: ItemState }) {
  const { banco_questao_id } = item;
  const { turma_avaliacao_id, dia_prova } = place;
  const { paths, words } = useExamSetup();
  const { dispatch } = useProvaActions();
  const navigate = useNavigate();
  const wide = useMediaQuery(from.wide);
  const grid = useGrid();
  const ahead = useProvaValue((state) => state.items.find(({ subjetiva }) => subjetiva));
  useEffect(() => dispatch({ type: 'viewed', banco_questao_id }), [dispatch, banco_questao_id]);

  const addressOf = (id: number) => paths.questao(turma_avaliacao_id, dia_prova, id);
  const go = (id: number) => void navigate(addressOf(id));
  return (
    <>
      <Content fills={wide}>
        <WithPanel
          label={words.panel.title}
          underBar
          foot={wide && <Neighbours go={go} inColumn />}
          panel={
            wide && (
              <Card>
                <AllQuestions onSelect={go} />
              </Card>
            )
          }
        >
          <Stack gap="e16">
            {item.lingua_estrangeira !== null && <LanguageChoice />}
            <Slide item={item}>
              <Statement item={item} {...place} action={wide ? undefined : <GridButton />} />
            </Slide>
          </Stack>
        </WithPanel>
      </Content>
      {ahead && !item.subjetiva && <ProvaText item={ahead} open={false} />}
      {!wide && <Neighbours go={go} />}
      {!wide && <GridDialog open={grid.isOpen} addressOf={addressOf} />}
    </>
  );
}

/** Version 1 slides from one question to the next (S2 §2.14). The other language of a number stands in its place at once. */
function Slide({ item, children }: { item: ItemState; children: ReactNode }) {
  const { policy } = useExamSetup();
  return policy.slidesQuestions ? <QuestionSlide place={item.numero}>{children}</QuestionSlide> : children;
}

/** The text and the alternatives of a question, or why they are not here. */
function Statement({ item, action, ...place }: ProvaPlace & { item: ItemState; action: ReactNode }) {
  const { banco_questao_id, numero, materia_nome } = item;
  const { words } = useExamSetup();
  const { api, queryClient } = useServices();
  const heading = usePageTitle(words.title(numero));
  const tools = useReadingTools();
  const was = item.era.at(-1);
  const query = useQuery({
    ...questaoQuery(api, banco_questao_id),
    enabled: useQuestoesSettled(place),
    // A corrected text takes the place of the one before, which stands until it is here: nothing flashes, and the focus stays.
    placeholderData: () => (was === undefined ? undefined : queryClient.getQueryData(questaoQuery(api, was).queryKey)),
  });
  const retry = { label: words.retry, onRetry: () => void query.refetch() };
  const content = query.data
    ? ({ status: 'ready', html: query.data.enunciado } as const)
    : query.isError
      ? ({ status: 'error', error: words.questionFailed, retry } as const)
      : ({ status: 'loading', loading: words.questionLoading } as const);
  return (
    <QuestionCard
      {...content}
      title={words.title(numero)}
      subject={materia_nome}
      headingRef={heading}
      tools={tools}
      action={action}
    >
      {item.subjetiva && <ProvaText item={item} open />}
      {query.data && !item.subjetiva && <ProvaOptions item={item} questao={query.data} />}
    </QuestionCard>
  );
}

function GridButton() {
  const { words } = useExamSetup();
  const grid = useGrid();
  return (
    <Button variant="secondary" size="sm" icon={LayoutGrid} onClick={grid.open}>
      {words.all}
    </Button>
  );
}

/** On a wide screen at the foot of the question, so that the keyboard meets them before the grid beside it. */
function Neighbours({ go, inColumn = false }: { go: (banco_questao_id: number) => void; inColumn?: boolean }) {
  const { nav } = useExamSetup().words;
  const { previous, next, saving } = useProvaValue(neighbours);
  return (
    <QuestionNav
      label={nav.label}
      previous={nav.previous}
      next={nav.next}
      onPrevious={previous === null ? undefined : () => go(previous)}
      onNext={next === null ? undefined : () => go(next)}
      saving={saving}
      inColumn={inColumn}
      above={<SessionNotices />}
    />
  );
}
