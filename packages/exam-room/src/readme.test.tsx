/** The lines of the README, run: the shell and a question, with what an app hands in. */
import { provaPolicyV2 } from '@luneta/domain';
import { ProvaShell, QuestaoScreen, wordsV2, type ExamSetup } from '@luneta/exam-room';
import { renderRoute } from '@luneta/app-shell/testing/render';
import { Outlet } from '@luneta/app-shell/router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { paths } from './testing/exam-routes.tsx';
import { examServer, PROVA } from './testing/exam-server.ts';

it('the lines of the README show a question', async () => {
  const setup: ExamSetup = { policy: provaPolicyV2, paths, words: wordsV2 };
  const shell = (
    <ProvaShell setup={setup} turma_avaliacao_id={301} dia_prova={1}>
      <Outlet />
    </ProvaShell>
  );
  const screen = <QuestaoScreen turma_avaliacao_id={301} dia_prova={1} item_id={511} />;
  const routes = () => [{ path: PROVA, element: shell, children: [{ index: true, element: screen }] }];
  await renderRoute({ app: 'student-v2', routes, path: PROVA, server: examServer() });
  await expect.element(page.getByRole('article', { name: /^Questão 1\b/ })).toBeVisible();
});
