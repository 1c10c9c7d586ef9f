/** A small app in the real frame, for what the shell puts into frames; `/prova` stands outside, as an exam does. */
import { AppFrame, Button, Content, PageTitle, Text, useToast } from '@luneta/ui';
import { ChartNoAxesColumn, House } from '@luneta/ui/icons';

import { StudentFrame } from '../frame/student-frame.tsx';
import { Help } from '../help/help.tsx';
import { useNavigate } from '../router/index.ts';
import { RouterLink } from '../routing/router-link.tsx';
import { LegalLinks } from '../legal/legal-links.tsx';
import type { AppRoutes } from '../routing/app-router.tsx';
import { usePageTitle } from '../routing/use-page-title.ts';
import { useSurveyMoment } from '../survey/use-survey-moment.ts';

function Frame() {
  return (
    <StudentFrame
      destinations={[
        { href: '/home', label: 'Home', icon: House },
        { href: '/resultados', label: 'Resultados', icon: ChartNoAxesColumn },
      ]}
      showLabels
      navLabel="Principal"
      skipLabel="Pular para o conteúdo"
    />
  );
}

function Screen({ title, moment = false }: { title: string; moment?: boolean }) {
  const heading = usePageTitle(title);
  return (
    <Content>
      <PageTitle ref={heading}>{title}</PageTitle>
      <Text>O conteúdo da tela.</Text>
      {moment ? <Moment /> : <Talk />}
      <Help />
      <LegalLinks />
    </Content>
  );
}

/** Taller than the window, with a way to another such page at its foot. */
function Tall({ title, next }: { title: string; next: string }) {
  const heading = usePageTitle(title);
  return (
    <Content>
      <PageTitle ref={heading}>{title}</PageTitle>
      <div style={{ height: 1_200 }} />
      <RouterLink href={next}>Outra longa</RouterLink>
      <div style={{ height: 600 }} />
    </Content>
  );
}

function Moment() {
  useSurveyMoment();
  return <RouterLink href="/avaliacoes/301/1">Abrir a prova</RouterLink>;
}

function Talk() {
  const { show } = useToast();
  const navigate = useNavigate();
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => show({ tone: 'success', text: 'Dito nesta página.' })}>
        Avisar
      </Button>
      <Button size="sm" variant="secondary" onClick={() => void navigate('/error/500')}>
        Quebrar
      </Button>
    </>
  );
}

/** `/home` is quiet, `/resultados` a result that is read, `/avaliacoes/301/1` an exam without frame. */
export const framedRoutes: AppRoutes = () => [
  {
    element: <Frame />,
    children: [
      { path: 'home', element: <Screen title="Home" /> },
      { path: 'resultados', element: <Screen title="Resultados" moment /> },
      { path: 'trilhas', element: <Tall title="Longa" next="/aprendizagem" /> },
      { path: 'aprendizagem', element: <Tall title="Outra" next="/trilhas" /> },
    ],
  },
  {
    path: 'avaliacoes/:turma_avaliacao_id/:dia_prova',
    element: (
      <AppFrame skipLabel="Pular para o conteúdo">
        <Screen title="Prova" />
      </AppFrame>
    ),
  },
];
