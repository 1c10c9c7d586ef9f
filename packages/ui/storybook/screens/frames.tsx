// What surrounds a screen of each app, for the composed screens: navigation, counters, names of our own.
import type { ReactNode } from 'react';
import { AppFrame, CoinCounter, LivesCounter, Logo, Sidebar, StarCounter, ThemeProvider } from '../../src/index.ts';
import {
  BookOpenText,
  ChartNoAxesColumn,
  ClipboardCheck,
  ClipboardList,
  House,
  LogOut,
  MapIcon,
  Rocket,
  UserRound,
  UsersRound,
} from '../../src/icons.ts';

export const idle = (): undefined => undefined;

/** What the student has, in the order of both bars of the game. */
export const counters = {
  stars: <StarCounter value={128} />,
  coins: <CoinCounter value={340} />,
  lives: <LivesCounter vidas={4} seconds={760} onOpen={idle} />,
};

const skipLabel = 'Pular para o conteúdo';
const named = (icon: typeof House, label: string, now: string) => ({
  href: `#${label}`,
  label,
  icon,
  current: label === now,
});

/** Version 1: a game with its own colours, whose navigation has no words. */
export const Game = ({ children }: { children: ReactNode }): ReactNode => (
  <ThemeProvider tema="roteiro" page="frame">
    <AppFrame
      skipLabel={skipLabel}
      nav={{
        label: 'Principal',
        showLabels: false,
        items: [
          named(Rocket, 'Roteiros', 'Roteiros'),
          named(ClipboardList, 'Provas', 'Roteiros'),
          named(ChartNoAxesColumn, 'Resultados', 'Roteiros'),
          named(UserRound, 'Conta', 'Roteiros'),
        ],
      }}
    >
      {children}
    </AppFrame>
  </ThemeProvider>
);

/** Version 2, light and calm. */
export const Learning = ({ now, children }: { now: string; children: ReactNode }): ReactNode => (
  <AppFrame
    skipLabel={skipLabel}
    nav={{
      label: 'Principal',
      showLabels: true,
      items: [
        named(House, 'Home', now),
        named(MapIcon, 'Estudos', now),
        named(ClipboardCheck, 'Avaliações', now),
        named(ChartNoAxesColumn, 'Resultados', now),
      ],
    }}
  >
    {children}
  </AppFrame>
);

/** The console of the staff: a side bar where there is space. */
export const Console = ({ now, children }: { now: string; children: ReactNode }): ReactNode => (
  <AppFrame
    skipLabel={skipLabel}
    side={
      <Sidebar
        label="Principal"
        items={[
          named(House, 'Hoje', now),
          named(UsersRound, 'Alunos', now),
          named(ClipboardList, 'Provas', now),
          named(BookOpenText, 'Cursos', now),
        ]}
        brand={{
          full: <Logo variant="horizontal" height={36} label="Luneta" />,
          mark: <Logo variant="mark" height={36} label="Luneta" />,
        }}
        person={{ name: 'Júlia Amaral', detail: 'Coordenação' }}
        action={{ label: 'Sair', icon: LogOut, onClick: idle }}
        words={{ fold: 'Recolher menu', unfold: 'Expandir menu' }}
      />
    }
  >
    {children}
  </AppFrame>
);
