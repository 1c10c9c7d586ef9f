/** The exam of a version in an app that has nothing else: the pages around it are their headings alone. */
import { provaPolicyV1, provaPolicyV2 } from '@luneta/domain';
import { usePageTitle, type AppRoutes } from '@luneta/app-shell';
import { AppFrame, Content, Link, PageTitle } from '@luneta/ui';
import { Outlet, useParams } from '@luneta/app-shell/router';

import { RedacaoScreen } from '../essay/redacao-screen.tsx';
import { OnDeviceNotice } from '../on-device/on-device-notice.tsx';
import { useOnDevice } from '../on-device/use-on-device.ts';
import { useSendUnsent } from '../on-device/use-send-unsent.ts';
import { QuestaoScreen } from '../question/questao-screen.tsx';
import type { ExamPaths, ExamSetup } from '../setup.tsx';
import { ProvaIndex } from '../session/prova-index.tsx';
import { ProvaShell } from '../session/prova-shell.tsx';
import { wordsV1, wordsV2 } from '../words/words.ts';
import { PLACE, PROVA } from './exam-server.ts';

export const paths: ExamPaths = {
  avaliacoes: '/avaliacoes',
  prova: () => PROVA,
  instrucoes: () => `${PROVA}/instrucoes`,
  questoes: () => `${PROVA}/questoes`,
  questao: (_turma_avaliacao_id, _dia_prova, item_id) => `${PROVA}/questoes/${item_id}`,
  redacoes: () => `${PROVA}/redacoes`,
  finalizado: () => `${PROVA}/finalizado`,
};

const SETUPS: Record<1 | 2, ExamSetup> = {
  1: { policy: provaPolicyV1, paths, words: wordsV1 },
  2: { policy: provaPolicyV2, paths, words: wordsV2 },
};

function Page({ title, link }: { title: string; link?: string }) {
  useSendUnsent();
  const heading = usePageTitle(title);
  return (
    <AppFrame skipLabel="Pular para o conteúdo">
      <Content>
        <PageTitle ref={heading}>{title}</PageTitle>
        {link && <Link href={PROVA}>{link}</Link>}
      </Content>
    </AppFrame>
  );
}

/** Where a delivery leads, with no more than what the device still holds. */
function Receipt() {
  const onDevice = useOnDevice(PLACE);
  return (
    <>
      <Page title="Prova Finalizada" />
      <OnDeviceNotice onDevice={onDevice} />
      <p>{`recibo: ${onDevice.situacao ?? 'lendo'}`}</p>
    </>
  );
}

function Question() {
  return <QuestaoScreen {...PLACE} item_id={Number(useParams()['item_id'])} />;
}

/** The app these routes stand in, for both versions: their addresses are those of version 2. */
export const APP = 'student-v2';

/** The exam with the policy and the words of `version`, at `/avaliacoes/301/1`. */
export const examRoutes =
  (version: 1 | 2): AppRoutes =>
  () => [
    { path: 'avaliacoes', element: <Page title="Central de Avaliações" link="Continuar avaliação" /> },
    { path: `${PROVA}/instrucoes`, element: <Page title="Antes de começar" /> },
    { path: `${PROVA}/finalizado`, element: <Receipt /> },
    {
      path: PROVA,
      element: (
        <ProvaShell setup={SETUPS[version]} {...PLACE}>
          <Outlet />
        </ProvaShell>
      ),
      children: [
        { index: true, element: <ProvaIndex {...PLACE} /> },
        { path: 'questoes', element: <ProvaIndex {...PLACE} part="questoes" /> },
        { path: 'questoes/:item_id', element: <Question /> },
        { path: 'redacoes', element: <RedacaoScreen /> },
      ],
    },
  ];
