import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { expect, screen, userEvent } from 'storybook/test';
import { State } from '../../../../storybook/sheet.tsx';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar.tsx';
import { Inline, Stack } from '../../foundations/layout/layout.tsx';
import { SubjectTile } from '../../foundations/subject-tile/subject-tile.tsx';
import { PageTitle } from '../../foundations/text/heading.tsx';
import { Breu } from '../../identity/breu/breu.tsx';
import { CoinCounter } from '../counter/coin-counter.tsx';
import { StarCounter } from '../counter/star-counter.tsx';
import { LivesCounter } from '../lives-counter/lives-counter.tsx';
import { GameBar } from './game-bar.tsx';
import { GameHeader } from './game-header.tsx';

export default {
  title: 'Game/GameBar',
  component: GameBar,
  parameters: guide({
    use: 'Estrelas, moedas e vidas no alto do jogo, com a saída.',
    do: ['Mantenha estrelas, moedas e vidas nesta ordem'],
    dont: ['Usar em uma prova'],
    words: 'hud barra jogo placar bar',
    design: 'BarraJogo',
    keyboard: 'story',
  }),
} satisfies Meta;

const open = () => undefined;
const exit = { label: 'Sair da fase', href: '#materia' };
const back = { label: 'Voltar para o início', href: '#inicio' };
const playing = {
  stars: <StarCounter value={14} />,
  coins: <CoinCounter value={340} />,
  lives: <LivesCounter vidas={3} seconds={760} onOpen={open} />,
};
const choosing = { ...playing, lives: <LivesCounter vidas={4} seconds={760} showTime={false} onOpen={open} /> };
const rich = {
  stars: <StarCounter value={1284} />,
  coins: <CoinCounter value={12_340} />,
};

export const Default: StoryObj<typeof GameBar> = {
  args: { label: 'Jogando', exit, ...playing },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Stack gap="e24">
      <State name="jogando">
        <GameBar label="Jogando" exit={exit} {...playing} />
      </State>
      <State name="muito de tudo, sem vidas">
        <GameBar
          label="Sem vidas"
          exit={exit}
          {...rich}
          lives={<LivesCounter vidas={0} seconds={1200} onOpen={open} />}
        />
      </State>
      <State name="sobre uma cena">
        <GameBar label="Sobre uma cena" exit={exit} over {...playing} />
        <Breu energy={1} size={200} decorative />
      </State>
      <State name="carregando">
        <GameBar
          label="Carregando"
          exit={exit}
          stars={<StarCounter value={null} />}
          coins={<CoinCounter value={null} />}
          lives={<LivesCounter vidas={null} seconds={null} onOpen={open} />}
        />
      </State>
      <State name="escola sem vidas">
        <GameBar label="Escola sem vidas" exit={exit} stars={playing.stars} coins={playing.coins} />
      </State>
      <State name="saudação">
        <GameHeader label="Início" start={{ greeting: { text: 'Boa tarde,', name: 'Marina' } }} {...choosing} />
      </State>
      <State name="saudação, nome longo e muito de tudo">
        <GameHeader
          label="Início com nome longo"
          start={{ greeting: { text: 'Boa tarde,', name: 'Maria Aparecida dos Santos Albuquerque' } }}
          {...rich}
          lives={choosing.lives}
        />
      </State>
      <State name="matéria">
        <GameHeader label="Matéria" start={{ back }} {...choosing}>
          <Stack gap="e12">
            <Inline gap="e12">
              <SubjectTile materia="Matemática" size={56} />
              <PageTitle>Matemática</PageTitle>
            </Inline>
            <ProgressBar label="Progresso" value={29} max={50} valueText="29 de 50 itens" number="29/50 itens" />
          </Stack>
        </GameHeader>
      </State>
    </Stack>
  ),
};

/** Way out first, then the lives: the two things that can be pressed. */
export const Keyboard: StoryObj = {
  render: () => <GameBar label="Jogando" exit={exit} {...playing} />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Sair da fase' })).toHaveFocus();
    await userEvent.tab();
    await expect(
      screen.getByRole('button', { name: '3 de 5 vidas. Próxima vida em 13 minutos. Ver vidas' }),
    ).toHaveFocus();
  },
};
