import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Text } from '../../foundations/text/text.tsx';
import type { PhaseState } from '../phase-node/phase-node.tsx';
import { BossHorizon } from '../boss-horizon/boss-horizon.tsx';
import { PhaseMapSkeleton } from './phase-map-skeleton.tsx';
import { PhaseMap, type PhaseMapItem } from './phase-map.tsx';

export default {
  title: 'Phases/PhaseMap',
  component: PhaseMap,
  parameters: guide({
    use: 'O caminho das fases de uma matéria, doze por página.',
    do: ['Deixe a fase atual à vista ao abrir'],
    dont: ['Fases em uma lista com detalhes: use TrajectoryRail'],
    words: 'mapa fases trilha nós map path bolinhas jornada fase bloqueada',
    design: 'MapaFases',
    keyboard: 'story',
  }),
} satisfies Meta;

const idle = () => undefined;
const names = [
  'Conjuntos numéricos',
  'Razão e proporção',
  'Função do 1º grau',
  'Sistemas de equações lineares com três incógnitas e resolução por escalonamento',
] as const;
const won = [3, 2, 3, 1, 3, 2] as const;

const phasesOf = (count: number, current: number, later: PhaseState = 'bloqueada'): PhaseMapItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 100,
    number: index + 1,
    name: names[index % names.length] ?? '',
    stars: index + 1 < current ? (won[index % won.length] ?? 0) : 0,
    state: index + 1 < current ? 'feita' : index + 1 === current ? 'atual' : later,
    href: `#fase-${index + 1}`,
  }));

/** As the study screen shows it. */
export const Default: StoryObj<typeof PhaseMap> = {
  args: {
    label: 'Fases de Matemática',
    materia: 'Matemática',
    phases: phasesOf(20, 7),
    onLocked: idle,
    boss: (
      <BossHorizon title="Boss de Matemática" status="bloqueado" text="Termine os desafios para desbloquear o Boss!" />
    ),
  },
};

/** All phases done: the path leads to the Boss. */
export const BossOpen: StoryObj<typeof PhaseMap> = {
  args: {
    ...Default.args,
    phases: phasesOf(20, 99),
    boss: (
      <BossHorizon
        title="Boss de Matemática"
        status="desbloqueado"
        text="Seu grande momento chegou!!"
        action={{ label: 'ENFRENTAR BOSS', href: '#boss' }}
      />
    ),
  },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <PhaseMap label="Fases de Matemática" materia="Matemática" phases={phasesOf(20, 7)} onLocked={idle} />
      <State name="a atual na segunda página, que não está cheia">
        <PhaseMap label="Fases de Biologia" materia="Biologia" phases={phasesOf(18, 15)} onLocked={idle} />
      </State>
      <State name="uma fase só">
        <PhaseMap label="Fases de Inglês" materia="Inglês" phases={phasesOf(1, 1)} onLocked={idle} />
      </State>
      <State name="quem não vê como aluno: todas abertas">
        <PhaseMap label="Fases de História" materia="História" phases={phasesOf(8, 0, 'aberta')} onLocked={idle} />
      </State>
      <State name="carregando">
        <PhaseMapSkeleton />
      </State>
    </Sheet>
  ),
};

const Map = () => {
  const [tapped, setTapped] = useState('');
  return (
    <>
      <PhaseMap
        label="Fases"
        materia="Matemática"
        phases={phasesOf(13, 11)}
        onLocked={() => setTapped('ITEM BLOQUEADO')}
      />
      <Text>{tapped}</Text>
    </>
  );
};

/** Each phase is a stop of Tab in reading order; Enter on a locked one explains; then the pager. */
export const Keyboard: StoryObj = {
  render: () => <Map />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: /^Fase 1, / })).toHaveFocus();
    for (let stop = 0; stop < 11; stop++) await userEvent.tab();
    await expect(screen.getByRole('button', { name: /^Fase 12, / })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByText('ITEM BLOQUEADO')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: /^Fase 13, / })).toBeVisible();
  },
};
