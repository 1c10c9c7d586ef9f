/** One question of a running exam: text, alternatives, neighbours, and the way to all of them. */
import { questaoQuery } from '@luneta/api-client/banco-questoes';
import { usePageTitle, useServices } from '@luneta/app-shell';
import { neighbours, visibleItems, type ItemState } from '@luneta/exam';
import { useProva, useProvaActions } from '@luneta/exam/react';
import { Button, Card, Content, Dialog, QuestionCard, QuestionNav, Stack, useMediaQuery } from '@luneta/ui';
import { LayoutGrid } from '@luneta/ui/icons';
import { from } from '@luneta/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';

import { useExamSetup, type ProvaPlace } from '../setup.tsx';
import { AllQuestions } from './all-questions.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { ProvaOptions } from './prova-options.tsx';
import * as css from './questao.css.ts';
import { useReadingTools } from './reading-scale.ts';
import { usePrefetchQuestoes } from './use-prefetch-questoes.ts';

export function QuestaoScreen({ item_id, ...place }: ProvaPlace & { item_id: number }) {
  const { paths } = useExamSetup();
  const state = useProva();
  const item = visibleItems(state).find(({ banco_questao_id }) => banco_questao_id === item_id);
  // The question belongs to the other language or to no exam: go to the question that the exam chooses.
  if (!item) return <Navigate to={paths.prova(place.turma_avaliacao_id, place.dia_prova)} replace />;
  return <QuestaoView item={item} {...place} />;
}

function QuestaoView({ item, turma_avaliacao_id, dia_prova }: ProvaPlace & { item: ItemState }) {
  const { banco_questao_id, numero, materia_nome } = item;
  const { paths, words: copy } = useExamSetup();
  const { api } = useServices();
  const state = useProva();
  const { dispatch } = useProvaActions();
  const navigate = useNavigate();
  const heading = usePageTitle(copy.title(numero));
  const tools = useReadingTools();
  const [listing, setListing] = useState(false);
  const query = useQuery(questaoQuery(api, banco_questao_id));
  const { previous, next, saving } = neighbours(state);
  useEffect(() => dispatch({ type: 'viewed', banco_questao_id }), [dispatch, banco_questao_id]);
  usePrefetchQuestoes(banco_questao_id);

  const go = (id: number | null) =>
    id === null ? undefined : () => void navigate(paths.questao(turma_avaliacao_id, dia_prova, id));
  const content = query.data
    ? ({ status: 'ready', html: query.data.enunciado } as const)
    : query.isError
      ? ({
          status: 'error',
          error: copy.questionFailed,
          retry: { label: copy.retry, onRetry: () => void query.refetch() },
        } as const)
      : ({ status: 'loading', loading: copy.questionLoading } as const);
  const wide = useMediaQuery(from.wide);
  return (
    <>
      <Content>
        <div className={css.columns}>
          <Stack gap="e16">
            {item.lingua_estrangeira !== null && <LanguageChoice />}
            <QuestionCard
              {...content}
              title={copy.title(numero)}
              subject={materia_nome}
              headingRef={heading}
              tools={tools}
              action={
                wide ? undefined : (
                  <Button variant="secondary" size="sm" icon={LayoutGrid} onClick={() => setListing(true)}>
                    {copy.all}
                  </Button>
                )
              }
            >
              {query.data && <ProvaOptions item={item} questao={query.data} />}
            </QuestionCard>
          </Stack>
          {wide && (
            <aside className={css.side} aria-label={copy.panel.title}>
              <Card>
                <AllQuestions onSelect={(id) => go(id)?.()} />
              </Card>
            </aside>
          )}
        </div>
      </Content>
      <QuestionNav
        label={copy.nav.label}
        previous={copy.nav.previous}
        next={copy.nav.next}
        onPrevious={go(previous)}
        onNext={go(next)}
        saving={saving}
      />
      <Dialog open={listing} onClose={() => setListing(false)} size="full" title={copy.panel.title}>
        <AllQuestions
          onSelect={(id) => {
            setListing(false);
            go(id)?.();
          }}
        />
      </Dialog>
    </>
  );
}
