import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Button } from '../../actions/button/button.tsx';
import { Inline } from '../../foundations/layout/layout.tsx';
import { Breu } from './breu.tsx';

export default {
  title: 'Identity/Breu',
  component: Breu,
  parameters: guide({
    use: 'Mostrar o Boss e quanta energia ele ainda tem.',
    do: ['Use onde o Boss está em cena, e só ali'],
    dont: ['Breu para avisar de erro: use ErrorState', 'Comemorar a derrota de quem joga'],
    words: 'boss breu monstro energia',
    design: 'Breu',
    keyboard: 'none: a picture',
  }),
} satisfies Meta;

const subjects = ['Matemática', 'Português', 'História', 'Geografia', 'Espanhol', 'Biologia', 'Química', 'Robótica'];

export const Default: StoryObj<typeof Breu> = {
  args: { energy: 1, size: 112 },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {[1, 0.67, 0.66, 0.34, 0.33, 0].map((energy) => (
        <State key={energy} name={`energia ${energy}`}>
          <Inline gap="e16">
            <Breu energy={energy} size={112} />
            <Breu energy={energy} size={64} />
            <Breu energy={energy} size={22} />
          </Inline>
        </State>
      ))}
      {[1, 0.5, 0].map((energy) => (
        <State key={energy} name={`nas cores das matérias, energia ${energy}`}>
          <Inline wrap gap="e12">
            {subjects.map((materia) => (
              <Breu key={materia} energy={energy} size={84} materia={materia} />
            ))}
          </Inline>
        </State>
      ))}
    </Sheet>
  ),
};

const Attacked = () => {
  const [hits, setHits] = useState(0);
  return (
    <>
      <Breu energy={1 - hits / 10} size={200} materia="Matemática" animated />
      <Inline>
        <Button variant="game" onClick={() => setHits(Math.min(hits + 1, 10))}>
          ATACAR
        </Button>
        <Button variant="text" onClick={() => setHits(0)}>
          De novo
        </Button>
      </Inline>
    </>
  );
};

/** Each hit shakes him, and his drawing follows his energy. */
export const Attack: StoryObj = {
  render: () => (
    <Sheet>
      <Attacked />
    </Sheet>
  ),
};
