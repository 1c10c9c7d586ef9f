import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, ownFrame } from '../../../../storybook/guide.ts';
import { Button } from '../../actions/button/button.tsx';
import { Note } from '../../feedback/note/note.tsx';
import { ActionBar } from '../../navigation/action-bar/action-bar.tsx';
import { BossOpening } from './boss-opening.tsx';

const meta = {
  title: 'Phases/BossOpening',
  component: BossOpening,
  parameters: {
    ...guide({
      use: 'A abertura do Boss: eclipse, nome e regras, antes de atacar.',
      words: 'boss abertura intro regras eclipse começar luta',
      design: 'AberturaBoss',
      keyboard: 'none: only text',
    }),
    ...ownFrame,
  },
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
