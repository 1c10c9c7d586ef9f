import { ActionBar, Button, Note } from '@luneta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { BossOpening } from './boss-opening.tsx';

const meta = {
  title: 'student-v1/boss/BossOpening',
  component: BossOpening,
  args: {
    title: 'Boss de Matemática',
    facts: '10 questões · 20 minutos',
    actions: (
      <ActionBar>
        <Button variant="game">ATACAR BOSS</Button>
      </ActionBar>
    ),
    rules: {
      label: 'Regras do Boss',
      time: { title: 'Tempo limitado', text: 'O relógio não para depois do início.' },
      leaving: { title: 'Sair encerra na hora', text: 'Quem sai não volta para esta batalha.' },
      attempt: { title: 'Uma única tentativa', text: 'Respire e leia cada questão até o fim.' },
      review: { title: 'Depois, só revisão', text: 'As respostas ficam abertas para estudo.' },
    },
  },
} satisfies Meta<typeof BossOpening>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
export const Locked: StoryObj<typeof meta> = {
  args: {
    title: 'Boss de Ciências da Natureza e suas Tecnologias',
    children: <Note tone="locked">Termine os desafios para desbloquear o Boss!</Note>,
  },
};
