import { useProvaValue } from '@luneta/exam/react';
import { useBlocker } from '@luneta/app-shell/router';

import { useExamSetup, type ProvaPlace } from '../setup.tsx';

/**
 * Back out of a running exam asks as the X does (decision 223). Back within the exam goes on as it is; closing the tab needs no
 * question, since nothing is lost; and what the exam itself does when it ends is not held up.
 */
export function useBackGuard({ turma_avaliacao_id, dia_prova }: ProvaPlace) {
  const { paths } = useExamSetup();
  const running = useProvaValue(({ phase }) => phase === 'answering');
  const parts = [paths.questoes, paths.redacoes].map((path) => path(turma_avaliacao_id, dia_prova));
  const ownPaths = [paths.prova, paths.delivery].map((path) => path?.(turma_avaliacao_id, dia_prova));
  const isInside = (pathname: string) =>
    ownPaths.includes(pathname) || parts.some((part) => pathname === part || pathname.startsWith(`${part}/`));
  const blocker = useBlocker(
    ({ historyAction, nextLocation }) => running && historyAction === 'POP' && !isInside(nextLocation.pathname),
  );
  return {
    asks: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
