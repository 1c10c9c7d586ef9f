/** The shell of an exam (S3 §2): bar, tabs, notices and dialogs around the question or the essay. */
import { SignInDialog } from '@luneta/app-shell';
import { answeredCount, visibleItems } from '@luneta/exam';
import { ProvaProvider, useProvaActions, useProvaValue, useSecondsLeft } from '@luneta/exam/react';
import {
  AppFrame,
  ButtonLink,
  Content,
  ErrorState,
  ExamBar,
  Inline,
  PageTitle,
  RouteTabs,
  Stack,
  Timer,
  VisuallyHidden,
} from '@luneta/ui';
import { useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from '@luneta/app-shell/router';

import { DeliveryProvider } from '../delivery/delivery-countdown.tsx';
import { SaveIndicator } from '../notices/save-indicator.tsx';
import { SetupProvider, useExamSetup, type ExamSetup, type ProvaPlace } from '../setup.tsx';
import { useQuestoes } from '../question/use-questoes.ts';
import { ExitDialog, FinishDialog, LanguageDialog, TimeOverDialog, WarningDialog } from './late-dialogs.tsx';
import { ProvaLoading } from './prova-loading.tsx';
import { useBackGuard } from './use-back-guard.ts';
import { useSessaoDeProva } from './use-sessao-de-prova.ts';

type OpenDialog = 'exit' | 'finish' | null;

/** `setup` is what the app decides. It stays the same object while the exam is open. */
export function ProvaShell({ setup, ...place }: ProvaPlace & { setup: ExamSetup; children: ReactNode }) {
  return (
    <SetupProvider setup={setup}>
      <Session {...place} />
    </SetupProvider>
  );
}

function Session({ turma_avaliacao_id, dia_prova, children }: ProvaPlace & { children: ReactNode }) {
  const { session, notices, dismissWarning, delivery } = useSessaoDeProva({ turma_avaliacao_id, dia_prova });
  return (
    <ProvaProvider session={session}>
      <Questoes turma_avaliacao_id={turma_avaliacao_id} dia_prova={dia_prova} />
      <DeliveryProvider delivery={delivery}>
        <PhaseGate turma_avaliacao_id={turma_avaliacao_id} dia_prova={dia_prova}>
          <ProvaFrame turma_avaliacao_id={turma_avaliacao_id} dia_prova={dia_prova} announcement={notices.announcement}>
            {children}
          </ProvaFrame>
          <WarningDialog open={notices.warning !== null} seconds={notices.warning} onClose={dismissWarning} />
          <TimeOverDialog />
          <LanguageDialog />
        </PhaseGate>
      </DeliveryProvider>
    </ProvaProvider>
  );
}

/** Loads the questions beside the answers, before a question is on screen. */
function Questoes(place: ProvaPlace) {
  useQuestoes(place);
  return null;
}

/** Replaces the exam before the answers have loaded and after the exam is over. */
function PhaseGate({ turma_avaliacao_id, dia_prova, children }: ProvaPlace & { children: ReactNode }) {
  const { paths, words: copy } = useExamSetup();
  const phase = useProvaValue((state) => state.phase);
  const { dispatch } = useProvaActions();
  if (phase === 'loading') return <ProvaLoading />;
  if (phase === 'load-failed') {
    const { title, text, retry } = copy.loadFailed;
    return (
      <AppFrame skipLabel={copy.skip}>
        <Content>
          <Stack gap="e12">
            <ErrorState
              page
              title={title}
              text={text}
              retryLabel={retry}
              onRetry={() => dispatch({ type: 'reload-asked' })}
            />
            <Inline justify="center">
              <ButtonLink href={paths.avaliacoes} variant="text">
                {copy.exit}
              </ButtonLink>
            </Inline>
          </Stack>
        </Content>
      </AppFrame>
    );
  }
  if (phase === 'not-started') return <Navigate to={paths.instrucoes(turma_avaliacao_id, dia_prova)} replace />;
  // The signal decides where to go: the receipt, or the list when the exam was finished elsewhere.
  if (phase === 'finished') return <ProvaLoading />;
  return children;
}

function ProvaFrame({
  turma_avaliacao_id,
  dia_prova,
  announcement,
  children,
}: ProvaPlace & { announcement: string; children: ReactNode }) {
  const { paths, words: copy } = useExamSetup();
  const { dispatch } = useProvaActions();
  const access = useProvaValue((state) => state.access);
  const answered = useProvaValue(answeredCount);
  const total = useProvaValue((state) => visibleItems(state).length);
  const title = useProvaValue((state) => state.facts?.descricao ?? copy.bar);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const delivery = paths.delivery?.(turma_avaliacao_id, dia_prova);
  const back = useBackGuard({ turma_avaliacao_id, dia_prova });
  const finish = () => (delivery === undefined ? setDialog('finish') : void navigate(delivery));
  return (
    <AppFrame
      skipLabel={copy.skip}
      banner={
        <>
          <ExamBar
            label={copy.bar}
            exit={copy.exit}
            onExit={() => setDialog('exit')}
            answered={answered}
            total={total}
            answeredWord={copy.answeredWord}
            timer={<Countdown announcement={announcement} />}
            status={<SaveIndicator />}
            finish={access === 'open' && pathname !== delivery ? copy.finish : undefined}
            finishShort={copy.finishShort}
            onFinish={finish}
          />
          {pathname !== delivery && <Tabs turma_avaliacao_id={turma_avaliacao_id} dia_prova={dia_prova} />}
        </>
      }
    >
      <VisuallyHidden as="div">
        <PageTitle>{title}</PageTitle>
      </VisuallyHidden>
      {children}
      <ExitDialog
        open={dialog === 'exit' || back.asks}
        onLeave={back.asks ? back.leave : undefined}
        onCancel={() => (back.asks ? back.stay() : setDialog(null))}
      />
      <FinishDialog open={dialog === 'finish'} onCancel={() => setDialog(null)} />
      <SignInDialog
        open={access === 'needs-sign-in'}
        onSignedIn={(turma_aluno_id) => dispatch({ type: 'signed-in', turma_aluno_id })}
      />
    </AppFrame>
  );
}

/** A component of its own, so that each second renders the clock and not the question. */
function Countdown({ announcement }: { announcement: string }) {
  const { words: copy, policy } = useExamSetup();
  const seconds = useSecondsLeft();
  const gained = useProvaValue(({ clock }) => clock.gained);
  const given = gained >= 60;
  return (
    <Timer
      label={copy.timer}
      seconds={seconds ?? 0}
      version={policy.version}
      gain={given ? copy.gain(gained) : undefined}
      announcement={announcement === '' && given ? copy.gained(gained) : announcement}
    />
  );
}

/** Both tabs only when the day has both parts (S3 §2). */
function Tabs({ turma_avaliacao_id, dia_prova }: ProvaPlace) {
  const { paths, words: copy } = useExamSetup();
  const both = useProvaValue(({ items, essay }) => items.length > 0 && essay !== null);
  const { pathname } = useLocation();
  if (!both) return null;
  const redacoes = paths.redacoes(turma_avaliacao_id, dia_prova);
  const writing = pathname.startsWith(redacoes);
  return (
    <RouteTabs
      label={copy.tabs.label}
      tabs={[
        { href: paths.questoes(turma_avaliacao_id, dia_prova), label: copy.tabs.questoes, current: !writing },
        { href: redacoes, label: copy.tabs.redacao, current: writing },
      ]}
    />
  );
}
